"""Swamps: a switch lets tokens with a symbol pay like cards of their strength.

That a card has to be just as strong as the space is said by the terrain, in the content.

Source: ED-SWAMP-12, OQ-25.
"""

from ..means import Means
from ..rulebook import Rulebook
from ..state import State

__all__ = ["counts_as_card"]

TOKENS_PAY = "swamp.cave_symbol_tokens"
"""The switch: 1 lets tokens pay."""


def counts_as_card(book: Rulebook, _state: State, _means: Means) -> bool:
    """Say whether strength without a card pays where a card is asked for."""
    return bool(book.definition.option(TOKENS_PAY))
