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

from designer.api import Diagnostic, Severity

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
        what = "The entry" if named.barrier in {"deal", "none"} else f"“{named.barrier}”"
        yield Diagnostic(
            CODE,
            SEVERITY,
            f"{what} is not on a boundary between two tiles: {a} and {b} do not touch.",
            subject.route.location((*named.pointer, "between")),
            remedy=f"{_touching(subject, place[a])} {_touching(subject, place[b])}",
            object=f"joint {a} and {b}",
            rule=RULE,
            fixes=removing(subject.route, named, f"Take the entry for {a} and {b} away"),
            related=(
                subject.related(place[a], f"{a} lies here."),
                subject.related(place[b], f"{b} lies here."),
            ),
        )


def _touching(subject: RouteSubject, tile: int) -> str:
    joints = [j for j in subject.route_board.board.joints if tile in {j.a, j.b}]
    beside = [subject.route_board.placed[j.a if j.b == tile else j.b].id for j in joints]
    name = subject.route_board.placed[tile].id
    return f"{name} touches {listed(beside)}." if beside else f"{name} touches no tile."
