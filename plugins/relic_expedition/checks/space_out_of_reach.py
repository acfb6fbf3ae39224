"""A space behind a wall.

## What it finds

A space of a walled board that cannot be reached from any of its openings.

## Why it matters

Nobody ever comes there.

## Example

A walled board whose opening lies at another part.

## How to fix

Join the spaces, or open the wall.

## Source

RE-CAVE-04.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Hex, Severity, entries_in, said

from ..box import hex_in
from ..subject import ContentSubject, spaces_of

CODE = "relic-expedition/space-out-of-reach"
RULE = "RE-V-22"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Walk from the openings of walled boards."""
    if subject.kind != "boards":
        return
    for number, board in subject.entries("boards"):
        spaces = spaces_of(board)
        todo = [
            at for _, opening in entries_in(board, "openings") if (at := hex_in(opening)) in spaces
        ]
        if board.get("walled") is not True or not todo:
            continue
        reached = set[Hex]()
        while todo:
            here = todo.pop()
            if here is not None and here not in reached:
                reached.add(here)
                todo += [there for there in here.neighbours() if there in spaces]
        for at in spaces:
            if at not in reached:
                yield subject.fault(
                    globals(),
                    said(
                        "The space {place} cannot be reached from an opening.", place=at.to_text()
                    ),
                    said("Join it, or open the wall there."),
                    "boards",
                    number,
                    "spaces",
                    spaces[at],
                    thing=f"board {board.get('id')}",
                )
