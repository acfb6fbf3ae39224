"""Counts that are not the printed ones.

## What it finds

A game whose Characters, Exploration cards, Locations, Treasures or Special cards are not as many as in the
printed game. With cards of your own it is a hint only.

## Why it matters

The game is no longer the printed one; it may be meant so.

## Example

`copies: {storm: 1}` in a scenario leaves 33 Exploration cards; the printed game has 34.

## How to fix

Take the change of copies out, or leave it if you mean it.

## Source

EA-COMP-01, EA-COMP-02, EA-COMP-03, EA-WIN-04.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "altiplano/printed-counts"
RULE = "EA-V-04"
ALSO = ("EA-COMP-01", "EA-COMP-02", "EA-COMP-03", "EA-WIN-04")
SEVERITY = Severity.WARNING
SCOPE = "content"

_PRINTED = (
    (said("Characters"), 17, ("character",)),
    (said("Exploration cards"), 34, ("location", "treasure", "action", "reaction")),
    (said("Locations"), 5, ("location",)),
    (said("Treasures"), 3, ("treasure",)),
    (said("Special cards"), 2, ("special",)),
)


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Count what a scenario plays with."""
    if subject.kind != "scenario":
        return
    severity = Severity.HINT if subject.has_own_cards() else SEVERITY
    for sort, printed, types in _PRINTED:
        n = sum(kind.copies for kind in subject.definition.kinds if kind.type in types)
        if n != printed:
            yield subject.fault(
                globals(),
                said(
                    "{sort}: {n}, the printed game has {printed}.", sort=sort, n=n, printed=printed
                ),
                said("Change the copies, if the printed game is meant."),
                "copies",
                thing=sort,
                severity=severity,
            )
