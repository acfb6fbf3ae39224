"""A route that is too long to be looked at.

## What it finds

A route with more placements than the program puts down.

## Why it matters

The rest is not drawn and not checked, so that a runaway file cannot stall the window.

## Example

A list of placements that a script wrote without end.

## How to fix

Split the route into several files, or take the surplus placements away.

## Source

LV-ROUTE-10: no box holds as many tiles.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..board import MOST_PLACEMENTS
from ..subject import RouteSubject

CODE = "el-dorado/too-many-tiles"
RULE = "LV-ROUTE-10"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give a fault at the first placement that is left out for this reason."""
    first = ("placements", MOST_PLACEMENTS)
    if first in subject.route_board.skipped:
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "Only the first {n} placements are put down.",
                n=MOST_PLACEMENTS,
            ),
            subject.route.location(first),
            remedy=said("Take the others away."),
            object="route",
            rule=RULE,
        )
