"""A small tile that covers a start space.

## What it finds

A tile that is laid on the start tile so that a start space lies under it.

## Why it matters

The explorers that begin there would have no space.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 0}
      - {face: pass_1, at: [-1, 3], turn: 0}      # over the start spaces of B

## How to fix

Move it. Elsewhere on the start tile it may lie.

## Source

LV-OVL-06, OQ-10: it covers no start space.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, counted_as, said

from ..fixes import removing_tiles
from ..laid_on import laid_on
from ..subject import RouteSubject, listed

CODE = "el-dorado/overlay-on-start"
RULE = "LV-OVL-06"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    terrains = subject.route_board.terrains
    for laid in laid_on(subject):
        for tile in laid.below:
            cells = subject.placements[tile].covered()
            starts = [h for h in laid.below[tile] if terrains[cells[h].code].start]
            if not starts:
                continue
            numbers = [str(cells[h].number) for h in starts]
            yield Diagnostic(
                CODE,
                SEVERITY,
                counted_as(
                    "{title} covers start space {list}.",
                    "{title} covers start spaces {list}.",
                    len(starts),
                    title=subject.title(laid.piece),
                    list=listed(numbers),
                ),
                subject.at(laid.piece, "at", starts[0]),
                remedy=said("Move it away from them."),
                object=f"placement {subject.title(laid.piece)}",
                rule=RULE,
                related=(subject.related(tile, said("The start tile."), starts[0]),),
                fixes=removing_tiles(subject, [laid.piece]),
            )
