"""A small tile that reaches beyond the route.

## What it finds

A tile that is laid on another one, and has spaces beside all tiles.

## Why it matters

It may lie on a tile or beside it, but not half on it: its spaces off the route would be a way that
is not there.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 2}
      - {face: pass_1, at: [0, -3], turn: 0}      # its mountains lie off the board

## How to fix

Move it onto the tile, or, if it may be added to the route, wholly beside it.

## Source

LV-OVL-02: no space of it lies outside the route.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..fixes import removing_tiles
from ..laid_on import laid_on
from ..subject import RouteSubject

CODE = "el-dorado/overlay-off-route"
RULE = "LV-OVL-02"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("ED-PASS-05", "ED-RAPID-08", "ED-SWAMP-09", "ED-TEMPLE-09")
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    for laid in laid_on(subject):
        if not laid.off:
            continue
        places = ", ".join(space.to_text() for space in laid.off)
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{title} extends beyond the route at {places}.",
                title=subject.title(laid.piece),
                places=places,
            ),
            subject.at(laid.piece, "at", laid.off[0]),
            remedy=said("Move it onto one tile."),
            object=f"placement {subject.title(laid.piece)}",
            rule=RULE,
            fixes=removing_tiles(subject, [laid.piece]),
        )
