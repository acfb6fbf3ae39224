"""Tiles that lead nowhere.

## What it finds

A tile between start and El Dorado that touches one other tile only.

## Why it matters

Whoever walks onto it has to come back. That may be what you want, for a cave or a base camp.

## Example

A branch that ends after one tile.

## How to fix

Move the tile so that it touches the route at a second place, or leave it as it is.

## Source

LV-ROUTE-11: touching at only one tile is a dead end.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import RouteSubject

CODE = "el-dorado/dead-end"
RULE = "LV-ROUTE-11"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one hint per tile with a single joint."""
    board = subject.route_board
    if not board.start_pieces or not board.finish_pieces or not subject.is_whole:
        return
    ends = {*board.start_pieces, *board.finish_pieces}
    for number, distance in enumerate(board.distances):
        joints = [joint for joint in board.board.joints if number in {joint.a, joint.b}]
        if number in ends or distance is None or len(joints) != 1:
            continue
        other = joints[0].a if joints[0].b == number else joints[0].b
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{title} is a dead end: it touches {title_2} only.",
                title=subject.title(number),
                title_2=subject.title(other),
            ),
            subject.at(number),
            remedy=said("Leave it, or move it so that it touches a second tile."),
            object=f"placement {subject.title(number)}",
            rule=RULE,
        )
