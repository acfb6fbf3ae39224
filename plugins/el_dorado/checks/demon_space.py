"""A space with demons, of which nothing is known.

## What it finds

Spaces with demons on the route. They belong to an expansion that is not there.

## Why it matters

They are the purple dragon's own ground, and a Tracker enters one with a single demon. What else demons do
is not defined here, so that no card enters such a space.

## Example

    - {r: 0, q: 0, cells: [J1, DEM1, J2]}

## How to fix

Use another terrain, or count the space as closed to cards.

## Source

LV-MOD-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..pieces import EFFECT
from ..subject import RouteSubject

CODE = "el-dorado/demon-space"
RULE = "LV-MOD-03"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    route = subject.route_board
    for position, space in enumerate(route.board.spaces):
        if route.terrains[space.cell.code].pay == EFFECT:
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "The space with demons {space} has no effect defined.",
                    space=subject.space(position),
                ),
                subject.at_position(position),
                remedy=said("Use another terrain, or count it as closed to cards."),
                object=f"space {subject.space(position)}",
                rule=RULE,
            )
