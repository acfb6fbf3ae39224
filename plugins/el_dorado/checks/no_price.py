"""A card for sale without a price.

## What it finds

A pile of the market, of the reserve, or of a deck that joins it, of a card that has no price.

## Why it matters

Nobody can ever buy it: the pile lies there for nothing, and its place of the market never empties.

## Example

    piles: [scout, explorer]      # explorer is a card of the starting deck

## How to fix

Write a price at the card, or take the card out of the piles.

## Source

ED-BASE-06.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, entries_in, said, spoken_name

from ..pieces import RESERVE
from ..subject import DecksSubject
from ..terrains import documents_of

CODE = "el-dorado/no-price"
RULE = "ED-BASE-06"
SEVERITY = Severity.WARNING
SCOPE = "decks"

_FOR_SALE = frozenset({"market", RESERVE})


def run(subject: DecksSubject) -> Iterator[Diagnostic]:
    """Give one fault per pile."""
    cards = {
        entry.get("id"): entry
        for document in reversed(documents_of(subject.project, "cards"))
        for _, entry in entries_in(document.tree, "cards")
    }
    for number, deck in entries_in(subject.document.tree, "decks"):
        piles = deck.get("piles")
        if not isinstance(piles, list) or _FOR_SALE.isdisjoint((deck.get("id"), deck.get("joins"))):
            continue
        for place, name in enumerate(piles):
            card = cards.get(name) if isinstance(name, str) else None
            if card is not None and "price" not in card:
                title = spoken_name(card.get("name")) or name
                yield Diagnostic(
                    CODE,
                    SEVERITY,
                    said("{card} is for sale, but has no price: nobody can buy it.", card=title),
                    subject.document.location(("decks", number, "piles", place)),
                    remedy=said("Write a price at the card, or take it out of the piles."),
                    object=f"card {name}",
                    rule=RULE,
                )
