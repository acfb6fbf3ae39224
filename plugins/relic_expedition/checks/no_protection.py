"""No help against an animal.

## What it finds

An animal against which no supply protects.

## Why it matters

Whoever meets it always takes the harm.

## Example

A bat, and no supply that names it.

## How to fix

Name it in a supply's ability, under with.

## Source

RE-PROT-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, entries_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/no-protection"
RULE = "RE-V-23"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for supplies that name each animal."""
    if subject.kind != "animals":
        return
    named: set[str] = set()
    for supply in subject.box.supplies.values():
        for _, ability in entries_in(supply, "abilities"):
            when = ability.get("when")
            word = when.get("with") if isinstance(when, dict) else None
            named |= set(map(str, word)) if isinstance(word, list) else {str(word)}
    for number, animal in subject.entries("animals"):
        if animal.get("id") not in named:
            yield subject.fault(
                globals(),
                said("No supply protects against {id}.", id=animal.get("id")),
                said("Let a supply answer the meeting with it."),
                "animals",
                number,
                thing=f"animal {animal.get('id')}",
            )
