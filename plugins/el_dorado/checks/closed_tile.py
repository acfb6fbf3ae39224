"""Tiles that nobody can enter.

## What it finds

A tile all of whose spaces are closed, as mountains are.

## Why it matters

It is a wall. If it is meant as one, it is drawn as a part of the route all the same, and its joints
take blockades.

## Example

A tile of your own with nothing but `MTN`.

## How to fix

Give it a space that can be entered, or take it away.

## Source

ED-BASE-05: nobody enters a mountain.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..fixes import removing_tiles
from ..subject import RouteSubject

CODE = "el-dorado/closed-tile"
RULE = "ED-BASE-05"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile without a space to enter or to start on."""
    terrains = subject.route_board.terrains
    for number, placed in enumerate(subject.route_board.placed):
        shown = [terrains[cell.code] for cell in placed.face.cells.values()]
        if shown and all(terrain.pay == "never" and not terrain.start for terrain in shown):
            yield Diagnostic(
                CODE,
                SEVERITY,
                said("Nobody can enter any space of {title}.", title=subject.title(number)),
                subject.at(number),
                remedy=said("Use another face here."),
                object=f"placement {subject.title(number)}",
                rule=RULE,
                fixes=removing_tiles(subject, [number]),
            )
