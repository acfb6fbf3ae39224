"""Spaces of a board that do not belong together.

## What it finds

A space that is listed twice, or that does not hang together with the others.

## Why it matters

Nobody could come there, or two things would lie on one hex.

## Example

A space far from all others.

## How to fix

Mend its place, or take it out.

## Source

RE-COMP-02.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Hex, Severity, entries_in, said

from ..box import hex_in
from ..subject import ContentSubject, spaces_of

CODE = "relic-expedition/board-spaces"
RULE = "RE-V-16"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Walk over each board from its first space."""
    if subject.kind != "boards":
        return
    for number, board in subject.entries("boards"):
        spaces, first = spaces_of(board), set[Hex]()
        for place, space in entries_in(board, "spaces"):
            at = hex_in(space)
            if at is not None and at in first:
                yield subject.fault(
                    globals(),
                    said("The space {place} is listed twice.", place=at.to_text()),
                    said("Take one of them out."),
                    "boards",
                    number,
                    "spaces",
                    place,
                    thing=f"board {board.get('id')}",
                )
            if at is not None:
                first.add(at)
        reached, todo = set[Hex](), list(spaces)[:1]
        while todo:
            here = todo.pop()
            if here not in reached:
                reached.add(here)
                todo += [there for there in here.neighbours() if there in spaces]
        for at in spaces:
            if at not in reached:
                yield subject.fault(
                    globals(),
                    said(
                        "The space {place} does not hang together with the rest.",
                        place=at.to_text(),
                    ),
                    said("Move it beside the others."),
                    "boards",
                    number,
                    "spaces",
                    spaces[at],
                    thing=f"board {board.get('id')}",
                )
