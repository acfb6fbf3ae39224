"""A board that cannot be attached.

## What it finds

A large board without an opening that is no board of the start.

## Why it matters

Its starter would always go back into the stack.

## Example

A lake without openings.

## How to fix

Give it an opening.

## Source

RE-FEAT-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, entries_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/no-opening"
RULE = "RE-V-18"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for openings."""
    if subject.kind != "boards":
        return
    for number, board in subject.entries("boards"):
        if board.get("use") != "start" and not any(True for _ in entries_in(board, "openings")):
            yield subject.fault(
                globals(),
                said(
                    "The board {id} has no opening: no starter can ever attach it.",
                    id=board.get("id"),
                ),
                said("Name an opening."),
                "boards",
                number,
                thing=f"board {board.get('id')}",
            )
