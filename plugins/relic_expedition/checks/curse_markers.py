"""Curse markers may run out.

## What it finds

Boards on which more relics could be cursed at once than there are markers.

## Why it matters

At the table something else has to serve as a marker.

## Example

Four players, eight cursed relics each, and twenty markers.

## How to fix

Nothing needs to be done.

## Source

RE-COMP-12.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, number_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/curse-markers"
RULE = "RE-V-34"
SEVERITY = Severity.HINT
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare what could be cursed with the markers."""
    definition = subject.definition
    if definition is None:
        return
    each = sum(
        definition.surfaces[n].relics - definition.surfaces[n].share
        for n in definition.relic_spaces
    )
    there = number_in(subject.box.pieces.get("curse_marker", {}), "count", 36)
    if definition.n_seats * each > there:
        yield subject.fault(
            globals(),
            said(
                "{n} markers may be needed at once, {there} exist.",
                n=definition.n_seats * each,
                there=there,
            ),
            said("Leave it, or make more."),
            "players",
            thing="scenario",
        )
