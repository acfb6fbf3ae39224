"""Buying: the market board, the reserve beside it, and payments in half coins."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from designer.api import NOTHING, Decision, Frame, Move, Refusal, said, thing_at

from ..definition import TOKENS
from ..places import MARKET, RESERVE
from ..rulebook import Rulebook
from ..state import State, put, without
from . import ids
from .cards import FUNCTION, PAYMENT, at_hand, departs, strength_of, symbols_of, used
from .verbs import BUY

__all__ = [
    "APPLY",
    "REFUSALS",
    "ask_for_payment",
    "candidates",
    "coins",
    "hand_over",
    "is_open",
    "paid",
    "paid_up",
    "payments_leave",
    "price_of",
    "refusal_of_payment",
    "taken_from_sale",
    "use_in_payment",
    "without_copy",
    "worth_of",
]


def candidates(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the purchases that the hand can pay, in the order of the cards file."""
    definition = book.definition
    if len(state.bought) >= definition.purchases or not state.places:
        return
    means = _means(book, state)
    reserve_is_open = -1 in state.places
    is_changed, cards = book.is_changed(state), definition.cards
    for card, n in enumerate(state.stock):
        price = price_of(book, state, card) if is_changed else cards[card].price
        if n <= 0 or 2 * price > means:
            continue
        if reserve_is_open or card in state.places:
            yield Move(BUY, (card,))


def is_open(state: State, card: int) -> bool:
    """Say whether a pile may be bought from: on the board, or any pile while a place is empty.

    Source: ED-BASE-07.
    """
    return card in state.places or -1 in state.places


def price_of(book: Rulebook, state: State, card: int) -> int:
    """Give what a card costs the active seat now."""
    price = book.definition.cards[card].price
    if not book.is_changed(state):
        return price
    thing = thing_at(MARKET if card in state.places else RESERVE, card)
    return max(0, book.machine.clauses.number(state, "price", state.active, thing, price))


def refusal_of_buying(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a card cannot be bought now."""
    (card,) = move.args
    definition = book.definition
    if not 0 <= card < len(definition.cards):
        return Refusal(ids.MARKET, said("There is no such card."))
    kind = definition.cards[card]
    if not kind.price or not state.places:
        return Refusal(ids.MARKET, said("{title} is not for sale.", title=kind.title))
    if len(state.bought) >= definition.purchases:
        return Refusal(ids.BUYING, said("Something was bought in this turn already."))
    if state.stock[card] <= 0:
        return Refusal(ids.MARKET, said("{title} is sold out.", title=kind.title))
    if not is_open(state, card):
        return Refusal(
            ids.MARKET,
            said(
                "{title} lies in the reserve, which is closed while all places of the market are taken.",
                title=kind.title,
            ),
        )
    if book.is_changed(state) and book.machine.clauses.forbids(
        state, "buy", state.active, NOTHING, None
    ):
        return Refusal(ids.ACTIONS, said("Something keeps you from buying now."))
    means, price = _means(book, state), price_of(book, state, card)
    if means < 2 * price:
        return Refusal(
            ids.BUYING,
            said(
                "{title} costs {price}; the hand is worth {coins}.",
                title=kind.title,
                price=price,
                coins=coins(means),
            ),
        )
    return None


# What pays


def worth_of(book: Rulebook, state: State, item: int) -> int:
    """Give what a card of the hand, or a token, pays now, in half coins.

    Source: ED-BASE-06, EB-053, EB-059.
    """
    definition = book.definition
    if item >= TOKENS:
        return definition.tokens[item - TOKENS].half_coins
    kind = definition.cards[item]
    if not kind.strength or not book.is_changed(state):
        return kind.half_coins
    if book.coin in symbols_of(book, state, item):
        return 2 * strength_of(book, state, item)
    return definition.other_half_coins


def _tokens(book: Rulebook, state: State) -> list[int]:
    """Give the tokens of the active seat that may be part of a payment."""
    definition = book.definition
    return [
        item
        for item in state.boards[state.active]
        if item >= TOKENS and definition.tokens[item - TOKENS].half_coins
    ]


def _gained(book: Rulebook, state: State) -> int:
    """Give what strength without a card, not yet used, is worth: it may be part of a payment."""
    motion = state.motion
    if motion is None or motion.moved or _is_of_the_hand(state, motion.card):
        return 0
    if motion.symbol != book.coin or book.definition.keeps_rest:
        return 0
    return 2 * motion.rest


def _is_of_the_hand(state: State, card: int) -> bool:
    """Say whether a card in motion was played itself, and not carried out where it lies."""
    is_card = 0 <= card < TOKENS
    return is_card and not any(card in board for board in state.boards)


def _means(book: Rulebook, state: State) -> int:
    """Give what could be paid in all, in half coins."""
    cards = book.definition.cards
    hand = at_hand(book, state)
    gained = _gained(book, state)
    if not book.is_changed(state) and not state.boards[state.active]:
        return gained + sum([cards[card].half_coins for card in hand])
    items = [*hand, *_tokens(book, state)]
    return gained + _most(book, state, items, is_changed=book.is_changed(state))


def _most(book: Rulebook, state: State, items: Sequence[int], *, is_changed: bool) -> int:
    """Give the most that items can pay; what counts otherwise is the first card with a symbol."""
    plain = sum(_plain(book, item) for item in items)
    if not is_changed:
        return plain
    counted = [item for item in items if _counts(book, item)]
    if not counted:
        return plain
    first = max(worth_of(book, state, item) - _plain(book, item) for item in counted)
    return max(plain + first, sum(_plain(book, i) for i in items if i not in counted))


def _plain(book: Rulebook, item: int) -> int:
    definition = book.definition
    if item >= TOKENS:
        return definition.tokens[item - TOKENS].half_coins
    return definition.cards[item].half_coins


def _counts(book: Rulebook, item: int) -> bool:
    """Say whether an item is a card that shows a symbol."""
    return item < TOKENS and book.definition.cards[item].strength > 0


# Paying


def buy(book: Rulebook, state: State, move: Move) -> State:
    """Ask for the payment."""
    return book.begin(book.programs.buy, state, move.args, (_gained(book, state),))


def ask_for_payment(book: Rulebook, state: State, frame: Frame) -> State:
    """Ask with what the card is paid; what was in motion has stopped, coins without a card count."""
    (card,), (gained,) = frame.names
    return replace(state, decision=_question(book, state, (card,), (), gained))


def _question(
    book: Rulebook, state: State, about: tuple[int, ...], chosen: tuple[int, ...], reached: int
) -> Decision:
    """Give the question with what is left to pay with, as far as the price can still be reached.

    It is about the card that is bought, then the cards that will leave the game for it.
    """
    need = 2 * price_of(book, state, about[0])
    items = (*at_hand(book, state), *_tokens(book, state))
    options = tuple(item for item in items if _can_reach(book, state, items, item, need - reached))
    return Decision(
        seat=state.active,
        kind="pay",
        rule=ids.BUYING,
        options=options,
        least=0 if reached >= need else 1,
        most=len(chosen) + len(options),
        need=need,
        worths=tuple(worth_of(book, state, item) for item in options),
        chosen=chosen,
        reached=reached,
        about=about,
    )


def _can_reach(book: Rulebook, state: State, items: Sequence[int], item: int, lacking: int) -> bool:
    if not book.is_changed(state):
        return True
    others = list(items)
    others.remove(item)
    goes_on = not _counts(book, item)
    return worth_of(book, state, item) + _most(book, state, others, is_changed=goes_on) >= lacking


def refusal_of_payment(
    book: Rulebook, state: State, decision: Decision, item: int
) -> Refusal | None:
    """Give why something that is there cannot be part of the payment."""
    hand = at_hand(book, state)
    if item in hand and item not in decision.options:
        title = book.definition.item_title(item)
        return Refusal(
            ids.CHANGED, said("With {title} first the price can no longer be reached.", title=title)
        )
    return None


def paid(book: Rulebook, state: State, decision: Decision, item: int) -> State:
    """Pay with one card or token; printed coins are the function of a card that shows them."""
    if item >= TOKENS:
        seat = state.active
        return replace(
            state,
            boards=put(state.boards, seat, without(state.boards[seat], item)),
            box=(*state.box, item),
            decision=decision,
        )
    use = use_in_payment(book, state, item)
    was_changed, about = book.is_changed(state), decision.about
    if departs(book, state, item, use):
        about = (*about, item)
    state = used(book, state, item, use)
    if not was_changed:
        return replace(state, decision=replace(decision, about=about))
    if _counts(book, item):
        state = book.machine.over(state, "next_card", state.active)
    question = _question(book, state, about, decision.chosen, decision.reached)
    return replace(state, decision=question)


def use_in_payment(book: Rulebook, state: State, card: int) -> int:
    """Say what a card is used for when it pays: its function, where it shows coins, or as half a coin."""
    return FUNCTION if _pays_by_function(book, state, card) else PAYMENT


def _pays_by_function(book: Rulebook, state: State, card: int) -> bool:
    kind = book.definition.cards[card]
    return bool(kind.strength) and book.coin in symbols_of(book, state, card)


def paid_up(book: Rulebook, state: State, decision: Decision) -> State:
    """Hand over what was paid for."""
    state = replace(state, decision=None)
    card, *leaving = decision.about
    return book.begin(book.programs.bought, state, (card,), tuple(leaving))


def hand_over(book: Rulebook, state: State, frame: Frame) -> State:
    """Lay the bought card face up on the buyer's discard pile."""
    (card,) = frame.names[0]
    state = taken_from_sale(book, state, card)
    seat = state.active
    return replace(
        state,
        discards=put(state.discards, seat, (card, *state.discards[seat])),
        bought=(*state.bought, card),
        idle=0,
    )


def taken_from_sale(book: Rulebook, state: State, card: int, *, moves_in: bool = True) -> State:
    """Take a card that is for sale, with all that follows."""
    state = without_copy(state, card, moves_in=moves_in)
    for follow in book.ask.offer_taken:
        state = follow(book, state, card)
    return state


def without_copy(state: State, card: int, *, moves_in: bool = True) -> State:
    """Take a card that is for sale.

    The rest of a reserve pile moves to the empty place; a place whose last card went stays empty.
    """
    left = state.stock[card] - 1
    places = state.places
    if card not in places and left and moves_in:
        places = put(places, places.index(-1), card)
    elif card in places and not left:
        places = put(places, places.index(card), -1)
    return replace(state, stock=put(state.stock, card, left), places=places)


def payments_leave(book: Rulebook, state: State, frame: Frame) -> State:
    """Let one-use cards whose coins were paid leave the game, one by one."""
    for card in reversed(frame.names[1]):
        state = book.wait(book.programs.away, state, (card, FUNCTION))
    return state


def coins(half_coins: int) -> str:
    """Give an amount in coins, halves as ½."""
    whole, half = divmod(half_coins, 2)
    return f"{whole or ''}½" if half else str(whole)


REFUSALS = {BUY: refusal_of_buying}

APPLY = {BUY: buy}
