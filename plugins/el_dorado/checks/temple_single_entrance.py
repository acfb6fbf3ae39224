"""A temple with one entrance.

## What it finds

A temple of whose spaces only one can be reached, or which is reached over one space only.

## Why it matters

One explorer that stays there blocks everybody: all need the artifact.

## Example

    a temple with mountains on all sides but one

## How to fix

Move it, so that two ways lead to it.

## Source

LV-TEMPLE-07.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject
from ..temple_spaces import entered, temples_of

CODE = "el-dorado/temple-single-entrance"
RULE = "LV-TEMPLE-07"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per temple."""
    roads = Roads(subject)
    for temple in temples_of(subject):
        own = set(entered(roads, temple))
        doors = {p for p in own if any(q not in own for q in roads.beside(p))}
        outside = {q for p in own for q in roads.beside(p) if q not in own}
        if outside and min(len(doors), len(outside)) == 1:
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "The {colour} temple has a single entrance; one explorer can block it.",
                    colour=said(temple.colour),
                ),
                subject.at(temple.placement),
                remedy=said("Move it, so that two ways lead to it."),
                object=f"placement {subject.title(temple.placement)}",
                rule=RULE,
            )
