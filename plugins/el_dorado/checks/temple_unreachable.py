"""A temple that cannot be reached.

## What it finds

A temple to which no way leads from a start space, finishing spaces apart.

## Why it matters

Everybody needs its artifact: nobody could win.

## Example

    a temple between mountains

## How to fix

Move it, or turn it so that one of its spaces lies beside an open one.

## Source

LV-TEMPLE-02.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject
from ..temple_spaces import entered, temples_of

CODE = "el-dorado/temple-unreachable"
RULE = "LV-TEMPLE-02"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per temple."""
    roads = Roads(subject)
    reached = roads.reached(
        roads.starts, lambda here: (p for p in roads.beside(here) if p not in roads.goals)
    )
    for temple in temples_of(subject) if roads.starts else ():
        if not any(position in reached for position in entered(roads, temple)):
            yield Diagnostic(
                CODE,
                SEVERITY,
                said("The {colour} temple cannot be reached.", colour=said(temple.colour)),
                subject.at(temple.placement),
                remedy=said("Move or turn it."),
                object=f"placement {subject.title(temple.placement)}",
                rule=RULE,
            )
