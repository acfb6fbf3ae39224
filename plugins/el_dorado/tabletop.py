"""What lies on the table of a running game, and by what each legal move is taken hold of."""

from collections.abc import Iterator

from designer.api import (
    Figure,
    Piece,
    SeatPlate,
    StandingBar,
    Table,
    Zone,
    legal_moves,
)

from .definition import ARRIVED, Definition
from .expedition import Expedition
from .handles import (
    BOX,
    DISCARD,
    HAND,
    MARKET,
    PILE,
    PLAYED,
    RESERVE,
    card_title,
    handle_of,
    hex_of,
    n_cards,
    piece_id,
)
from .log import explorer_title
from .rules.market import coins, is_open
from .state import State

__all__ = ["table"]

_BACK = ""


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
            Figure(explorer, definition.owners[explorer], hex_of(definition, place), explorer_title(definition, explorer))
            for explorer, place in enumerate(state.at)
            if place != ARRIVED
        ),
        bars=tuple(_bars(definition, state)),
        handles=tuple(handle_of(definition, state, move) for move in legal_moves(game, state))
        if is_asked
        else (),
        round=state.round,
        missing=definition.missing,
    )  # fmt: skip


def _zones(definition: Definition, state: State) -> Iterator[Zone]:
    for seat in range(definition.n_seats):
        hand = state.hands[seat]
        yield _zone(definition, "hand", "Hand", seat, "row", hand, HAND)
        if seat == state.active:
            yield _zone(definition, "played", "Played", seat, "row", state.played, PLAYED)
        yield Zone(
            "pile",
            "Draw pile",
            seat,
            "pile",
            (Piece(piece_id(seat, PILE, 0), _BACK, "Draw pile"),) if state.piles[seat] else (),
            len(state.piles[seat]) - _unknown(state, seat),
        )
        discard = state.discards[seat]
        yield _zone(definition, "discard", "Discard pile", seat, "pile", discard, DISCARD)
    for word, title, zone, cards in _sales(definition, state):
        yield Zone(
            word,
            title,
            None,
            "stacks",
            tuple(
                _for_sale_piece(definition, state, card, piece_id(0, zone, card)) for card in cards
            ),
            sum(state.stock[card] for card in cards),
            tuple(state.stock[card] for card in cards),
        )
    yield _zone(definition, "box", "Out of the game", None, "pile", state.box[::-1], BOX)


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
        yield "market", "Market", MARKET, on_board
        yield "reserve", "Reserve", RESERVE, beside


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
        _piece(definition, piece_id(seat or 0, number, index), card, shown, (seat or 0, number))
        for index, card in enumerate(shown)
    )
    return Zone(word, title, seat, layout, pieces, len(cards))


def _piece(
    definition: Definition, identity: int, card: int, row: tuple[int, ...], zone: tuple[int, int]
) -> Piece:
    if card < 0:
        return Piece(identity, _BACK, "Card")
    kind = definition.cards[card]
    first = piece_id(*zone, row.index(card))
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
                (hex_of(definition, a), hex_of(definition, b))
                for a, b in definition.slots[slot].pairs
            )
            yield StandingBar(slot, pairs, kind.code, kind.n, str(kind.number), kind.title)


def _plate(definition: Definition, state: State, seat: int) -> SeatPlate:
    own = [state.at[explorer] for explorer in definition.explorers[seat]]
    going = [definition.far[place] for place in own if place != ARRIVED]
    way = f"{sum(going)} to go" if going else "in El Dorado"
    return SeatPlate(
        name=definition.seats[seat].title,
        colour=definition.seats[seat].colour,
        facts=(way,),
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
            name = card_title(definition, state.motion.card, state.motion.symbol)
            return f"{who}: go on with {name}, {state.motion.rest} left, or play another card."
        return f"{who}: play cards to move or to buy, or end your turn."
    if decision.kind == "pay":
        title = definition.cards[decision.about[0]].title
        return f"{who}: pay for {title}, {coins(decision.reached)} of {coins(decision.need)}."
    if decision.kind == "give":
        left = decision.most - len(decision.chosen)
        return f"{who}: give {n_cards(left)}."
    return f"{who}: discard what you do not want to keep."
