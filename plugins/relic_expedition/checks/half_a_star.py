"""Half a star.

## What it finds

A tile that brings a starred supply and has no star itself, or the other way round.

## Why it matters

In a training expedition the tile would stay and bring nothing, or the supply would lie there for
nothing.

## Example

A tile for vines without a star.

## How to fix

Star both or none.

## Source

RE-TRAIN-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject, effects_of

CODE = "relic-expedition/half-a-star"
RULE = "RE-V-28"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare the stars of tiles with those of what they bring."""
    if subject.kind != "tiles":
        return
    for number, tile in subject.entries("tiles"):
        for effect in effects_of(tile):
            what = effect.get("what")
            chosen = what.get("filter") if isinstance(what, dict) else None
            supply = (
                subject.box.supplies.get(str(chosen.get("id")))
                if isinstance(chosen, dict)
                else None
            )
            if supply is not None and (supply.get("star") is True) != (tile.get("star") is True):
                yield subject.fault(
                    globals(),
                    said("{id} has no star, unlike what it brings.", id=tile.get("id"))
                    if supply.get("star") is True
                    else said("{id} has a star, unlike what it brings.", id=tile.get("id")),
                    said("Star both or none."),
                    "tiles",
                    number,
                    thing=f"tile {tile.get('id')}",
                )
