"""One start tile and one El Dorado tile.

## What it finds

A route without a tile that has start spaces, without a tile that has finishing spaces, or with more
than one of either.

## Why it matters

Without a start nobody is on the board, without a finish nobody can win. With two starts it is
not said where the explorers stand.

## Example

    placements:
      - {face: C, at: [0, 0], turn: 0}
      - {face: Z, at: [4, -4], turn: 0}      # no start tile

## How to fix

Put down one side of the start board (A or B) and one side of the finish (Y or Z), or take the
second one away.

## Source

LV-ROUTE-01: exactly one start tile and one El Dorado tile.
"""

from collections.abc import Iterator, Sequence

from designer.api import Diagnostic, Severity, said

from ..faces import faces_of
from ..fixes import removing_tiles
from ..subject import RouteSubject, listed

CODE = "el-dorado/route-ends"
RULE = "LV-ROUTE-01"
ALSO = ("EB-002",)
SEVERITY = Severity.ERROR
SCOPE = "route"

_MOST_FIXES = 10  # each is tried on the text before it is offered


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give a fault for each end that lacks or is there more than once."""
    board = subject.route_board
    starts = [code for code, terrain in board.terrains.items() if terrain.start]
    goals = [code for code, terrain in board.terrains.items() if terrain.goal]
    yield from _end(subject, "start tile", board.start_pieces, starts)
    yield from _end(subject, "El Dorado tile", board.finish_pieces, goals)


def _end(
    subject: RouteSubject, name: str, tiles: Sequence[int], codes: Sequence[str]
) -> Iterator[Diagnostic]:
    if not tiles and subject.is_whole:
        faces = faces_of(subject.project, subject.route_board.terrains).values()
        known = [f.id for f in faces if any(cell.code in codes for cell in f.cells.values())]
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("The route has no {name}.", name=name),
            subject.at_route(),
            remedy=said("Put down one of {listed}.", listed=listed(known[:6]))
            if known
            else said("Make a tile that has one."),
            object="route",
            rule=RULE,
        )
    for number, tile in enumerate(tiles[1:]):
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "The route has a second {name}, {title}, beside {title_2}.",
                name=name,
                title=subject.title(tile),
                title_2=subject.title(tiles[0]),
            ),
            subject.at(tile),
            remedy=said("Take one of them away."),
            object=f"placement {subject.title(tile)}",
            rule=RULE,
            related=(subject.related(tiles[0], said("The first one.")),),
            fixes=removing_tiles(subject, [tile]) if number < _MOST_FIXES else (),
        )
