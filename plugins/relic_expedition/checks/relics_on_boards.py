"""More relics on boards than there are.

## What it finds

Large boards that hold more relics than exist.

## Why it matters

The last spaces would stay bare, and nothing would be left for the pile.

## Example

Forty relics on boards, thirty-six in the box.

## How to fix

Let boards hold fewer relics, or add relics.

## Source

RE-FEAT-10.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, entries_in, number_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/relics-on-boards"
RULE = "RE-V-07"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Add up this file's boards."""
    if subject.kind != "boards":
        return
    total = sum(
        number_in(space, "relics")
        for _, board in subject.entries("boards")
        for _, space in entries_in(board, "spaces")
    )
    if total > len(subject.box.relics):
        yield subject.fault(
            globals(),
            said(
                "These boards hold {total} relics, only {n} exist.",
                total=total,
                n=len(subject.box.relics),
            ),
            said("Let them hold fewer."),
            "boards",
            thing="boards",
        )
