"""More tiles than the box holds.

## What it finds

A piece of cardboard that the route uses more often than the box holds it: the same face twice, or a
face and its back.

## Why it matters

The route cannot be laid out with one game. That A and B are two sides of one board is published.
That the other letters pair up in order (C and D, and so on) is likely, not proven: it gives a
warning.

## Example

    placements:
      - {face: A, at: [0, 0], turn: 0}
      - {face: B, at: [7, -3], turn: 0}      # the back of A

## How to fix

Use another face. If your own set holds the piece more than once, raise `count` of the tile.

## Source

LV-ROUTE-10: every physical tile is used at most once, and only one side of it.
"""

from collections.abc import Iterator, Sequence

from designer.api import Diagnostic, Severity

from ..subject import RouteSubject

CODE = "el-dorado/tile-used-twice"
RULE = "LV-ROUTE-10"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per placement that the box holds no piece for."""
    by_tile: dict[str, list[int]] = {}
    for number, placed in enumerate(subject.route_board.placed):
        by_tile.setdefault(placed.face.tile, []).append(number)
    for placements in by_tile.values():
        count = subject.face(placements[0]).count
        for number in placements[count:]:
            yield _fault(subject, placements[:count], number)


def _fault(subject: RouteSubject, earlier: Sequence[int], number: int) -> Diagnostic:
    face = subject.face(number)
    same = [other for other in earlier if subject.face(other).id == face.id]
    proven = face.pairing_proven or len(same) == len(earlier)
    name = face.letter or face.id
    if not earlier:
        message = f"The box holds no {face.tile_name}."
    elif len(same) == len(earlier):
        held = "one" if face.count == 1 else str(face.count)
        times = "twice" if face.count == 1 else "too often"
        message = f"Tile {name} is used {times}: the box holds {held} {face.tile_name}."
    else:
        backs = subject.titles(other for other in earlier if other not in same)
        sides = "are" if proven else "are probably"
        message = f"{name} and {backs} {sides} two sides of one piece ({face.tile_name})."
    return Diagnostic(
        CODE,
        SEVERITY if proven else Severity.WARNING,
        message,
        subject.at(number),
        remedy="Use another face here.",
        object=f"placement {subject.title(number)}",
        rule=RULE,
        related=tuple(subject.related(other, "The piece lies here already.") for other in earlier),
    )
