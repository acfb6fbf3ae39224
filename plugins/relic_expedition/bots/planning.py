"""What a bot thinks of a position: ways over the known map, which relics are wanted, what is dangerous."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush

from msgspec.structs import replace

from ..definition import DENSE, NOWHERE, RELIC, WALL, Definition, Kind
from ..rulebook import Rulebook
from ..rules.ground import border, empties_around
from ..rules.packs import cursed, has_tag, needed
from ..rules.walking import cost_of
from ..state import NO_PIECE, State

__all__ = ["Plan"]

Road = tuple[int, int, bool, str]
"""Where a step leads, its cost, whether through dense jungle, and what it needs."""

_MOST_MAPS = 8

_FAR = 10_000
_NEXT = {"tool": 20.0, "key": 12.0, "guard": 10.0}
_FADES = 0.4
_IVY, _BITE, _THEFT = 5, 9, 4  # actions that a danger is as bad as, without protection


class Plan:
    """Think about one position, for one seat.

    Attributes:
        far: per position that can be reached, what the way costs; `before`: the step before it.
    """

    def __init__(self, book: Rulebook, state: State, seat: int) -> None:
        self.book = book
        self.definition: Definition = book.definition
        self.state = state
        self.seat = seat
        self.here = state.at[seat]
        self._pack = [
            self.definition.kinds[self.definition.kind_of[piece]]
            for piece in state.packs[seat]
            if piece != NO_PIECE
        ]
        self.relics = [kind for kind in self._pack if kind.sort == RELIC]
        self._gains: dict[str, float] = {}
        self._guards = frozenset[str]().union(*(book.against[kind.id] for kind in self._pack))
        self._awake: dict[int, list[int]] = {}
        for animal, at in enumerate(state.where):
            if at != NOWHERE and animal not in state.asleep:
                self._awake.setdefault(at, []).append(animal)
        dense = cost_of(book, replace(state, crossing=DENSE), "move_cost", seat, 9)
        self._dense = max(0, dense - 9 + self.definition.dense_cost)
        self._roads = _roads(book, state)
        self._dangers: dict[int, int] = {}
        self._keys: dict[str, bool] = {}
        self.far: dict[int, int] = {}
        self.before: dict[int, int] = {}
        if self.here != NOWHERE:
            self._walk()

    # Ways

    def _walk(self) -> None:
        queue = [(0, self.here)]
        self.far[self.here] = 0
        done: set[int] = set()
        while queue:
            far, here = heappop(queue)
            if here in done:
                continue
            done.add(here)
            for there, cost in self._steps(here):
                if far + cost < self.far.get(there, _FAR):
                    self.far[there] = far + cost
                    self.before[there] = here
                    heappush(queue, (far + cost, there))

    def _steps(self, here: int) -> Iterator[tuple[int, int]]:
        for there, cost, is_dense, needs in self._roads[here]:
            if needs and not self._may_enter(needs):
                continue
            if there not in self._dangers:
                self._dangers[there] = self.danger(there)
            yield there, max(0, cost + self._dense * is_dense) + self._dangers[there]

    def _may_enter(self, needs: str) -> bool:
        if needs not in self._keys:
            self._keys[needs] = bool(has_tag(self.definition, self.state, self.seat, needs))
        return self._keys[needs]

    def danger(self, position: int) -> int:
        """Give what coming to a position is as bad as, in actions."""
        definition, state = self.definition, self.state
        code = state.ground[position]
        kind = definition.surfaces[code].kind
        worth = 0
        if kind >= 0 and definition.tile_kinds[kind].is_hazard:
            worth += 0 if self.guards(definition.tile_kinds[kind].id) else _IVY
        for animal in self._awake.get(position, ()):
            name = definition.piece_id(animal)
            legs = definition.kinds[definition.kind_of[animal]].legs
            worth += 1 if self.guards(name) else (_BITE if legs >= 4 or not legs else _THEFT)
        return worth

    def guards(self, name: str) -> bool:
        """Say whether something in the pack helps against an animal or a tile."""
        return name in self._guards

    def first_step(self, there: int) -> int:
        """Give the first position of the way to one."""
        while self.before.get(there, self.here) != self.here:
            there = self.before[there]
        return there

    def frontier(self) -> Iterator[tuple[int, int]]:
        """Give the positions that one could come to and turn up tiles, with how many."""
        if not self.state.stack:
            return
        for there in self.far:
            terrain = self.definition.terrain_of(self.state.ground[there])
            if there != self.here and terrain.reveals and not terrain.passing:
                n = len(empties_around(self.definition, self.state, there))
                if n:
                    yield there, n

    # Things

    def lying(self) -> Iterator[tuple[int, Kind]]:
        """Give what lies face up and may be taken."""
        definition, state = self.definition, self.state
        for position, piece in state.lying_here:
            kind = definition.kinds[definition.kind_of[piece]]
            if not cursed(definition, state, self.seat, piece, position):
                yield position, kind

    def value(self, without: int = NO_PIECE, more: Kind | None = None) -> float:
        """Give what the pack is worth, without one piece or with one more thing."""
        definition = self.definition
        kinds = [
            definition.kinds[definition.kind_of[piece]]
            for piece in self.state.packs[self.seat]
            if piece not in (NO_PIECE, without)
        ]
        return self._worth(kinds if more is None else [*kinds, more])

    def _worth(self, kinds: list[Kind]) -> float:
        """Give what things are worth together: relics alike most of all, of supplies the first."""
        groups: Counter[str] = Counter()
        supplies: Counter[str] = Counter()
        worth = 0.0
        for kind in kinds:
            if kind.sort == RELIC:
                groups.update((f"c {kind.colour}", f"s {kind.insignia}"))
                worth += 1
            else:
                worth += _NEXT[self._sort_of(kind)] * _FADES ** supplies[kind.id]
                supplies[kind.id] += 1
        return worth + 50 * max(groups.values(), default=0) + sum(n * n for n in groups.values())

    def _sort_of(self, kind: Kind) -> str:
        if kind.tags:
            return "key"
        return "guard" if self.book.against[kind.id] else "tool"

    def gain(self, kind: Kind) -> float:
        """Give by how much one thing more makes the pack worth more, also in exchange for another.

        Whoever only takes what gains comes to an end: each exchange raises what the pack is worth.
        """
        if kind.id not in self._gains:
            row = self.state.packs[self.seat]
            leaving = [NO_PIECE]
            if NO_PIECE not in row[: self.definition.slots]:
                leaving = [p for p in row if not needed(self.definition, self.state, self.seat, p)]
            after = [self.value(without=piece, more=kind) for piece in leaving]
            self._gains[kind.id] = max(after, default=0) - self.value()
        return self._gains[kind.id]


def _roads(book: Rulebook, state: State) -> Mapping[int, Sequence[Road]]:
    """Give the steps of the map as it lies; it is the same until a tile is turned up."""
    key = state.ground, state.turns
    if key not in book.roads:
        if len(book.roads) >= _MOST_MAPS:
            book.roads.clear()
        book.roads[key] = {
            here: tuple(_roads_from(book.definition, state, here))
            for here, code in enumerate(state.ground)
            if code >= 0
        }
    return book.roads[key]


def _roads_from(definition: Definition, state: State, here: int) -> Iterator[Road]:
    own = definition.terrain_of(state.ground[here])
    for way, there in enumerate(definition.beside[here]):
        if there < 0 or (code := state.ground[there]) < 0:
            continue
        kind = border(definition, state, here, way)
        terrain = definition.terrain_of(code)
        if kind != WALL and not (own.passing and terrain.passing):
            yield there, definition.step_cost + terrain.cost, kind == DENSE, terrain.needs
