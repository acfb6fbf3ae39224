"""A temple that cannot be left.

## What it finds

A temple that can be reached, but from which no way leads to El Dorado or to another temple; a current is a
one-way street.

## Why it matters

Whoever visits it first can never collect the others.

## Example

    a temple in a valley whose only entrance is rapids that carry inwards

## How to fix

Turn the rapids, or open another way.

## Source

LV-TEMPLE-03.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads, onward
from ..subject import RouteSubject, listed
from ..temple_spaces import entered, temples_of

CODE = "el-dorado/temple-one-way"
RULE = "LV-TEMPLE-03"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per temple."""
    roads = Roads(subject)
    temples = temples_of(subject)
    for temple in temples:
        seeds = entered(roads, temple)
        reached = roads.reached(seeds, lambda here: onward(roads, here))
        missing: list[str] = [
            said("the {colour} temple", colour=said(other.colour))
            for other in temples
            if other is not temple and not any(p in reached for p in entered(roads, other))
        ]
        if roads.goals and not roads.goals & reached.keys():
            missing.append("El Dorado")
        if seeds and missing:
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "From the {colour} temple no way leads to {list}: nobody can win.",
                    colour=said(temple.colour),
                    list=listed(missing),
                ),
                subject.at(temple.placement),
                remedy=said("Open another way out."),
                object=f"placement {subject.title(temple.placement)}",
                rule=RULE,
            )
