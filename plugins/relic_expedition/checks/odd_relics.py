"""An odd number of relics.

## What it finds

A space with an odd number of relics of which players may take half.

## Why it matters

Half of it is no whole number; it is rounded down.

## Example

Three relics on one space.

## How to fix

Lay an even number, or let players take all.

## Source

RE-CURSE-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, entries_in, number_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/odd-relics"
RULE = "RE-V-26"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look at each space."""
    if subject.kind != "boards":
        return
    for number, board in subject.entries("boards"):
        for place, space in entries_in(board, "spaces"):
            n = number_in(space, "relics")
            if n % 2 and board.get("share") != "all":
                yield subject.fault(
                    globals(),
                    said(
                        "{n} relics on a space: half of them is {half}, players may take {most}.",
                        n=n,
                        half=n / 2,
                        most=max(1, n // 2),
                    ),
                    said("Lay an even number."),
                    "boards",
                    number,
                    "spaces",
                    place,
                    "relics",
                    thing=f"board {board.get('id')}",
                )
