"""A table too small for the start.

## What it finds

A table that does not hold the camp's surroundings: a starting tile would hang over.

## Why it matters

Explorers would stand at the edge from the start.

## Example

A table of six hexes by four rows.

## How to fix

Give it more hexes.

## Source

RE-EDGE-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/small-table"
RULE = "RE-V-30"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look around the explorers at the start."""
    definition = subject.definition
    if definition is None:
        return
    hexes = set(definition.hexes)
    lost = {
        there.to_text()
        for seat in definition.seats
        for there in definition.surfaces[seat.start].at.neighbours()
        if there not in hexes
    }
    if lost:
        yield subject.fault(
            globals(),
            said(
                "The table ends beside an explorer: {n} spaces around the camp are not on it.",
                n=len(lost),
            ),
            said("Give it more hexes."),
            "table",
            thing="scenario",
        )
