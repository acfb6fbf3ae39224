"""The dragons of a scenario as checks look at them: where each is put, on which tile, what is beside it."""

from collections.abc import Collection, Iterator
from functools import cached_property
from typing import NamedTuple

from designer.api import Diagnostic, Document, Hex, Location, Severity, entries_in

from .colours import COLOURS
from .ground import SMALL_COUNT, STRIPS_COUNT, terrain_tiles_of
from .roads import Roads
from .subject import RouteSubject, with_space

__all__ = ["DragonLayout", "PlacedDragon", "fault_at"]

_NAMES = {f"dragon_{colour}": colour for colour in COLOURS}
MODULE = "dragons"


class PlacedDragon(NamedTuple):
    """Give a dragon as a scenario puts it: its entry, and its position, None off the route."""

    colour: str
    entry: int
    hex: Hex
    place: int | None
    state: str


class DragonLayout:
    """Give the dragons of a scenario."""

    def __init__(self, subject: RouteSubject) -> None:
        self.subject = subject
        self.board = subject.route_board.board
        self.is_on = MODULE in subject.modules

    @cached_property
    def placed(self) -> tuple[PlacedDragon, ...]:
        """Give the dragons that are put on spaces by hand."""
        return tuple(self._read()) if self.is_on else ()

    @cached_property
    def lying(self) -> tuple[PlacedDragon, ...]:
        """Give those that are on the route."""
        return tuple(dragon for dragon in self.placed if dragon.place is not None)

    def _read(self) -> Iterator[PlacedDragon]:
        scenario = self.subject.scenario
        for number, entry in entries_in(scenario.tree if scenario is not None else None, "pieces"):
            colour, at = _NAMES.get(str(entry.get("piece"))), entry.get("at")
            if colour and isinstance(at, list) and [type(n) for n in at] == [int, int]:
                space = Hex(at[0], at[1])
                state = str(entry.get("state", ""))
                yield PlacedDragon(colour, number, space, self.board.index.get(space), state)

    @cached_property
    def tiles(self) -> tuple[int, ...]:
        """Give the terrain tiles."""
        scenario = self.subject.scenario
        tree = scenario.tree if scenario is not None else None
        switches = tree.get("switches") if isinstance(tree, dict) else None
        own = switches if isinstance(switches, dict) else {}
        known = {key: own[key] for key in (STRIPS_COUNT, SMALL_COUNT) if key in own}
        return terrain_tiles_of(self.subject.route_board, known)

    def tile(self, dragon: PlacedDragon) -> int | None:
        """Give the tile that a dragon is on; what lies on a tile belongs to it."""
        return None if dragon.place is None else self.board.host_of(dragon.place)

    @cached_property
    def roads(self) -> Roads:
        """Give the spaces and the steps between them."""
        return Roads(self.subject)

    def range(self, place: int) -> frozenset[int]:
        """Give the spaces beside a position, across no blockade."""
        bars = self.roads.bars
        return frozenset(p for p in self.board.neighbours[place] if (place, p) not in bars)

    def leads_home(self, closed: Collection[int]) -> bool:
        """Say whether El Dorado is reached from every start space without some spaces."""
        roads = self.roads
        starts = [start for start in roads.starts if start not in closed]
        return all(
            not roads.goals.isdisjoint(
                roads.reached([start], lambda p: (q for q in roads.beside(p) if q not in closed))
            )
            for start in starts
        )


def fault_at(
    layout: DragonLayout,
    dragon: PlacedDragon,
    code: str,
    rule: str,
    severity: Severity,
    message: str,
    remedy: str,
) -> Diagnostic:
    """Give a fault at the entry of a dragon."""
    return Diagnostic(
        code,
        severity,
        message,
        place_of(layout, dragon),
        remedy=remedy,
        object=f"dragon {dragon.colour}",
        rule=rule,
    )


def place_of(layout: DragonLayout, dragon: PlacedDragon) -> Location:
    """Give the place of a dragon's entry, with its space."""
    scenario: Document | None = layout.subject.scenario
    assert scenario is not None, "dragons are put down in a scenario"
    return with_space(scenario.location(("pieces", dragon.entry, "at")), dragon.hex)
