"""A route of one tile.

## What it finds

A route that consists of a single tile.

## Why it matters

A route leads from a start tile over others to El Dorado.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 0}

## How to fix

Put down the tiles that follow, and the finish.

## Source

LV-ROUTE-01: a start tile, terrain tiles and an El Dorado tile.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import RouteSubject

CODE = "el-dorado/one-tile"
RULE = "LV-ROUTE-01"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give a fault for a route of one tile."""
    if subject.is_whole and len(subject.route_board.placed) == 1:
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("The whole route is one tile, {title}.", title=subject.title(0)),
            subject.at(0),
            remedy=said("Put down the tiles that lead to El Dorado."),
            object="route",
            rule=RULE,
        )
