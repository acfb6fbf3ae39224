"""Purple cards and their actions."""

from collections.abc import Iterator

from designer.api import Move, Refusal

from ..definition import Definition
from ..state import State
from . import ids
from .cards import refusal_of_absent
from .verbs import ACT

__all__ = ["REFUSALS", "RULES", "candidates", "missing_action"]

RULES = {"native": "ED-BASE-10", "transmitter": "ED-BASE-19"}
"""The rules of cards that have one of their own."""


def candidates(_definition: Definition, _state: State) -> Iterator[Move]:
    """Give the actions worth asking about: none, as long as all are refused."""
    return iter(())


def missing_action(title: str) -> str:
    """Say that a card's action is refused in this version."""
    return f"{title}: its action is not there yet; the card pays half a coin and can be given."


def refusal_of_action(definition: Definition, state: State, move: Move) -> Refusal:
    """Give why a card's action cannot be used."""
    (card,) = move.args
    if card not in state.hands[state.active]:
        return refusal_of_absent(definition, state, card)
    kind = definition.cards[card]
    if not kind.has_action:
        return Refusal(ids.ACTIONS, f"{kind.title} has no action.")
    return Refusal(RULES.get(kind.id, ids.ACTIONS), missing_action(kind.title))


REFUSALS = {ACT: refusal_of_action}
