"""Paying more than the price: when that can serve something, and when a payment is settled."""

from designer.api import Decision

from ..definition import TOKENS
from ..questions import DISCARD_PILE
from ..rulebook import Rulebook
from ..state import State
from .cards import destination
from .market import use_in_payment

__all__ = ["is_settled_payment", "leaving_by_payment"]


def is_settled_payment(book: Rulebook, state: State, decision: Decision) -> bool:
    """Say whether a payment is exact and adding to it could serve nothing.

    More may be paid than the price (ED-BASE-06: what is too much is lost). With most cards that does no
    more than discarding them in phase 2 does; but a card whose printed coins are its function leaves
    the game with the payment (ED-BASE-08), and whoever thins out a deck may want that.
    """
    is_exact = decision.reached == decision.need
    return is_exact and not leaving_by_payment(book, state, decision)


def leaving_by_payment(book: Rulebook, state: State, decision: Decision) -> tuple[int, ...]:
    """Give the cards, of those left to pay with, for which it is something else than to be discarded."""
    is_heard = book.machine.hears("discard")
    return tuple(
        card
        for card in dict.fromkeys(decision.options)
        if card < TOKENS
        and (
            is_heard
            or card not in state.hands[state.active]
            or destination(book, state, card, use_in_payment(book, state, card)) != DISCARD_PILE
        )
    )
