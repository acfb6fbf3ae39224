"""A treasure that nobody can pay.

## What it finds

A treasure whose cost no hand of the card set pays.

## Why it matters

It lies there for nothing, and closes its space for the whole game.

## Example

    cost: {symbol: paddle, strength: 30}

## How to fix

Lower the cost, or add cards.

## Source

LV-TREAS-09.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, said

from ..collecting import is_payable
from ..laid_pieces import LaidPieces
from ..subject import RouteSubject

CODE = "el-dorado/treasure-too-dear"
RULE = "LV-TREAS-09"
SEVERITY = Severity.ERROR
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per treasure in play."""
    game = subject.game
    if game is None:
        return
    definition = game.definition
    decks = (*definition.deck, *(card for _, deck in definition.decks for card in deck))
    cards = [
        card
        for card in range(len(definition.cards))
        for _ in range(min(decks.count(card) + definition.stock[card], definition.hand_size))
    ]
    for name, kind in LaidPieces(subject).kinds.items():
        cost = kind.cost
        if cost is None:
            continue
        hand = cards if cost.cards else _strongest(subject, cards, cost.symbol)
        if len(cost.cards) <= definition.hand_size and is_payable(game.book, cost, hand):
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            said("Nobody can pay {title} with this card set.", title=kind.title),
            subject.at_module("treasures"),
            remedy=said("Lower its cost, or add cards that pay."),
            object=f"token {name}",
            rule=RULE,
        )


def _strongest(subject: RouteSubject, cards: list[int], symbol: int) -> list[int]:
    """Give the best hand for a symbol."""
    game = subject.game
    assert game is not None, "asked only where the game compiles"
    kinds = game.definition.cards
    fitting = [card for card in cards if symbol in kinds[card].symbols]
    return sorted(fitting, key=lambda c: -kinds[c].strength)[: game.definition.hand_size]
