"""Doubled and missing relics.

## What it finds

A colour with a sign that occurs twice, or not at all.

## Why it matters

Colours and signs are then no longer worth the same.

## Example

Two green suns and no green moon.

## How to fix

Write every colour with every sign once.

## Source

RE-RELIC-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, number_in, said

from ..subject import ContentSubject

CODE = "relic-expedition/relic-pairs"
RULE = "RE-V-09"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Compare the relics with all pairs."""
    if subject.kind != "relics" or not isinstance(subject.document.tree, dict):
        return
    first: dict[tuple[str, str], int] = {}
    for number, entry in subject.entries("relics"):
        pair = (str(entry.get("colour")), str(entry.get("insignia")))
        if pair in first or number_in(entry, "count", 1) > 1:
            yield subject.fault(
                globals(),
                said("{list} occurs more than once.", list=" ".join(pair)),
                said("Keep one of them."),
                "relics",
                number,
                thing=f"relic {' '.join(pair)}",
            )
        first.setdefault(pair, number)
    colours, signs = subject.document.tree.get("colours"), subject.document.tree.get("insignias")
    if not isinstance(colours, dict) or not isinstance(signs, dict):
        return
    lacking = [f"{c} {s}" for c in colours for s in signs if (c, s) not in first]
    if lacking:
        yield subject.fault(
            globals(),
            said("Missing: {list} and others.", list=", ".join(lacking[:6]))
            if len(lacking) > 6
            else said("Missing: {list}.", list=", ".join(lacking)),
            said("Add them, or take the colour or the sign away."),
            "relics",
            thing="relics",
        )
