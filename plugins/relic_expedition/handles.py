"""By what each legal move is taken hold of, and how pieces on the table are numbered."""

from designer.api import CHOOSE, DONE, Decision, Handle, Hold, Move, is_thing, item_of, place_of

from .definition import NOWHERE
from .expedition import Expedition
from .names import option_names
from .places import ANIMALS, FIGURES, SPACES, TILES
from .rules import verbs
from .rules.ground import pieces_at
from .rules.walking import flight_cost, step_cost
from .state import ANIMALS as FIRST_PHASE
from .state import NO_PIECE, State

__all__ = ["OTHERS", "attempt", "handle_of", "kinds_here", "on_ground", "slot_piece"]

PACK, GROUND, OTHERS = 0, 1000, 2000
"""Numbers of pieces on the table: slots of packs (by seat), kinds on the ground, everything else."""

_SEAT = 100


def slot_piece(seat: int, slot: int) -> int:
    """Give the number of a slot."""
    return PACK + seat * _SEAT + slot


def on_ground(kind: int) -> int:
    """Give the number of what lies where the explorer stands."""
    return GROUND + kind


def handle_of(game: Expedition, state: State, move: Move) -> Handle:
    """Give the handle of a legal move."""
    definition, args, seat = game.definition, move.args, state.active
    if state.decision is not None:
        return _answer(game, state, state.decision, move)
    match move.verb:
        case verbs.PROWL:
            title = definition.piece_title(args[0])
            return Handle(move, f"{title} to {definition.hexes[args[1]].to_text()}", target_hex=definition.hexes[args[1]])  # fmt: skip
        case verbs.HALT:
            return Handle(move, "Leave it there", button="Leave it there")
        case verbs.WALK:
            cost = step_cost(game.book, state, seat, state.at[seat], args[0])
            title = definition.surface_title(state.ground[args[0]])
            return Handle(move, f"Go to {title.lower()}", target_hex=definition.hexes[args[0]], price=str(cost))  # fmt: skip
        case verbs.FLY:
            cost = flight_cost(game.book, state, seat)
            return Handle(move, "Fly to this clearing", target_hex=definition.hexes[args[0]], price=str(cost))  # fmt: skip
        case verbs.FLY_HOME:
            return Handle(move, "Fly home", button="Fly home")
        case verbs.DRAW:
            return Handle(move, "Draw a supply", button="Draw a supply")
        case verbs.PICK:
            title = definition.kinds[args[0]].title.lower()
            return Handle(move, f"Pick up {title}", piece=on_ground(args[0]))
        case verbs.DROP | verbs.USE:
            title = definition.piece_title(state.packs[seat][args[0]]).lower()
            word = "Drop" if move.verb == verbs.DROP else "Use"
            return Handle(move, f"{word} {title}", piece=slot_piece(seat, args[0]))
        case verbs.SHIFT:
            title = definition.piece_title(state.packs[seat][args[0]]).lower()
            label = f"Put {title} into slot {args[1] + 1}"
            return Handle(move, label, piece=slot_piece(seat, args[0]), target_piece=slot_piece(seat, args[1]))  # fmt: skip
    return Handle(move, "End turn", button="End turn")


_DONE = {"reveal": "Turn up clockwise", "answer": "Do not protect", "may": "No"}
_SAID = {"danger": "First", "answer": "Give up", "return": "Stand up here"}


def _answer(game: Expedition, state: State, decision: Decision, move: Move) -> Handle:
    definition = game.definition
    if move.verb == DONE:
        word = _DONE.get(decision.kind, "Done")
        return Handle(move, word, button=word)
    option = move.args[0]
    if decision.kind == "slot":
        return Handle(move, f"Into slot {option + 1}", piece=slot_piece(decision.seat, option))
    if decision.kind == "drop":
        title = definition.piece_title(state.packs[decision.seat][option]).lower()
        return Handle(move, f"Drop {title}", piece=slot_piece(decision.seat, option))
    names = option_names(game.book, state, decision)
    name = next(name for name, other in names.items() if other == option)
    said = name.replace("_", " ")
    label = f"{_SAID[decision.kind]}: {said}" if decision.kind in _SAID else said.capitalize()
    if not is_thing(option):
        return Handle(move, label, button=label)
    place, item = place_of(option), item_of(option)
    if place in (SPACES, TILES):
        return Handle(move, label, target_hex=definition.hexes[item])
    if place in (ANIMALS, FIGURES):
        return Handle(move, label, button=label)
    row = state.packs[decision.seat]
    if item in row:
        return Handle(move, label, piece=slot_piece(decision.seat, row.index(item)))
    return Handle(move, label, button=label)


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
    seat, slot = divmod(piece - PACK, _SEAT)
    row = state.packs[seat] if piece < GROUND and seat < len(state.packs) else ()
    if seat == state.active and slot < len(row) and row[slot] != NO_PIECE:
        return Move(verbs.DROP, (slot,))
    return None


def kinds_here(game: Expedition, state: State, seat: int) -> tuple[int, ...]:
    """Give the kinds of what lies where an explorer stands."""
    at = state.at[seat]
    found = pieces_at(state, at) if at != NOWHERE else ()
    return tuple(dict.fromkeys(game.definition.kind_of[piece] for piece in found))
