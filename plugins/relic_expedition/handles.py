"""By what each legal move is taken hold of, and how pieces on the table are numbered."""

from designer.api import (
    CHOOSE,
    DONE,
    Decision,
    Handle,
    Hold,
    Move,
    is_thing,
    item_of,
    lowered,
    place_of,
    said,
)

from .definition import NOWHERE
from .expedition import Expedition
from .laying import way_to_lay
from .names import option_names
from .places import ANIMALS, FIGURES, SPACES, TILES
from .rules import verbs
from .rules.ground import pieces_at
from .rules.packs import empty_slots
from .rules.walking import flight_cost, step_cost
from .state import ACTING, NO_PIECE, State
from .state import ANIMALS as FIRST_PHASE

__all__ = [
    "HELD",
    "OTHERS",
    "attempt",
    "handle_of",
    "kinds_here",
    "on_ground",
    "picks_into_slots",
    "slot_piece",
]

PACK, GROUND, OTHERS = 0, 1000, 2000
"""Numbers of pieces on the table: slots of packs (by seat), kinds on the ground, everything else."""

HELD = 2999
"""The number of what waits for a slot."""

_SEAT = 100


def slot_piece(seat: int, slot: int) -> int:
    """Give the number of a slot."""
    return PACK + seat * _SEAT + slot


def on_ground(kind: int) -> int:
    """Give the number of what lies where the explorer stands."""
    return GROUND + kind


def handle_of(game: Expedition, state: State, move: Move) -> Handle:
    """Give the handle of a legal move."""
    if state.decision is not None:
        return _answer(game, state, state.decision, move)
    definition, args, seat = game.definition, move.args, state.active
    match move.verb:
        case verbs.PROWL:
            where = definition.hexes[args[1]]
            label = said(
                "{animal} from {here} to {space}",
                animal=definition.piece_title(args[0]),
                here=definition.hexes[state.where[args[0]]].to_text(),
                space=where.to_text(),
            )
            return Handle(move, label, target_hex=where)
        case verbs.WALK:
            cost = step_cost(game.book, state, seat, state.at[seat], args[0])
            label = said("Go to {space}", space=lowered(definition.surface_title(state.ground[args[0]])))  # fmt: skip
            return Handle(move, label, target_hex=definition.hexes[args[0]], price=str(cost))
        case verbs.FLY:
            cost = flight_cost(game.book, state, seat)
            label = said("Fly to this clearing")
            return Handle(move, label, target_hex=definition.hexes[args[0]], price=str(cost))
        case verbs.PICK:
            title = lowered(definition.kinds[args[0]].title)
            return Handle(move, said("Pick up {thing}", thing=title), piece=on_ground(args[0]))
        case verbs.DROP | verbs.USE:
            title = lowered(definition.piece_title(state.packs[seat][args[0]]))
            is_drop = move.verb == verbs.DROP
            label = said("Drop {thing}", thing=title) if is_drop else said("Use {thing}", thing=title)  # fmt: skip
            return Handle(move, label, piece=slot_piece(seat, args[0]))
        case verbs.SHIFT:
            title = lowered(definition.piece_title(state.packs[seat][args[0]]))
            label = said("Put {thing} into slot {slot}", thing=title, slot=args[1] + 1)
            return Handle(move, label, piece=slot_piece(seat, args[0]), target_piece=slot_piece(seat, args[1]))  # fmt: skip
    deed = _DEEDS.get(move.verb, _DEEDS[verbs.END])
    return Handle(move, deed, button=deed)


_DEEDS = {
    verbs.HALT: said("Leave it there"),
    verbs.FLY_HOME: said("Fly home"),
    verbs.DRAW: said("Draw a supply"),
    verbs.END: said("End turn"),
}
_DONE = {
    "reveal": said("Turn up clockwise"),
    "answer": said("Do not protect"),
    "may": said("No"),
}


def picks_into_slots(game: Expedition, state: State) -> tuple[Handle, ...]:
    """Give handles from what lies on the ground to each slot that it may go into."""
    definition, seat = game.definition, state.active
    if state.decision is not None or state.phase != ACTING or state.at[seat] == NOWHERE:
        return ()
    free = empty_slots(definition, state, seat)
    if len(free) < 2:
        return ()
    found = []
    for kind in kinds_here(game, state, seat):
        pick = Move(verbs.PICK, (kind,))
        if game.refusal(state, pick) is None:
            title = lowered(definition.kinds[kind].title)
            for slot in free:
                label = said("Put {thing} into slot {slot}", thing=title, slot=slot + 1)
                into = (Move(CHOOSE, (slot,)),)
                found.append(Handle(pick, label, piece=on_ground(kind), target_piece=slot_piece(seat, slot), then=into))  # fmt: skip
    return tuple(found)


def _answer(game: Expedition, state: State, decision: Decision, move: Move) -> Handle:
    definition = game.definition
    if move.verb == DONE:
        word = _DONE.get(decision.kind, said("Done"))
        return Handle(move, word, button=word)
    option = move.args[0]
    if decision.kind == "slot":
        into = said("Into slot {slot}", slot=option + 1)
        return Handle(move, into, piece=HELD, target_piece=slot_piece(decision.seat, option))
    if decision.kind == "drop":
        title = lowered(definition.piece_title(state.packs[decision.seat][option]))
        return Handle(move, said("Drop {thing}", thing=title), piece=slot_piece(decision.seat, option))  # fmt: skip
    label = _option_label(game, state, decision, option)
    if decision.kind == "feature":
        target, ghost = way_to_lay(game, state, decision, option)
        button = label if target is None else ""
        number = str(option + 1)
        return Handle(move, label, target_hex=target, button=button, price=number, ghost=ghost)
    if not is_thing(option):
        return Handle(move, label, button=label)
    place, item = place_of(option), item_of(option)
    if place in (SPACES, TILES) and decision.kind != "danger":
        return Handle(move, label, target_hex=definition.hexes[item])
    row = state.packs[decision.seat]
    if place not in (ANIMALS, FIGURES, TILES) and item in row:
        return Handle(move, label, piece=slot_piece(decision.seat, row.index(item)))
    return Handle(move, label, button=label)


def _option_label(game: Expedition, state: State, decision: Decision, option: int) -> str:
    """Say what choosing something does, in the words of the question."""
    definition = game.definition
    names = option_names(game.book, state, decision)
    plain = next(name for name, other in names.items() if other == option).replace("_", " ")
    if decision.kind == "feature":
        return said("Lay it with opening {n}", n=option + 1)
    if not is_thing(option):
        return plain.capitalize()
    place, item = place_of(option), item_of(option)
    if place == SPACES:
        if decision.kind == "return":
            return said("Stand up on {space}", space=plain)
        return said("Turn up {space}", space=plain) if decision.kind == "reveal" else plain
    if place == TILES:
        return said("First: {danger}", danger=lowered(definition.surface_title(state.ground[item])))
    if place == FIGURES:
        return definition.seats[item].title
    title = lowered(definition.piece_title(item))
    if decision.kind == "danger":
        return said("First: {danger}", danger=title)
    if decision.kind == "answer":
        return said("Give up {thing}", thing=title)
    return title


def attempt(game: Expedition, state: State, hold: Hold) -> Move | None:
    """Give the move that a hold would be, legal or not; None where it would be no move."""
    definition = game.definition
    places = {hex_: position for position, hex_ in enumerate(definition.hexes)}
    target = places.get(hold.target_hex) if hold.target_hex is not None else None
    if state.decision is not None:
        if target is not None and any(is_thing(o) and place_of(o) == SPACES for o in state.decision.options):  # fmt: skip
            first = next(o for o in state.decision.options if place_of(o) == SPACES)
            return Move(CHOOSE, (first - item_of(first) + target,))
        return None
    if target is not None:
        if state.phase == FIRST_PHASE:
            return Move(verbs.PROWL, (state.prowling, target)) if state.prowling >= 0 else None
        at = state.at[state.active]
        is_beside = at != NOWHERE and target in definition.beside[at]
        return Move(verbs.WALK if is_beside else verbs.FLY, (target,))
    piece = hold.piece
    if piece is None:
        return None
    if GROUND <= piece < OTHERS:
        return Move(verbs.PICK, (piece - GROUND,))
    if piece >= OTHERS:
        return None
    seat, slot = divmod(piece - PACK, _SEAT)
    if hold.target_piece is not None and hold.target_piece < GROUND:
        return Move(verbs.SHIFT, (slot, hold.target_piece % _SEAT))
    row = state.packs[seat] if piece < GROUND and seat < len(state.packs) else ()
    if seat == state.active and slot < len(row) and row[slot] != NO_PIECE:
        return Move(verbs.DROP, (slot,))
    return None


def kinds_here(game: Expedition, state: State, seat: int) -> tuple[int, ...]:
    """Give the kinds of what lies where an explorer stands."""
    at = state.at[seat]
    found = pieces_at(state, at) if at != NOWHERE else ()
    return tuple(dict.fromkeys(game.definition.kind_of[piece] for piece in found))
