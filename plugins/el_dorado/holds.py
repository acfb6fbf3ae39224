"""What a player may have meant who took hold of things that make no legal move."""

from collections.abc import Sequence

from designer.api import CHOOSE, Hold, Move

from .definition import ARRIVED, Definition
from .expedition import Expedition
from .handles import HAND, MARKET, RESERVE, numbers_of
from .rules import verbs
from .state import State

__all__ = ["attempt"]


def attempt(game: Expedition, state: State, hold: Hold) -> Move | None:
    """Give the move that a hold would be, legal or not; None where it would be no move."""
    definition = game.definition
    card = _card_in_hand(definition, state, hold.piece)
    if state.decision is not None:
        return None if card is None else Move(CHOOSE, (card,))
    if hold.target_piece is not None:
        _, zone, index = numbers_of(hold.target_piece)
        return Move(verbs.BUY, (index,)) if zone in (MARKET, RESERVE) else None
    if hold.piece is not None and card is None:
        _, zone, index = numbers_of(hold.piece)
        return Move(verbs.BUY, (index,)) if zone in (MARKET, RESERVE) else None
    if hold.target_hex is not None and hold.target_hex in definition.board.index:
        return _toward(definition, state, card, definition.board.index[hold.target_hex])
    if hold.target_bar is not None:
        return _against(definition, state, card, hold.target_bar)
    return Move(verbs.ACT, (card,)) if card is not None else None


def _toward(definition: Definition, state: State, card: int | None, to: int) -> Move:
    surface = definition.surfaces[state.surface[to]]
    explorer = _nearest(definition, state, [p for p, _ in definition.ways[to]])
    if card is not None:
        return Move(verbs.PLAY, (card, _symbol(definition, card, surface.mask), explorer, to))
    if surface.give:
        return Move(verbs.ENTER, (explorer, to))
    return Move(verbs.STEP, (to,))


def _against(definition: Definition, state: State, card: int | None, slot: int) -> Move | None:
    if not 0 <= slot < len(state.bars) or state.bars[slot] < 0:
        return None
    blockade = definition.blockades[state.bars[slot]]
    beside = [position for pair in definition.slots[slot].pairs for position in pair]
    explorer = _nearest(definition, state, beside)
    if card is not None:
        symbol = _symbol(definition, card, blockade.mask)
        return Move(verbs.TAKE_WITH, (card, symbol, explorer, slot))
    if blockade.give:
        return Move(verbs.TAKE_FOR, (explorer, slot))
    return Move(verbs.TAKE_ON, (slot,))


def _nearest(definition: Definition, state: State, places: Sequence[int]) -> int:
    """Give the own explorer that stands on one of the places, else the first one on the board."""
    own = [e for e in definition.explorers[state.active] if state.at[e] != ARRIVED]
    beside = [e for e in own if state.at[e] in places]
    return next(iter([*beside, *own, *definition.explorers[state.active]]), 0)


def _symbol(definition: Definition, card: int, mask: int) -> int:
    symbols = definition.cards[card].symbols
    return next((s for s in symbols if mask & 1 << s), symbols[0] if symbols else 0)


def _card_in_hand(definition: Definition, state: State, piece: int | None) -> int | None:
    if piece is None:
        return None
    seat, zone, index = numbers_of(piece)
    in_hand = seat == state.active and zone == HAND and index < len(state.hands[seat])
    return state.hands[seat][index] if in_hand and seat < definition.n_seats else None
