"""A dragon right behind a blockade.

## What it finds

A dragon on a space that only a blockade parts from a space where explorers stand.

## Why it matters

Whoever takes the blockade wakes the dragon, and is held at once.

## Example

    pieces:
      - {piece: dragon_green, at: [4, -2]}      # at the joint with the first blockade

## How to fix

Leave it as it is, or put the dragon one space farther away.

## Source

LV-DRAGON-11.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, fault_at
from ..subject import RouteSubject

CODE = "el-dorado/dragon-behind-blockade"
RULE = "LV-DRAGON-11"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per dragon."""
    layout = DragonLayout(subject)
    for dragon in layout.lying:
        roads, here = layout.roads, dragon.place
        if not any(a == here and not roads.is_closed(b) for a, b in roads.bars):
            continue
        message = said(
            "Taking the blockade beside the {colour} dragon wakes it and holds the explorer.",
            colour=said(dragon.colour),
        )
        remedy = said("Leave it as it is, or put the dragon one space farther away.")
        yield fault_at(layout, dragon, CODE, RULE, SEVERITY, message, remedy)
