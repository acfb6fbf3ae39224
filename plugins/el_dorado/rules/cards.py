"""Where cards go: used, given, drawn; what they count as; the questions that take them from the hand."""

from msgspec.structs import replace

from designer.api import Event, Frame, Refusal, said, shuffled, thing_at

from ..definition import TOKENS, TRASH, Definition
from ..places import HAND, PLAYED
from ..questions import BOX, DISCARD_PILE, STAYS, stronger
from ..rulebook import Rulebook
from ..state import OVER, State, put, without
from . import ids

__all__ = [
    "FUNCTION",
    "PAYMENT",
    "ask_away",
    "at_hand",
    "departs",
    "destination",
    "drawn",
    "in_use",
    "lent",
    "lifted",
    "refusal_of_absent",
    "settle_away",
    "strength_of",
    "symbols_of",
    "used",
]

FUNCTION, PAYMENT = 0, 1
"""What a card is used for: its movement, action or printed coins; or as half a coin or for rubble."""

_MEANS = {FUNCTION: "use", PAYMENT: "camp"}


def destination(book: Rulebook, state: State, card: int, use: int, give: int = 0) -> str:
    """Say where a used card goes.

    Source: ED-BASE-04 (base camp), ED-BASE-08 (one-use cards).
    """
    is_spent = book.definition.cards[card].one_use and use == FUNCTION
    own = BOX if give == TRASH or is_spent else DISCARD_PILE
    if book.ask.destination is None:
        return own
    return stronger(own, book.ask.destination(book, state, card, use, give))


def departs(book: Rulebook, state: State, card: int, use: int, give: int = 0) -> bool:
    """Say whether a used card still has to leave the game, after those who may answer were asked."""
    return book.machine.hears("trash") and destination(book, state, card, use, give) == BOX


def at_hand(book: Rulebook, state: State) -> tuple[int, ...]:
    """Give the cards that the active seat may play: its hand, and what modules count with it."""
    hand = state.hands[state.active]
    if book.ask.playable is None:
        return hand
    return (*hand, *book.ask.playable(book, state))


def lent(book: Rulebook, state: State) -> tuple[int, ...]:
    """Give the card that an effect plays where it lies before a player, while nothing is done with it yet.

    Source: ED-MUISCA-31.
    """
    motion = state.motion
    if motion is None or motion.moved or not 0 <= motion.card < TOKENS:
        return ()
    is_whole = motion.rest == book.definition.cards[motion.card].strength
    lies = any(motion.card in board for board in state.boards)
    return (motion.card,) if is_whole and lies else ()


def in_use(book: Rulebook, state: State) -> tuple[int, ...]:
    """Give the cards that the active seat may play, with one that an effect plays where it lies."""
    return (*at_hand(book, state), *lent(book, state))


def used(book: Rulebook, state: State, card: int, use: int, give: int = 0) -> State:
    """Take a card of the hand and lay it above the mat, or out of the game where nothing can answer."""
    seat = state.active
    goes_to = destination(book, state, card, use, give)
    if goes_to == STAYS:
        return state
    if card in state.hands[seat]:
        hands = put(state.hands, seat, without(state.hands[seat], card))
        state = replace(state, hands=hands)
    else:
        boards = put(state.boards, seat, without(state.boards[seat], card))
        state = replace(state, boards=boards)
    if goes_to == BOX and not book.machine.hears("trash"):
        return replace(state, box=(*state.box, card))
    return replace(state, played=(*state.played, card))


# A card leaves the game: names hold the card, and what it was used for


def ask_away(book: Rulebook, state: State, frame: Frame) -> State:
    """Let it be answered that a card leaves the game."""
    (card, use), *_ = frame.names
    if state.phase == OVER:
        return state
    event = Event(
        "trash",
        by=state.active,
        of=thing_at(PLAYED, card),
        came_from=PLAYED,
        means=_MEANS[use],
    )
    after: State = book.machine.announced(state, event)
    return after


def settle_away(_book: Rulebook, state: State, frame: Frame) -> State:
    """Lay a card out of the game, unless an answer has kept it."""
    (card, _), *_ = frame.names
    event = frame.event
    if card not in state.played or (event is not None and event.is_cancelled):
        return state
    if event is not None and event.becomes("destination") not in (None, "box"):
        return state
    return replace(state, played=without(state.played, card), box=(*state.box, card))


# What a card counts as


def symbols_of(book: Rulebook, state: State, card: int) -> tuple[int, ...]:
    """Give the symbols that a card of the active seat counts with now.

    Source: EB-059.
    """
    kind = book.definition.cards[card]
    if not kind.symbols or not book.is_changed(state):
        return kind.symbols
    seat = state.active
    changed = book.machine.clauses.becomes(state, "symbol", seat, thing_at(HAND + seat, card))
    return (changed,) if isinstance(changed, int) else kind.symbols


def strength_of(book: Rulebook, state: State, card: int) -> int:
    """Give the strength that a card of the active seat has now."""
    strength = book.definition.cards[card].strength
    if not strength or not book.is_changed(state):
        return strength
    seat = state.active
    thing = thing_at(HAND + seat, card)
    return book.machine.clauses.number(state, "strength", seat, thing, strength)


# The hand


def refusal_of_absent(definition: Definition, state: State, card: int) -> Refusal:
    """Say why a card that is not in the hand cannot be used."""
    title = definition.cards[card].title if 0 <= card < len(definition.cards) else "This card"
    if card in state.bought:
        return Refusal(
            ids.BOUGHT,
            said("{title} was bought in this turn: it waits on the discard pile.", title=title),
        )
    if card in state.played:
        return Refusal(ids.ONCE, said("{title} was used in this turn already.", title=title))
    return Refusal(ids.ONCE, said("{title} is not in the hand.", title=title))


def lifted(state: State, card: int) -> tuple[tuple[int, ...], ...]:
    """Give all hands, the active one without one card of a kind."""
    seat = state.active
    return put(state.hands, seat, without(state.hands[seat], card))


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
