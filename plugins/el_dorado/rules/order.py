"""What follows when an explorer enters a space, stops, or a blockade is taken: the order of all effects.

The order is the base game's; modules answer at their place in it and name nobody. Each step is a stage
of a program, so that any of them may wait for an answer.

Source: ED-CROSS-55.
"""

from functools import partial
from typing import Any

from msgspec.structs import replace

from designer.api import Event, Frame, thing_at

from ..definition import ARRIVED, TOKENS
from ..means import CARD, CURRENT, TOKEN, Means
from ..places import FIGURES, SPACES
from ..rulebook import Rulebook
from ..state import OVER, Motion, State, put
from .ending import arrived

__all__ = [
    "answer_blockade",
    "arrive",
    "come_to_rest",
    "displace",
    "enter",
    "means_of",
    "rest_before",
    "set_moving",
    "stages_of",
    "standing",
    "stop",
    "stop_all",
    "stopped",
    "take_blockade",
    "tell_of_blockade",
    "tell_of_entry",
    "tell_of_stop",
]


def means_of(motion: Motion, seat: int) -> Means:
    """Give by what a card (or token) in motion moves its explorer."""
    word = CARD if motion.card < TOKENS else TOKEN
    return Means(word, motion.card, pays=True, mover=seat)


def stages_of(answers: tuple[Any, ...], n_numbers: int) -> list[Any]:
    """Give one stage per module: each is called with the first numbers of the program and its means."""
    return [partial(_answered, answer, n_numbers) for answer in answers]


def answer_blockade(answer: Any, book: Rulebook, state: State, frame: Frame) -> State:
    """Let a module do what follows when a blockade was taken."""
    (seat,), (blockade, slot) = frame.names
    after: State = answer(book, state, seat, blockade, slot)
    return after


def _answered(answer: Any, n_numbers: int, book: Rulebook, state: State, frame: Frame) -> State:
    explorer = frame.names[0][0]
    if state.phase == OVER or state.at[explorer] == ARRIVED:
        return state
    means = Means.from_row(frame.names[n_numbers])
    after: State = answer(book, state, explorer, means)
    return after


# Entering: names hold the explorer, the position, the means


def enter(book: Rulebook, state: State, explorer: int, to: int, means: Means) -> State:
    """Put an explorer on a space, with all that follows."""
    if not book.follows_entry:
        return _put(book, state, explorer, to)
    return book.begin(book.programs.entering, state, (explorer,), (to,), means.to_row())


def _put(book: Rulebook, state: State, explorer: int, to: int) -> State:
    arrives = book.ask.arrives
    is_goal = book.definition.surfaces[state.surface[to]].goal
    if is_goal and (arrives is None or arrives(book, state, explorer)):
        return arrived(book, replace(state, at=put(state.at, explorer, ARRIVED)), explorer)
    return replace(state, at=put(state.at, explorer, to))


def arrive(book: Rulebook, state: State, frame: Frame) -> State:
    """Put the explorer there."""
    (explorer,), (to,), row = frame.names
    came_from = state.at[explorer]
    state = _put(book, state, explorer, to)
    if state.phase == OVER:
        return state
    event = Event(
        "leave",
        by=state.active,
        of=thing_at(FIGURES, explorer),
        other=thing_at(SPACES, came_from),
        means=Means.from_row(row).word,
    )
    after: State = book.machine.announced(state, event)
    return after


def tell_of_entry(book: Rulebook, state: State, frame: Frame) -> State:
    """Let it be answered that an explorer has entered a space."""
    (explorer,), (to,), row = frame.names
    return _told(book, state, "enter", explorer, to, Means.from_row(row))


def _told(
    book: Rulebook, state: State, kind: str, explorer: int, place: int, means: Means
) -> State:
    if state.phase == OVER:
        return state
    event = Event(
        kind,
        by=means.mover,
        of=thing_at(FIGURES, explorer),
        other=thing_at(SPACES, place),
        means=means.word,
    )
    after: State = book.machine.announced(state, event)
    return after


# Stopping


def stop(book: Rulebook, state: State, _frame: Frame | None = None) -> State:
    """Stop the card in motion before something else moves, pays or buys, unless it may go on after.

    Source: EB-017; switch `move.keep_rest_on_interrupt`.
    """
    return state if book.definition.keeps_rest else stopped(book, state)


def stop_all(book: Rulebook, state: State, _frame: Frame) -> State:
    """Stop the card in motion, and then each that it has interrupted."""
    if state.waiting:
        state = book.wait(book.programs.stop_all, state)
    return stopped(book, state)


def set_moving(state: State, motion: Motion) -> State:
    """Set a card or token in motion; one that is still in motion waits."""
    waiting = state.waiting if state.motion is None else (state.motion, *state.waiting)
    return replace(state, motion=motion, waiting=waiting)


def stopped(book: Rulebook, state: State) -> State:
    """End the motion of a card, with all that follows; one that it interrupted goes on."""
    motion = state.motion
    if motion is None:
        return state
    on = tuple(m for m in state.waiting if state.at[m.explorer] != ARRIVED)
    if state.waiting:
        state = replace(state, motion=on[0] if on else None, waiting=on[1:])
    else:
        state = replace(state, motion=None)
    if state.flow.lasting:
        state = book.machine.over(state, "this_move")
    if not motion.moved or state.at[motion.explorer] == ARRIVED:
        return state
    return come_to_rest(book, state, motion.explorer, means_of(motion, state.active))


def standing(book: Rulebook, state: State, explorer: int) -> int:
    """Give where an explorer stands once it has stopped: the board may carry it on."""
    motion, here = state.motion, state.at[explorer]
    if motion is None or not motion.moved or motion.explorer != explorer:
        return here
    if book.ask.displaced is None or book.definition.keeps_rest:
        return here
    means = means_of(motion, state.active)
    to: int | None = book.ask.displaced(book, state, explorer, means)
    return here if to is None else to


def come_to_rest(book: Rulebook, state: State, explorer: int, means: Means) -> State:
    """Do what follows when an explorer that was moved has stopped."""
    if not book.follows_rest or state.phase == OVER or state.at[explorer] == ARRIVED:
        return state
    return book.begin(book.programs.resting, state, (explorer,), means.to_row())


def rest_before(book: Rulebook, state: State, frame: Frame) -> State:
    """Let the explorer come to rest before the board carries it on, where a part of the rules says so."""
    (explorer,), row = frame.names
    ask, means = book.ask, Means.from_row(row)
    if ask.displaced is None or ask.rests_before is None:
        return state
    if not ask.rests_before(book, state, explorer, means):
        return state
    return book.wait(book.programs.rest, state, (explorer,), row)


def displace(book: Rulebook, state: State, frame: Frame) -> State:
    """Let the board carry the explorer on, at most once."""
    (explorer,), row = frame.names
    if book.ask.displaced is None:
        return state
    means = Means.from_row(row)
    to = book.ask.displaced(book, state, explorer, means)
    if to is None:
        return state
    carried = Means(CURRENT, means.item, pays=False, mover=means.mover, forced=True)
    return enter(book, state, explorer, to, carried)


def tell_of_stop(book: Rulebook, state: State, frame: Frame) -> State:
    """Let it be answered that an explorer has stopped."""
    (explorer,), row = frame.names
    place = state.at[explorer]
    if place == ARRIVED:
        return state
    return _told(book, state, "stop", explorer, place, Means.from_row(row))


# Blockades: names hold the seat, then the blockade and where it lay


def take_blockade(book: Rulebook, state: State, slot: int, seat: int) -> State:
    """Let a seat take a blockade: the way is open to all from now on.

    Source: ED-BASE-09.
    """
    blockade = state.bars[slot]
    state = replace(
        state,
        bars=put(state.bars, slot, -1),
        taken=put(state.taken, seat, (*state.taken[seat], blockade)),
        idle=0,
    )
    if not book.follows_blockade:
        return state
    return book.begin(book.programs.collect, state, (seat,), (blockade, slot))


def tell_of_blockade(book: Rulebook, state: State, frame: Frame) -> State:
    """Let it be answered that a blockade was taken."""
    (seat,), _ = frame.names
    after: State = book.machine.announced(state, Event("collect", by=seat))
    return after
