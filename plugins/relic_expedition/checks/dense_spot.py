"""A dense spot.

## What it finds

A starter whose spot lies on a dense edge or at a wall.

## Why it matters

The way onto its board would be dense or shut.

## Example

A spot in the east, and a dense edge there.

## How to fix

Turn the spot or the pattern.

## Source

RE-FEAT-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..box import DIRECTION_WORDS
from ..subject import ContentSubject

CODE = "relic-expedition/dense-spot"
RULE = "RE-V-24"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look at the edge of each spot."""
    if subject.kind != "tiles":
        return
    for number, tile in subject.entries("tiles"):
        spot, patterns = tile.get("spot"), tile.get("edges")
        if spot not in DIRECTION_WORDS or not isinstance(patterns, list):
            continue
        way = DIRECTION_WORDS.index(spot)
        if any(isinstance(p, str) and len(p) == 6 and p[way] != "O" for p in patterns):
            yield subject.fault(
                globals(),
                said(
                    "The spot ({spot}) of {id} lies on an edge that is not open.",
                    spot=spot,
                    id=tile.get("id"),
                ),
                said("Turn the spot, or open the edge."),
                "tiles",
                number,
                "spot",
                thing=f"tile {tile.get('id')}",
            )
