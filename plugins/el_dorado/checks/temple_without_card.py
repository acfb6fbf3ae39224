"""A temple whose artifact nobody, or not everybody, can collect.

## What it finds

A temple of a colour of which the game holds fewer cards than players. Jokers count as every colour but purple.

## Why it matters

An artifact costs a card of its colour. Without one nobody enters El Dorado.

## Example

    placements:
      - {face: temple_purple, at: [21, -1], turn: 0}      # and no purple card in the set

## How to fix

Add cards of that colour to the market, the reserve or the starting deck.

## Source

LV-TEMPLE-05.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, Severity, counted_as, said

from ..definition import CardKind
from ..subject import RouteSubject
from ..temple_spaces import temples_of

CODE = "el-dorado/temple-without-card"
RULE = "LV-TEMPLE-05"
SEVERITY = Severity.ERROR
SCOPE = "route"

_BY_SYMBOL = {"machete": "green", "coin": "yellow", "paddle": "blue"}


def run(subject: RouteSubject) -> Iterator[Diagnostic]:
    """Give one fault per temple."""
    if subject.game is None:
        return
    definition = subject.game.definition
    players = subject.players or 2
    held = [
        (kind, definition.stock[n] + definition.deck.count(n) * players)
        for n, kind in enumerate(definition.cards)
    ]
    held += [(definition.cards[n], 1) for _, deck in definition.decks for n in deck]
    for temple in temples_of(subject):
        n = sum(
            copies for kind, copies in held if temple.colour in _colours(kind, definition.symbols)
        )
        if n >= players:
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            counted_as(
                "{n} {colour} card in the set for {players} players: the {colour} artifact cannot be collected by all.",
                "{n} {colour} cards in the set for {players} players: the {colour} artifact cannot be collected by all.",
                n,
                colour=said(temple.colour),
                players=players,
            )
            if n
            else said(
                "No {colour} card in the set: the {colour} artifact cannot be collected.",
                colour=said(temple.colour),
            ),
            subject.at(temple.placement),
            remedy=said("Add cards of that colour."),
            object=f"placement {subject.title(temple.placement)}",
            rule=RULE,
        )


def _colours(kind: CardKind, symbols: tuple[str, ...]) -> set[str]:
    own = {kind.colour}
    if len(kind.symbols) > 1:
        own |= {_BY_SYMBOL[symbols[s]] for s in kind.symbols if symbols[s] in _BY_SYMBOL}
    return own
