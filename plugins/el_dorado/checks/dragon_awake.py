"""A dragon that is awake before anybody has come.

## What it finds

A scenario that puts down a dragon in another state than asleep.

## Why it matters

When a game begins all dragons sleep. They wake when explorers come.

## Example

    pieces:
      - {piece: dragon_green, at: [7, -3], state: awake}

## How to fix

Leave the state out.

## Source

LV-DRAGON-08.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..dragon_layout import DragonLayout, fault_at
from ..subject import RouteSubject

CODE = "el-dorado/dragon-awake"
RULE = "LV-DRAGON-08"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per dragon."""
    layout = DragonLayout(subject)
    for dragon in layout.placed:
        if dragon.state not in ("", "asleep"):
            message = said("The {colour} dragon must start asleep.", colour=said(dragon.colour))
            yield fault_at(
                layout, dragon, CODE, RULE, SEVERITY, message, said("Leave the state out.")
            )
