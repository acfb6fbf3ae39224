"""Stacks beside the market from which nobody can ever buy.

## What it finds

Stacks beside the market while none of its places is empty, and every card on its places costs more than a
hand of the starting deck can pay.

## Why it matters

A stack beside the market is for sale once a place is empty. Where nothing on the market can be bought none
ever is, and the cards of the expansions stay where they lie.

## Example

    cards:
      - {id: scout, symbols: [machete], strength: 2, price: 9, copies: 3}      # and so all six

## How to fix

Let a card on the market cost less, or lay fewer than six stacks there.

## Source

LV-MOD-04; ED-BASE-07.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, entries_in, module_of, said

from ..subject import RouteSubject
from ..terrains import documents_of

CODE = "el-dorado/stacks-never-for-sale"
RULE = "LV-MOD-04"
SEVERITY = Severity.WARNING
SCOPE = "route"


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per module with such stacks."""
    game = subject.game
    if game is None or _opens(subject):
        return
    definition = game.definition
    beside = {
        card.id
        for number, card in enumerate(definition.cards)
        if definition.stock[number] and number not in definition.places
    }
    for pack in subject.project.packs:
        module = module_of(pack)
        if module not in subject.modules:
            continue
        piles = {
            str(name)
            for document in documents_of(subject.project, "decks")
            if subject.project.pack_of(document) is pack
            for _, deck in entries_in(document.tree, "decks")
            for name in deck.get("piles") or ()
        }
        if piles & beside:
            yield Diagnostic(
                CODE,
                SEVERITY,
                said(
                    "The stacks beside the market can never be bought from: no place of it ever empties."
                ),
                subject.at_module(module),
                remedy=said("Let a card on the market cost less."),
                object=f"module {module}",
                rule=RULE,
            )


def _opens(subject: RouteSubject) -> bool:
    """Say whether a place of the market is empty, or can be emptied."""
    assert subject.game is not None, "it was asked for"
    definition = subject.game.definition
    if not definition.places or -1 in definition.places:
        return bool(definition.places)
    worth = sorted((definition.cards[card].half_coins for card in definition.deck), reverse=True)
    most = sum(worth[: definition.hand_size])
    if subject.caves is not False:
        most += max((token.half_coins for token in definition.tokens), default=0)
    return any(2 * definition.cards[card].price <= most for card in definition.places)
