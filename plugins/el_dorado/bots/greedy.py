"""A bot that goes the cheapest way home as far as its hand takes it, and buys what it lacks."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from designer.api import CHOOSE, DONE, Decision, Move, below

from ..definition import (
    ARRIVED,
    TRASH,
    CardKind,
    Definition,
)
from ..rules import verbs
from ..rules.market import is_open
from ..state import State
from ..views import Seen
from .prices import WayHome, way_home

__all__ = ["GreedyBot"]

_EPSILON = 0.05
_MOVING = frozenset({verbs.PLAY, verbs.STEP, verbs.ENTER, verbs.TAKE_WITH, verbs.TAKE_ON, verbs.TAKE_FOR})  # fmt: skip
_LATE = 6.0  # so near to El Dorado, new cards come too late


class _Mind(NamedTuple):
    """What the bot thinks of a state: nothing that outlives the choice."""

    definition: Definition
    state: State
    home: WayHome
    reach: tuple[int, ...]


class GreedyBot:
    """Choose the move that brings an explorer farthest for its card."""

    id = "greedy"

    def __init__(self) -> None:
        self._ways: dict[tuple[object, ...], WayHome] = {}
        self._definition: Definition | None = None

    def choose(self, view: Seen, moves: Iterable[Move], rng: int) -> Move:
        """Choose one of the legal moves."""
        mind = self._mind(view)
        decision = mind.state.decision
        if decision is not None:
            return _answer(mind, decision)
        found = tuple(moves)
        move = _best_step(mind, found)
        if move is None:
            move = _best_purchase(mind, found, rng)
        if move is None:
            move = next(m for m in found if m.verb == verbs.END_PLAY)
        return move

    def _mind(self, view: Seen) -> _Mind:
        definition, state, seat = view.definition, view.state, view.seat
        if definition is not self._definition or len(self._ways) > 5000:
            self._definition, self._ways = definition, {}
        own = {*state.hands[seat], *state.piles[seat], *state.discards[seat], *state.played}
        reach = [0] * len(definition.symbols)
        for card in own:
            kind = definition.cards[card]
            for symbol in kind.symbols:
                reach[symbol] = max(reach[symbol], kind.strength)
        key = (state.surface, state.bars, *reach)
        home = self._ways.get(key)
        if home is None:
            home = way_home(definition, state.surface, state.bars, reach)
            self._ways[key] = home
        return _Mind(definition, state, home, tuple(reach))


# Moving


def _best_step(mind: _Mind, moves: Iterable[Move]) -> Move | None:
    best, best_score = None, _EPSILON
    for move in moves:
        if move.verb in _MOVING:
            score = _score(mind, move)
            if score > best_score:
                best, best_score = move, score
    return best


def _score(mind: _Mind, move: Move) -> float:
    definition, state = mind.definition, mind.state
    args = move.args
    if move.verb == verbs.PLAY:
        card, symbol, explorer, to = args
        kind = definition.cards[card]
        n = definition.surfaces[state.surface[to]].n
        gain, unused = _farthest(mind, to, symbol, kind.strength - n)
        gain += mind.home.of(state.at[explorer]) - mind.home.of(to)
        return gain - 0.12 * unused - (0.8 if kind.one_use else 0.0)
    if move.verb == verbs.STEP:
        motion = state.motion
        assert motion is not None, "a step is legal only with a card in motion"
        n = definition.surfaces[state.surface[args[0]]].n
        gain, _ = _farthest(mind, args[0], motion.symbol, motion.rest - n)
        return (
            gain + mind.home.of(state.at[motion.explorer]) - mind.home.of(args[0]) + 10.0 * _EPSILON
        )
    if move.verb == verbs.ENTER:
        explorer, to = args
        toll = definition.surfaces[state.surface[to]]
        gain = mind.home.of(state.at[explorer]) - mind.home.of(to)
        return gain - _lost(mind, toll.n, toll.give)
    return _score_of_taking(mind, move)


def _score_of_taking(mind: _Mind, move: Move) -> float:
    """Taking a blockade is worth its toll, if the own way leads through it."""
    definition, state = mind.definition, mind.state
    slot = move.args[-1]
    blockade = definition.blockades[state.bars[slot]]
    if move.verb == verbs.TAKE_ON:
        explorer = -1 if state.motion is None else state.motion.explorer
    else:
        explorer = move.args[-2]
    if not _leads_through(mind, state.at[explorer], slot):
        return 0.0
    if move.verb == verbs.TAKE_FOR:
        return 1.0 * blockade.n + 0.3 - _lost(mind, blockade.n, blockade.give)
    if move.verb == verbs.TAKE_ON:
        return 1.0 * blockade.n + 0.3
    card = move.args[0]
    unused = definition.cards[card].strength - blockade.n
    return 1.0 * blockade.n + 0.3 - 0.12 * unused - (0.8 if definition.cards[card].one_use else 0.0)


def _leads_through(mind: _Mind, place: int, slot: int) -> bool:
    after = mind.home.next[place]
    return any(there == after and s == slot for there, s in mind.definition.ways[place])


def _farthest(mind: _Mind, place: int, symbol: int, rest: int) -> tuple[float, int]:
    """Give how much nearer the rest of a card can bring an explorer, and what is left then."""
    definition, state, home = mind.definition, mind.state, mind.home
    best, left = 0.0, rest
    if rest <= 0 or definition.surfaces[state.surface[place]].goal:
        return 0.0, rest
    here = home.to_go[place]
    for there, slot in definition.ways[place]:
        toll = definition.surfaces[state.surface[there]]
        if not toll.mask & 1 << symbol or toll.n > rest or there in state.at:
            continue
        if (slot >= 0 and state.bars[slot] >= 0) or home.to_go[there] >= here:
            continue
        more, unused = _farthest(mind, there, symbol, rest - toll.n)
        gain = here - home.to_go[there] + more
        if gain > best:
            best, left = gain, unused
    return best, left


def _lost(mind: _Mind, n: int, give: int) -> float:
    """Give what it costs to give n cards: the worst ones of the hand."""
    cards = sorted(_worth(mind, card) for card in mind.state.hands[mind.state.active])[:n]
    return sum(worth - 1.0 if give == TRASH else 0.5 * worth for worth in cards)


def _worth(mind: _Mind, card: int) -> float:
    kind = mind.definition.cards[card]
    return kind.strength * (1.0 if len(kind.symbols) < 2 else 1.5) if kind.symbols else 0.2


# Answering


def _answer(mind: _Mind, decision: Decision) -> Move:
    if decision.kind == "pay":
        return _payment(mind, decision)
    if decision.kind == "give":
        return Move(CHOOSE, (min(decision.options, key=lambda card: (_worth(mind, card), card)),))
    keep = _kept(mind, decision.options)
    for card in decision.options:
        if card not in keep:
            return Move(CHOOSE, (card,))
    return Move(DONE)


def _payment(mind: _Mind, decision: Decision) -> Move:
    lacking = decision.need - decision.reached
    if lacking <= 0:
        return Move(DONE)
    cards = mind.definition.cards

    def waste(card: int) -> tuple[bool, int, int, int]:
        worth = cards[card].half_coins
        leaves_the_game = cards[card].one_use and cards[card].shows_coin
        return leaves_the_game, max(0, worth - lacking), -worth, card

    return Move(CHOOSE, (min(decision.options, key=waste),))


def _kept(mind: _Mind, hand: Sequence[int]) -> set[int]:
    """Keep coins while something needed is still too dear, and the card for the next space."""
    definition, state = mind.definition, mind.state
    keep: set[int] = set()
    lack = _lack(mind)
    if lack is not None and _offers(mind, lack):
        keep |= {card for card in hand if definition.cards[card].half_coins >= 2}
    for explorer in definition.explorers[state.active]:
        place = state.at[explorer]
        after = -1 if place == ARRIVED else mind.home.next[place]
        if after >= 0:
            toll = definition.surfaces[state.surface[after]]
            keep |= {
                card
                for card in hand
                if toll.mask & definition.cards[card].mask
                and definition.cards[card].strength >= toll.n >= 2
            }
    return keep


# Buying


def _lack(mind: _Mind) -> tuple[int, int] | None:
    """Give the first space on the way (bits of its symbols, strength) that no own card pays."""
    for explorer in mind.definition.explorers[mind.state.active]:
        place = mind.state.at[explorer]
        if place != ARRIVED and (lack := mind.home.lack[place]) is not None:
            return lack
    return None


def _offers(mind: _Mind, lack: tuple[int, int]) -> list[int]:
    """Give what is for sale and pays for what lacks."""
    mask, n = lack
    return [
        card
        for card, left in enumerate(mind.state.stock)
        if left > 0
        and mind.definition.cards[card].mask & mask
        and mind.definition.cards[card].strength >= n
    ]


def _best_purchase(mind: _Mind, moves: Sequence[Move], rng: int) -> Move | None:
    offers = [move for move in moves if move.verb == verbs.BUY]
    if not offers:
        return None
    cards = mind.definition.cards
    lack = _lack(mind)
    if lack is not None:
        wanted = _offers(mind, lack)
        fitting = [m for m in offers if m.args[0] in wanted]
        if fitting:
            return min(fitting, key=lambda m: (cards[m.args[0]].one_use, cards[m.args[0]].price, m))
        if wanted and not any(is_open(mind.state, card) for card in wanted):
            return min(
                offers, key=lambda m: (mind.state.stock[m.args[0]], -_value(cards[m.args[0]]), m)
            )
    own = mind.definition.explorers[mind.state.active]
    to_go = max((mind.home.of(mind.state.at[explorer]) for explorer in own), default=0.0)
    if lack is None and to_go < _LATE:
        return None
    best = max(_value(cards[m.args[0]]) for m in offers)
    if best < 2.0:
        return None
    good = [m for m in offers if _value(cards[m.args[0]]) >= best]
    _, number = below(rng, len(good))
    return good[number]


def _value(kind: CardKind) -> float:
    """Give what a card is worth in the deck, whatever its price."""
    if not kind.symbols:
        return 0.0
    value = kind.strength * (1.6 if len(kind.symbols) > 1 else 1.0)
    return 0.5 * value if kind.one_use else value
