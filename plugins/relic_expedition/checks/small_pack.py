"""A small pack.

## What it finds

A pack that holds fewer things than four relics and what a large board asks for.

## Why it matters

With what is needed there nobody could carry four relics.

## Example

Four slots.

## How to fix

Give it more slots.

## Source

RE-DRAW-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/small-pack"
RULE = "RE-V-32"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look at the number of slots."""
    if subject.kind != "rules":
        return
    needed = int(subject.box.parameters.get("relics_needed", 4)) + 1
    for number, rule in subject.entries("rules"):
        parameters = rule.get("parameters")
        slots = parameters.get("slots") if isinstance(parameters, dict) else None
        if type(slots) is int and slots < needed:
            yield subject.fault(
                globals(),
                said(
                    "A pack of {slots} holds less than {n} relics and what a large board asks for.",
                    slots=slots,
                    n=needed - 1,
                ),
                said("Give it at least {needed} slots.", needed=needed),
                "rules",
                number,
                "parameters",
                "slots",
                thing=f"rule {rule.get('id')}",
            )
