"""The colours that cards count as where a colour is asked for."""

from collections.abc import Mapping

from designer.api import said

from .definition import Definition

__all__ = ["COLOURS", "COLOUR_WORDS", "colours_of"]

COLOURS = ("green", "yellow", "blue", "purple")
COLOUR_WORDS: Mapping[str, str] = {
    "green": said("green"),
    "yellow": said("yellow"),
    "blue": said("blue"),
    "purple": said("purple"),
}
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
