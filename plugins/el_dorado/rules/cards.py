"""Where cards go: used, given, drawn; and the questions that take them from the hand."""

from msgspec.structs import replace

from designer.api import Refusal, shuffled

from ..definition import TRASH, CardKind, Definition
from ..state import State, put, without
from . import ids

__all__ = ["FUNCTION", "PAYMENT", "drawn", "goes_to_box", "lifted", "refusal_of_absent", "used"]

FUNCTION, PAYMENT = 0, 1
"""What a card is used for: its movement, action or printed coins; or as half a coin or for rubble."""


def goes_to_box(card: CardKind, use: int, give: int = 0) -> bool:
    """Say whether a used card leaves the game instead of lying above the mat.

    Source: ED-BASE-04 (base camp), ED-BASE-08 (one-use cards).
    """
    return give == TRASH or (card.one_use and use == FUNCTION)


def refusal_of_absent(definition: Definition, state: State, card: int) -> Refusal:
    """Say why a card that is not in the hand cannot be used."""
    title = definition.cards[card].title if 0 <= card < len(definition.cards) else "This card"
    if card in state.bought:
        return Refusal(
            ids.BOUGHT, f"{title} was bought in this turn: it waits on the discard pile."
        )
    if card in state.played:
        return Refusal(ids.ONCE, f"{title} was used in this turn already.")
    return Refusal(ids.ONCE, f"{title} is not in the hand.")


def lifted(state: State, card: int) -> tuple[tuple[int, ...], ...]:
    """Give all hands, the active one without one card of a kind."""
    seat = state.active
    return put(state.hands, seat, without(state.hands[seat], card))


def used(
    definition: Definition, state: State, card: int, use: int, give: int = 0
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give the played cards and the box after a card of the hand was used."""
    if goes_to_box(definition.cards[card], use, give):
        return state.played, (*state.box, card)
    return (*state.played, card), state.box


def drawn(state: State, seat: int, n: int) -> State:
    """Draw up to n cards; the discard pile becomes the new pile when the old one runs out.

    Source: ED-BASE-18.
    """
    pile, discard, rng, draws = state.piles[seat], state.discards[seat], state.rng, state.draws
    hand = pile[:n]
    pile = pile[n:]
    if len(hand) < n and discard:
        rng, pile = shuffled(rng, sorted(discard))
        pile, draws = _arranged(pile, draws)
        discard = ()
        more = n - len(hand)
        hand, pile = hand + pile[:more], pile[more:]
    return replace(
        state,
        rng=rng,
        draws=draws,
        hands=put(state.hands, seat, tuple(sorted(state.hands[seat] + hand))),
        piles=put(state.piles, seat, pile),
        discards=put(state.discards, seat, discard),
    )


def _arranged(
    pile: tuple[int, ...], draws: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Put the cards that are fixed to come next on top, as far as the pile holds them."""
    top: list[int] = []
    rest = list(pile)
    for card in draws:
        if card not in rest:
            break
        rest.remove(card)
        top.append(card)
    return (*top, *rest), draws[len(top) :]
