"""What lies on the table of a running game, and by what each legal move is taken hold of."""

from collections.abc import Iterator, Sequence

from designer.api import (
    CHOOSE,
    DONE,
    Figure,
    Handle,
    Hex,
    Hold,
    Move,
    Piece,
    SeatPlate,
    StandingBar,
    Table,
    Zone,
    legal_moves,
)

from .definition import ARRIVED, Definition
from .expedition import Expedition
from .log import explorer_title
from .rules import verbs
from .rules.market import coins, is_open
from .state import State

__all__ = ["attempt", "table"]

_BACK = ""
_HAND, _PLAYED, _PILE, _DISCARD, _MARKET, _RESERVE, _BOX = range(7)
_ZONE, _SEAT = 1000, 10_000
_DONE = {"pay": "Pay", "discard": "Draw cards"}


def table(game: Expedition, state: State, seat: int | None) -> Table:
    """Give the table as a seat sees it; without a seat all hands are open."""
    definition = game.definition
    seen = state if seat is None else game.view(state, seat).state
    is_asked = game.seat_to_move(state) is not None and seat in (None, state.active)
    return Table(
        seat=seat,
        prompt=_prompt(game, state),
        seats=tuple(_plate(definition, state, each) for each in range(definition.n_seats)),
        zones=tuple(_zones(definition, seen)),
        figures=tuple(
            Figure(explorer, definition.owners[explorer], _hex(definition, place), explorer_title(definition, explorer))
            for explorer, place in enumerate(state.at)
            if place != ARRIVED
        ),
        bars=tuple(_bars(definition, state)),
        handles=tuple(_handle(definition, state, move) for move in legal_moves(game, state))
        if is_asked
        else (),
        round=state.round,
        missing=definition.missing,
    )  # fmt: skip


def attempt(game: Expedition, state: State, hold: Hold) -> Move | None:
    """Give the move that a hold would be, legal or not; None where it would be no move."""
    definition = game.definition
    card = _card_in_hand(definition, state, hold.piece)
    if state.decision is not None:
        return None if card is None else Move(CHOOSE, (card,))
    if hold.target_piece is not None:
        zone, index = divmod(hold.target_piece % _SEAT, _ZONE)
        return Move(verbs.BUY, (index,)) if zone in (_MARKET, _RESERVE) else None
    if hold.piece is not None and card is None:
        zone, index = divmod(hold.piece % _SEAT, _ZONE)
        return Move(verbs.BUY, (index,)) if zone in (_MARKET, _RESERVE) else None
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
    seat, rest = divmod(piece, _SEAT)
    zone, index = divmod(rest, _ZONE)
    in_hand = seat == state.active and zone == _HAND and index < len(state.hands[seat])
    return state.hands[seat][index] if in_hand and seat < definition.n_seats else None


# Handles


def _handle(definition: Definition, state: State, move: Move) -> Handle:
    args = move.args
    match move.verb:
        case verbs.PLAY:
            surface = definition.surfaces[state.surface[args[3]]]
            return Handle(
                move,
                f"{_title(definition, args[0], args[1])}: {_mover(definition, args[2])}{_target(definition, state, args[3])}",
                piece=_in_hand(state, args[0]),
                target_hex=_hex(definition, args[3]),
                price=str(surface.n),
            )
        case verbs.STEP:
            surface = definition.surfaces[state.surface[args[0]]]
            return Handle(
                move,
                f"Go on to {_target(definition, state, args[0])}",
                target_hex=_hex(definition, args[0]),
                price=str(surface.n),
            )
        case verbs.ENTER:
            surface = definition.surfaces[state.surface[args[1]]]
            return Handle(
                move,
                f"Give {_n_cards(surface.n)}: {_mover(definition, args[0])}{_target(definition, state, args[1])}",
                target_hex=_hex(definition, args[1]),
                price=_n_cards(surface.n),
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
        label = f"{_title(definition, card, symbol)}: {_mover(definition, explorer)}take {blockade.title}"
        return Handle(
            move, label, piece=_in_hand(state, card), target_bar=slot, price=str(blockade.n)
        )
    if move.verb == verbs.TAKE_ON:
        label = f"Take {blockade.title} with what is left"
        return Handle(move, label, target_bar=slot, price=str(blockade.n))
    label = f"Give {_n_cards(blockade.n)}: {_mover(definition, move.args[0])}take {blockade.title}"
    return Handle(move, label, target_bar=slot, price=_n_cards(blockade.n))


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


def _title(definition: Definition, card: int, symbol: int) -> str:
    kind = definition.cards[card]
    if len(kind.symbols) == 1:
        return kind.title
    return f"{kind.title} as {definition.symbol_titles[symbol]}"


def _mover(definition: Definition, explorer: int) -> str:
    own = definition.explorers[definition.owners[explorer]]
    return f"explorer {own.index(explorer) + 1}, " if len(own) > 1 else ""


def _target(definition: Definition, state: State, position: int) -> str:
    return definition.surfaces[state.surface[position]].title


def _n_cards(n: int) -> str:
    return f"{n} card" if n == 1 else f"{n} cards"


def _in_hand(state: State, card: int) -> int:
    return _piece_id(state.active, _HAND, state.hands[state.active].index(card))


def _for_sale(state: State, card: int) -> int:
    return _piece_id(0, _MARKET if card in state.places else _RESERVE, card)


def _piece_id(seat: int, zone: int, index: int) -> int:
    return seat * _SEAT + zone * _ZONE + index


def _hex(definition: Definition, position: int) -> Hex:
    return definition.board.spaces[position].hex


# What lies there


def _zones(definition: Definition, state: State) -> Iterator[Zone]:
    for seat in range(definition.n_seats):
        hand = state.hands[seat]
        yield _zone(definition, "hand", "Hand", seat, "row", hand, _HAND)
        if seat == state.active:
            yield _zone(definition, "played", "Played", seat, "row", state.played, _PLAYED)
        yield Zone(
            "pile",
            "Draw pile",
            seat,
            "pile",
            (Piece(_piece_id(seat, _PILE, 0), _BACK, "Draw pile"),) if state.piles[seat] else (),
            len(state.piles[seat]) - _unknown(state, seat),
        )
        discard = state.discards[seat]
        yield _zone(definition, "discard", "Discard pile", seat, "pile", discard, _DISCARD)
    for word, title, zone, cards in _sales(definition, state):
        yield Zone(
            word,
            title,
            None,
            "stacks",
            tuple(
                _for_sale_piece(definition, state, card, _piece_id(0, zone, card)) for card in cards
            ),
            sum(state.stock[card] for card in cards),
            tuple(state.stock[card] for card in cards),
        )
    yield _zone(definition, "box", "Out of the game", None, "pile", state.box[::-1], _BOX)


def _for_sale_piece(definition: Definition, state: State, card: int, identity: int) -> Piece:
    kind = definition.cards[card]
    return Piece(
        identity,
        f"card:{kind.id}",
        kind.title,
        dimmed=not is_open(state, card),
        note=str(kind.price),
        mark=f"mark:{kind.id}",
    )


def _unknown(state: State, seat: int) -> int:
    """Give how many cards of a hidden hand are counted with its pile in a view."""
    return sum(1 for card in state.hands[seat] if card < 0)


def _sales(definition: Definition, state: State) -> Iterator[tuple[str, str, int, tuple[int, ...]]]:
    on_board = tuple(card for card in state.places if card >= 0)
    beside = tuple(
        card
        for card, n in enumerate(state.stock)
        if n > 0 and card not in on_board and definition.cards[card].price
    )
    if state.places:
        yield "market", "Market", _MARKET, on_board
        yield "reserve", "Reserve", _RESERVE, beside


def _zone(
    definition: Definition,
    word: str,
    title: str,
    seat: int | None,
    layout: str,
    cards: tuple[int, ...],
    number: int,
) -> Zone:
    shown = cards if layout == "row" else cards[:1]
    pieces = tuple(
        _piece(definition, _piece_id(seat or 0, number, index), card, shown, (seat or 0, number))
        for index, card in enumerate(shown)
    )
    return Zone(word, title, seat, layout, pieces, len(cards))


def _piece(
    definition: Definition, identity: int, card: int, row: tuple[int, ...], zone: tuple[int, int]
) -> Piece:
    if card < 0:
        return Piece(identity, _BACK, "Card")
    kind = definition.cards[card]
    first = _piece_id(*zone, row.index(card))
    return Piece(
        identity,
        f"card:{kind.id}",
        kind.title,
        mark=f"mark:{kind.id}",
        like=first if first != identity else None,
    )


def _bars(definition: Definition, state: State) -> Iterator[StandingBar]:
    for slot, blockade in enumerate(state.bars):
        if blockade >= 0:
            kind = definition.blockades[blockade]
            pairs = tuple(
                (_hex(definition, a), _hex(definition, b)) for a, b in definition.slots[slot].pairs
            )
            yield StandingBar(slot, pairs, kind.code, kind.n, str(kind.number), kind.title)


def _plate(definition: Definition, state: State, seat: int) -> SeatPlate:
    own = [state.at[explorer] for explorer in definition.explorers[seat]]
    going = [definition.far[place] for place in own if place != ARRIVED]
    way = f"{sum(going)} to go" if going else "in El Dorado"
    unknown = len(state.hands[seat])
    return SeatPlate(
        name=definition.seats[seat].title,
        colour=definition.seats[seat].colour,
        facts=(way, f"{_n_cards(unknown)} in hand"),
        trophies=tuple(definition.blockades[b].title for b in state.taken[seat]),
    )


def _prompt(game: Expedition, state: State) -> str:
    definition = game.definition
    end = game.outcome(state)
    if end is not None:
        return end.sentence
    who = definition.seats[state.active].title
    decision = state.decision
    if decision is None:
        if state.motion is not None:
            name = _title(definition, state.motion.card, state.motion.symbol)
            return f"{who}: go on with {name}, {state.motion.rest} left, or play another card."
        return f"{who}: play cards to move or to buy, or end your turn."
    if decision.kind == "pay":
        title = definition.cards[decision.about[0]].title
        return f"{who}: pay for {title}, {coins(decision.reached)} of {coins(decision.need)}."
    if decision.kind == "give":
        left = decision.most - len(decision.chosen)
        return f"{who}: give {_n_cards(left)}."
    return f"{who}: discard what you do not want to keep."
