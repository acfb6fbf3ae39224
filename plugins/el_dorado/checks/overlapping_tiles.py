"""Tiles that lie on each other.

## What it finds

Two tiles of the route that cover the same space.

## Why it matters

Nobody can put cardboard into cardboard. The drawing shows the later tile on top; the spaces below
it are not there for play.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 0}
      - {face: C, at: [5, -3], turn: 0}      # two spaces too near

## How to fix

Change `at` of one of the two. A board of 37 spaces meets another one along a whole edge when their
middles lie (7, -3) or (7, -4) apart, or a turn of these.

## Source

LV-ROUTE-01: terrain tiles do not overlap each other.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Hex, Severity

from ..subject import RouteSubject

CODE = "el-dorado/overlapping-tiles"
RULE = "LV-ROUTE-01"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile that lies on others."""
    below: dict[int, list[int]] = {}
    hexes: dict[int, set[Hex]] = {}
    for overlap in subject.route_board.board.overlaps:
        below.setdefault(overlap.b, []).append(overlap.a)
        hexes.setdefault(overlap.b, set()).update(overlap.hexes)
    for tile, others in sorted(below.items()):
        first, *more = sorted(hexes[tile])
        rest = f" and {len(more)} more space{'s' * (len(more) > 1)}" if more else ""
        yield Diagnostic(
            CODE,
            SEVERITY,
            f"{subject.title(tile)} overlaps {subject.titles(others)} at {first.to_text()}{rest}.",
            subject.at(tile, "at", first),
            remedy="Move one of them.",
            object=f"placement {subject.title(tile)}",
            rule=RULE,
            related=tuple(
                subject.related(other, f"{subject.title(other)} lies here.") for other in others
            ),
        )
