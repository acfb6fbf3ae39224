"""A terrain that nobody can enter.

## What it finds

A terrain that asks for a tag which no supply in play has.

## Why it matters

Nobody can ever come there.

## Example

A lagoon that needs a boat, and no boat in the box.

## How to fix

Give a supply the tag, or raise its count.

## Source

RE-SUPPLY-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, number_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/feature-out-of-reach"
RULE = "RE-V-21"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for supplies with each tag."""
    if subject.kind != "terrains":
        return
    tags = {
        str(tag)
        for supply in subject.box.supplies.values()
        if number_in(supply, "count")
        for tag in supply.get("tags") or ()
    }
    for number, terrain in subject.entries("terrains"):
        enter = terrain.get("enter")
        need = enter.get("needs") if isinstance(enter, dict) else None
        if need and need not in tags:
            yield subject.fault(
                globals(),
                said(
                    "{id} asks for {need}, but no supply in play has this tag.",
                    id=terrain.get("id"),
                    need=need,
                ),
                said("Give a supply the tag."),
                "terrains",
                number,
                "enter",
                "needs",
                thing=f"terrain {terrain.get('id')}",
            )
