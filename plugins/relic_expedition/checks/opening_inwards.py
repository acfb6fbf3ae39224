"""An opening that leads into its own board.

## What it finds

An opening at no space of the board, or whose edge faces another space of it.

## Why it matters

A starter can never be attached there.

## Example

An opening to the east of a space with a neighbour in the east.

## How to fix

Turn the opening outwards.

## Source

RE-FEAT-03, RE-RIVER-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, entries_in, said

from ..box import DIRECTION_WORDS, hex_in
from ..subject import ContentSubject, spaces_of
from ..table_hexes import around

CODE = "relic-expedition/opening-inwards"
RULE = "RE-V-17"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look where each opening leads."""
    if subject.kind != "boards":
        return
    for number, board in subject.entries("boards"):
        spaces = spaces_of(board)
        for place, opening in entries_in(board, "openings"):
            at, edge = hex_in(opening), opening.get("edge")
            if at is None or edge not in DIRECTION_WORDS:
                continue
            there = around(at)[DIRECTION_WORDS.index(edge)]
            if at not in spaces:
                yield subject.fault(
                    globals(),
                    said("There is no space {place} for this opening.", place=at.to_text()),
                    said("Put it at a space of the board."),
                    "boards",
                    number,
                    "openings",
                    place,
                    thing=f"board {board.get('id')}",
                )
            elif there in spaces:
                yield subject.fault(
                    globals(),
                    said(
                        "The edge {edge} of {place} leads to {place_2}, which is part of the board.",
                        edge=edge,
                        place=at.to_text(),
                        place_2=there.to_text(),
                    ),
                    said("Choose an edge that faces outwards."),
                    "boards",
                    number,
                    "openings",
                    place,
                    thing=f"board {board.get('id')}",
                )
