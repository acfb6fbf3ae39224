"""No clearing in the stack.

## What it finds

A deck that is turned up and has no helicopter clearing.

## Why it matters

Every flight home then begins at the camp or on a large board.

## Example

A stack of jungle and animals.

## How to fix

Put clearings in.

## Source

RE-FLY-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/stack-without-clearing"
RULE = "RE-V-12"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for clearings."""
    if subject.kind != "decks":
        return
    for number, deck in subject.entries("decks"):
        tiles = deck.get("tiles")
        if deck.get("use") != "stack" or not isinstance(tiles, dict) or not any(tiles.values()):
            continue
        if not any(
            n and subject.box.tiles.get(name, {}).get("clearing") is True
            for name, n in tiles.items()
        ):
            yield subject.fault(
                globals(),
                said("The deck {id} has no clearing.", id=deck.get("id")),
                said("Put one in."),
                "decks",
                number,
                "tiles",
                thing=f"deck {deck.get('id')}",
            )
