"""A sleeping dragon beside a space with a skull.

## What it finds

A dragon that a scenario puts beside a skull space of its own tile.

## Why it matters

Who enters that space wakes the dragon and is held on the skull. The move is refused unless something can
move the dragon away, or lead past it, in the same turn.

## Example

    pieces:
      - {piece: dragon_green, at: [11, -1]}      # beside the skull at 11,0

## How to fix

Put the dragon two spaces away from the skull.

## Source

LV-SKULL-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, fault_at
from ..subject import RouteSubject

CODE = "el-dorado/dragon-beside-mark"
RULE = "LV-SKULL-05"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per dragon and skull."""
    layout = DragonLayout(subject)
    for dragon in layout.lying:
        assert dragon.place is not None, "it is on the route"
        for place in sorted(layout.range(dragon.place).intersection(layout.roads.marked)):
            if layout.board.host_of(place) != layout.tile(dragon):
                continue
            message = said(
                "Entering {space} wakes the {colour} dragon and holds the explorer on a skull; the move is refused unless the dragon can be moved away in the same turn.",
                space=subject.space(place),
                colour=said(dragon.colour),
            )
            remedy = said("Put the dragon two spaces away from the skull.")
            yield fault_at(layout, dragon, CODE, RULE, SEVERITY, message, remedy)
