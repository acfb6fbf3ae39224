"""What an explorer can reach over the known map with what is carried, and for how many actions.

The search asks the rules themselves: each step by the questions of a step, each danger by letting the
game face it on a board of which nothing more can be turned up. A way goes on where a danger is kept
off with what is carried; where it does harm, it ends.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

import msgspec
from msgspec.structs import replace

from designer.api import (
    CHOOSE,
    Errand,
    Hex,
    Move,
    PositionReach,
    Reached,
    counted_as,
    item_of,
    legal_moves,
    said,
)

from .definition import NOWHERE, RELIC, WALL, Definition
from .expedition import Expedition
from .rules import ids, verbs
from .rules.ground import animals_at, border, is_clearing, terrain_at
from .rules.meeting import left_behind
from .rules.packs import cursed, matches
from .rules.walking import flight_cost, refusal_of_ground, refusal_of_landing, step_cost
from .state import ACTING, NO_PIECE, State, put

__all__ = ["bare", "reach", "unharmed"]

_PLENTY = 1_000


_Faced = tuple[State, tuple[int, ...]]
"""How a danger ended, and what was given up against it."""


class _Stand(msgspec.Struct, frozen=True):
    """Give how somebody stands somewhere: what it cost, over which positions, what was given up."""

    price: int
    way: tuple[int, ...]
    used: tuple[int, ...]
    state: State
    is_harmed: bool = False


def bare(state: State, seat: int) -> State:
    """Give a state in which a seat may go wherever it can and nothing hidden is turned up."""
    return replace(
        state,
        active=seat,
        phase=ACTING,
        left=_PLENTY,
        stack=(),
        sealed=tuple(() for _ in state.sealed),
        decision=None,
        agenda=(),
        held=NO_PIECE,
        meeting=-1,
        ends=False,
        lying=tuple(False for _ in state.lying),
    )


def unharmed(before: State, after: State, given: tuple[int, ...]) -> bool:
    """Say whether whoever went on is still free to, and lost nothing but what was given up."""
    seat = after.active
    lost = {p for p in before.packs[seat] if p != NO_PIECE} - set(after.packs[seat])
    return (
        seat == before.active
        and after.phase == ACTING
        and after.decision is None
        and not after.ends
        and after.rng == before.rng
        and not after.lying[seat]
        and lost <= set(given)
    )


def reach(game: Expedition, state: State, seat: int) -> PositionReach | None:
    """Give what a seat can reach; None while its explorer is not on the map."""
    definition, at = game.definition, state.at[seat]
    if at == NOWHERE:
        return None
    found = _Search(game, bare(state, seat), seat).run()
    is_acting = state.phase == ACTING and state.active == seat
    return PositionReach(
        name=definition.seats[seat].title,
        at=definition.hexes[at],
        left=state.left if is_acting else None,
        spaces=_spaces(definition, state, found),
        errands=_errands(game, state, seat, found),
        often=_often(definition),
    )


def _often(definition: Definition) -> tuple[int, ...]:
    """Give how many of a hundred turns bring at least 1, 2, 3 actions."""
    numbers = definition.dice.numbers
    most = max(numbers, default=0)
    return tuple(
        round(100 * sum(number >= least for number in numbers) / len(numbers))
        for least in range(1, most + 1)
    )


class _Search:
    """Look for the cheapest ways, in order of their price."""

    def __init__(self, game: Expedition, state: State, seat: int) -> None:
        self._game, self._seat, self._start = game, seat, state
        self._book = game.book
        self._hears_enter = game.book.machine.hears("enter")
        self._known: dict[tuple[int, tuple[int, ...]], list[_Faced]] = {}

    def run(self) -> dict[int, _Stand]:
        """Give the cheapest stand per position; one without harm goes before one with it."""
        start = _Stand(0, (self._start.at[self._seat],), (), self._start)
        queue, number = [(0, 0, 0, start)], 0
        done: dict[int, list[tuple[int, ...]]] = {}
        best: dict[int, _Stand] = {}
        while queue:
            _, _, _, stand = heappop(queue)
            here = stand.way[-1]
            if stand.is_harmed:
                best.setdefault(here, stand)
                continue
            if _is_beaten(stand, done):
                continue
            done.setdefault(here, []).append(stand.used)
            best.setdefault(here, stand)
            for after in self._onwards(stand):
                if _is_beaten(after, done):
                    continue
                number += 1
                heappush(queue, (after.price, after.is_harmed, number, after))
        return best

    def _onwards(self, stand: _Stand) -> Iterator[_Stand]:
        game, seat, state = self._game, self._seat, stand.state
        here = stand.way[-1]
        for there in game.definition.beside[here]:
            if there >= 0 and refusal_of_ground(self._book, state, seat, here, there) is None:
                price = step_cost(self._book, state, seat, here, there)
                yield from self._come(stand, there, price, verbs.WALK)
        own = terrain_at(game.definition, state, here)
        if is_clearing(game.definition, state, here) and (own is None or not own.passing):
            price = flight_cost(self._book, state, seat)
            for there in range(len(state.ground)):
                if there != here and refusal_of_landing(self._book, state, seat, there) is None:
                    yield from self._come(stand, there, price, verbs.FLY)

    def _come(self, stand: _Stand, there: int, price: int, verb: str) -> Iterator[_Stand]:
        state, way = stand.state, (*stand.way, there)
        if not self._is_dangerous(state, there):
            gone = replace(state, at=put(state.at, self._seat, there))
            yield _Stand(stand.price + price, way, stand.used, left_behind(gone, stand.way[-1]))
            return
        key = there, stand.used
        if key not in self._known:
            first = self._game.apply(replace(state, left=_PLENTY), Move(verb, (there,)))
            self._known[key] = list(self._faced(first, ()))
        was_harmed = False
        for after, given in self._known[key]:
            is_well = unharmed(state, after, given) and after.at[self._seat] == there
            if is_well:
                used = tuple(sorted((*stand.used, *given)))
                yield _Stand(stand.price + price, way, used, replace(after, left=_PLENTY))
            was_harmed |= not is_well
        if was_harmed:
            yield _Stand(stand.price + price, way, stand.used, state, is_harmed=True)

    def _faced(self, state: State, given: tuple[int, ...]) -> Iterator[_Faced]:
        """Give how a danger can end, with what is given up against it."""
        decision = state.decision
        if decision is None or decision.seat != self._seat:
            yield state, given
            return
        for move in legal_moves(self._game, state):
            more: tuple[int, ...] = ()
            if decision.kind == "answer" and move.verb == CHOOSE:
                more = (item_of(move.args[0]),)
            yield from self._faced(self._game.apply(state, move), (*given, *more))

    def _is_dangerous(self, state: State, there: int) -> bool:
        definition = self._game.definition
        kind = definition.surfaces[state.ground[there]].kind
        is_hazard = kind >= 0 and definition.tile_kinds[kind].is_hazard
        awake = any(animal not in state.asleep for animal in animals_at(state, there))
        return is_hazard or awake or self._hears_enter


def _is_beaten(stand: _Stand, done: dict[int, list[tuple[int, ...]]]) -> bool:
    """Say whether somebody came there for no more, with all that is left now."""
    return any(set(used) <= set(stand.used) for used in done.get(stand.way[-1], ()))


def _spaces(definition: Definition, state: State, found: dict[int, _Stand]) -> tuple[Reached, ...]:
    """Give where one can stay, the cheapest first."""
    rows = []
    for position, stand in found.items():
        if definition.terrain_of(state.ground[position]).passing:
            continue
        names = tuple(definition.piece_title(piece).lower() for piece in stand.used)
        peril = _peril(definition, state, position) if stand.is_harmed else ""
        rows.append(
            Reached(definition.hexes[position], stand.price, _way(definition, stand), names, peril)
        )
    return tuple(sorted(rows, key=lambda row: (row.price, row.hex.q, row.hex.r)))


def _way(definition: Definition, stand: _Stand) -> tuple[Hex, ...]:
    return tuple(definition.hexes[position] for position in stand.way)


def _peril(definition: Definition, state: State, position: int) -> str:
    awake = [a for a in animals_at(state, position) if a not in state.asleep]
    if awake:
        return definition.piece_title(awake[0]).lower()
    return definition.surface_title(state.ground[position]).lower()


def _errands(
    game: Expedition, state: State, seat: int, found: dict[int, _Stand]
) -> tuple[Errand, ...]:
    """Give what is worth going for: relics, clearings, and the flight home where it is earned."""
    definition = game.definition
    is_done = matches(definition, state, seat) >= definition.matching
    wanted = [] if is_done else list(_relics(definition, state, seat))
    landings = [p for p in found if is_clearing(definition, state, p)]
    rows = [_errand(game, state, seat, found, title, at) for title, at in wanted]
    if landings:
        nearest = min(landings, key=lambda p: (found[p].is_harmed, found[p].price, p))
        title = said("Fly home") if is_done else said("Nearest clearing")
        errand = _errand(game, state, seat, found, title, nearest)
        if is_done and errand.price is not None:
            price = errand.price + flight_cost(game.book, found[nearest].state, seat)
            errand = replace(errand, price=price)
        rows.append(errand)
    far = len(definition.hexes)
    return tuple(sorted(rows, key=lambda row: (far if row.price is None else row.price, row.title)))


def _relics(definition: Definition, state: State, seat: int) -> Iterator[tuple[str, int]]:
    """Give the relics that a seat may take, and those that still lie face down."""
    for position, piece in state.lying_here:
        if definition.sort(piece) == RELIC and not cursed(definition, state, seat, piece, position):
            yield definition.piece_title(piece), position
    for position, code in enumerate(state.ground):
        if code in definition.relic_spaces:
            n = len(state.sealed[definition.relic_spaces.index(code)])
            if n:
                yield counted_as("{n} relic face down", "{n} relics face down", n), position


def _errand(
    game: Expedition, state: State, seat: int, found: dict[int, _Stand], title: str, at: int
) -> Errand:
    definition = game.definition
    stand, where = found.get(at), definition.hexes[at]
    if stand is None:
        return Errand(title, where, why=_why_not(game, state, seat, found, at))
    why = ""
    if stand.is_harmed:
        why = said("{danger} waits there", danger=_peril(definition, state, at))
    elif stand.used:
        names = ", ".join(definition.piece_title(piece).lower() for piece in stand.used)
        why = said("gives up {names}", names=names)
    return Errand(title, where, stand.price, _way(definition, stand), why)


def _why_not(game: Expedition, state: State, seat: int, found: dict[int, _Stand], at: int) -> str:
    """Say what bars the way, looking back from a position as far as no wall stands between."""
    definition, free = game.definition, bare(state, seat)
    row, seen, last = [at], {at}, ""
    while row:
        there = row.pop(0)
        for way, beside in enumerate(definition.beside[there]):
            if beside < 0 or state.ground[beside] < 0 or beside in seen:
                continue
            if beside in found and not found[beside].is_harmed:
                refusal = refusal_of_ground(game.book, free, seat, beside, there)
                last = last or (refusal.message if refusal is not None else "")
                if last and refusal is not None and refusal.rule != ids.WALL:
                    return refusal.message
            elif border(definition, state, there, way) != WALL:
                seen.add(beside)
                row.append(beside)
    return last
