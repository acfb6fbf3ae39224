"""Quicksand that nobody can cross.

## What it finds

A stack with tiles that ask for a supply which is not in play.

## Why it matters

These tiles only stand in the way.

## Example

Quicksand in a training expedition, which has no vines.

## How to fix

Nothing needs to be done.

## Source

RE-TRAIN-09.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/quicksand-without-vine"
RULE = "RE-V-27"
SEVERITY = Severity.HINT
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Look for what tiles ask for."""
    definition = subject.definition
    if definition is None:
        return
    tags = {tag for kind in definition.kinds if kind.count for tag in kind.tags}
    shut = {
        definition.terrain_of(tile).title
        for tile in definition.stack
        if (need := definition.terrain_of(tile).needs) and need not in tags
    }
    for title in sorted(shut):
        yield subject.fault(
            globals(),
            said("{title} cannot be entered: what it asks for is not in play.", title=title),
            said("Leave it, or take another stack."),
            "switches",
            thing="scenario",
        )
