"""A skull on a start or finishing space.

## What it finds

A start space or a finishing space with a skull.

## Why it matters

Explorers would begin on a skull, or could not arrive.

## Example

    cells: ["S1*", S2, S3, S4]

## How to fix

Take the * away.

## Source

LV-SKULL-04. The board of skulls itself may lie anywhere on the route: ED-SKULL-02.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/mark-at-an-end"
RULE = "LV-SKULL-04"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("ED-SKULL-02",)
"""A rule that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    for position in roads.marked:
        terrain = roads.terrain(position)
        if not (terrain.start or terrain.goal):
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("A start space may not have a skull: {space}.", space=subject.space(position))
            if terrain.start
            else said(
                "A finishing space may not have a skull: {space}.", space=subject.space(position)
            ),
            subject.at_position(position),
            remedy=said("Take the * away from the tile, or use another one."),
            object=f"space {subject.space(position)}",
            rule=RULE,
        )
