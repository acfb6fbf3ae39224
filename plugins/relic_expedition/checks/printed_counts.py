"""Counts that are not the printed ones.

## What it finds

A supply or an animal of the printed game with another count.

## Why it matters

The game is no longer the printed one; it may be meant so.

## Example

Seven machetes.

## How to fix

Write the printed count, or give your own thing an id of its own.

## Source

RE-COMP-04, RE-COMP-07, RE-COMP-08.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, number_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/printed-counts"
RULE = "RE-V-04"
SEVERITY = Severity.WARNING
SCOPE = "content"

_PRINTED = {
    "machete": 8,
    "raft": 6,
    "headlamp": 6,
    "climbing_gear": 6,
    "first_aid_kit": 8,
    "dart_monkey_boar": 4,
    "dart_boar_panther": 4,
    "dart_panther": 4,
    "trap_boar_panther": 4,
    "trap_panther": 4,
    "vine": 8,
    "banana": 8,
    "monkey": 4,
}


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare with what is printed."""
    for key in ("tokens", "animals"):
        for number, entry in subject.entries(key) if subject.kind == key else ():
            printed = _PRINTED.get(str(entry.get("id")))
            if printed is not None and number_in(entry, "count", printed) != printed:
                yield subject.fault(
                    globals(),
                    said(
                        "{id}: {count}, the printed game has {printed}.",
                        id=entry.get("id"),
                        count=entry.get("count"),
                        printed=printed,
                    ),
                    said("Write {printed}.", printed=printed),
                    key,
                    number,
                    "count",
                    thing=f"{key[:-1]} {entry.get('id')}",
                )
