"""A small tile that covers a cave.

## What it finds

A tile that is laid on a mountain with a cave. In a scenario that plays with caves it is a warning, for a
route a hint.

## Why it matters

Nobody can stop beside a cave that is not there: fewer tokens come into the game.

## Example

    placements:
      - {face: B, at: [0, 0], turn: 2}
      - {face: pass_1, at: [-1, -1], turn: 0}      # over the cave of B

## How to fix

Move it, or leave it: it is allowed.

## Source

LV-OVL-08: it covers a cave mountain while the caves variant is on.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..laid_on import laid_on
from ..modules.caves import CAVE
from ..subject import RouteSubject

CODE = "el-dorado/overlay-on-cave"
RULE = "LV-OVL-08"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per tile."""
    terrains = subject.route_board.terrains
    if subject.caves is False:
        return
    for laid in laid_on(subject):
        for tile, spaces in laid.below.items():
            cells = subject.placements[tile].covered()
            for space in spaces:
                if terrains[cells[space].code].feature != CAVE:
                    continue
                yield Diagnostic(
                    CODE,
                    SEVERITY if subject.caves else Severity.HINT,
                    said(
                        "{title} covers the cave at {place}; its cave tokens are lost.",
                        title=subject.title(laid.piece),
                        place=space.to_text(),
                    ),
                    subject.at(laid.piece, "at", space),
                    remedy=said("Move it, or play without caves."),
                    object=f"placement {subject.title(laid.piece)}",
                    rule=RULE,
                    related=(subject.related(tile, said("The cave is on this tile."), space),),
                )
