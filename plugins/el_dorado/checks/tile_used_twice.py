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

from designer.api import Diagnostic, Severity, said

from ..fixes import laying_others, removing_tiles
from ..subject import RouteSubject

CODE = "el-dorado/tile-used-twice"
RULE = "LV-ROUTE-10"
SEVERITY = Severity.ERROR
SCOPE = "route"

_MOST_PLACES = 10  # that one fault points to


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per face that the box holds too few pieces for."""
    by_tile: dict[str, list[int]] = {}
    for number, placed in enumerate(subject.route_board.placed):
        by_tile.setdefault(placed.face.tile, []).append(number)
    for placements in by_tile.values():
        count = subject.face(placements[0]).count
        surplus: dict[str, list[int]] = {}
        for number in placements[count:]:
            surplus.setdefault(subject.face(number).id, []).append(number)
        for numbers in surplus.values():
            yield _fault(subject, placements[:count], numbers)


def _fault(subject: RouteSubject, held: Sequence[int], surplus: Sequence[int]) -> Diagnostic:
    face = subject.face(surplus[0])
    backs = [other for other in held if subject.face(other).id != face.id]
    name = face.letter or face.id
    n_used = len(held) - len(backs) + len(surplus)
    is_sure = face.pairing_proven or not held or n_used > max(1, face.count)
    if not held:
        message = said("The box holds no {tile_name}.", tile_name=face.tile_name)
    elif n_used > face.count:
        times = said("twice") if n_used == 2 else said("{n} times", n=n_used)
        pieces = said("one") if face.count == 1 else str(face.count)
        message = said(
            "Tile {name} is used {times}: the box holds {pieces} {tile_name}.",
            name=name,
            times=times,
            pieces=pieces,
            tile_name=face.tile_name,
        )
    else:
        verb = said("are") if is_sure else said("are probably")
        message = said(
            "{name} and {titles} {verb} two sides of one piece ({tile_name}).",
            name=name,
            titles=subject.titles(backs),
            verb=verb,
            tile_name=face.tile_name,
        )
    others = [
        *((n, said("The piece lies here already.")) for n in held),
        *((n, said("And here.")) for n in surplus[1:]),
    ]
    return Diagnostic(
        CODE,
        SEVERITY if is_sure else Severity.WARNING,
        message,
        subject.at(surplus[0]),
        remedy=said("Use another face here."),
        object=f"placement {subject.title(surplus[0])}",
        rule=RULE,
        related=tuple(subject.related(number, note) for number, note in others[:_MOST_PLACES]),
        fixes=(*laying_others(subject, surplus[0]), *removing_tiles(subject, surplus[:1])),
    )
