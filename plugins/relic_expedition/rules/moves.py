"""All moves that are no answers: which there are, why not, what they do."""

from collections.abc import Iterator

from msgspec.structs import replace

from designer.api import Move, Refusal, said

from ..definition import NOWHERE
from ..rulebook import Rulebook
from ..state import ACTING, ANIMALS, NO_PIECE, State
from . import acting, ids, prowling, verbs, walking
from .ground import pieces_at

__all__ = ["candidates", "made", "refusal", "seat_of"]

_ARGS = {
    verbs.PROWL: 2,
    verbs.HALT: 0,
    verbs.WALK: 1,
    verbs.DRAW: 0,
    verbs.PICK: 1,
    verbs.DROP: 1,
    verbs.SHIFT: 2,
    verbs.USE: 1,
    verbs.FLY: 1,
    verbs.FLY_HOME: 0,
    verbs.END: 0,
}
_FIRST_PHASE = frozenset({verbs.PROWL, verbs.HALT})


def seat_of(state: State) -> int:
    """Give who is to move: who moves an animal, or the roller."""
    return state.mover if state.phase == ANIMALS else state.active


def candidates(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the moves worth asking about."""
    if state.phase == ANIMALS:
        yield from _with_animals(book, state)
        return
    definition, seat = book.definition, state.active
    here = state.at[seat]
    if here != NOWHERE:
        for there in definition.beside[here]:
            if there >= 0 and state.ground[there] >= 0:
                yield Move(verbs.WALK, (there,))
        if definition.surfaces[state.ground[here]].clearing:
            yield Move(verbs.FLY_HOME)
            if state.left >= 1:
                for there in walking.clearings(book, state, seat):
                    yield Move(verbs.FLY, (there,))
        for kind in dict.fromkeys(definition.kind_of[p] for p in pieces_at(state, here)):
            yield Move(verbs.PICK, (kind,))
    yield Move(verbs.DRAW)
    row = state.packs[seat]
    for slot, piece in enumerate(row):
        if piece == NO_PIECE:
            continue
        yield Move(verbs.DROP, (slot,))
        if definition.kind_of[piece] in book.actions:
            yield Move(verbs.USE, (slot,))
        if definition.reorders:
            for to, other in enumerate(row):
                if other == NO_PIECE:
                    yield Move(verbs.SHIFT, (slot, to))
    yield Move(verbs.END)


def _with_animals(book: Rulebook, state: State) -> Iterator[Move]:
    if state.prowling >= 0:
        for there in prowling.steps(book, state, state.prowling):
            yield Move(verbs.PROWL, (state.prowling, there))
        yield Move(verbs.HALT)
        return
    for animal, steps in prowling.movable(book, state):
        for there in steps:
            yield Move(verbs.PROWL, (animal, there))


def refusal(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why such a move is not legal."""
    args = move.args
    if _ARGS.get(move.verb, -1) != len(args):
        return Refusal(ids.PHASES, said("There is no such move."))
    if move.verb in _FIRST_PHASE:
        if state.phase != ANIMALS:
            return Refusal(ids.PHASES, said("Animals are moved before the actions."))
        if move.verb == verbs.PROWL:
            return prowling.refusal_of_prowl(book, state, *args)
        if prowling.may_halt(book, state):
            return None
        return Refusal(ids.ONE_OR_TWO, said("An animal is moved before it stays."))
    if state.phase != ACTING:
        return Refusal(ids.PHASES, said("First the animals are moved."))
    return _refusal_of_action(book, state, move)


def _refusal_of_action(book: Rulebook, state: State, move: Move) -> Refusal | None:
    seat, args = state.active, move.args
    if state.at[seat] == NOWHERE:
        return Refusal(ids.LOST_TURN, said("The explorer is not on the map."))
    match move.verb:
        case verbs.WALK:
            # Over quicksand one may go on, but not with too much to carry.
            blocked = acting.refusal_of_excess(book, state)
            return blocked or walking.refusal_of_step(book, state, seat, *args)
        case verbs.FLY:
            blocked = acting.refusal_while(book, state)
            return blocked or walking.refusal_of_flight(book, state, seat, *args)
        case verbs.FLY_HOME:
            blocked = acting.refusal_while(book, state)
            return blocked or walking.refusal_of_flight_home(book, state, seat)
        case verbs.DRAW:
            return acting.refusal_of_draw(book, state)
        case verbs.PICK:
            return acting.refusal_of_picking(book, state, *args)
        case verbs.DROP:
            return acting.refusal_of_dropping(book, state, *args)
        case verbs.SHIFT:
            return acting.refusal_of_shift(book, state, *args)
        case verbs.USE:
            return acting.refusal_of_use(book, state, *args)
    return acting.refusal_of_end(book, state)


def made(book: Rulebook, state: State, move: Move) -> State:
    """Give the state after such a move, with what is left to do."""
    seat, args = state.active, move.args
    match move.verb:
        case verbs.PROWL:
            return prowling.prowled(book, state, *args)
        case verbs.HALT:
            return prowling.halted(state)
        case verbs.WALK:
            cost = walking.step_cost(book, state, seat, state.at[seat], *args)
            return walking.gone_to(replace(state, left=state.left - cost), seat, *args)
        case verbs.FLY:
            cost = walking.flight_cost(book, state, seat)
            return walking.gone_to(replace(state, left=state.left - cost), seat, *args)
        case verbs.FLY_HOME:
            cost = walking.flight_cost(book, state, seat)
            return book.machine.world.won(replace(state, left=state.left - cost), seat)  # type: ignore[no-any-return]  # the machine's world is this game's
        case verbs.DRAW:
            return acting.drawn(book, state)
        case verbs.PICK:
            return acting.picked_up(book, state, *args)
        case verbs.DROP:
            return acting.dropped_from(book, state, *args)
        case verbs.SHIFT:
            return acting.shifted(book, state, *args)
        case verbs.USE:
            return acting.used(book, state, *args)
    return replace(state, ends=True)
