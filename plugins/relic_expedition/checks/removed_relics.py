"""Relics taken out that are alike.

## What it finds

Relics that two players take out, two of which share a colour or a sign.

## Why it matters

Then one colour or sign would be rarer than the others.

## Example

Red hand and red eye.

## How to fix

Take out relics of which no two are alike.

## Source

RE-RELIC-04.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/removed-relics"
RULE = "RE-V-10"
SEVERITY = Severity.ERROR
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare each with those before."""
    if subject.kind != "relics":
        return
    seen: dict[str, str] = {}
    for number, entry in subject.entries("removed"):
        name = f"{entry.get('colour')} {entry.get('insignia')}"
        for word in ("colour", "insignia"):
            other = seen.setdefault(f"{word} {entry.get(word)}", name)
            if other != name:
                yield subject.fault(
                    globals(),
                    said("{name} and {other} share a colour.", name=name, other=other)
                    if word == "colour"
                    else said("{name} and {other} share a sign.", name=name, other=other),
                    said("Take out relics of which no two are alike."),
                    "removed",
                    number,
                    thing=f"relic {name}",
                )
