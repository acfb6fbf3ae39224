"""Tiles that are not joined to the route.

## What it finds

Tiles that no chain of touching tiles joins to the start.

## Why it matters

Nobody can walk over a gap.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 0}
      - {face: C, at: [8, -4], turn: 0}      # one space too far

## How to fix

Move the tile until it touches the one before. Boards touch along a whole edge when their middles
lie (7, -3) or (7, -4) apart, or a turn of these.

## Source

LV-ROUTE-11: a tile touches the route on at least one side.
"""

from collections.abc import Iterator, Sequence

from designer.api import Diagnostic, Severity, apart_sentence, counted_as, said

from ..fixes import moving_tiles
from ..subject import RouteSubject

CODE = "el-dorado/tile-apart"
RULE = "LV-ROUTE-11"
SEVERITY = Severity.ERROR
SCOPE = "route"

_MOST_MOVED = 40  # tiles of one group
_MOST_GROUPS = 40  # told one by one; the nearest tile of each is looked for
_MOST_FIXES = 5  # groups: of many scattered tiles no single one is the trouble


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per group of tiles that lies apart."""
    board = subject.route_board
    if not board.start_pieces or not subject.is_whole:
        return
    apart = [number for number, distance in enumerate(board.distances) if distance is None]
    n_groups = 0
    while apart:
        reach = board.board.tile_distances([apart[0]])
        if n_groups == _MOST_GROUPS:
            yield _rest(subject, apart)
            return
        group = [number for number in apart if reach[number] is not None]
        apart = [number for number in apart if number not in group]
        n_groups += 1
        yield _fault(subject, group, offer=n_groups <= _MOST_FIXES and len(group) <= _MOST_MOVED)


def _rest(subject: RouteSubject, apart: Sequence[int]) -> Diagnostic:
    n = len(apart)
    return Diagnostic(
        CODE,
        SEVERITY,
        counted_as(
            "{n} more tile is not joined to the route.",
            "{n} more tiles are not joined to the route.",
            n,
        ),
        subject.at(apart[0], "at"),
        remedy=said("Join the first ones; the others then come into view."),
        object=f"placement {subject.title(apart[0])}",
        rule=RULE,
        stands_for=n,
    )


def _fault(subject: RouteSubject, group: Sequence[int], *, offer: bool) -> Diagnostic:
    joined = [n for n, distance in enumerate(subject.route_board.distances) if distance is not None]
    tile, near = min(
        ((one, other) for one in group for other in joined),
        key=lambda pair: subject.placements[pair[0]].at.distance(subject.placements[pair[1]].at),
    )
    titles = [subject.title(number) for number in group]
    one, other = subject.title(tile), subject.title(near)
    return Diagnostic(
        CODE,
        SEVERITY,
        apart_sentence(titles, one, other, _steps(subject, tile, near)),
        subject.at(tile, "at"),
        remedy=said("Move it until they touch.")
        if len(group) == 1
        else said("Move them until they touch."),
        object=f"placement {subject.title(tile)}",
        rule=RULE,
        related=(subject.related(near, said("The nearest tile of the route.")),),
        fixes=moving_tiles(subject, group, [near], [tile]) if offer else (),
    )


def _steps(subject: RouteSubject, tile: int, near: int) -> int:
    spaces = subject.placements[tile].covered(), subject.placements[near].covered()
    return min((a.distance(b) for a in spaces[0] for b in spaces[1]), default=1)
