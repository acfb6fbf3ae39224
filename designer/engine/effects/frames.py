"""Small changes to the stack of programs in a state."""

from typing import Any

from msgspec.structs import replace

from designer.engine.effects.records import DRIVER, Event, Flow, Frame, Lasting

__all__ = [
    "event_of",
    "jumped",
    "named",
    "popped",
    "pushed",
    "reframed",
    "with_event",
    "with_lasting",
]

State = Any


def pushed(state: State, *frames: Frame) -> State:
    """Give the state with programs that go on first, the last one before the others."""
    flow = state.flow
    return replace(state, flow=Flow((*flow.stack, *frames), flow.lasting, flow.uses))


def popped(state: State) -> State:
    """Give the state without its topmost program."""
    flow = state.flow
    return replace(state, flow=Flow(flow.stack[:-1], flow.lasting, flow.uses))


def reframed(state: State, frame: Frame) -> State:
    """Give the state with another topmost frame."""
    flow = state.flow
    return replace(state, flow=Flow((*flow.stack[:-1], frame), flow.lasting, flow.uses))


def named(state: State, register: int, things: tuple[int, ...]) -> State:
    """Give the state with one register of the topmost program filled."""
    frame = state.flow.stack[-1]
    names = (*frame.names[:register], things, *frame.names[register + 1 :])
    return reframed(state, replace(frame, names=names))


def jumped(state: State, at: int) -> State:
    """Give the state with the topmost program going on elsewhere."""
    return reframed(state, replace(state.flow.stack[-1], at=at))


def with_lasting(state: State, lasting: tuple[Lasting, ...]) -> State:
    """Give the state with other changes that hold."""
    flow = state.flow
    return replace(state, flow=Flow(flow.stack, lasting, flow.uses))


def event_of(state: State, frame: Frame) -> Event | None:
    """Give the event that a program answers: its own, or that of the nearest driver below it."""
    if frame.program < 0:
        return frame.event
    return next(
        (under.event for under in reversed(state.flow.stack[:-1]) if under.program == DRIVER), None
    )


def with_event(state: State, event: Event) -> State:
    """Give the state with the event changed that the topmost program answers."""
    stack = state.flow.stack
    at = next(n for n in range(len(stack) - 2, -1, -1) if stack[n].program == DRIVER)
    changed = replace(stack[at], event=event)
    flow = Flow((*stack[:at], changed, *stack[at + 1 :]), state.flow.lasting, state.flow.uses)
    return replace(state, flow=flow)
