"""What stands in the way of a step or of a blockade, and what pays for it.

A space and a blockade ask for a toll in the same words, so that paying for either is written once.
"""

from designer.api import Refusal

from ..definition import ARRIVED, NO_SLOT, BlockadeKind, Definition, Surface
from ..state import State
from . import ids
from .cards import refusal_of_absent

__all__ = [
    "Toll",
    "refusal_of_blockade",
    "refusal_of_card",
    "refusal_of_explorer",
    "refusal_of_giving",
    "refusal_of_space",
    "refusal_of_strength",
]

Toll = Surface | BlockadeKind


def refusal_of_card(definition: Definition, state: State, card: int, symbol: int) -> Refusal | None:
    """Give why a card cannot be played with a symbol."""
    if card not in state.hands[state.active]:
        return refusal_of_absent(definition, state, card)
    if symbol not in definition.cards[card].symbols:
        name = definition.symbol_title(symbol)
        return Refusal(ids.JOKER, f"{definition.cards[card].title} does not count as {name}.")
    return None


def refusal_of_explorer(definition: Definition, state: State, explorer: int) -> Refusal | None:
    """Give why an explorer cannot be moved."""
    if definition.moves_first and state.bought:
        return Refusal(ids.ORDER, "Something was bought: this turn's moves are over.")
    if explorer not in definition.explorers[state.active]:
        return Refusal(ids.EXPLORERS, "A card moves an explorer of one's own.")
    if state.at[explorer] == ARRIVED:
        return Refusal(ids.ARRIVAL, "This explorer is in El Dorado already.")
    return None


def refusal_of_space(
    definition: Definition, state: State, explorer: int, to: int
) -> Refusal | None:
    """Give why an explorer cannot step onto a space, whatever it pays."""
    slot = next((s for beside, s in definition.ways[state.at[explorer]] if beside == to), None)
    if slot is None:
        return Refusal(ids.STRENGTH, "An explorer steps onto a space beside it.")
    if slot != NO_SLOT and state.bars[slot] >= 0:
        title = definition.blockades[state.bars[slot]].title
        return Refusal(ids.BAR, f"{title} bars the way: it has to be taken first.")
    surface = definition.surfaces[state.surface[to]]
    if surface.closed:
        return Refusal(surface.closed, f"{surface.title}: no explorer may enter.")
    if to in state.at:
        return Refusal(ids.CLOSED, "Another explorer stands there: nobody enters or passes.")
    return None


def refusal_of_blockade(
    definition: Definition, state: State, explorer: int, slot: int
) -> Refusal | None:
    """Give why an explorer cannot take a blockade, whatever it pays."""
    if not 0 <= slot < len(state.bars) or state.bars[slot] < 0:
        return Refusal(ids.BLOCKADE, "No blockade lies there.")
    if not any(other == slot for _, other in definition.ways[state.at[explorer]]):
        return Refusal(ids.NEAR, "The explorer does not stand beside the blockade.")
    return None


def refusal_of_strength(
    definition: Definition, toll: Toll, symbol: int, strength: int, rule: str = ids.STRENGTH
) -> Refusal | None:
    """Give why so much strength does not pay a toll."""
    if toll.give:
        return Refusal(
            ids.LEFT_OVER if rule == ids.STRENGTH else rule,
            f"{toll.title} asks for cards of the hand ({toll.n}), not for strength.",
        )
    if not toll.mask & 1 << symbol:
        return Refusal(
            rule, f"{toll.title} cannot be paid with {definition.symbol_titles[symbol]}."
        )
    if strength < toll.n:
        return Refusal(rule, f"{toll.title} needs strength {toll.n}; only {strength} is there.")
    return None


def refusal_of_giving(
    _definition: Definition, state: State, toll: Toll, rule: str = ids.GIVING
) -> Refusal | None:
    """Give why the hand does not pay a toll."""
    if not toll.give:
        return Refusal(
            ids.STRENGTH if rule == ids.GIVING else rule, f"{toll.title} is paid by strength."
        )
    if len(state.hands[state.active]) < toll.n:
        return Refusal(rule, f"{toll.title} asks for {toll.n} cards of the hand.")
    return None
