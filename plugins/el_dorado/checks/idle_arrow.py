"""A current that never moves anyone.

## What it finds

A space whose arrow points onto a mountain or off the route.

## Why it matters

The explorer always stays there. That may be just what you want: it costs a paddle and carries nowhere.

## Example

    a rapids tile at the rim of the route, its arrow outwards

## How to fix

Turn the tile, or leave it.

## Source

LV-RAPID-04.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/idle-arrow"
RULE = "LV-RAPID-04"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    for position in roads.arrows:
        to = roads.target(position)
        if to is not None and roads.terrain(to).pay != "never":
            continue
        if to is not None and roads.terrain(to).start:
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "The current at {space} never moves anyone: it points off the route.",
                space=subject.space(position),
            )
            if to is None
            else said(
                "The current at {space} never moves anyone: it points onto a mountain.",
                space=subject.space(position),
            ),
            subject.at_position(position),
            object=f"space {subject.space(position)}",
            rule=RULE,
        )
