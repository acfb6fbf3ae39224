"""El Dorado away from a corner.

## What it finds

A finish tile whose finishing spaces do not all touch one and the same space of the route.

## Why it matters

El Dorado hooks onto a corner, so that everybody arrives over one space and from there may take any
of the finishing spaces. Laid along an edge, there are more ways in, and the end is easier.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 2}
      - {face: Z, at: [4, -1], turn: 0}      # along the edge of B

## How to fix

Move or turn the finish tile until its three finishing spaces lie around a corner of the last board.

## Source

EB-003: the place of El Dorado.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import RouteSubject

CODE = "el-dorado/finish-corner"
RULE = "EB-003"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per finish tile that is hooked onto no corner."""
    board = subject.route_board.board
    for tile in subject.route_board.finish_pieces:
        touched = [
            {near for near in board.neighbours[goal] if board.spaces[near].placement != tile}
            for goal in subject.route_board.goals
            if board.spaces[goal].placement == tile
        ]
        ways_in = sorted(set().union(*touched))
        if not ways_in or set.intersection(*touched):
            continue  # what touches nothing lies apart, and that is told there
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "El Dorado ({title}) lies at no corner: no space of the route touches all of its finishing spaces.",
                title=subject.title(tile),
            ),
            subject.at(tile, "at", space=board.spaces[ways_in[0]].hex),
            remedy=said(
                "Hook it onto a corner, so that all finishing spaces touch the one space there."
            ),
            object=f"placement {subject.title(tile)}",
            rule=RULE,
        )
