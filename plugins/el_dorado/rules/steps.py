"""The moves of explorers worth asking about: along the motion of a card, and with each card in hand."""

from collections.abc import Iterator

from designer.api import Move

from ..definition import ARRIVED, Definition
from ..state import State
from .verbs import ENTER, PLAY, STEP, STOP, TAKE_FOR, TAKE_ON, TAKE_WITH

__all__ = ["candidates"]


def candidates(definition: Definition, state: State) -> Iterator[Move]:
    """Give the moves of explorers worth asking about."""
    motion = state.motion
    if motion is not None:
        for to, slot in definition.ways[state.at[motion.explorer]]:
            if slot >= 0 and state.bars[slot] >= 0:
                continue
            if definition.surfaces[state.surface[to]].mask & 1 << motion.symbol:
                yield Move(STEP, (to,))
        for slot in _bars_beside(definition, state, motion.explorer):
            yield Move(TAKE_ON, (slot,))
        yield Move(STOP)
    cards = [
        (card, symbol)
        for card in dict.fromkeys(state.hands[state.active])
        for symbol in definition.cards[card].symbols
    ]
    for explorer in definition.explorers[state.active]:
        if state.at[explorer] != ARRIVED:
            yield from _with_cards(definition, state, explorer, cards)


def _with_cards(
    definition: Definition, state: State, explorer: int, cards: list[tuple[int, int]]
) -> Iterator[Move]:
    for to, slot in definition.ways[state.at[explorer]]:
        if slot >= 0 and state.bars[slot] >= 0:
            continue
        surface = definition.surfaces[state.surface[to]]
        if surface.give:
            yield Move(ENTER, (explorer, to))
        elif mask := surface.mask:
            for card, symbol in cards:
                if mask & 1 << symbol:
                    yield Move(PLAY, (card, symbol, explorer, to))
    for slot in _bars_beside(definition, state, explorer):
        blockade = definition.blockades[state.bars[slot]]
        if blockade.give:
            yield Move(TAKE_FOR, (explorer, slot))
        else:
            for card, symbol in cards:
                if blockade.mask & 1 << symbol:
                    yield Move(TAKE_WITH, (card, symbol, explorer, slot))


def _bars_beside(definition: Definition, state: State, explorer: int) -> tuple[int, ...]:
    ways = definition.ways[state.at[explorer]]
    return tuple(dict.fromkeys(s for _, s in ways if s >= 0 and state.bars[s] >= 0))
