"""Loose ends of starters and boards.

## What it finds

A tile that attaches a board and has no spot, or a spot without a board.

## Why it matters

The board could never be attached.

## Example

A starter without a spot.

## How to fix

Give it a spot, or take the ability away.

## Source

RE-FEAT-03, RE-TILE-16.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject, effects_of

CODE = "relic-expedition/starter-without-spot"
RULE = "RE-V-03"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare spots and abilities."""
    if subject.kind != "tiles":
        return
    for number, tile in subject.entries("tiles"):
        attaches = any(effect.get("op") == "attach_board" for effect in effects_of(tile))
        if attaches and "spot" not in tile:
            yield subject.fault(
                globals(),
                said("{id} attaches a board, but has no spot.", id=tile.get("id")),
                said("Name its spot."),
                "tiles",
                number,
                thing=f"tile {tile.get('id')}",
            )
        elif "spot" in tile and not attaches:
            yield subject.fault(
                globals(),
                said("{id} has a spot, but attaches no board.", id=tile.get("id")),
                said("Write the ability, or take the spot away."),
                "tiles",
                number,
                "spot",
                thing=f"tile {tile.get('id')}",
            )
