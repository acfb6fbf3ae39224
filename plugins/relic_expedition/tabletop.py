"""What lies on the table of a running game."""

from collections import Counter
from collections.abc import Iterator

from designer.api import (
    Decision,
    Figure,
    Piece,
    SeatPlate,
    Table,
    Zone,
    counted_as,
    legal_moves,
    lowered,
    said,
)

from .definition import NOWHERE, RELIC, Definition
from .expedition import Expedition
from .handles import (
    HELD,
    OTHERS,
    handle_of,
    kinds_here,
    on_ground,
    picks_into_slots,
    slot_piece,
)
from .rules.ground import pieces_at, terrain_at
from .rules.packs import cursed, is_overfull, matches
from .scene import scene_of
from .state import ANIMALS, NO_PIECE, STANDING, State

__all__ = ["table"]

_ASKED = {
    "reveal": said("Which space is turned up next?"),
    "feature": said("How does the board lie?"),
    "danger": said("Several dangers wait here: which comes first?"),
    "return": said("On which clearing does the explorer stand up?"),
    "drop": said("What is dropped?"),
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
        asks=state.decision is not None,
        shortcuts=picks_into_slots(game, state) if is_asked else (),
    )


def _prompt(game: Expedition, state: State) -> str:
    definition, decision = game.definition, state.decision
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.sentence
    if decision is not None:
        return _question(definition, state, decision)
    if state.phase == ANIMALS:
        name = lowered(definition.kinds[state.animal].title)
        who = definition.seats[state.mover].title
        if state.prowling >= 0:
            return said("{who}: the {animal} may go one space more.", who=who, animal=name)
        return said("{who}: move a {animal}.", who=who, animal=name)
    if is_overfull(definition, state, state.active):
        return said("Drop what is more than {n} things.", n=definition.slots)
    return said("{left} of {n} actions left", left=state.left, n=state.number)


def _question(definition: Definition, state: State, decision: Decision) -> str:
    who = definition.seats[decision.seat].title
    if decision.kind == "answer" and state.meeting >= 0:
        animal = lowered(definition.piece_title(state.meeting))
        return said("{who} meets a {danger}: what is given up against it?", who=who, danger=animal)
    if decision.kind == "answer" and state.focus >= 0:
        tile = lowered(definition.surface_title(state.ground[state.focus]))
        return said("{who} comes to {danger}: what is given up against it?", who=who, danger=tile)
    if decision.kind == "slot":
        thing = lowered(definition.piece_title(state.held))
        return said("Into which slot goes the {thing}?", thing=thing)
    return _ASKED.get(decision.kind, said("Choose."))


def _plate(definition: Definition, state: State, seat: int) -> SeatPlate:
    facts: list[str] = []
    at = state.at[seat]
    terrain = terrain_at(definition, state, at) if at != NOWHERE else None
    if terrain is None:
        facts.append(said("off the map"))
    else:
        facts.append(said("on {terrain}", terrain=lowered(terrain.title)))
    n = matches(definition, state, seat)
    if n:
        facts.append(said("{n} of {most} alike", n=n, most=definition.matching))
    if state.lying[seat]:
        facts.append(said("loses the next turn"))
    return SeatPlate(definition.seats[seat].title, definition.seats[seat].colour, tuple(facts), ())


def _zones(game: Expedition, state: State) -> Iterator[Zone]:
    definition = game.definition
    yield _dice(definition, state)
    for seat in range(definition.n_seats):
        yield _pack(definition, state, seat)
    if state.held != NO_PIECE:
        yield _held(definition, state)
    yield _ground(game, state)
    yield _pile("stack", said("Tiles in the stack"), "back:tile", len(state.stack), 1)
    yield _pile("bag", said("Supplies in the bag"), "back:supply", len(state.bag), 2)
    yield _pile("relics", said("Relics face down"), "back:relic", len(state.relics), 3)
    beside = Counter(definition.piece_id(piece) for piece in state.supply)
    yield Zone(
        "supply",
        said("Beside the board"),
        None,
        "stacks",
        tuple(_beside(definition, number, name) for number, name in enumerate(beside)),
        len(state.supply),
        tuple(beside.values()),
    )
    last = f"piece:{definition.piece_id(state.box[-1])}" if state.box else ""
    yield _pile("box", said("Out of the game"), last, len(state.box), 4)


def _dice(definition: Definition, state: State) -> Zone:
    """Give the dice as they lie, and what they still mean."""
    kind = definition.kinds[state.animal] if state.animal >= 0 else None
    word = kind.title if kind is not None else said("No animal")
    dice = (
        Piece(OTHERS + 10, f"die:{kind.id if kind is not None else 'blank'}", word),
        Piece(OTHERS + 11, f"die:{state.number}", said("{n} rolled", n=state.number)),
    )
    if state.phase == ANIMALS and kind is not None:
        n = sum(definition.kind_of[a] == state.animal for a in state.moved)
        title = counted_as("{n} has moved", "{n} have moved", n)
    elif state.phase == STANDING:
        title = said("a lost turn")
    else:
        title = said("{left} of {n} actions left", left=state.left, n=state.number)
    return Zone("dice", title, None, "dice", dice, len(dice))


def _pack(definition: Definition, state: State, seat: int) -> Zone:
    row = state.packs[seat]
    pieces = tuple(_slot(definition, seat, slot, piece) for slot, piece in enumerate(row))
    n = sum(piece != NO_PIECE for piece in row)
    title = said("Backpack of {name}: {n} of {most}", name=definition.seats[seat].title, n=n, most=definition.slots)  # fmt: skip
    return Zone("hand", title, seat, "slots", pieces, n)


def _held(definition: Definition, state: State) -> Zone:
    """Give what waits for a slot."""
    name = definition.piece_id(state.held)
    piece = Piece(HELD, f"piece:{name}", definition.piece_title(state.held), mark=f"piece:{name}")
    seat = state.decision.seat if state.decision is not None else state.active
    return Zone("held", said("New"), seat, "loose", (piece,), 1)


def _ground(game: Expedition, state: State) -> Zone:
    definition, seat = game.definition, state.active
    kinds = kinds_here(game, state, seat)
    here = pieces_at(state, state.at[seat]) if kinds else ()
    counts = Counter(definition.kind_of[piece] for piece in here)
    return Zone(
        "here",
        said("Where the explorer stands"),
        None,
        "ground",
        tuple(_lying(game, state, seat, kind) for kind in kinds),
        len(here),
        tuple(counts[kind] for kind in kinds),
    )


def _beside(definition: Definition, number: int, name: str) -> Piece:
    title = definition.kinds[_kind(definition, name)].title
    return Piece(OTHERS + 100 + number, f"piece:{name}", title, mark=f"piece:{name}")


def _kind(definition: Definition, name: str) -> int:
    return next(number for number, kind in enumerate(definition.kinds) if kind.id == name)


def _slot(definition: Definition, seat: int, slot: int, piece: int) -> Piece:
    if piece == NO_PIECE:
        return Piece(slot_piece(seat, slot), f"slot:{slot + 1}", said("Empty"), note=str(slot + 1))
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
    title = said("{thing}, cursed", thing=entry.title) if is_cursed else entry.title
    return Piece(on_ground(kind), f"piece:{entry.id}", title, dimmed=is_cursed)


def _pile(name: str, title: str, back: str, n: int, number: int) -> Zone:
    pieces = (Piece(OTHERS + number, back, title, mark=back),) if n else ()
    return Zone(name, title, None, "pile", pieces, n)
