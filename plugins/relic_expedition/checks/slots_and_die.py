"""Slots that are never rolled.

## What it finds

A pack with more slots than the greatest die has faces.

## Why it matters

What lies in the last slots can never be stolen.

## Example

Ten slots and a die of eight.

## How to fix

Use another die, or fewer slots.

## Source

RE-MONKEY-06.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/slots-and-die"
RULE = "RE-V-36"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare slots with dice."""
    if subject.kind != "rules":
        return
    most = max(
        (
            len(faces)
            for die in subject.box.dice.values()
            if die.get("use") == "other" and isinstance(faces := die.get("faces"), list)
        ),
        default=0,
    )
    for number, rule in subject.entries("rules"):
        parameters = rule.get("parameters")
        slots = parameters.get("slots") if isinstance(parameters, dict) else None
        if type(slots) is int and most and slots > most:
            yield subject.fault(
                globals(),
                said("Slots above {most} are never rolled.", most=most),
                said("Use a die with more faces."),
                "rules",
                number,
                "parameters",
                "slots",
                thing=f"rule {rule.get('id')}",
            )
