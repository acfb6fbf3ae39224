"""What lies on the table of a running game."""

from collections import Counter
from collections.abc import Iterator

from designer.api import Figure, Piece, SeatPlate, Table, Zone, legal_moves

from .definition import NOWHERE, RELIC, Definition
from .expedition import Expedition
from .handles import OTHERS, handle_of, kinds_here, on_ground, slot_piece
from .rules.ground import pieces_at, terrain_at
from .rules.packs import cursed, is_overfull, matches
from .scene import scene_of
from .state import ANIMALS, NO_PIECE, OVER, State

__all__ = ["table"]

_ASKED = {
    "reveal": "Which space is turned up next?",
    "feature": "How does the board lie?",
    "danger": "Which danger comes first?",
    "return": "On which clearing does the explorer stand up?",
    "slot": "Into which slot does it go?",
    "drop": "What is dropped?",
    "answer": "Protect yourself?",
}


def table(game: Expedition, state: State, seat: int | None) -> Table:
    """Give the table as a seat sees it; without a seat all is open that anybody may see."""
    definition = game.definition
    seen = state if seat is None else game.view(state, seat).state
    to_move = game.seat_to_move(state)
    is_asked = to_move is not None and seat in (None, to_move)
    return Table(
        seat=seat,
        prompt=_prompt(game, state),
        seats=tuple(_plate(definition, state, each) for each in range(definition.n_seats)),
        zones=tuple(_zones(game, seen)),
        figures=tuple(
            Figure(each, each, definition.hexes[at], definition.seats[each].title)
            for each, at in enumerate(state.at)
            if at != NOWHERE
        ),
        bars=(),
        handles=tuple(handle_of(game, state, move) for move in legal_moves(game, state))
        if is_asked
        else (),
        round=state.round,
        scene=scene_of(definition, game.pictures, state),
    )


def _prompt(game: Expedition, state: State) -> str:
    definition = game.definition
    if state.phase == OVER:
        outcome = game.outcome(state)
        return outcome.sentence if outcome is not None else ""
    if state.decision is not None:
        return _ASKED.get(state.decision.kind, "Choose.")
    if state.phase == ANIMALS:
        name = definition.kinds[state.animal].title.lower()
        if state.prowling >= 0:
            return f"The {name} may go one space more."
        return f"A {name} and {state.number} were rolled: move a {name}."
    if is_overfull(definition, state, state.active):
        return f"Drop what is more than {definition.slots} things."
    return f"{state.left} of {state.number} actions left: walk, draw, fly, pick up, drop."


def _plate(definition: Definition, state: State, seat: int) -> SeatPlate:
    facts = []
    at = state.at[seat]
    terrain = terrain_at(definition, state, at) if at != NOWHERE else None
    facts.append("off the map" if terrain is None else f"on {terrain.title.lower()}")
    n = matches(definition, state, seat)
    if n:
        facts.append(f"{n} of {definition.matching} alike")
    if seat == state.active and state.phase != OVER:
        animal = definition.kinds[state.animal].title.lower() if state.animal >= 0 else "no animal"
        facts.append(f"rolled {animal} and {state.number}")
    if state.lying[seat]:
        facts.append("loses the next turn")
    return SeatPlate(definition.seats[seat].title, definition.seats[seat].colour, tuple(facts), ())


def _zones(game: Expedition, state: State) -> Iterator[Zone]:
    definition = game.definition
    for seat in range(definition.n_seats):
        pieces = tuple(_slot(definition, seat, slot, p) for slot, p in enumerate(state.packs[seat]))
        n = sum(piece != NO_PIECE for piece in state.packs[seat])
        yield Zone("hand", "Backpack", seat, "row", pieces, n)
    seat = state.active
    kinds = kinds_here(game, state, seat)
    here = pieces_at(state, state.at[seat]) if kinds else ()
    counts = Counter(definition.kind_of[piece] for piece in here)
    yield Zone(
        "here",
        "Where the explorer stands",
        None,
        "stacks",
        tuple(_lying(game, state, seat, kind) for kind in kinds),
        len(here),
        tuple(counts[kind] for kind in kinds),
    )
    yield _pile("stack", "Tiles in the stack", "back:tile", len(state.stack), 1)
    yield _pile("bag", "Supplies in the bag", "back:supply", len(state.bag), 2)
    yield _pile("relics", "Relics face down", "back:relic", len(state.relics), 3)
    beside = Counter(definition.piece_id(piece) for piece in state.supply)
    yield Zone(
        "supply",
        "Beside the board",
        None,
        "stacks",
        tuple(
            Piece(OTHERS + 100 + number, f"piece:{name}", definition.kinds[_kind(definition, name)].title)
            for number, name in enumerate(beside)
        ),
        len(state.supply),
        tuple(beside.values()),
    )  # fmt: skip
    box = tuple(
        Piece(OTHERS + 300 + number, f"piece:{definition.piece_id(piece)}", definition.piece_title(piece))
        for number, piece in enumerate(state.box[::-1])
    )  # fmt: skip
    yield Zone("box", "Out of the game", None, "pile", box[:1], len(state.box))


def _kind(definition: Definition, name: str) -> int:
    return next(number for number, kind in enumerate(definition.kinds) if kind.id == name)


def _slot(definition: Definition, seat: int, slot: int, piece: int) -> Piece:
    if piece == NO_PIECE:
        return Piece(slot_piece(seat, slot), f"slot:{slot + 1}", f"Slot {slot + 1}, empty")
    title = definition.piece_title(piece)
    name = definition.piece_id(piece)
    return Piece(slot_piece(seat, slot), f"piece:{name}", title, note=str(slot + 1), mark=f"piece:{name}")  # fmt: skip


def _lying(game: Expedition, state: State, seat: int, kind: int) -> Piece:
    definition = game.definition
    at = state.at[seat]
    found = [piece for piece in pieces_at(state, at) if definition.kind_of[piece] == kind]
    is_cursed = definition.kinds[kind].sort == RELIC and all(
        cursed(definition, state, seat, piece, at) for piece in found
    )
    entry = definition.kinds[kind]
    note = "cursed" if is_cursed else ""
    return Piece(on_ground(kind), f"piece:{entry.id}", entry.title, dimmed=is_cursed, note=note)


def _pile(name: str, title: str, back: str, n: int, number: int) -> Zone:
    pieces = (Piece(OTHERS + number, back, title),) if n else ()
    return Zone(name, title, None, "pile", pieces, n)
