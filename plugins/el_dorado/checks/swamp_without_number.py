"""A swamp without crocodiles.

## What it finds

A swamp space that shows no number.

## Why it matters

A card of no strength would have to pay for it, and there is none.

## Example

    cells: [SW]      # SW2, for example

## How to fix

Write the number of crocodiles in the tile, from 1.

## Source

LV-SWAMP-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/swamp-without-number"
RULE = "LV-SWAMP-01"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    for position in range(roads.n):
        if roads.terrain(position).pay != "equal" or roads.cell(position).number > 0:
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("Swamp space {space} has no crocodiles.", space=subject.space(position)),
            subject.at_position(position),
            remedy=said("Write their number behind the code."),
            object=f"space {subject.space(position)}",
            rule=RULE,
        )
