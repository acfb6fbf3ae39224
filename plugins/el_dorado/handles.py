"""By what each legal move is taken hold of, and how pieces on the table are numbered."""

from designer.api import DONE, Handle, Hex, Move

from .definition import Definition
from .rules import verbs
from .rules.market import coins
from .state import State

__all__ = [
    "BOX",
    "DISCARD",
    "HAND",
    "MARKET",
    "PILE",
    "PLAYED",
    "RESERVE",
    "card_title",
    "handle_of",
    "hex_of",
    "n_cards",
    "numbers_of",
    "piece_id",
]

HAND, PLAYED, PILE, DISCARD, MARKET, RESERVE, BOX = range(7)
"""Zones, as they enter the number of a piece."""

_ZONE, _SEAT = 1000, 10_000

_DONE = {"pay": "Pay", "discard": "Draw cards"}


def numbers_of(piece: int) -> tuple[int, int, int]:
    """Give seat, zone and index of a piece's number."""
    seat, rest = divmod(piece, _SEAT)
    return seat, *divmod(rest, _ZONE)


def handle_of(definition: Definition, state: State, move: Move) -> Handle:
    """Give the handle of a legal move."""
    args = move.args
    match move.verb:
        case verbs.PLAY:
            surface = definition.surfaces[state.surface[args[3]]]
            return Handle(
                move,
                f"{card_title(definition, args[0], args[1])}: {_mover(definition, args[2])}{_target(definition, state, args[3])}",
                piece=_in_hand(state, args[0]),
                target_hex=hex_of(definition, args[3]),
                price=str(surface.n),
            )
        case verbs.STEP:
            surface = definition.surfaces[state.surface[args[0]]]
            return Handle(
                move,
                f"Go on to {_target(definition, state, args[0])}",
                target_hex=hex_of(definition, args[0]),
                price=str(surface.n),
            )
        case verbs.ENTER:
            surface = definition.surfaces[state.surface[args[1]]]
            return Handle(
                move,
                f"Give {n_cards(surface.n)}: {_mover(definition, args[0])}{_target(definition, state, args[1])}",
                target_hex=hex_of(definition, args[1]),
                price=n_cards(surface.n),
            )
        case verbs.BUY:
            kind = definition.cards[args[0]]
            return Handle(
                move,
                f"Buy {kind.title} for {kind.price}",
                target_piece=_for_sale(state, args[0]),
                price=str(kind.price),
            )
    if move.verb in (verbs.TAKE_WITH, verbs.TAKE_ON, verbs.TAKE_FOR):
        return _bar_handle(definition, state, move)
    return _answer(definition, state, move)


def _bar_handle(definition: Definition, state: State, move: Move) -> Handle:
    slot = move.args[-1]
    blockade = definition.blockades[state.bars[slot]]
    if move.verb == verbs.TAKE_WITH:
        card, symbol, explorer, _ = move.args
        label = f"{card_title(definition, card, symbol)}: {_mover(definition, explorer)}take {blockade.title}"
        return Handle(
            move, label, piece=_in_hand(state, card), target_bar=slot, price=str(blockade.n)
        )
    if move.verb == verbs.TAKE_ON:
        label = f"Take {blockade.title} with what is left"
        return Handle(move, label, target_bar=slot, price=str(blockade.n))
    label = f"Give {n_cards(blockade.n)}: {_mover(definition, move.args[0])}take {blockade.title}"
    return Handle(move, label, target_bar=slot, price=n_cards(blockade.n))


def _answer(definition: Definition, state: State, move: Move) -> Handle:
    decision = state.decision
    if decision is not None and move.verb == DONE:
        word = _DONE.get(decision.kind, "Done")
        is_over = decision.kind == "pay" and decision.reached > decision.need
        label = f"{word} ({coins(decision.reached - decision.need)} too much)" if is_over else word
        return Handle(move, label, button=word)
    if decision is not None:
        kind = definition.cards[move.args[0]]
        piece = _in_hand(state, move.args[0])
        if decision.kind == "pay":
            return Handle(move, f"Pay with {kind.title}", piece=piece, price=coins(kind.half_coins))
        word = "Discard" if decision.kind == "discard" else "Give"
        return Handle(move, f"{word} {kind.title}", piece=piece)
    word = "Stop" if move.verb == verbs.STOP else "End turn"
    return Handle(move, word, button=word)


def card_title(definition: Definition, card: int, symbol: int) -> str:
    """Give a card's name, with the symbol that a joker counts as."""
    kind = definition.cards[card]
    if len(kind.symbols) == 1:
        return kind.title
    return f"{kind.title} as {definition.symbol_titles[symbol]}"


def _mover(definition: Definition, explorer: int) -> str:
    own = definition.explorers[definition.owners[explorer]]
    return f"explorer {own.index(explorer) + 1}, " if len(own) > 1 else ""


def _target(definition: Definition, state: State, position: int) -> str:
    return definition.surfaces[state.surface[position]].title


def n_cards(n: int) -> str:
    """Give a number of cards in words."""
    return f"{n} card" if n == 1 else f"{n} cards"


def _in_hand(state: State, card: int) -> int:
    return piece_id(state.active, HAND, state.hands[state.active].index(card))


def _for_sale(state: State, card: int) -> int:
    return piece_id(0, MARKET if card in state.places else RESERVE, card)


def piece_id(seat: int, zone: int, index: int) -> int:
    """Give the number under which a piece lies on the table."""
    return seat * _SEAT + zone * _ZONE + index


def hex_of(definition: Definition, position: int) -> Hex:
    """Give the hex of a position."""
    return definition.board.spaces[position].hex
