"""An empty stack.

## What it finds

A deck that is turned up and has no tiles.

## Why it matters

No jungle can be turned up.

## Example

A deck with zero of everything.

## How to fix

Put tiles in.

## Source

RE-COMP-09.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/empty-stack"
RULE = "RE-V-05"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Add the tiles up."""
    if subject.kind != "decks":
        return
    for number, deck in subject.entries("decks"):
        tiles = deck.get("tiles")
        if isinstance(tiles, dict) and not sum(n for n in tiles.values() if type(n) is int):
            yield subject.fault(
                globals(),
                said("The deck {id} is empty.", id=deck.get("id")),
                said("Put tiles in."),
                "decks",
                number,
                "tiles",
                thing=f"deck {deck.get('id')}",
            )
