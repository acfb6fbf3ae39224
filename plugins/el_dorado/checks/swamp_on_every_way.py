"""A swamp that everybody has to buy a card for.

## What it finds

A route on which every way to El Dorado leads over a swamp of a strength that no starting card has.

## Why it matters

Everybody must buy such a card, and whoever does not draw it in time waits.

## Example

    a valley that is closed by a swamp of 3

## How to fix

Open a second way, or use a strength that starting cards have.

## Source

LV-SWAMP-04.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..roads import Roads
from ..subject import RouteSubject, listed

CODE = "el-dorado/swamp-on-every-way"
RULE = "LV-SWAMP-04"
SEVERITY = Severity.WARNING
SCOPE = "route"

_MOST_NAMED = 6  # spaces


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault."""
    roads, game = Roads(subject), subject.game
    if game is None:
        return
    definition = game.definition
    own = {definition.cards[card].strength for card in definition.deck}
    swamps = [p for p in range(roads.n) if roads.terrain(p).pay == "equal"]
    dear = [p for p in swamps if roads.cell(p).number not in own]
    if not dear or not roads.leads_home or roads.leads_through(frozenset(dear).__contains__):
        return
    strengths = listed(sorted({str(roads.cell(p).number) for p in dear}))
    places = [subject.space(p) for p in dear[:_MOST_NAMED]]
    if len(dear) > _MOST_NAMED:
        places.append(said("{n} more", n=len(dear) - _MOST_NAMED))
    yield Diagnostic(
        CODE,
        SEVERITY,
        said(
            "Everybody must buy a card of strength {strengths} to pass {list}.",
            strengths=strengths,
            list=listed(places),
        ),
        subject.at_position(dear[0]),
        remedy=said("Open a second way, or use a strength that starting cards have."),
        object=f"space {subject.space(dear[0])}",
        rule=RULE,
    )
