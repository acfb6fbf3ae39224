"""A current that carries onto a skull.

## What it finds

A space whose arrow points onto a skull. If nothing in the card set leads on from there it is an error, else
a hint.

## Why it matters

Whoever is carried there needs a further move in the same turn, or may not enter the rapids at all.

## Example

    placements:
      - {face: rapids_2, at: [7, -3], turn: 0}      # its first space carries onto its second

## How to fix

Turn the tile, or let a space without a skull lie beside the skull.

## Source

LV-RAPID-07, LV-RAPID-08.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Related, Severity, said

from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/arrow-onto-mark"
RULE = "LV-RAPID-07"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("LV-RAPID-08",)
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    hand = roads.largest_hand - 1
    for position in roads.arrows:
        to = roads.carries_to(position)
        if to is None or not roads.cell(to).marked:
            continue
        paid = roads.reached(
            [to], lambda here: (p for p in roads.beside(here) if roads.is_payable(p, hand))
        )
        can_leave = not roads.cards or any(not roads.cell(p).marked for p in paid)
        message = (
            said(
                "After the current at {space} a further move is needed (skull).",
                space=subject.space(position),
            )
            if can_leave
            else said(
                "The current at {space} carries onto a skull that cannot be left.",
                space=subject.space(position),
            )
        )
        yield Diagnostic(
            CODE,
            Severity.HINT if can_leave else SEVERITY,
            message,
            subject.at_position(position),
            object=f"space {subject.space(position)}",
            rule="LV-RAPID-08" if can_leave else RULE,
            related=(Related(subject.at_position(to), said("The skull.")),),
        )
