"""More signs than pieces.

## What it finds

A deck whose tiles bring more of an animal or a supply than there are.

## Why it matters

The last tiles bring nothing.

## Example

Five boar tiles and four boars.

## How to fix

Take tiles out, or add pieces.

## Source

RE-TILE-14, RE-TILE-15.
"""

from collections import Counter
from collections.abc import Iterator

from designer.api import Diagnostic, Severity, number_in, said

from ..subject import ContentSubject, effects_of

CODE = "relic-expedition/more-signs"
RULE = "RE-V-29"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Add up what the tiles bring."""
    if subject.kind != "decks":
        return
    for number, deck in subject.entries("decks"):
        tiles, brought = deck.get("tiles"), Counter[str]()
        for name, n in tiles.items() if isinstance(tiles, dict) else ():
            for effect in effects_of(subject.box.tiles.get(name, {})):
                what = effect.get("what")
                if (
                    effect.get("op") == "put"
                    and isinstance(what, dict)
                    and what.get("from") == "supply"
                    and isinstance(what.get("filter"), dict)
                ):
                    brought[str(what["filter"].get("id"))] += n if type(n) is int else 0
        for name, n in brought.items():
            entry = subject.box.animals.get(name) or subject.box.supplies.get(name)
            if entry is not None and n > number_in(entry, "count"):
                yield subject.fault(
                    globals(),
                    said(
                        "{n} tiles bring {name}, and there are {count}: the others bring nothing.",
                        n=n,
                        name=name,
                        count=number_in(entry, "count"),
                    ),
                    said("Take tiles out."),
                    "decks",
                    number,
                    "tiles",
                    thing=f"deck {deck.get('id')}",
                )
