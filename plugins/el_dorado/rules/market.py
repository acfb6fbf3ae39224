"""Buying: the market board, the reserve beside it, and payments in half coins."""

from collections.abc import Iterator

from msgspec.structs import replace

from designer.api import Decision, Move, Refusal

from ..definition import Definition
from ..state import State, put
from . import ids
from .cards import FUNCTION, PAYMENT, lifted, used
from .movement import stopped
from .verbs import BUY

__all__ = ["APPLY", "REFUSALS", "candidates", "coins", "is_open", "paid", "paid_up"]


def candidates(definition: Definition, state: State) -> Iterator[Move]:
    """Give the purchases that the hand can pay, in the order of the cards file."""
    if len(state.bought) >= definition.purchases or not state.places:
        return
    means = _means(definition, state)
    reserve_is_open = -1 in state.places
    for card, n in enumerate(state.stock):
        if n <= 0 or 2 * definition.cards[card].price > means:
            continue
        if reserve_is_open or card in state.places:
            yield Move(BUY, (card,))


def is_open(state: State, card: int) -> bool:
    """Say whether a pile may be bought from: on the board, or any pile while a place is empty.

    Source: ED-BASE-07.
    """
    return card in state.places or -1 in state.places


def refusal_of_buying(definition: Definition, state: State, move: Move) -> Refusal | None:
    """Give why a card cannot be bought now."""
    (card,) = move.args
    if not 0 <= card < len(definition.cards):
        return Refusal(ids.MARKET, "There is no such card.")
    kind = definition.cards[card]
    if not kind.price or not state.places:
        return Refusal(ids.MARKET, f"{kind.title} is not for sale.")
    if len(state.bought) >= definition.purchases:
        return Refusal(ids.BUYING, "Something was bought in this turn already.")
    if state.stock[card] <= 0:
        return Refusal(ids.MARKET, f"{kind.title} is sold out.")
    if not is_open(state, card):
        return Refusal(
            ids.MARKET,
            f"{kind.title} lies in the reserve, which is closed while all places of the market are taken.",
        )
    means = _means(definition, state)
    if means < 2 * kind.price:
        return Refusal(
            ids.BUYING,
            f"{kind.title} costs {kind.price}; the hand is worth {coins(means)}.",
        )
    return None


def buy(definition: Definition, state: State, move: Move) -> State:
    """Ask for the payment."""
    (card,) = move.args
    if not definition.keeps_rest:
        state = stopped(state)
    hand = state.hands[state.active]
    decision = Decision(
        seat=state.active,
        kind="pay",
        rule=ids.BUYING,
        options=hand,
        least=1,
        most=len(hand),
        need=2 * definition.cards[card].price,
        worths=tuple(definition.cards[c].half_coins for c in hand),
        about=(card,),
    )
    return replace(state, decision=decision)


def paid(definition: Definition, state: State, decision: Decision, card: int) -> State:
    """Pay with one card; printed coins are the function of a card that shows them."""
    use = FUNCTION if definition.cards[card].shows_coin else PAYMENT
    played, box = used(definition, state, card, use)
    return replace(state, hands=lifted(state, card), played=played, box=box, decision=decision)


def paid_up(_definition: Definition, state: State, decision: Decision) -> State:
    """Hand the bought card over: face up on the buyer's discard pile.

    The rest of a reserve pile moves to the empty place; a place whose last card went stays empty.
    """
    (card,) = decision.about
    seat, left = state.active, state.stock[card] - 1
    places = state.places
    if card not in places and left:
        places = put(places, places.index(-1), card)
    elif card in places and not left:
        places = put(places, places.index(card), -1)
    return replace(
        state,
        decision=None,
        stock=put(state.stock, card, left),
        places=places,
        discards=put(state.discards, seat, (card, *state.discards[seat])),
        bought=(*state.bought, card),
        idle=0,
    )


def _means(definition: Definition, state: State) -> int:
    """Give what the hand is worth, in half coins."""
    cards = definition.cards
    return sum([cards[card].half_coins for card in state.hands[state.active]])


def coins(half_coins: int) -> str:
    """Give an amount in coins, halves as ½."""
    whole, half = divmod(half_coins, 2)
    return f"{whole or ''}½" if half else str(whole)


REFUSALS = {BUY: refusal_of_buying}

APPLY = {BUY: buy}
