"""A small tile that lies on two tiles.

## What it finds

A tile that is laid on others, such as a mountain pass, and covers spaces of more than one of them.

## Why it matters

Such a tile has to lie wholly on one terrain tile. Over a joint it would cover the border where a
blockade may lie, and nobody could say to which tile its spaces belong.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 2}
      - {face: C, at: [7, -3], turn: 5}
      - {face: pass_1, at: [4, -2], turn: 0}      # half on B, half on C

## How to fix

Move it until all its spaces lie on one tile.

## Source

LV-OVL-01: all its spaces that lie on the route lie on one and the same terrain tile.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..fixes import removing_tiles
from ..laid_on import laid_on
from ..subject import RouteSubject

CODE = "el-dorado/overlay-on-two-tiles"
RULE = "LV-OVL-01"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("ED-PASS-04", "ED-RAPID-07", "ED-SWAMP-08", "ED-TEMPLE-08")
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    for laid in laid_on(subject):
        if len(laid.below) < 2:
            continue
        _, second, *_ = laid.below
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{title} must lie entirely on one terrain tile; it touches {titles}.",
                title=subject.title(laid.piece),
                titles=subject.titles(laid.below),
            ),
            subject.at(laid.piece, "at", laid.below[second][0]),
            remedy=said("Move it onto one of them."),
            object=f"placement {subject.title(laid.piece)}",
            rule=RULE,
            related=tuple(
                subject.related(
                    tile, said("{title} lies here.", title=subject.title(tile)), laid.below[tile][0]
                )
                for tile in laid.below
            ),
            fixes=removing_tiles(subject, [laid.piece]),
        )
