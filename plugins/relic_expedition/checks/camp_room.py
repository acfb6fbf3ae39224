"""Too few starting tiles for a camp.

## What it finds

A camp whose clearings touch more empty spaces than there are starting tiles, or a clearing with a
colour that touches none.

## Why it matters

Spaces beside explorers would stay open at the start, or an explorer could not leave.

## Example

Four clearings with six empty neighbours each, and sixteen tiles.

## How to fix

Move clearings together, or add starting tiles.

## Source

RE-SETUP-04.
"""

from collections.abc import Iterator
from typing import Any

from designer.api import Diagnostic, Hex, Severity, entries_in, said

from ..box import hex_in
from ..subject import ContentSubject, spaces_of

CODE = "relic-expedition/camp-room"
RULE = "RE-V-15"
SEVERITY = Severity.ERROR
SCOPE = "content"


def _numbers(tree: Any) -> list[int]:
    return [n for n in tree.values() if type(n) is int] if isinstance(tree, dict) else []


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Count what lies around the clearings."""
    if subject.kind != "boards":
        return
    n_tiles = sum(
        n
        for deck in subject.box.decks.values()
        if deck.get("use") == "start"
        for n in _numbers(deck.get("tiles"))
    )
    for number, board in subject.entries("boards"):
        if board.get("use") != "start":
            continue
        spaces, empty = spaces_of(board), set[Hex]()
        for place, space in entries_in(board, "spaces"):
            at = hex_in(space)
            if at is None or not space.get("colour"):
                continue
            empty |= {there for there in at.neighbours() if there not in spaces}
            if not [there for there in at.neighbours() if there in spaces] and n_tiles == 0:
                yield subject.fault(
                    globals(),
                    said("Nothing lies beside the clearing {place}.", place=at.to_text()),
                    said("Put spaces beside it."),
                    "boards",
                    number,
                    "spaces",
                    place,
                    thing=f"board {board.get('id')}",
                )
        if len(empty) > n_tiles:
            yield subject.fault(
                globals(),
                said(
                    "The explorers touch {n} empty spaces, and there are {n_tiles} starting tiles.",
                    n=len(empty),
                    n_tiles=n_tiles,
                ),
                said("Add starting tiles, or let clearings share neighbours."),
                "boards",
                number,
                thing=f"board {board.get('id')}",
            )
