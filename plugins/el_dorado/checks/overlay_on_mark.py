"""A small tile that covers a skull.

## What it finds

A tile that is laid on spaces with a skull.

## Why it matters

What lies below is not there for play: the skull is gone. That may be just what you want.

## Example

    placements:
      - {face: SK, at: [11, 0], turn: 0}
      - {face: pass_1, at: [11, 0], turn: 0}      # over two skulls

## How to fix

Leave it, or move the tile.

## Source

LV-OVL-10: it covers skull spaces.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, counted_as, said

from ..laid_on import laid_on
from ..subject import RouteSubject, listed

CODE = "el-dorado/overlay-on-mark"
RULE = "LV-OVL-10"
SEVERITY = Severity.HINT
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    for laid in laid_on(subject):
        for tile, spaces in laid.below.items():
            cells = subject.placements[tile].covered()
            skulls = [space for space in spaces if cells[space].marked]
            if not skulls:
                continue
            yield Diagnostic(
                CODE,
                SEVERITY,
                counted_as(
                    "{title} takes away the skull at {list}.",
                    "{title} takes away the skulls at {list}.",
                    len(skulls),
                    title=subject.title(laid.piece),
                    list=listed([space.to_text() for space in skulls]),
                ),
                subject.at(laid.piece, "at", skulls[0]),
                object=f"placement {subject.title(laid.piece)}",
                rule=RULE,
                related=(subject.related(tile, said("The tile below."), skulls[0]),),
            )
