"""What lies on the table of a running game, and by what each legal move is taken hold of."""

from collections import Counter
from collections.abc import Iterator

from designer.api import (
    Figure,
    Handle,
    Move,
    Piece,
    SeatPlate,
    StandingBar,
    Table,
    Zone,
    legal_moves,
    said,
)

from .definition import ARRIVED, TOKENS, Definition
from .expedition import Expedition
from .handles import (
    BOX,
    CAVE,
    DISCARD,
    HAND,
    MARKET,
    PILE,
    PLAYED,
    RESERVE,
    TOKEN,
    handle_of,
    hex_of,
    piece_id,
)
from .log import explorer_title
from .modules import caves
from .prompts import prompt
from .rules.market import is_open
from .rules.verbs import END_PLAY
from .shortcuts import shortcuts
from .standing import standing_scene
from .state import State

__all__ = ["table"]

_BACK = ""


def table(game: Expedition, state: State, seat: int | None) -> Table:
    """Give the table as a seat sees it; without a seat all hands are open."""
    definition = game.definition
    seen = state if seat is None else game.view(state, seat).state
    is_asked = game.seat_to_move(state) is not None and seat in (None, game.seat_to_move(state))
    end = Move(END_PLAY)
    may_not_end = game.refusal(state, end) if is_asked and state.decision is None else None
    return Table(
        seat=seat,
        prompt=prompt(game, state, may_not_end),
        seats=tuple(_plate(game, state, each) for each in range(definition.n_seats)),
        zones=tuple(_zones(game, seen)),
        figures=tuple(
            _figure(definition, explorer, place)
            for explorer, place in enumerate(state.at)
            if place != ARRIVED
        ),
        bars=tuple(_bars(definition, state)),
        handles=tuple(handle_of(game.book, state, move) for move in legal_moves(game, state))
        if is_asked
        else (),
        round=state.round,
        scene=standing_scene(game.book, seen),
        shortcuts=tuple(shortcuts(game, state)) if is_asked else (),
        asks=is_asked and state.decision is not None,
        withheld=() if may_not_end is None else (_withheld(end),),
    )


def _withheld(move: Move) -> Handle:
    label = said("End turn")
    return Handle(move, label, button=label)


def _figure(definition: Definition, explorer: int, place: int) -> Figure:
    seat = definition.owners[explorer]
    own = definition.explorers[seat]
    badge = str(own.index(explorer) + 1) if len(own) > 1 else ""
    title = explorer_title(definition, explorer)
    return Figure(explorer, seat, hex_of(definition, place), title, badge)


def _zones(game: Expedition, state: State) -> Iterator[Zone]:
    definition = game.definition
    has_tokens = caves.PILES in game.book.rows
    for seat in range(definition.n_seats):
        hand = state.hands[seat]
        yield _zone(definition, "hand", said("Hand"), seat, "row", hand, HAND)
        if seat == state.active:
            yield _zone(definition, "played", said("Played"), seat, "row", state.played, PLAYED)
        yield Zone(
            "pile",
            said("Draw pile"),
            seat,
            "pile",
            (Piece(piece_id(seat, PILE, 0), _BACK, said("Draw pile")),)
            if state.piles[seat]
            else (),
            len(state.piles[seat]) - _unknown(state, seat),
        )
        discard = state.discards[seat]
        yield _zone(definition, "discard", said("Discard pile"), seat, "pile", discard, DISCARD)
        if has_tokens or state.boards[seat]:
            yield _board(definition, state, seat)
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
    if has_tokens:
        yield _caves(game, state)
    yield _box(definition, state)


def _board(definition: Definition, state: State, seat: int) -> Zone:
    """Give what lies before a player: cave tokens, and what modules let wait there."""
    items = state.boards[seat]
    has_cards = any(0 <= item < TOKENS for item in items)
    title = said("Expedition board") if has_cards else said("Tokens")
    return _zone(definition, "tokens", title, seat, "row", items, TOKEN)


def _box(definition: Definition, state: State) -> Zone:
    """Give what has left the game, the last first, equal things as one with their number."""
    counts = Counter(state.box[::-1])
    kinds = tuple(counts)
    pieces = tuple(
        _piece(definition, piece_id(0, BOX, index), item, kinds, (0, BOX))
        for index, item in enumerate(kinds)
    )
    n = tuple(counts[item] for item in kinds)
    return Zone("box", said("Out of the game"), None, "stacks", pieces, len(state.box), n)


def _caves(game: Expedition, state: State) -> Zone:
    """Give the piles in the caves: face down, one after the other along the board."""
    definition, rows = game.definition, game.book.rows
    places = caves.caves_of(definition)
    counts = tuple(len(rows.row(state, caves.PILES, n)) for n in range(len(places)))
    pieces = tuple(
        Piece(
            piece_id(0, CAVE, number),
            "back:token",
            said("Cave {place}", place=hex_of(definition, position).to_text()),
            dimmed=not counts[number],
        )
        for number, position in enumerate(places)
    )
    return Zone("caves", said("Caves"), None, "stacks", pieces, sum(counts), counts)


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
        yield "market", said("Market"), MARKET, on_board
        yield "reserve", said("Reserve"), RESERVE, beside


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
        return Piece(identity, _BACK, said("Card"))
    first = piece_id(*zone, row.index(card))
    like = first if first != identity else None
    name, title = definition.item_id(card), definition.item_title(card)
    if card >= TOKENS:
        return Piece(identity, f"token:{name}", title, like=like)
    return Piece(identity, f"card:{name}", title, mark=f"mark:{name}", like=like)


def _bars(definition: Definition, state: State) -> Iterator[StandingBar]:
    for slot, blockade in enumerate(state.bars):
        if blockade >= 0:
            kind = definition.blockades[blockade]
            pairs = tuple(
                (hex_of(definition, a), hex_of(definition, b))
                for a, b in definition.slots[slot].pairs
            )
            yield StandingBar(slot, pairs, kind.code, kind.n, str(kind.number), kind.title)


def _plate(game: Expedition, state: State, seat: int) -> SeatPlate:
    definition, others = game.definition, game.book.ask.trophies
    own = [state.at[explorer] for explorer in definition.explorers[seat]]
    going = [definition.far[place] for place in own if place != ARRIVED]
    facts = [said("{n} to go", n=sum(going)) if going else said("in El Dorado")]
    if going and len(going) < len(own):
        n_home = len(own) - len(going)
        facts.append(said("{n} of {all} in El Dorado", n=n_home, all=len(own)))
    return SeatPlate(
        name=definition.seats[seat].title,
        colour=definition.seats[seat].colour,
        facts=tuple(facts),
        trophies=(
            *(definition.blockades[b].title for b in state.taken[seat]),
            *(others(game.book, state, seat) if others is not None else ()),
        ),
    )
