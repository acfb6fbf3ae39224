"""The map as bots see it: steps and their costs, what is still to be turned up."""

from collections.abc import Iterable, Iterator

from ..definition import DENSE, EMPTY, WALL, Definition
from ..rulebook import Rulebook
from ..state import State

__all__ = ["Chart", "Hurdle", "Road", "chart_of"]

_STRETCH = 32

Hurdle = tuple[bool, str, str]
"""Whether a step is through dense jungle, what it needs, the dangerous tile there."""

Road = tuple[int, int, Hurdle | None]
"""Where a step leads, its cost, what is in the way, if anything is."""


class Chart:
    """Show a map as it lies.

    Attributes:
        ground, turns: the map.
        roads: per position, the steps from it.
        fresh: per position, how many tiles come into play when somebody comes there, if any do.
        near: per position, the relic spaces beside it, by their numbers, where there are any.
    """

    def __init__(self, definition: Definition, state: State, last: "Chart | None") -> None:
        self.ground, self.turns = state.ground, state.turns
        n = len(state.ground)
        self.roads: list[tuple[Road, ...]] = [()] * n if last is None else list(last.roads)
        self.fresh: dict[int, int] = {} if last is None else dict(last.fresh)
        self.near: dict[int, tuple[int, ...]] = {} if last is None else dict(last.near)
        changed = range(n) if last is None else self._changed(last)
        for here in _with_neighbours(definition, changed):
            self._look(definition, here)

    def _changed(self, last: "Chart") -> Iterator[int]:
        """Give where another thing lies, or lies otherwise; whole stretches are compared first."""
        for row, before in (self.ground, last.ground), (self.turns, last.turns):
            for at in range(0, len(row), _STRETCH):
                if row[at : at + _STRETCH] != before[at : at + _STRETCH]:
                    stretch = range(at, min(at + _STRETCH, len(row)))
                    yield from (here for here in stretch if row[here] != before[here])

    def _look(self, definition: Definition, here: int) -> None:
        self.roads[here] = ()
        self.fresh.pop(here, None)
        self.near.pop(here, None)
        if self.ground[here] < 0:
            return
        own = definition.surfaces[self.ground[here]].edges[self.turns[here]]
        terrain = definition.terrain_of(self.ground[here])
        roads, near, fresh = [], [], 0
        for way, there in enumerate(definition.beside[here]):
            if there < 0 or own[way] == WALL:
                continue
            code = self.ground[there]
            if code == EMPTY:
                fresh += terrain.reveals and not terrain.passing
            if code < 0:
                continue
            kind = max(own[way], definition.surfaces[code].edges[self.turns[there]][(way + 3) % 6])
            if kind == WALL:
                continue
            if code in definition.relic_spaces:
                near.append(definition.relic_spaces.index(code))
            if not (terrain.passing and definition.terrain_of(code).passing):
                roads.append(_road(definition, there, code, is_dense=kind == DENSE))
        self.roads[here] = tuple(roads)
        if fresh:
            self.fresh[here] = fresh
        if near:
            self.near[here] = tuple(near)


def chart_of(book: Rulebook, state: State) -> Chart:
    """Give the map of a state; what lies as it lay in the last one is not looked at again."""
    last: Chart | None = book.thoughts.get("chart")
    if last is not None and (last.ground, last.turns) == (state.ground, state.turns):
        return last
    chart = book.thoughts["chart"] = Chart(book.definition, state, last)
    return chart


def _with_neighbours(definition: Definition, positions: Iterable[int]) -> set[int]:
    found = {there for here in positions for there in (here, *definition.beside[here])}
    return found - {-1}


def _road(definition: Definition, there: int, code: int, *, is_dense: bool) -> Road:
    surface, terrain = definition.surfaces[code], definition.terrain_of(code)
    tile = definition.tile_kinds[surface.kind] if surface.kind >= 0 else None
    hazard = tile.id if tile is not None and tile.is_hazard else ""
    cost = max(0, definition.step_cost + terrain.cost)
    is_easy = not (is_dense or terrain.needs or hazard)
    return there, cost, None if is_easy else (is_dense, terrain.needs, hazard)
