"""What a player may have meant who took hold of things that make no legal move."""

from collections.abc import Sequence

from designer.api import CHOOSE, Decision, Hold, Move, thing_at

from .definition import ARRIVED, Definition
from .expedition import Expedition
from .handles import HAND, MARKET, RESERVE, TOKEN, numbers_of
from .places import BARS, SPACES
from .rules import verbs
from .state import State

__all__ = ["attempt"]


def attempt(game: Expedition, state: State, hold: Hold) -> Move | None:
    """Give the move that a hold would be, legal or not; None where it would be no move."""
    definition = game.definition
    card = _card_in_hand(definition, state, hold.piece)
    if state.decision is not None:
        return _answer(game, state, state.decision, hold)
    token = _token(definition, state, hold.piece)
    if token is not None:
        return Move(verbs.USE, (token,))  # where it leads is asked afterwards
    if hold.target_piece is not None:
        _, zone, index = numbers_of(hold.target_piece)
        return Move(verbs.BUY, (index,)) if zone in (MARKET, RESERVE) else None
    if hold.piece is not None and card is None:
        _, zone, index = numbers_of(hold.piece)
        return Move(verbs.BUY, (index,)) if zone in (MARKET, RESERVE) else None
    if card is not None and not definition.cards[card].symbols:
        return Move(verbs.ACT, (card,))  # where it leads is asked afterwards
    if hold.target_hex is not None and hold.target_hex in definition.board.index:
        return _toward(definition, state, card, definition.board.index[hold.target_hex])
    if hold.target_bar is not None:
        return _against(definition, state, card, hold.target_bar)
    return Move(verbs.ACT, (card,)) if card is not None else None


def _answer(game: Expedition, state: State, decision: Decision, hold: Hold) -> Move | None:
    """Give the answer that a hold would be to an open question."""
    definition = game.definition
    if decision.register < 0:
        item = _card_in_hand(definition, state, hold.piece)
        if item is None:
            item = _token(definition, state, hold.piece)
        return None if item is None else Move(CHOOSE, (item,))
    if hold.target_hex is not None and hold.target_hex in definition.board.index:
        return Move(CHOOSE, (thing_at(SPACES, definition.board.index[hold.target_hex]),))
    if hold.target_bar is not None:
        return Move(CHOOSE, (thing_at(BARS, hold.target_bar),))
    piece = hold.piece if hold.target_piece is None else hold.target_piece
    thing = None if piece is None else _thing(game, state, piece)
    return None if thing is None else Move(CHOOSE, (thing,))


def _thing(game: Expedition, state: State, piece: int) -> int | None:
    seat, zone, index = numbers_of(piece)
    zones = game.book.machine.world.zones
    if zone == HAND and index < len(state.hands[seat]):
        return thing_at(zones["hand"].first + seat, state.hands[seat][index])
    if zone == TOKEN and index < len(state.boards[seat]):
        return thing_at(zones["board"].first + seat, state.boards[seat][index])
    if zone in (MARKET, RESERVE):
        return thing_at(zones["market" if zone == MARKET else "reserve"].first, index)
    return None


def _token(definition: Definition, state: State, piece: int | None) -> int | None:
    if piece is None:
        return None
    seat, zone, index = numbers_of(piece)
    is_own = seat == state.active and seat < definition.n_seats and zone == TOKEN
    return state.boards[seat][index] if is_own and index < len(state.boards[seat]) else None


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
