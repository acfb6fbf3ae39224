"""A board larger than the table.

## What it finds

A large board that fits on the table in no turn.

## Why it matters

It can never come into play.

## Example

A river of seven spaces on a table of five.

## How to fix

Use a larger table.

## Source

RE-FEAT-06.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..subject import ContentSubject

CODE = "relic-expedition/board-too-large"
RULE = "RE-V-19"
SEVERITY = Severity.WARNING
SCOPE = "content"


def run(subject: ContentSubject) -> Iterator[Diagnostic]:
    """Try every turn of every board."""
    definition = subject.definition
    if definition is None:
        return
    hexes = set(definition.hexes)
    for board in definition.boards:
        shape = [definition.surfaces[number].at for number in board.surfaces]
        if board.is_start or not shape:
            continue
        turned = [[at.turned(turn) for at in shape] for turn in range(6)]
        if not any(
            all(at.plus(here) in hexes for at in way) for way in turned for here in definition.hexes
        ):
            yield subject.fault(
                globals(),
                said("{title} does not fit on the table in any turn.", title=board.title),
                said("Use a larger table."),
                "table",
                thing="scenario",
            )
