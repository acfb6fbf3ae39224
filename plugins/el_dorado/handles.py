"""By what each legal move is taken hold of, and how pieces on the table are numbered."""

from designer.api import (
    DONE,
    Decision,
    Handle,
    Hex,
    Move,
    counted_as,
    is_thing,
    item_of,
    place_of,
    said,
)

from .answers import mover
from .definition import TOKENS, Definition
from .lying import lying
from .names import option_name
from .places import BARS, BOARD, FIGURES, LYING, SPACES
from .places import HAND as HANDS
from .rulebook import Rulebook
from .rules import verbs
from .rules.market import coins, price_of
from .rules.overpaying import is_settled_payment
from .state import State
from .wanderers import is_wanderer, wanderer

__all__ = [
    "BOX",
    "CAVE",
    "DISCARD",
    "HAND",
    "MARKET",
    "PILE",
    "PLAYED",
    "RESERVE",
    "TOKEN",
    "card_title",
    "handle_of",
    "hex_of",
    "mover_words",
    "n_cards",
    "numbers_of",
    "piece_id",
]

HAND, PLAYED, PILE, DISCARD, MARKET, RESERVE, BOX, TOKEN, CAVE = range(9)
"""Zones, as they enter the number of a piece."""

_ZONE, _SEAT = 1000, 10_000

_DONE = {"pay": said("Pay"), "discard": said("Draw cards")}

_DECLINED = {
    "answer": said("Do not use it"),
    "trash": said("Remove none"),
    "may": said("No"),
    "space": said("Stop here"),
}
_OPTION_LABELS = {
    "step": said("Take a step"),
    "collect": said("Take a blockade"),
    "yes": said("Yes"),
}
_LAID_LABELS = {"mist": said("Turn the mist at"), "owl": said("Lay the owl at")}
_CHOSEN_LABELS = {
    "trash": said("Remove"),
    "take": said("Take"),
    "unearth": said("Collect"),
    "put": said("Lay down"),
    "answer": said("Use"),
    "swap": said("Swap it with"),
    "discard": said("Discard"),
}


def numbers_of(piece: int) -> tuple[int, int, int]:
    """Give seat, zone and index of a piece's number."""
    seat, rest = divmod(piece, _SEAT)
    return seat, *divmod(rest, _ZONE)


def handle_of(book: Rulebook, state: State, move: Move) -> Handle:
    """Give the handle of a legal move."""
    definition, args = book.definition, move.args
    decision = state.decision
    if decision is not None and decision.register >= 0:
        return _effect_handle(book, state, decision, move)
    if decision is None and (own := book.moves.get(move.verb)) is not None:
        if own.where is not None:
            place = own.where(book, state, move)
            figure = args[1] if own.with_explorer else None
            label = own.label(book, state, move)
            return Handle(move, label, target_hex=hex_of(definition, place), figure=figure)
        return Handle(
            move,
            own.label(book, state, move),
            piece=_in_hand(state, args[0]),
            target_hex=_figure_hex(book, state, args[1]) if own.n_args > 1 else None,
        )
    match move.verb:
        case verbs.PLAY:
            surface = definition.surfaces[state.surface[args[3]]]
            return Handle(
                move,
                said(
                    "{card}: {whom}{target}",
                    card=card_title(definition, args[0], args[1]),
                    whom=mover_words(definition, args[2]),
                    target=_target(definition, state, args[3]),
                ),
                piece=_in_hand(state, args[0]),
                target_hex=hex_of(definition, args[3]),
                price=str(surface.n),
                figure=args[2],
            )
        case verbs.STEP:
            surface = definition.surfaces[state.surface[args[0]]]
            return Handle(
                move,
                said("Go on to {target}", target=_target(definition, state, args[0])),
                target_hex=hex_of(definition, args[0]),
                price=str(surface.n),
                figure=None if state.motion is None else state.motion.explorer,
            )
        case verbs.ENTER:
            surface = definition.surfaces[state.surface[args[1]]]
            return Handle(
                move,
                said(
                    "Give {cards}: {whom}{target}",
                    cards=n_cards(surface.n),
                    whom=mover_words(definition, args[0]),
                    target=_target(definition, state, args[1]),
                ),
                target_hex=hex_of(definition, args[1]),
                price=n_cards(surface.n),
                figure=args[0],
            )
        case verbs.BUY:
            kind = definition.cards[args[0]]
            return Handle(
                move,
                said(
                    "Buy {card} for {price}", card=kind.title, price=price_of(book, state, args[0])
                ),
                target_piece=_for_sale(state, args[0]),
                price=str(price_of(book, state, args[0])),
            )
        case verbs.ACT:
            title = definition.cards[args[0]].title
            return Handle(
                move, said("{title}: use its action", title=title), piece=_in_hand(state, args[0])
            )
        case verbs.USE:
            title = definition.item_title(args[0])
            return Handle(
                move,
                said("Use {title}", title=title),
                piece=_on_board(state, state.active, args[0]),
            )
    if move.verb in (verbs.TAKE_WITH, verbs.TAKE_ON, verbs.TAKE_FOR):
        return _bar_handle(definition, state, move)
    return _answer(book, state, move)


def _bar_handle(definition: Definition, state: State, move: Move) -> Handle:
    slot = move.args[-1]
    blockade = definition.blockades[state.bars[slot]]
    if move.verb == verbs.TAKE_WITH:
        card, symbol, explorer, _ = move.args
        label = said(
            "{card}: {whom}take {blockade}",
            card=card_title(definition, card, symbol),
            whom=mover_words(definition, explorer),
            blockade=blockade.title,
        )
        return Handle(
            move,
            label,
            piece=_in_hand(state, card),
            target_bar=slot,
            price=str(blockade.n),
            figure=explorer,
        )
    if move.verb == verbs.TAKE_ON:
        label = said("Take {blockade} with what is left", blockade=blockade.title)
        return Handle(move, label, target_bar=slot, price=str(blockade.n))
    label = said(
        "Give {cards}: {whom}take {blockade}",
        cards=n_cards(blockade.n),
        whom=mover_words(definition, move.args[0]),
        blockade=blockade.title,
    )
    return Handle(move, label, target_bar=slot, price=n_cards(blockade.n), figure=move.args[0])


def _answer(book: Rulebook, state: State, move: Move) -> Handle:
    definition, decision = book.definition, state.decision
    if decision is not None and move.verb == DONE:
        word = _DONE.get(decision.kind, said("Done"))
        if decision.kind == "discard":
            kept = len(state.hands[decision.seat])
            word = said("Keep {cards} and draw", cards=n_cards(kept)) if kept else word
            return Handle(move, word, button=word)
        is_over = decision.kind == "pay" and decision.reached > decision.need
        label = (
            said("{word} ({n} too much)", word=word, n=coins(decision.reached - decision.need))
            if is_over
            else word
        )
        is_settled = decision.kind == "pay" and is_settled_payment(book, state, decision)
        return Handle(move, label, button=word, is_settled=is_settled)
    if decision is not None and move.args[0] >= TOKENS:
        token = definition.tokens[move.args[0] - TOKENS]
        piece = _on_board(state, decision.seat, move.args[0])
        price = coins(token.half_coins) if decision.kind == "pay" else ""
        return Handle(move, said("Pay with {token}", token=token.title), piece=piece, price=price)
    if decision is not None:
        kind = definition.cards[move.args[0]]
        piece = _in_hand(state, move.args[0])
        if decision.kind == "pay":
            worth = decision.worths[decision.options.index(move.args[0])]
            return Handle(
                move, said("Pay with {card}", card=kind.title), piece=piece, price=coins(worth)
            )
        if decision.kind == "discard":
            return Handle(move, said("Discard {card}", card=kind.title), piece=piece)
        return Handle(move, said("Give {card}", card=kind.title), piece=piece)
    word = said("Stop") if move.verb == verbs.STOP else said("End turn")
    return Handle(move, word, button=word)


# What effects ask


def _effect_handle(book: Rulebook, state: State, decision: Decision, move: Move) -> Handle:
    """Give the handle of an answer to what an effect asks."""
    if move.verb == DONE:
        word = said("Done") if decision.chosen else _DECLINED.get(decision.kind, said("None"))
        return Handle(move, word, button=word)
    definition = book.definition
    option = move.args[0]
    if not is_thing(option):
        name = option_name(book, state, decision, option)
        if decision.kind == "symbol":
            name = definition.symbol_title(option)
        label = _OPTION_LABELS.get(name, name.replace("_", " ").capitalize())
        return Handle(move, label, button=label)
    place, item = place_of(option), item_of(option)
    if place == SPACES and decision.kind in _LAID_LABELS:
        there = hex_of(definition, item)
        label = said("{what} {thing}", what=_LAID_LABELS[decision.kind], thing=there.to_text())
        return Handle(move, label, target_hex=there)
    # Whom or which blockade: with one there is nothing to ask. What leaves the hand is always asked.
    is_only = decision.least == len(decision.options) == 1
    if place == SPACES:
        label = said(
            "{move} to {target}", move=_moving(book, state), target=_target(definition, state, item)
        )
        return Handle(move, label, target_hex=hex_of(definition, item))
    if place == FIGURES and is_wanderer(book, item):
        title = wanderer(book, state, item).title
        return Handle(move, title, target_hex=_figure_hex(book, state, item))
    if place == FIGURES:
        own = definition.explorers[definition.owners[item]]
        label = said("Explorer {n}", n=own.index(item) + 1)
        where = hex_of(definition, state.at[item])
        return Handle(move, label, target_hex=where, is_settled=is_only)
    if place == LYING:
        at = next(p for p, token in lying(book, state).items() if token == item)
        label = _chosen(decision, definition.item_title(item))
        return Handle(move, label, target_hex=hex_of(definition, at))
    if place == BARS:
        title = definition.blockades[state.bars[item]].title
        return Handle(move, said("Take {title}", title=title), target_bar=item, is_settled=is_only)
    label = _chosen(decision, definition.item_title(item))
    return Handle(move, label, piece=_piece_of(book, state, place, item))


def _chosen(decision: Decision, title: str) -> str:
    what = _CHOSEN_LABELS.get(decision.kind, said("Choose"))
    return said("{what} {thing}", what=what, thing=title)


def _moving(book: Rulebook, state: State) -> str:
    figure = mover(book, state)
    return (
        said("Move {title}", title=wanderer(book, state, figure).title)
        if is_wanderer(book, figure)
        else said("Move")
    )


def _figure_hex(book: Rulebook, state: State, figure: int) -> Hex:
    if is_wanderer(book, figure):
        return hex_of(book.definition, wanderer(book, state, figure).place)
    return hex_of(book.definition, state.at[figure])


def _piece_of(book: Rulebook, state: State, place: int, item: int) -> int | None:
    """Give the piece on the table that a thing is."""
    zones = book.machine.world.zones
    n = book.definition.n_seats
    if HANDS <= place < HANDS + n:
        return piece_id(place - HANDS, HAND, state.hands[place - HANDS].index(item))
    if BOARD <= place < BOARD + n:
        return _on_board(state, place - BOARD, item)
    if place in (zones["market"].first, zones["reserve"].first):
        return _for_sale(state, item)
    if place == zones["played"].first:
        return piece_id(state.active, PLAYED, state.played.index(item))
    return None


def _on_board(state: State, seat: int, item: int) -> int:
    return piece_id(seat, TOKEN, state.boards[seat].index(item))


def card_title(definition: Definition, card: int, symbol: int) -> str:
    """Give a card's (or token's) name, with the symbol where it counts as another than it shows."""
    if card < 0 or card >= TOKENS:
        return definition.item_title(card) if card >= 0 else said("strength")
    kind = definition.cards[card]
    if kind.symbols == (symbol,):
        return kind.title
    return said("{card} as {symbol}", card=kind.title, symbol=definition.symbol_titles[symbol])


def mover_words(definition: Definition, explorer: int) -> str:
    """Give an explorer in words, where a seat has several."""
    own = definition.explorers[definition.owners[explorer]]
    return said("explorer {n}, ", n=own.index(explorer) + 1) if len(own) > 1 else ""


def _target(definition: Definition, state: State, position: int) -> str:
    return definition.surfaces[state.surface[position]].title


def n_cards(n: int) -> str:
    """Give a number of cards in words."""
    return counted_as("{n} card", "{n} cards", n)


def _in_hand(state: State, card: int) -> int:
    if card not in state.hands[state.active]:
        return _on_board(state, state.active, card)
    return piece_id(state.active, HAND, state.hands[state.active].index(card))


def _for_sale(state: State, card: int) -> int:
    return piece_id(0, MARKET if card in state.places else RESERVE, card)


def piece_id(seat: int, zone: int, index: int) -> int:
    """Give the number under which a piece lies on the table."""
    return seat * _SEAT + zone * _ZONE + index


def hex_of(definition: Definition, position: int) -> Hex:
    """Give the hex of a position."""
    return definition.board.spaces[position].hex
