"""What lies on the table of a running game, and by what each move is taken hold of."""

from collections.abc import Iterator

from designer.api import (
    CHOOSE,
    DONE,
    Handle,
    Hold,
    Move,
    Piece,
    SeatPlate,
    Table,
    Zone,
    is_thing,
    item_of,
    legal_moves,
    place_of,
)

from .definition import ARCHAEOLOGIST, RAIDER
from .expedition import Expedition
from .names import PILE_TITLES, card_id, card_title, option_title
from .rules import verbs
from .rules.moves import PILES
from .state import ACTING, CHECKING, DRAWING, OVER, PLACING, State
from .views import HIDDEN_CHARACTER

__all__ = ["attempt", "table"]

_ROOM = 1000
"""Numbers of pieces: place times this, and which of the place."""

_TITLES = {
    "hand": "Hand",
    "camp": "Characters",
    "location": "Location",
    "treasures": "Treasures",
    "specials": "Special cards",
    "played": "Being played",
    "offered": "To choose from",
    "aside": "Chosen, face down",
    "exploration": "Exploration pile",
    "character": "Character pile",
    "exploration_discard": "Exploration discard",
    "character_discard": "Character discard",
    "central": "Special cards of nobody",
}
_PHASES = {
    DRAWING: "Phase 1: draw a card.",
    ACTING: "Phase 2: one Action, or none.",
    PLACING: "Phase 3: one more Action, or place a card.",
    CHECKING: "Phase 4: the hand is checked.",
}
_ASKED = {
    "answer": "Do you react?",
    "pick": "Which Character do you keep?",
    "hand_limit": "Which cards do you discard?",
    "zone": "From which pile?",
    "option": "Which of these?",
    "may": "Is it done?",
}
_BUTTONS = {verbs.SKIP: "Skip", verbs.NO_REACTION: "Not again this turn"}


def table(game: Expedition, state: State, seat: int | None) -> Table:
    """Give the table as a seat sees it; without a seat all is open."""
    seen = state if seat is None else game.view(state, seat).state
    to_move = game.seat_to_move(state)
    is_asked = to_move is not None and seat in (None, to_move)
    moves = legal_moves(game, state) if is_asked else ()
    return Table(
        seat=seat,
        prompt=_prompt(game, state),
        seats=tuple(_plate(game, state, each) for each in range(2)),
        zones=tuple(_zones(game, seen)),
        figures=(),
        bars=(),
        handles=tuple(_handle(game, state, move) for move in moves),
        round=state.round,
    )


def _prompt(game: Expedition, state: State) -> str:
    if state.phase == OVER:
        outcome = game.outcome(state)
        return outcome.sentence if outcome is not None else ""
    if state.decision is None:
        return _PHASES.get(state.phase, "")
    return _ASKED.get(state.decision.kind, "Choose a card.")


def _plate(game: Expedition, state: State, seat: int) -> SeatPlate:
    definition, world = game.definition, game.book.world
    strengths = [world.strength(state, seat, role) for role in (ARCHAEOLOGIST, RAIDER)]
    facts = [
        f"{len(state.treasures[seat])} of {definition.treasures_to_win} Treasures",
        f"Archaeologists: {strengths[0]}",
        f"Raiders: {strengths[1]}",
    ]
    facts += [f"misses phase {phase}" for phase in state.skips[seat]]
    trophies = tuple(f"card:{card_id(definition, card)}" for card in state.treasures[seat])
    return SeatPlate(definition.seats[seat].title, definition.seats[seat].colour, tuple(facts), trophies)  # fmt: skip


def _zones(game: Expedition, seen: State) -> Iterator[Zone]:
    world = game.book.world
    for word, title in _TITLES.items():
        zone = world.zones[word]
        for seat in range(2 if zone.each else 1):
            place = zone.first + seat
            cards = world.things(seen, place)
            if word in ("played", "offered", "aside") and not cards:
                continue
            pieces = tuple(_piece(game, place, at, card) for at, card in enumerate(cards))
            layout = "pile" if word in PILES else "row"
            if layout == "pile":
                back = Piece(place * _ROOM, f"back:{word}", title)
                pieces = (back,) if cards else ()
            yield Zone(word, title, seat if zone.each else None, layout, pieces, len(cards))


def _piece(game: Expedition, place: int, at: int, card: int) -> Piece:
    number = place * _ROOM + at
    if card < 0 or card >= len(game.definition.kinds):
        deck = "character" if card == HIDDEN_CHARACTER else "exploration"
        return Piece(number, f"back:{deck}", f"{PILE_TITLES[deck]} card")
    return Piece(
        number, f"card:{card_id(game.definition, card)}", card_title(game.definition, card)
    )


def _number(game: Expedition, state: State, place: int, card: int) -> int | None:
    """Give the piece of a card that is shown in a place; None for one within a pile."""
    world = game.book.world
    if world.word_of(place) in PILES:
        return None
    cards = world.things(state, place)
    return place * _ROOM + cards.index(card) if card in cards else None


def _handle(game: Expedition, state: State, move: Move) -> Handle:
    definition, world, seat = game.definition, game.book.world, state.active
    match move.verb:
        case verbs.DRAW:
            pile = PILES[move.args[0]]
            label = f"Draw from the {PILE_TITLES[pile]} pile"
            shown = world.things(state, world.place(pile))
            return Handle(move, label, piece=world.place(pile) * _ROOM if shown else None, button=label)  # fmt: skip
        case verbs.PLAY | verbs.PLACE | verbs.USE:
            card = move.args[0]
            zone = "hand"
            if move.verb == verbs.USE:
                zone = "camp" if card in state.camps[seat] else "specials"
            piece = _number(game, state, world.place(zone, seat), card)
            return Handle(move, f"{move.verb.capitalize()} {card_title(definition, card)}", piece=piece)  # fmt: skip
        case verbs.SKIP | verbs.NO_REACTION:
            return Handle(move, _BUTTONS[move.verb], button=_BUTTONS[move.verb])
    return _answer(game, state, move)


def _answer(game: Expedition, state: State, move: Move) -> Handle:
    decision = state.decision
    assert decision is not None, "an answer needs its question"
    if move.verb == DONE:
        label = "Let it happen" if decision.kind == "answer" else "Done"
        return Handle(move, label, button=label)
    label = option_title(game.book, decision, move.args[0])
    if not is_thing(move.args[0]):
        return Handle(move, label, button=label)
    piece = _number(game, state, place_of(move.args[0]), item_of(move.args[0]))
    return Handle(move, label, piece=piece, button=label if piece is None else "")


def attempt(game: Expedition, state: State, hold: Hold) -> Move | None:
    """Give the move that a hold would be, legal or not."""
    if hold.piece is None:
        return None
    place, at = divmod(hold.piece, _ROOM)
    world = game.book.world
    cards = world.things(state, place)
    word = world.word_of(place)
    if word in PILES:
        return Move(verbs.DRAW, (PILES.index(word),))
    if at >= len(cards):
        return None
    card = cards[at]
    if state.decision is not None:
        thing = next((o for o in state.decision.options if is_thing(o) and place_of(o) == place and item_of(o) == card), None)  # fmt: skip
        return Move(CHOOSE, (thing,)) if thing is not None else None
    if word in ("camp", "specials"):
        return Move(verbs.USE, (card,))
    if word != "hand" or not 0 <= card < len(game.definition.kinds):
        return None
    is_placed = game.definition.kinds[card].type in game.book.placings
    return Move(verbs.PLACE if is_placed else verbs.PLAY, (card,))
