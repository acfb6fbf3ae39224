"""The Muisca tribe: eight cards of which two are on offer, and which may wait before their owner.

The two offers lie beside the market's places: they are refilled from the tribe's deck, and an empty one
opens nothing. A card that waits on the own expedition board is played from there like one of the hand.

Source: ED-MUISCA-02 to ED-MUISCA-31.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from designer.api import Move, Refusal, said, shuffled

from ..definition import TOKENS, Definition
from ..given import cards_of
from ..own_moves import OwnMove
from ..rows import RowKind
from ..rulebook import Rulebook
from ..rules.cards import lifted, refusal_of_absent
from ..rules.verbs import END_PLAY
from ..state import PLAYING, State, put

__all__ = [
    "MOVES",
    "actions",
    "given",
    "holds",
    "kept_from_effects",
    "observed",
    "offer_taken",
    "pieces",
    "playable",
    "set_up",
    "trophies",
]

FULL, ONLY_TRIBE, WINDOW = "ED-MUISCA-19", "ED-MUISCA-26", "ED-MUISCA-16"

LATE = "muisca.place_window"
"""The switch: 1 lets cards be placed only when nothing else is done in the turn any more."""

OPENS = "muisca.empty_slot_opens_reserve"
"""The switch: 1 lets an empty place of the tribe count as one of the market."""

FETCHED = "muisca.transmitter_allowed"
"""The switch: 0 keeps the offers from effects that take cards for nothing."""

PLACE = "place"
TRIBE = "tribe"
"""The deck of the content that these cards are."""

DECK, PLACED = "muisca.deck", "muisca.placed_in"
_OFFERS, _PLACES = 2, 2


def tribe_of(definition: Definition) -> tuple[int, ...]:
    """Give the tribe's cards."""
    return dict(definition.decks).get(TRIBE, ())


def pieces(definition: Definition) -> tuple[RowKind, ...]:
    """Keep the tribe's deck, face down, top first, and where it counts the turn of the last placing."""
    deck = RowKind(DECK, 1, pool="muisca", holds_pieces=True)
    return (deck, RowKind(PLACED, 1)) if definition.option(LATE) else (deck,)


def set_up(book: Rulebook, state: State) -> State:
    """Shuffle the tribe's deck and lay its first cards open."""
    rng, order = shuffled(state.rng, tribe_of(book.definition))
    state = book.rows.with_row(replace(state, rng=rng), DECK, tuple(order))
    for _ in range(_OFFERS):
        state = _refilled(book, state)
    return state


def _refilled(book: Rulebook, state: State) -> State:
    deck = book.rows.row(state, DECK)
    if not deck:
        return state
    state = book.rows.with_row(state, DECK, deck[1:])
    return replace(state, places=(*state.places, deck[0]), stock=put(state.stock, deck[0], 1))


def offer_taken(book: Rulebook, state: State, card: int) -> State:
    """Fill the empty place of a card of the tribe; without a deck it is no place any more."""
    if card not in tribe_of(book.definition):
        return state
    if book.definition.option(OPENS) and not book.rows.row(state, DECK):
        return state
    n = len(book.definition.places)
    open_ = tuple(each for each in state.places[n:] if each >= 0)
    return _refilled(book, replace(state, places=(*state.places[:n], *open_)))


def kept_from_effects(book: Rulebook, _state: State) -> tuple[int, ...]:
    """Give the cards that are only bought."""
    return () if book.definition.option(FETCHED) else tribe_of(book.definition)


# On the expedition board


def _placed(book: Rulebook, state: State, seat: int) -> tuple[int, ...]:
    del book
    return tuple(item for item in state.boards[seat] if 0 <= item < TOKENS)


def playable(book: Rulebook, state: State) -> tuple[int, ...]:
    """Give the cards that wait before the active player."""
    return _placed(book, state, state.active)


def actions(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the cards of the hand that could be placed."""
    tribe = tribe_of(book.definition)
    for card in dict.fromkeys(state.hands[state.active]):
        if card in tribe:
            yield Move(PLACE, (card,))


def refusal_of_placing(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why a card cannot be placed."""
    (card,) = move.args
    definition, seat = book.definition, state.active
    if card not in tribe_of(definition):
        return Refusal(ONLY_TRIBE, said("Only cards of the tribe wait on the expedition board."))
    if card not in state.hands[seat]:
        return refusal_of_absent(definition, state, card)
    if len(_placed(book, state, seat)) >= _PLACES:
        return Refusal(FULL, said("At most {n} cards wait on the expedition board.", n=_PLACES))
    if not definition.option(LATE) or book.ask.may_end_turn is None:
        return None
    ends: Refusal | None = book.ask.may_end_turn(book, state)
    return ends


def holds(book: Rulebook, state: State, move: Move, _after: Callable[[], State]) -> Refusal | None:
    """Let nothing else be done once cards were placed, where they are placed at the end of a turn."""
    if not book.definition.option(LATE) or move.verb in (PLACE, END_PLAY):
        return None
    if state.decision is not None:  # of the move before, or of the end of the turn itself
        return None
    is_over = book.rows.row(state, PLACED) == (state.round, state.active)
    if not is_over or state.phase != PLAYING:
        return None
    return Refusal(WINDOW, said("Cards were placed: the turn only ends now."))


def place(book: Rulebook, state: State, move: Move) -> State:
    """Lay a card of the hand on the expedition board."""
    (card,) = move.args
    seat = state.active
    board = (*state.boards[seat], card)
    if book.definition.option(LATE):
        state = book.rows.with_row(state, PLACED, (state.round, seat))
    return replace(state, hands=lifted(state, card), boards=put(state.boards, seat, board))


def _label(book: Rulebook, _state: State, move: Move) -> str:
    title = book.definition.cards[move.args[0]].title
    return said("Place {card} on the expedition board", card=title)


def _told(book: Rulebook, _state: State, move: Move) -> str:
    title = book.definition.cards[move.args[0]].title
    return said("places {card} on the expedition board", card=title)


MOVES: Mapping[str, OwnMove] = {
    PLACE: OwnMove(refusal_of_placing, place, _label, _told, saves=True)
}


# What others are told


def trophies(book: Rulebook, state: State, seat: int) -> tuple[str, ...]:
    """Name the cards that wait before a player."""
    return tuple(book.definition.cards[card].title for card in _placed(book, state, seat))


def observed(book: Rulebook, state: State, seat: int) -> Mapping[str, Sequence[str]]:
    """Give what situations may say: of a player the placed cards, of all the deck."""
    cards = book.definition.cards
    if seat < 0:
        return {"tribe": [cards[card].id for card in book.rows.row(state, DECK)]}
    return {"placed": [cards[card].id for card in _placed(book, state, seat)]}


def given(book: Rulebook, state: State, seat: int, tree: Mapping[str, Any]) -> State:
    """Lay the cards that a situation names; `tribe` is the deck, its first two cards on offer."""
    numbers = {card.id: number for number, card in enumerate(book.definition.cards)}
    if seat < 0 and "tribe" in tree:
        deck = cards_of(numbers, tree, "tribe")
        n = len(book.definition.places)
        stock = state.stock
        for card in tribe_of(book.definition):
            stock = put(stock, card, 0)
        state = replace(state, places=state.places[:n], stock=stock)
        state = book.rows.with_row(state, DECK, deck)
        for _ in range(_OFFERS):
            state = _refilled(book, state)
    if seat >= 0 and "placed" in tree:
        board = (*state.boards[seat], *cards_of(numbers, tree, "placed"))
        state = replace(state, boards=put(state.boards, seat, board))
    return state
