"""A swamp that no card can pay.

## What it finds

A swamp space of a strength that no card of the set has. If only one-use cards have it, that is a warning;
if only cards have it that come up by chance (those of the tribe), a hint.

## Why it matters

A stronger card does not pay: the strength has to be equal. Cards that leave the game with their first use
are soon gone.

## Example

    cells: [SW9]      # no card has strength 9

## How to fix

Change the number, or add a card of that strength.

## Source

LV-SWAMP-02, LV-SWAMP-03, LV-SWAMP-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject, listed

CODE = "el-dorado/no-equal-card"
RULE = "LV-SWAMP-02"
SEVERITY = Severity.ERROR
SCOPE = "route"
ALSO = ("LV-SWAMP-03", "LV-SWAMP-05")
"""Rules that it honours too."""


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per strength."""
    roads = Roads(subject)
    found: dict[int, list[int]] = {}
    for position in range(roads.n):
        if roads.cards and roads.terrain(position).pay == "equal" and roads.cell(position).number:
            found.setdefault(roads.cell(position).number, []).append(position)
    by_chance = _by_chance(subject)
    for n, positions in sorted(found.items()):
        fitting = [(kind, copies) for kind, copies in roads.cards if kind.strength == n]
        places = listed([subject.space(p) for p in positions])
        severity, rule = SEVERITY, RULE
        if not fitting:
            message = said(
                "No card has strength {n}: swamp space {places} can never be paid.",
                n=n,
                places=places,
            )
        elif all(kind.one_use for kind, _ in fitting):
            copies = sum(copies for _, copies in fitting)
            message = said(
                "Strength {n}, for {places}, exists only on {copies} one-use cards.",
                n=n,
                places=places,
                copies=copies,
            )
            severity, rule = Severity.WARNING, "LV-SWAMP-03"
        elif all(kind.id in by_chance for kind, _ in fitting):
            message = said(
                "Strength {n}, for {places}, is only on cards that come up by chance.",
                n=n,
                places=places,
            )
            severity, rule = Severity.HINT, "LV-SWAMP-05"
        else:
            continue
        yield Diagnostic(
            CODE,
            severity,
            message,
            subject.at_position(positions[0]),
            remedy=said("Change the number, or add a card of that strength."),
            object=f"space {subject.space(positions[0])}",
            rule=rule,
        )


def _by_chance(subject: RouteSubject) -> frozenset[str]:
    """Give the cards that lie in a shuffled deck only, and neither in the market nor in starting decks."""
    if subject.game is None:
        return frozenset()
    definition = subject.game.definition
    return frozenset(
        definition.cards[n].id
        for _, deck in definition.decks
        for n in deck
        if not definition.stock[n] and n not in definition.deck
    )
