"""A small tile on the El Dorado tile.

## What it finds

A tile that is laid on the tile with the finishing spaces.

## Why it matters

That tile is no terrain tile: it only holds the spaces that lead into El Dorado.

## Example

    placements:
      - {face: Z, at: [25, -4], turn: 0}
      - {face: pass_1, at: [25, -4], turn: 0}

## How to fix

Move it onto a terrain tile.

## Source

LV-OVL-07, OQ-87: it does not lie on the El Dorado tile.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..fixes import removing_tiles
from ..laid_on import laid_on
from ..subject import RouteSubject

CODE = "el-dorado/overlay-on-finish"
RULE = "LV-OVL-07"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    finish = subject.route_board.finish_pieces
    for laid in laid_on(subject):
        for tile in laid.below:
            if tile not in finish:
                continue
            yield Diagnostic(
                CODE,
                SEVERITY,
                said("{title} may not lie on the El Dorado tile.", title=subject.title(laid.piece)),
                subject.at(laid.piece, "at", laid.below[tile][0]),
                remedy=said("Move it onto a terrain tile."),
                object=f"placement {subject.title(laid.piece)}",
                rule=RULE,
                related=(subject.related(tile, said("The El Dorado tile.")),),
                fixes=removing_tiles(subject, [laid.piece]),
            )
