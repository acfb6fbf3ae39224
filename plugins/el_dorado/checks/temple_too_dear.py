"""A temple that no card can enter.

## What it finds

A temple none of whose spaces can be paid with the cards of the set.

## Why it matters

Nobody could collect its artifact, but with effects that ignore what a space asks for.

## Example

    a temple of J9, W9 and V9

## How to fix

Lower one of its numbers.

## Source

LV-TEMPLE-06.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject
from ..temple_spaces import temples_of

CODE = "el-dorado/temple-too-dear"
RULE = "LV-TEMPLE-06"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per temple."""
    roads = Roads(subject)
    for temple in temples_of(subject) if roads.cards else ():
        if not any(roads.is_payable(p, roads.largest_hand) for p in temple.positions):
            yield Diagnostic(
                CODE,
                SEVERITY,
                said("No space of the {colour} temple can be entered.", colour=said(temple.colour)),
                subject.at(temple.placement),
                remedy=said("Lower one of its numbers."),
                object=f"placement {subject.title(temple.placement)}",
                rule=RULE,
            )
