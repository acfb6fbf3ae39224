"""What is left to do: a stack of tasks in the state, done as soon as nothing is asked.

A task is a number and its arguments. Effects go on first; then the last task; then, when nothing is
left, what is too much in a pack is asked about, and a turn that is over ends.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from ..rulebook import Rulebook
from ..state import State

__all__ = [
    "AFTER_MEETING",
    "ARRIVE",
    "DANGERS",
    "ENTER",
    "FEATURE",
    "FLIP",
    "GROUP",
    "HAZARD",
    "MEET",
    "NEXT_ANIMAL",
    "REVEAL",
    "SETTLE",
    "TURN_UP",
    "Task",
    "advanced",
    "planned",
]

Task = Callable[..., State]

(
    ARRIVE,
    REVEAL,
    TURN_UP,
    SETTLE,
    FEATURE,
    FLIP,
    DANGERS,
    MEET,
    AFTER_MEETING,
    HAZARD,
    GROUP,
    NEXT_ANIMAL,
    ENTER,
) = range(13)


def planned(state: State, *tasks: tuple[int, ...]) -> State:
    """Give the state with tasks to be done, the first one first."""
    return replace(state, agenda=(*state.agenda, *reversed(tasks)))


def advanced(
    book: Rulebook, state: State, tasks: Mapping[int, Task], at_rest: Callable[..., State]
) -> State:
    """Go on until an answer is owed or nothing is left to do.

    Args:
        book: the game.
        state: in which something may be left to do.
        tasks: what each task does.
        at_rest: is done when nothing is left; it gives the same state where nothing follows.
    """
    while state.decision is None:
        if state.flow.stack:
            state = book.machine.run(state)
        elif state.agenda:
            number, *args = state.agenda[-1]
            state = tasks[number](book, replace(state, agenda=state.agenda[:-1]), *args)
        else:
            after = at_rest(book, state)
            if after is state:
                return state
            state = after
    return state
