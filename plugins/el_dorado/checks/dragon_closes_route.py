"""A dragon that closes the whole route once it is awake.

## What it finds

A dragon whose space and range lie on every way to El Dorado.

## Why it matters

While it stays there nobody passes without a card that moves it or leads past it.

## Example

    pieces:
      - {piece: dragon_green, at: [9, -1]}      # in a gap three spaces wide

## How to fix

Put it farther from the gap, or lay a wider way.

## Source

LV-DRAGON-09.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, fault_at
from ..subject import RouteSubject

CODE = "el-dorado/dragon-closes-route"
RULE = "LV-DRAGON-09"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per dragon."""
    layout = DragonLayout(subject)
    if not layout.lying or not layout.leads_home(()):
        return
    for dragon in layout.lying:
        assert dragon.place is not None, "it is on the route"
        closed = {dragon.place, *layout.board.neighbours[dragon.place]}
        if layout.leads_home(closed):
            continue
        message = said(
            "The {colour} dragon at {place} can close the whole route.",
            colour=said(dragon.colour),
            place=dragon.hex.to_text(),
        )
        remedy = said("Put it farther from the gap, or lay a wider way.")
        yield fault_at(layout, dragon, CODE, RULE, SEVERITY, message, remedy)
