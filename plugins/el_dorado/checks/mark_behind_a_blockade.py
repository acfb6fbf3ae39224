"""A skull whose only way out is a blockade.

## What it finds

A skull space from which all ways to spaces without a skull lead over a blockade.

## Why it matters

As long as the blockade lies, whoever enters must take it and pay the space behind it in the same turn.

## Example

    a skull in a corner of mountains at a joint

## How to fix

Turn a tile so that a space without a skull lies beside, or lay no blockade there.

## Source

LV-SKULL-07.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/mark-behind-a-blockade"
RULE = "LV-SKULL-07"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    for position in roads.marked:
        open_ = roads.reached(
            [position],
            lambda here: (p for p in roads.beside(here) if (here, p) not in roads.bars),
        )
        every = roads.reached([position], roads.beside)
        if any(not roads.cell(p).marked for p in open_) or all(roads.cell(p).marked for p in every):
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("The way out of {space} depends on a blockade.", space=subject.space(position)),
            subject.at_position(position),
            remedy=said("Let a space without a skull lie on this side of it."),
            object=f"space {subject.space(position)}",
            rule=RULE,
        )
