"""A skull that can never be left.

## What it finds

A skull space from which no way leads to a space without a skull, whatever cards one has.

## Why it matters

Nobody may stand on it when a turn ends, so nobody may ever enter it: it is a mountain in disguise.

## Example

    placements:
      - {face: SK, at: [11, 0], turn: 0}      # a skull between mountains and other skulls

## How to fix

Turn or move the tile, so that a space without a skull lies beside.

## Source

LV-SKULL-01.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/mark-without-way-out"
RULE = "LV-SKULL-01"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    for position in roads.marked:
        reached = roads.reached([position], roads.beside)
        if all(roads.cell(there).marked for there in reached):
            yield Diagnostic(
                CODE,
                SEVERITY,
                said("Skull space {space} can never be left.", space=subject.space(position)),
                subject.at_position(position),
                remedy=said("Let a space without a skull lie beside it."),
                object=f"space {subject.space(position)}",
                rule=RULE,
            )
