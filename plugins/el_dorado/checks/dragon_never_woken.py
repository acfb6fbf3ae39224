"""A sleeping dragon on the only way onto its tile.

## What it finds

A tile that is entered only over the space of its own sleeping dragon, where no blockade lies at that
space, and that is needed to reach El Dorado.

## Why it matters

Nobody enters the space of a dragon, nobody moves one that sleeps, and it wakes only when its tile is
entered or a blockade beside it is taken. So nobody would ever pass.

## Example

    pieces:
      - {piece: dragon_green, at: [7, -2]}      # the only space that joins the two boards

## How to fix

Put the dragon on another space of its tile.

## Source

LV-DRAGON-14.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, fault_at
from ..subject import RouteSubject
from .dragon_at_entries import entries_of

CODE = "el-dorado/dragon-never-woken"
RULE = "LV-DRAGON-14"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per dragon."""
    layout = DragonLayout(subject)
    if not layout.lying or not layout.leads_home(()):
        return
    for dragon in layout.lying:
        here, tile = dragon.place, layout.tile(dragon)
        assert here is not None, "it is on the route"
        assert tile is not None, "it is on a tile"
        if entries_of(layout, dragon) != {here} or any(a == here for a, _ in layout.roads.bars):
            continue
        if layout.leads_home({here}):
            continue
        message = said(
            "{title} can only be entered over the sleeping {colour} dragon at {place}: nobody can ever wake it.",
            title=subject.title(tile),
            colour=said(dragon.colour),
            place=dragon.hex.to_text(),
        )
        remedy = said("Put the dragon on another space of its tile.")
        yield fault_at(layout, dragon, CODE, RULE, SEVERITY, message, remedy)
