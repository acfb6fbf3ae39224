"""Every way crosses a skull.

## What it finds

A route on which all ways to El Dorado lead over skulls.

## Why it matters

Everybody has to save up a hand that crosses them. That may be just what you want.

## Example

    a row of skulls from one edge of the board to the other

## How to fix

Nothing has to be done.

## Source

LV-SKULL-06.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject, listed

CODE = "el-dorado/marks-on-every-way"
RULE = "LV-SKULL-06"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint."""
    roads = Roads(subject)
    if not roads.marked or not roads.leads_home:
        return
    if roads.leads_through(lambda p: roads.cell(p).marked):
        return
    alone = [position for position in roads.marked if not roads.leads_round(position)]
    first = alone[0] if alone else roads.marked[0]
    yield Diagnostic(
        CODE,
        SEVERITY,
        said(
            "Every way to El Dorado crosses a skull at {list}.",
            list=listed([subject.space(p) for p in alone]),
        )
        if alone
        else said("Every way to El Dorado crosses a skull."),
        subject.at_position(first),
        object="route",
        rule=RULE,
    )
