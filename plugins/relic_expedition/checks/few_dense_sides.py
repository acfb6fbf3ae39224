"""Few dense sides.

## What it finds

A deck of which fewer than half of the tiles have a dense side.

## Why it matters

Machetes are then worth little; the rulebook says that most tiles have one.

## Example

Thirty tiles with six open sides each.

## How to fix

Nothing needs to be done.

## Source

RE-TRAIL-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/few-dense-sides"
RULE = "RE-V-25"
SEVERITY = Severity.HINT
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Count tiles with a dense side."""
    if subject.kind != "decks":
        return
    for number, deck in subject.entries("decks"):
        tiles = deck.get("tiles")
        if deck.get("use") != "stack" or not isinstance(tiles, dict):
            continue
        n_all = n_dense = 0
        for name, n in tiles.items():
            patterns = subject.box.tiles.get(name, {}).get("edges")
            if type(n) is int and isinstance(patterns, list) and patterns:
                n_all += n
                n_dense += sum("D" in str(patterns[copy % len(patterns)]) for copy in range(n))
        if n_all and 2 * n_dense < n_all:
            yield subject.fault(
                globals(),
                said(
                    "{n_dense} of {n_all} tiles have a dense side; the rulebook says most.",
                    n_dense=n_dense,
                    n_all=n_all,
                ),
                said("Leave it, or use tiles with dense sides."),
                "decks",
                number,
                "tiles",
                thing=f"deck {deck.get('id')}",
            )
