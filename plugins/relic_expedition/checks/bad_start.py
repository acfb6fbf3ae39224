"""A bad start.

## What it finds

Starting tiles that nobody may stay on, or that attach a large board.

## Why it matters

An explorer without a vine could be shut in at the start.

## Example

Quicksand among the starting tiles.

## How to fix

Use other tiles.

## Source

RE-SETUP-04.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject, effects_of

CODE = "relic-expedition/bad-start"
RULE = "RE-V-31"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look at the tiles of the start."""
    if subject.kind != "decks":
        return
    for number, deck in subject.entries("decks"):
        tiles = deck.get("tiles")
        for name, n in (
            tiles.items() if deck.get("use") == "start" and isinstance(tiles, dict) else ()
        ):
            tile = subject.box.tiles.get(name, {})
            enter = subject.box.terrains.get(str(tile.get("terrain")), {}).get("enter")
            is_passing = isinstance(enter, dict) and enter.get("passing") is True
            if n and (is_passing or any(e.get("op") == "attach_board" for e in effects_of(tile))):
                yield subject.fault(
                    globals(),
                    said(
                        "{name} lies beside explorers at the start: somebody may be shut in.",
                        name=name,
                    ),
                    said("Use another tile."),
                    "decks",
                    number,
                    "tiles",
                    name,
                    thing=f"deck {deck.get('id')}",
                )
