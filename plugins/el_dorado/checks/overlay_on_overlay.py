"""A small tile that lies on another small one.

## What it finds

A tile that is laid on a tile which is no terrain tile: another one that was laid on the route, or
a small one that was added to it.

## Why it matters

Only terrain tiles carry others. What lies on a small tile would hide what that one is there for.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 2}
      - {face: pass_1, at: [0, 0], turn: 0}
      - {face: pass_2, at: [0, 1], turn: 0}      # partly on the other pass

## How to fix

Move one of the two.

## Source

LV-OVL-04: it does not lie on another overlay or on a tile that was added to the route.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..fixes import removing_tiles
from ..laid_on import laid_on
from ..subject import RouteSubject

CODE = "el-dorado/overlay-on-overlay"
RULE = "LV-OVL-04"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    for laid in laid_on(subject):
        for other, spaces in laid.others.items():
            if other > laid.piece:
                continue
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "{title} lies on {title_2}; it must lie on a terrain tile.",
                    title=subject.title(laid.piece),
                    title_2=subject.title(other),
                ),
                subject.at(laid.piece, "at", spaces[0]),
                remedy=said("Move one of them."),
                object=f"placement {subject.title(laid.piece)}",
                rule=RULE,
                related=(subject.related(other, said("It lies here."), spaces[0]),),
                fixes=removing_tiles(subject, [laid.piece]),
            )
