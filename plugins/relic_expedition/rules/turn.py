"""The course of a turn: rolling, the two phases, lost turns, the next player."""

from msgspec.structs import replace

from designer.api import Decision, thing_at

from ..definition import NOWHERE
from ..places import SPACES
from ..rulebook import Rulebook
from ..state import ACTING, ANIMALS, NO_PIECE, OVER, STANDING, State, put
from . import ids
from .agenda import DANGERS, ENTER, FLIP, REVEAL, planned
from .chance import rolled
from .packs import dropped, refusal_of_drop, unpacked
from .prowling import is_any_movable
from .walking import clearings, gone_to

__all__ = ["arrive", "at_rest", "begun", "excess_dropped", "returned"]


def begun(book: Rulebook, state: State, seat: int) -> State:
    """Begin a turn: both dice are rolled."""
    dice = book.definition.dice
    state = book.machine.over(state, "until_my_turn", seat)
    state, animal = rolled(state, dice.animals)
    state, number = rolled(state, dice.numbers)
    return replace(
        state,
        active=seat,
        mover=seat,
        phase=ANIMALS,
        animal=animal,
        number=number,
        left=0,
        moved=(),
        ends=False,
    )


def at_rest(book: Rulebook, state: State) -> State:
    """Do what follows when nothing is left to do; the same state where the next move is awaited."""
    if state.phase == OVER:
        return state
    for seat, row in enumerate(state.packs):
        if len(row) > book.definition.slots:
            is_free_to_drop = state.phase == ACTING and seat == state.active and not state.ends
            if not is_free_to_drop:
                return _asked_to_drop(book, state, seat)
    if state.phase == ANIMALS:
        is_done = state.prowling < 0 and not is_any_movable(book, state)
        return _acting(book, state) if is_done else state
    if state.phase == STANDING or state.ends:
        return _ended(book, state)
    return state


def _acting(book: Rulebook, state: State) -> State:
    """Begin the second phase; who lies stands up instead."""
    seat = state.active
    if not state.lying[seat] and state.at[seat] != NOWHERE:
        return replace(state, phase=ACTING, left=state.number, ends=False)
    state = replace(state, phase=STANDING, lying=put(state.lying, seat, False))
    if state.at[seat] != NOWHERE:
        return state
    options = tuple(sorted(thing_at(SPACES, there) for there in clearings(book, state, seat)))
    if not options:
        return state
    return replace(state, decision=Decision(seat, "return", ids.RETURN, options, 1, 1))


def returned(state: State, decision: Decision) -> State:
    """Stand an evacuated explorer on the clearing that was chosen."""
    return gone_to(state, decision.seat, decision.chosen[0] - thing_at(SPACES, 0))


def arrive(_book: Rulebook, state: State, seat: int, position: int) -> State:
    """Do what follows from coming to a position: tiles, relics, what the tile does, then dangers."""
    if state.at[seat] != position:
        return state
    tasks = ((REVEAL, seat, position), (FLIP, position), (ENTER, seat, position))
    return planned(state, *tasks, (DANGERS, seat, position))


def _asked_to_drop(book: Rulebook, state: State, seat: int) -> State:
    """Ask what is dropped where somebody has too much outside of the own actions."""
    slots = tuple(
        slot
        for slot, piece in enumerate(state.packs[seat])
        if piece != NO_PIECE and refusal_of_drop(book.definition, state, seat, slot) is None
    )
    question = Decision(seat, "drop", ids.DROP_EXCESS, slots, 1, 1)
    return replace(state, decision=question)


def excess_dropped(book: Rulebook, state: State, decision: Decision) -> State:
    """Lay down what was chosen; off the map it leaves the game."""
    slot = decision.chosen[0]
    if state.at[decision.seat] != NOWHERE:
        return dropped(book.definition, state, decision.seat, slot)
    piece = state.packs[decision.seat][slot]
    state = unpacked(book.definition, state, decision.seat, slot)
    return replace(state, box=(*state.box, piece))


def _ended(book: Rulebook, state: State) -> State:
    """End the turn: the next player rolls, unless nothing has happened for too long."""
    definition = book.definition
    state = book.machine.over(state, "turn")
    seat = (state.active + 1) % definition.n_seats
    n_rounds = state.round + (seat == state.first)
    if seat == state.first:
        state = book.machine.over(state, "round")
    state = replace(state, round=n_rounds, idle=state.idle + 1, ends=False)
    if state.idle > definition.patience or n_rounds > definition.longest:
        return replace(state, phase=OVER)
    return begun(book, state, seat)
