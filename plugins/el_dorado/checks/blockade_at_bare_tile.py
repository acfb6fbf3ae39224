"""Blockades beside tiles that carry none.

## What it finds

An entry of `joints` that lays a blockade between a tile and another one of which the content says
that it carries no blockades (`carries_barriers: false`). The finish is left out.

## Why it matters

Such tiles are there to walk round blockades. One that lies at the tile itself is not bypassed there,
and is as long as an edge of a board.

## Example

    joints:
      - {between: [C, XS], barrier: blockade_1}      # XS: carries_barriers: false

## How to fix

Put the blockade on the boundary between the terrain tiles, or take the entry away.

## Source

LV-ROUTE-06: a blockade edge touches a tile that is laid as a way round.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..fixes import removing
from ..subject import RouteSubject

CODE = "el-dorado/blockade-at-bare-tile"
RULE = "LV-ROUTE-06"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per entry that lays a blockade at such a tile."""
    finish = subject.route_board.finish_pieces
    for named in subject.route_board.named:
        if named.joint is None or named.barrier == "none":
            continue
        ends = (named.joint.a, named.joint.b)
        bare = [n for n in ends if n not in finish and not subject.face(n).carries_barriers]
        if not bare:
            continue
        other = ends[0] if bare[0] == ends[1] else ends[1]
        what = (
            said("A dealt blockade")
            if named.barrier == "deal"
            else said("“{barrier}”", barrier=named.barrier)
        )
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{what} lies between {title} and {title_2}: it is not bypassed there.",
                what=what,
                title=subject.title(bare[0]),
                title_2=subject.title(other),
            ),
            subject.route.location((*named.pointer, "between")),
            remedy=said("Put it on the boundary between the terrain tiles only."),
            object=f"joint {named.between[0]} and {named.between[1]}",
            rule=RULE,
            related=(subject.related(bare[0], said("This tile carries no blockades.")),),
            fixes=removing(subject.route, named, "Take the blockade away"),
        )
