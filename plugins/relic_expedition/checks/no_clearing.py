"""A camp without a clearing.

## What it finds

A board of the start that has no helicopter clearing.

## Why it matters

Explorers start on clearings, and nobody could fly home before another one is found.

## Example

A camp of plain spaces.

## How to fix

Mark spaces as clearings.

## Source

RE-SETUP-02.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, entries_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/no-clearing"
RULE = "RE-V-11"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for clearings."""
    if subject.kind != "boards":
        return
    for number, board in subject.entries("boards"):
        if board.get("use") == "start" and not any(
            space.get("clearing") is True for _, space in entries_in(board, "spaces")
        ):
            yield subject.fault(
                globals(),
                said("The board {id} has no clearing to start from.", id=board.get("id")),
                said("Mark spaces with clearing: true and a colour."),
                "boards",
                number,
                thing=f"board {board.get('id')}",
            )
