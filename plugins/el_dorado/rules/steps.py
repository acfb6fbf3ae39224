"""The moves of explorers worth asking about: along the motion of a card, and with each card in hand."""

from collections.abc import Iterator

from designer.api import Move

from ..definition import ARRIVED
from ..rulebook import Rulebook
from ..state import State
from .cards import at_hand, symbols_of
from .tolls import toll_at
from .verbs import ENTER, PLAY, STEP, STOP, TAKE_FOR, TAKE_ON, TAKE_WITH

__all__ = ["along", "with_cards"]


def along(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the moves by which the card in motion goes on or stops."""
    motion = state.motion
    if motion is None:
        return
    definition = book.definition
    for to, slot in definition.ways[state.at[motion.explorer]]:
        if slot >= 0 and state.bars[slot] >= 0:
            continue
        if toll_at(book, state, to).mask & 1 << motion.symbol:
            yield Move(STEP, (to,))
    for slot in _bars_beside(book, state, motion.explorer):
        yield Move(TAKE_ON, (slot,))
    yield Move(STOP)


def with_cards(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the moves that cards of the hand could make."""
    definition = book.definition
    is_changed, kinds = book.is_changed(state), definition.cards
    cards = [
        (card, symbol)
        for card in dict.fromkeys(at_hand(book, state))
        for symbol in (symbols_of(book, state, card) if is_changed else kinds[card].symbols)
    ]
    for explorer in definition.explorers[state.active]:
        if state.at[explorer] != ARRIVED:
            yield from _of_explorer(book, state, explorer, cards)


def _of_explorer(
    book: Rulebook, state: State, explorer: int, cards: list[tuple[int, int]]
) -> Iterator[Move]:
    definition = book.definition
    surfaces, is_plain = definition.surfaces, book.ask.requirement is None
    for to, slot in definition.ways[state.at[explorer]]:
        if slot >= 0 and state.bars[slot] >= 0:
            continue
        surface = surfaces[state.surface[to]] if is_plain else toll_at(book, state, to)
        if surface.give:
            yield Move(ENTER, (explorer, to))
        elif mask := surface.mask:
            for card, symbol in cards:
                if mask & 1 << symbol:
                    yield Move(PLAY, (card, symbol, explorer, to))
    for slot in _bars_beside(book, state, explorer):
        blockade = definition.blockades[state.bars[slot]]
        if blockade.give:
            yield Move(TAKE_FOR, (explorer, slot))
        else:
            for card, symbol in cards:
                if blockade.mask & 1 << symbol:
                    yield Move(TAKE_WITH, (card, symbol, explorer, slot))


def _bars_beside(book: Rulebook, state: State, explorer: int) -> tuple[int, ...]:
    ways = book.definition.ways[state.at[explorer]]
    return tuple(dict.fromkeys(s for _, s in ways if s >= 0 and state.bars[s] >= 0))
