"""The colours that cards count as where a colour is asked for."""

from .definition import Definition

__all__ = ["COLOURS", "colours_of"]

COLOURS = ("green", "yellow", "blue", "purple")
_BY_SYMBOL = {"machete": "green", "coin": "yellow", "paddle": "blue"}


def colours_of(definition: Definition, card: int) -> tuple[str, ...]:
    """Give the colours that a card counts as: a joker those of its symbols, never purple.

    Source: ED-BASE-15, ED-TEMPLE-21, ED-TEMPLE-22, ED-TREAS-45.
    """
    kind = definition.cards[card]
    if kind.colour in COLOURS:
        return (kind.colour,)
    shown = (definition.symbols[symbol] for symbol in kind.symbols)
    return tuple(_BY_SYMBOL[symbol] for symbol in shown if symbol in _BY_SYMBOL)
