"""A dragon that frightens nobody where it is.

## What it finds

A dragon with nothing but mountains in its range.

## Why it matters

Until somebody moves it, it keeps nobody from anything.

## Example

    pieces:
      - {piece: dragon_purple, at: [14, 5]}      # among mountains

## How to fix

Leave it as it is, or put it where explorers pass.

## Source

LV-DRAGON-13.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, fault_at
from ..subject import RouteSubject

CODE = "el-dorado/dragon-reaches-nobody"
RULE = "LV-DRAGON-13"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per dragon."""
    layout = DragonLayout(subject)
    for dragon in layout.lying:
        assert dragon.place is not None, "it is on the route"
        if all(layout.roads.is_closed(place) for place in layout.board.neighbours[dragon.place]):
            message = said(
                "The {colour} dragon has no space for explorers in its range.",
                colour=said(dragon.colour),
            )
            remedy = said("Leave it as it is, or put it where explorers pass.")
            yield fault_at(layout, dragon, CODE, RULE, SEVERITY, message, remedy)
