"""A skull that no card can leave.

## What it finds

A skull space whose ways out ask for more than any card of the set can pay: strength, a symbol, a swamp of
a strength that no card has, or more cards than a hand still holds after one was used to enter.

## Why it matters

Whoever enters has to be able to go on in the same turn. If only effects lead on that ignore what a
space asks for, such as the Native, it is a warning.

## Example

    board: a skull whose only neighbours are J9 and rubble of 4

## How to fix

Lower a number beside it, or add a card that pays.

## Source

LV-SKULL-02.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..reach import supply_of
from ..roads import Roads
from ..subject import RouteSubject

CODE = "el-dorado/mark-too-dear-to-leave"
RULE = "LV-SKULL-02"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per space."""
    roads = Roads(subject)
    if not roads.cards:
        return
    hand = roads.largest_hand - 1
    for position in roads.marked:
        free = roads.reached([position], roads.beside)
        paid = roads.reached(
            [position], lambda here: (p for p in roads.beside(here) if roads.is_payable(p, hand))
        )
        if all(roads.cell(p).marked for p in free) or any(not roads.cell(p).marked for p in paid):
            continue
        ignoring = _ignoring(subject)
        yield Diagnostic(
            CODE,
            Severity.WARNING if ignoring else SEVERITY,
            said(
                "Nothing in the card set can leave skull space {space}: only effects that ignore strength lead on.",
                space=subject.space(position),
            )
            if ignoring
            else said(
                "Nothing in the card set can leave skull space {space}.",
                space=subject.space(position),
            ),
            subject.at_position(position),
            remedy=said("Lower a number beside it, or add a card that can pay."),
            object=f"space {subject.space(position)}",
            rule=RULE,
        )


def _ignoring(subject: RouteSubject) -> bool:
    """Say whether a card of the set moves without paying."""
    game = subject.game
    return game is not None and any(
        means.ignores for means in supply_of(subject.project, game).means
    )
