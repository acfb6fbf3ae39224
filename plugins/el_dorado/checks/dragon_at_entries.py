"""A dragon that holds whoever enters its tile first.

## What it finds

A dragon that is beside every space over which its tile is entered.

## Why it matters

The dragon wakes when its tile is entered. If all ways in lie in its range, the first explorer on it is
always held.

## Example

    pieces:
      - {piece: dragon_green, at: [4, -1]}      # beside the only two spaces at the joint

## How to fix

Put it farther into its tile.

## Source

LV-DRAGON-10.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, PlacedDragon, fault_at
from ..subject import RouteSubject

CODE = "el-dorado/dragon-at-entries"
RULE = "LV-DRAGON-10"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per dragon."""
    layout = DragonLayout(subject)
    for dragon in layout.lying:
        assert dragon.place is not None, "it is on the route"
        entries = entries_of(layout, dragon) - {dragon.place}
        if not entries or not entries <= layout.range(dragon.place):
            continue
        tile = layout.tile(dragon)
        assert tile is not None, "it is on a tile"
        message = said(
            "Whoever enters {title} first is held by the {colour} dragon.",
            title=subject.title(tile),
            colour=said(dragon.colour),
        )
        remedy = said("Put it farther into its tile.")
        yield fault_at(layout, dragon, CODE, RULE, SEVERITY, message, remedy)


def entries_of(layout: DragonLayout, dragon: PlacedDragon) -> set[int]:
    """Give the spaces over which explorers first come onto the tile of a dragon."""
    roads, tile = layout.roads, layout.tile(dragon)
    found = roads.reached(
        roads.starts,
        lambda here: (there for there in roads.beside(here) if layout.board.host_of(here) != tile),
    )
    return {place for place in found if layout.board.host_of(place) == tile}
