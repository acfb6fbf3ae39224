"""El Dorado that cannot be reached.

## What it finds

A start space from which no way leads to a finishing space, even when all blockades are gone and
every space that some card can pay is paid.

## Why it matters

Whoever begins there cannot win.

## Example

A turned tile whose mountains close the whole edge towards the next one.

## How to fix

Turn or move the tile where the way ends, or swap it for another one. The drawing shows the spaces
that nobody reaches; the analysis lists them.

## Source

LV-ROUTE-02: a finishing space is reachable from every start space.
"""

from collections.abc import Iterator

from designer.api import Analysis, Diagnostic, Severity, said

from ..fixes import turning_tiles
from ..subject import RouteSubject, listed

CODE = "el-dorado/unreachable-finish"
RULE = "LV-ROUTE-02"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault that names all start spaces without a way."""
    analysis, board = subject.analysis, subject.route_board
    if analysis is None or not subject.is_whole or len(board.start_pieces) != 1:
        return
    lost = [start.position for start in analysis.starts if start.way is None]
    if not lost:
        return
    numbers = {start.position: start.number for start in board.starts}
    names = [f"{numbers[p]} ({board.board.spaces[p].hex.to_text()})" for p in lost]
    last = _last_tile(subject, analysis)
    yield Diagnostic(
        CODE,
        SEVERITY,
        said(
            "El Dorado cannot be reached from start space {list}: the way ends on {title}.",
            list=listed(names),
            title=subject.title(last),
        )
        if len(lost) == 1
        else said(
            "El Dorado cannot be reached from start spaces {list}: the way ends on {title}.",
            list=listed(names),
            title=subject.title(last),
        ),
        subject.at_position(lost[0]),
        remedy=said("Turn, move or swap the tile there so that a space leads on."),
        object="route",
        rule=RULE,
        related=(subject.related(last, said("The way ends here.")),),
        fixes=turning_tiles(subject, [last, *_behind(subject, last)]),
    )


def _behind(subject: RouteSubject, tile: int) -> list[int]:
    """Give the tiles that touch a tile on the side away from the start."""
    distances = subject.route_board.distances
    beside = [
        joint.a if joint.b == tile else joint.b
        for joint in subject.route_board.board.joints
        if tile in {joint.a, joint.b}
    ]
    return [other for other in beside if (distances[other] or 0) > (distances[tile] or 0)]


def _last_tile(subject: RouteSubject, analysis: Analysis) -> int:
    """Give the tile farthest from the start that can be entered, or the start tile itself."""
    board = subject.route_board
    out = {*analysis.unreachable, *analysis.closed}
    reached = {s.placement for p, s in enumerate(board.board.spaces) if p not in out}
    return max(reached, key=lambda tile: (board.distances[tile] or 0, tile))
