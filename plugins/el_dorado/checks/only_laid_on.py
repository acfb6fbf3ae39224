"""A tile beside the route that may only lie on it.

## What it finds

A mountain pass, or another tile that is only laid on terrain tiles, which lies on none.

## Why it matters

Such tiles are no pieces of the route: they change spaces of a tile that is there.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 2}
      - {face: pass_1, at: [5, -2], turn: 0}      # beside B

## How to fix

Move it onto a tile.

## Source

LV-OVL-11: passes have no way to be added to the route; ED-SETUP-05, ED-SETUP-06: the others have.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..fixes import removing_tiles
from ..laid_on import laid_on
from ..subject import RouteSubject

CODE = "el-dorado/only-laid-on"
RULE = "LV-OVL-11"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = (
    "ED-PASS-03",
    "ED-PASS-13",
    "ED-SETUP-05",
    "ED-SETUP-06",
    "ED-SWAMP-03",
    "ED-TEMPLE-03",
)
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    on = {laid.piece for laid in laid_on(subject)}
    for piece in range(len(subject.placements)):
        face = subject.face(piece)
        if face.lies_beside or piece in on:
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{title} lies beside the route: it is only laid on terrain tiles ({tile_name}).",
                title=subject.title(piece),
                tile_name=face.tile_name,
            ),
            subject.at(piece, "at"),
            remedy=said("Move it onto a tile."),
            object=f"placement {subject.title(piece)}",
            rule=RULE,
            fixes=removing_tiles(subject, [piece]),
        )
