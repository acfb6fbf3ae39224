"""A current that carries to a sleeping dragon.

## What it finds

An arrow onto the space of a dragon that a scenario puts down, or onto one beside it.

## Why it matters

A sleeping dragon stops the current only on its own space. Who is carried beside it onto its tile wakes it.

## Example

    pieces:
      - {piece: dragon_blue, at: [9, -2]}      # where an arrow leads

## How to fix

Leave it as it is, or put the dragon farther away.

## Source

LV-RAPID-12.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, fault_at
from ..subject import RouteSubject

CODE = "el-dorado/dragon-by-current"
RULE = "LV-RAPID-12"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per dragon and arrow."""
    layout = DragonLayout(subject)
    for dragon in layout.lying:
        assert dragon.place is not None, "it is on the route"
        near = {dragon.place, *layout.range(dragon.place)}
        for arrow in layout.roads.arrows:
            if layout.roads.target(arrow) not in near or arrow == dragon.place:
                continue
            message = said(
                "The current at {space} can wake the {colour} dragon.",
                space=subject.space(arrow),
                colour=said(dragon.colour),
            )
            remedy = said("Leave it as it is, or put the dragon farther away.")
            yield fault_at(layout, dragon, CODE, RULE, SEVERITY, message, remedy)
