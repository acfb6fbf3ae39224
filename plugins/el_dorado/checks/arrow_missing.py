"""A rapids space without an arrow.

## What it finds

A space of a terrain whose spaces show arrows, without one.

## Why it matters

Nobody could say where the current carries.

## Example

    cells: [RAP1]      # RAP1>E, for example

## How to fix

Write > and a direction behind the number, in the tile.

## Source

LV-RAPID-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/arrow-missing"
RULE = "LV-RAPID-01"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("ED-RAPID-11",)
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    for position in range(roads.n):
        if not roads.terrain(position).arrows or roads.cell(position).arrow is not None:
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{name} space {space} has no arrow.",
                name=roads.terrain(position).name,
                space=subject.space(position),
            ),
            subject.at_position(position),
            remedy=said("Write > and one of E, NE, NW, W, SW, SE behind its number."),
            object=f"space {subject.space(position)}",
            rule=RULE,
        )
