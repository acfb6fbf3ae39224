"""The course of a turn: the four phases, what begins and ends with them, the next player."""

from msgspec.structs import replace

from designer.api import NOTHING, Decision, Event, thing_at

from ..rulebook import Rulebook
from ..state import ACTING, DRAWING, OVER, PLACING, State
from . import ids
from .moves import PILES

__all__ = ["at_rest", "begun", "excess", "shed"]


def begun(book: Rulebook, state: State, seat: int) -> State:
    """Begin a turn."""
    state = book.machine.over(state, "until_my_turn", seat)
    return replace(
        state, active=seat, phase=DRAWING, has_begun=False, is_done=False, is_quiet=False
    )


def at_rest(book: Rulebook, state: State) -> State:
    """Do what follows when nothing is left to do; the same state where the next move is awaited."""
    if state.phase == OVER:
        return state
    if state.winner >= 0:
        over: State = book.machine.stopped(replace(state, phase=OVER))
        return over
    if not state.has_begun:
        return _entered(book, state)
    if state.phase == DRAWING:
        can_draw = state.to_draw > 0 and any(
            book.world.left_to_draw(state, book.world.place(pile)) for pile in PILES
        )
        return state if can_draw else _next_phase(state)
    if state.phase in (ACTING, PLACING):
        return _next_phase(state) if state.is_done else state
    return _checked(book, state)


def _next_phase(state: State) -> State:
    return replace(state, phase=state.phase + 1, has_begun=False, is_done=False)


def _entered(book: Rulebook, state: State) -> State:
    """Do what happens at the start of a phase: it may be missed, and answered."""
    seat = state.active
    state = replace(state, has_begun=True)
    if state.phase == DRAWING:
        numbers = book.machine.clauses
        n = numbers.number(state, "draw_count", seat, NOTHING, book.definition.drawn)
        state = replace(state, to_draw=max(0, n))
    if state.phase in state.skips[seat]:
        rows = list(state.skips)
        rows[seat] = tuple(phase for phase in rows[seat] if phase != state.phase)
        return replace(state, skips=tuple(rows), is_done=True)
    machine = book.machine
    if not machine.hears("phase"):
        return state
    event = Event("phase", by=seat, means=str(state.phase), at="start")
    run: State = machine.run(machine.announced(state, event))
    return run


def excess(book: Rulebook, state: State) -> int:
    """Give how many cards the active player has too many."""
    seat = state.active
    limit = book.machine.clauses.number(
        state, "hand_limit", seat, NOTHING, book.definition.hand_limit
    )
    return len(state.hands[seat]) - max(0, int(limit))


def _checked(book: Rulebook, state: State) -> State:
    """Ask what is discarded above the limit; else the turn is over."""
    seat = state.active
    if state.is_done or (n := excess(book, state)) <= 0:
        return _ended(book, state)
    hand = book.world.place("hand", seat)
    options = tuple(thing_at(hand, card) for card in state.hands[seat])
    return replace(state, decision=Decision(seat, "hand_limit", ids.HAND_LIMIT, options, n, n))


def shed(book: Rulebook, state: State, decision: Decision) -> State:
    """Discard what was chosen, in its order."""
    state = replace(state, is_done=True)
    for thing in reversed(decision.chosen):
        state = book.machine.waiting(state, book.shed, decision.seat, ((thing,),))
    run: State = book.machine.run(state)
    return run


def _ended(book: Rulebook, state: State) -> State:
    """End the turn; the other player begins, unless the game has lasted for too long."""
    definition = book.definition
    state = book.machine.over(state, "turn")
    seat = 1 - state.active
    if seat == state.first:
        state = replace(book.machine.over(state, "round"), round=state.round + 1)
        if state.round > definition.longest:
            return replace(state, phase=OVER)
    return begun(book, state, seat)
