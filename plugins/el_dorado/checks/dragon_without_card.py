"""A dragon that no card moves.

## What it finds

A card set without a card of a dragon's colour. Jokers count as every colour but purple.

## Why it matters

Dragons are moved with cards of their colour. Without one only a Dragon Charmer, a Flare Gun or a token
moves it.

## Example

    cards: []      # no purple card but the module's own is left

## How to fix

Add cards of that colour to the market, the reserve or the starting deck.

## Source

LV-DRAGON-12.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..colours import COLOURS, colours_of
from ..dragon_layout import MODULE
from ..subject import RouteSubject

CODE = "el-dorado/dragon-without-card"
RULE = "LV-DRAGON-12"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per colour."""
    if subject.game is None or MODULE not in subject.modules:
        return
    definition = subject.game.definition
    there = {n for n, stock in enumerate(definition.stock) if stock} | set(definition.deck)
    there |= {n for _, deck in definition.decks for n in deck}
    held = {colour for n in there for colour in colours_of(definition, n)}
    for colour in COLOURS:
        if colour not in held:
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "No {colour} card in the set: the {colour} dragon can hardly be moved.",
                    colour=said(colour),
                ),
                subject.at_module(MODULE),
                remedy=said("Add cards of that colour."),
                object=f"dragon {colour}",
                rule=RULE,
            )
