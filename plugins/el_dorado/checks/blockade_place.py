"""Blockades that lie nowhere.

## What it finds

An entry of `joints` between two tiles that do not touch.

## Why it matters

A blockade lies on the boundary between two tiles. Where there is none, it bars nothing.

## Example

    joints:
      - {between: [B, N], barrier: blockade_1}      # B touches only C

## How to fix

Name two tiles that touch, or take the entry away.

## Source

LV-ROUTE-04: each blockade lies on the boundary between two tiles.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..fixes import removing
from ..subject import RouteSubject, listed

CODE = "el-dorado/blockade-place"
RULE = "LV-ROUTE-04"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per entry whose two tiles are there but do not touch."""
    place = {placed.id: number for number, placed in enumerate(subject.route_board.placed)}
    for named in subject.route_board.named:
        a, b = named.between
        if named.joint is not None or a == b or a not in place or b not in place:
            continue
        what = (
            said("The entry")
            if named.barrier in {"deal", "none"}
            else said("“{barrier}”", barrier=named.barrier)
        )
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{what} is not on a boundary between two tiles: {a} and {b} do not touch.",
                what=what,
                a=a,
                b=b,
            ),
            subject.route.location((*named.pointer, "between")),
            remedy=said(
                "{first} {second}",
                first=_touching(subject, place[a]),
                second=_touching(subject, place[b]),
            ),
            object=f"joint {a} and {b}",
            rule=RULE,
            fixes=removing(
                subject.route, named, said("Take the entry for {a} and {b} away", a=a, b=b)
            ),
            related=(
                subject.related(place[a], said("{a} lies here.", a=a)),
                subject.related(place[b], said("{b} lies here.", b=b)),
            ),
        )


def _touching(subject: RouteSubject, tile: int) -> str:
    joints = [j for j in subject.route_board.board.joints if tile in {j.a, j.b}]
    beside = [subject.route_board.placed[j.a if j.b == tile else j.b].id for j in joints]
    name = subject.route_board.placed[tile].id
    if not beside:
        return said("{a} touches no tile.", a=name)
    return said("{a} touches {list}.", a=name, list=listed(beside))
