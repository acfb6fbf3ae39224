"""What `reveal` and `look` share: things are named for the effects that follow, and stay in place."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from designer.engine.effects.building import Builder
from designer.engine.effects.frames import named, reframed
from designer.engine.effects.records import Event, Frame
from designer.engine.effects.selectors import amount_of, places_of
from designer.engine.effects.things import thing_at

__all__ = ["name_things", "show"]

State = Any


def name_things(tree: Mapping[str, Any], b: Builder, op: str) -> int:
    """Write the choice: what a selector means, or the top of a zone. Give the register."""
    register = b.scope.register(tree.get("as"))
    if "what" in tree:
        return b.select(b.selector(tree["what"]), op, register)
    places = places_of(tree.get("from"), b.scope, None)
    count = tree.get("count", 1)
    amount = None if count == "all" else amount_of(count, b.scope)

    def top(state: State, frame: Frame) -> State:
        for place in places(state, frame):
            state = b.world.opened(state, place)
        things = tuple(
            thing_at(place, item)
            for place in places(state, frame)
            for item in b.world.things(state, place)
        )
        n = len(things) if amount is None else amount(state, frame)
        return named(state, register, things[:n])

    b.emit(top)
    return register


def show(b: Builder, register: int) -> None:
    """Write that all see what a register names, as long as the program runs."""

    def shown(state: State, frame: Frame) -> State:
        state = reframed(state, replace(frame, shown=(*frame.shown, *frame.names[register])))
        for thing in reversed(frame.names[register]):
            state = b.hub.announced(state, Event("reveal", by=frame.actor, of=thing))
        return state

    b.emit(shown)
