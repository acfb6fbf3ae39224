"""Whether an explorer can enter El Dorado in this turn, and by which move it begins.

All orders of the cards in hand are tried, by the game's own rules, on what the seat sees. Only
what is certain is counted on: no card that is still to be drawn.
"""

import heapq
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from designer.api import Move

from ..definition import ARRIVED, TOKENS, BlockadeKind, Definition, Surface
from ..own_moves import OwnMove
from ..rules import verbs
from ..state import PLAYING, State
from ..views import Seen
from ..wanderers import wanderer

__all__ = ["Finishing"]

_NO_HELP = frozenset({verbs.BUY, verbs.END_PLAY, verbs.STOP})
"""Moves that bring nobody nearer within the turn: a bought card waits, and the next card needs no stop."""

_ACTIONS = frozenset({verbs.ACT, verbs.USE})

_FAR = 1 << 20
_DRAWS = frozenset({"draw", "take", "put", "trash", "discard", "look", "reveal", "shuffle"})
"""Verbs that move cards only: within the turn, nothing certain comes of them."""

_MOVES_NOBODY = _DRAWS | {"gain", "modify", "allow", "choose"}
"""Verbs that pay for nothing themselves; what is gained is seen by the symbol."""

_EVERYTHING: tuple[int, ...] = ()
"""Stands for strengths that are not looked at."""

_MOST_POSITIONS = 1_000  # so many are looked at in a turn; a hundred are normal
_MOST_ASIDE = 200
"""So many are looked at once more in a turn, with moves of other figures, of which there are many."""

_MOST_KEPT = 20_000


class Finishing:
    """Look for ways into El Dorado, and keep what was found of positions looked at before."""

    def __init__(self) -> None:
        self._definition: Definition | None = None
        self._first: dict[State, Move] = {}
        self._hopeless: dict[tuple[object, ...], set[State]] = {}
        self._apart: frozenset[str] = frozenset()
        self._aside: frozenset[str] = frozenset()
        self._turn: tuple[object, ...] = ()
        self._left_in_turn = self._left_aside = 0
        self._tables: dict[tuple[object, ...], tuple[int, ...]] = {}
        self._map: tuple[object, ...] = ()
        self._rough: tuple[int, ...] = ()
        self._wonders: frozenset[int] = frozenset()
        self._helpful: frozenset[int] = frozenset()
        self._powers: Mapping[int, int] = {}
        self._dearest = 0
        self._left = 0

    def move(self, view: Seen) -> Move | None:
        """Give a legal move that begins a way into El Dorado within this turn, or None."""
        self._know(view)
        state, seat = view.state, view.seat
        is_paying = state.decision is not None and state.decision.kind == "pay"
        if state.phase != PLAYING or is_paying or self._least_to_pay(state, seat) == _FAR:
            return None
        # What is for sale tells turns of different games apart.
        turn = (state.round, state.active, state.stock)
        if self._turn != turn:
            self._turn = turn
            self._left_in_turn, self._left_aside = _MOST_POSITIONS, _MOST_ASIDE
        # First with the own explorers only; then what other figures do is tried, for as long as it may.
        self._apart, self._left = self._aside, self._left_in_turn
        is_found = self._search_each(view, state)
        self._left_in_turn = self._left
        if not is_found and self._left_aside > 0 and self._is_barred(view, state):
            self._apart, self._left = frozenset(), self._left_aside
            is_found = self._search_each(view, state)
            self._left_aside = self._left
        return self._first.get(_key(state)) if is_found else None

    def _search_each(self, view: Seen, state: State) -> bool:
        """Search with one explorer on the way, then with several: another one may stand in the way."""
        near = [
            explorer
            for explorer in view.definition.explorers[view.seat]
            if state.at[explorer] != ARRIVED
            and self._least_to_pay(state, view.seat, (explorer,)) < _FAR
        ]
        for explorer in near:
            if self._search(view, state, (explorer,)):
                return True
        return len(near) > 1 and not self._moves_others and self._search(view, state, tuple(near))

    @property
    def _moves_others(self) -> bool:
        """Say whether other figures are moved too: then one explorer at a time is enough to look at."""
        return bool(self._aside) and not self._apart

    def _is_barred(self, view: Seen, state: State) -> bool:
        """Say whether there would be a way if no other figures were near."""
        blurred = view.game.book.ask.blurred
        if not self._aside or not blurred:
            return bool(self._aside)
        easier = state
        for blur in blurred:
            easier = blur(view.game.book, easier, frozenset())
        self._left = _MOST_ASIDE
        return easier != state and self._search_each(view, easier)

    def _know(self, view: Seen) -> None:
        definition = view.definition
        kept = len(self._first) + sum(map(len, self._hopeless.values())) + len(self._tables)
        if definition is self._definition and kept < _MOST_KEPT:
            return
        self._definition, self._first, self._tables = definition, {}, {}
        self._hopeless = {}
        own = view.game.book.moves
        self._aside = frozenset(verb for verb, move in own.items() if move.with_figure)
        self._map = ()
        self._wonders = _wonders(definition)
        symbols = {TOKENS + n for n, token in enumerate(definition.tokens) if token.symbol >= 0}
        self._helpful = self._wonders | symbols
        tolls = [surface.n for surface in definition.surfaces]
        self._dearest = max([*tolls, *(blockade.n for blockade in definition.blockades)])
        self._powers = _powers(definition, self._dearest)

    def _search(self, view: Seen, state: State, movers: tuple[int, ...]) -> bool:
        """Say whether there is a way on which only some explorers move, and note its first move."""
        key = _key(state)
        if key in self._first:
            return True
        hopeless = self._hopeless.setdefault((self._apart, movers), set())
        if key in hopeless or self._left <= 0:
            return False
        self._left -= 1
        seat, n_arrived = view.seat, _n_arrived(view, state)
        onward = []
        for move, after in self._moves(view, state, movers):
            if _n_arrived(view, after) > n_arrived:
                self._first[key] = move
                return True
            if not _is_certain(state, after):
                continue
            if (least := self._least_to_pay(after, seat, movers)) < _FAR:
                onward.append((least, move, after))
        for _, move, after in sorted(onward, key=lambda entry: entry[0]):
            if self._search(view, after, movers):
                self._first[key] = move
                return True
        if self._left > 0:
            hopeless.add(key)
        return False

    def _moves(
        self, view: Seen, state: State, movers: tuple[int, ...]
    ) -> Iterator[tuple[Move, State]]:
        game, own = view.game, view.game.book.moves
        driven: dict[int, Move] = {}
        for move in game.candidates(state):
            verb = move.verb
            if verb in _NO_HELP or verb in self._apart:
                continue
            if verb in _ACTIONS and move.args[0] not in self._helpful:
                continue
            if verb in self._aside:
                card, figure = move.args
                best = driven.setdefault(figure, move)
                if self._powers.get(card, 0) < self._powers.get(best.args[0], 0):
                    driven[figure] = move
                continue
            explorer = _mover(state, move, own)
            if explorer is not None and explorer not in movers:
                continue
            if game.refusal(state, move) is None:
                yield move, game.apply(state, move)
        for figure, move in driven.items():
            if self._is_near(view, state, figure) and game.refusal(state, move) is None:
                yield move, game.apply(state, move)

    def _is_near(self, view: Seen, state: State, figure: int) -> bool:
        """Say whether a figure without an owner is where ways into El Dorado may lead."""
        other = wanderer(view.game.book, state, figure)
        means = _means(state, view.seat, self._powers, self._dearest)
        return any(self._rough[place] <= means for place in (other.place, *other.reaches))

    def _least_to_pay(self, state: State, seat: int, movers: tuple[int, ...] | None = None) -> int:
        """Give the least that one of the movers has to pay, `_FAR` where that is too much.

        Movers are all own explorers where none are named.
        """
        assert self._definition is not None, "it is set before anything is asked"
        definition = self._definition
        movers = definition.explorers[seat] if movers is None else movers
        own = [p for e in movers if (p := state.at[e]) != ARRIVED]
        means = _means(state, seat, self._powers, self._dearest)
        # Roughly first, by a table for the whole game; with the symbols at hand where that is near.
        if (state.surface, state.bars) != self._map:
            self._map = (state.surface, state.bars)
            self._rough = self._table(state, _EVERYTHING, _FAR)
        if not any(self._rough[place] <= means for place in own):
            return _FAR
        table = self._table(state, _strengths(definition, state, seat, self._wonders), means)
        return min((table[place] for place in own), default=_FAR)

    def _table(self, state: State, strengths: tuple[int, ...], means: int) -> tuple[int, ...]:
        assert self._definition is not None, "it is set before anything is asked"
        key = (state.surface, state.bars, strengths, means)
        table = self._tables.get(key)
        if table is None:
            table = _least_to_pay(self._definition, state, strengths, means)
            self._tables[key] = table
        return table


def _mover(state: State, move: Move, own: Mapping[str, OwnMove]) -> int | None:
    """Give the explorer that a move moves, None where it moves none or asks which."""
    match move.verb:
        case verbs.PLAY:
            return move.args[2]
        case verbs.ENTER:
            return move.args[0]
        case verbs.STEP:
            return None if state.motion is None else state.motion.explorer
    return move.args[1] if move.verb in own and own[move.verb].with_explorer else None


def _is_certain(before: State, after: State) -> bool:
    """Say whether it is the same turn still, and no card was drawn."""
    return (
        after.phase == PLAYING
        and after.piles is before.piles
        and (after.active, after.round) == (before.active, before.round)
    )


def _n_arrived(view: Seen, state: State) -> int:
    return sum(state.at[explorer] == ARRIVED for explorer in view.definition.explorers[view.seat])


def _key(state: State) -> State:
    """Give what makes positions of one turn equal: the order in which cards were used does not."""
    return replace(
        state, played=tuple(sorted(state.played)), box=tuple(sorted(state.box)), bought=()
    )


def _means(state: State, seat: int, powers: Mapping[int, int], dearest: int) -> int:
    """Give no less than what the cards and tokens at hand can pay."""
    means = sum(motion.rest for motion in state.waiting)
    if state.motion is not None:
        means += state.motion.rest
    if state.flow.stack:
        means += dearest
    means += sum([powers[card] for card in state.hands[seat]])
    return means + sum([powers.get(token, 0) for token in state.boards[seat]])


def _powers(definition: Definition, dearest: int) -> Mapping[int, int]:
    """Give, per card and token, what it can go for: its strength, or as one card that is given.

    Whatever moves an explorer or takes a blockade by an action goes for one toll, the dearest there is.
    """
    powers = {
        n: dearest if _does_more(kind.abilities, _MOVES_NOBODY) else max(kind.strength, 1)
        for n, kind in enumerate(definition.cards)
    }
    return powers | {
        TOKENS + n: dearest if _does_more(kind.abilities, _MOVES_NOBODY) else kind.strength
        for n, kind in enumerate(definition.tokens)
    }


def _strengths(
    definition: Definition, state: State, seat: int, wonders: frozenset[int]
) -> tuple[int, ...]:
    """Give, per symbol, the greatest strength at hand, and last how many cards can be given.

    Where an action may do anything, is just doing it, or has done something that lasts, nothing is
    out of its power.
    """
    hand, board = state.hands[seat], state.boards[seat]
    if state.flow.lasting or state.flow.stack or not wonders.isdisjoint(hand + board):
        return _EVERYTHING
    strengths = [0] * len(definition.symbols)
    for card in dict.fromkeys(hand):
        kind = definition.cards[card]
        for symbol in kind.symbols:
            strengths[symbol] = max(strengths[symbol], kind.strength)
    for token in board:
        if token >= TOKENS and (shown := definition.tokens[token - TOKENS]).symbol >= 0:
            strengths[shown.symbol] = max(strengths[shown.symbol], shown.strength)
    for motion in (state.motion, *state.waiting):
        if motion is not None:
            strengths[motion.symbol] = max(strengths[motion.symbol], motion.rest)
    return (*strengths, len(hand))


def _wonders(definition: Definition) -> frozenset[int]:
    """Give the cards and tokens that may help an explorer on in a way that their symbol does not tell."""
    cards = {n for n, kind in enumerate(definition.cards) if _does_more(kind.abilities, _DRAWS)}
    tokens = {
        TOKENS + n
        for n, kind in enumerate(definition.tokens)
        if _does_more(kind.abilities, _DRAWS | {"gain"} if kind.symbol >= 0 else _DRAWS)
    }
    return frozenset(cards | tokens)


def _does_more(tree: object, known: frozenset[str]) -> bool:
    """Say whether there is a verb in abilities as written that is none of the known ones."""
    if isinstance(tree, Mapping):
        verb = tree.get("op")
        is_other = isinstance(verb, str) and verb not in known
        return is_other or any(_does_more(part, known) for part in tree.values())
    return isinstance(tree, list | tuple) and any(_does_more(part, known) for part in tree)


def _price(toll: Surface | BlockadeKind, strengths: tuple[int, ...]) -> int:
    """Give what a toll takes at least, `_FAR` where nothing at hand pays for it."""
    if not strengths:
        can_pay = True
    elif toll.give:
        can_pay = toll.n <= strengths[-1]
    else:
        can_pay = any(n >= toll.n for s, n in enumerate(strengths[:-1]) if toll.mask & 1 << s)
    return max(1, toll.n) if can_pay else _FAR


def _least_to_pay(
    definition: Definition, state: State, strengths: tuple[int, ...], means: int
) -> tuple[int, ...]:
    """Give, per position, the least that is paid from there up to El Dorado; more than `means` is far."""
    tolls = [_FAR if s.closed else _price(s, strengths) for s in definition.surfaces]
    bars = [_price(definition.blockades[b], strengths) if b >= 0 else 0 for b in state.bars]
    least = [_FAR] * len(state.surface)
    heap = [(0, place) for place, s in enumerate(state.surface) if definition.surfaces[s].goal]
    for _, place in heap:
        least[place] = 0
    while heap:
        paid, here = heapq.heappop(heap)
        onto = paid + tolls[state.surface[here]]
        if paid > least[here] or onto > means:
            continue
        for there, slot in definition.ways[here]:
            total = onto + (bars[slot] if slot >= 0 else 0)
            if total <= means and total < least[there]:
                least[there] = total
                heapq.heappush(heap, (total, there))
    return tuple(least)
