"""What a seat sees of running effects and of another seat's question."""

from collections.abc import Callable

from msgspec.structs import replace

from designer.engine.decisions import Decision
from designer.engine.effects.records import Flow, Frame
from designer.engine.effects.things import UNKNOWN, is_thing, place_of, thing_at

__all__ = ["masked", "masked_question"]

MaySee = Callable[[int], bool]


def masked(flow: Flow, may_see: MaySee) -> Flow:
    """Give what a seat sees of running effects: things that it may not see are unknown there.

    Args:
        flow: as it is.
        may_see: whether the seat sees a thing where it lies; what all were shown, it sees anyway.
    """
    if not flow.stack:
        return flow
    return Flow(tuple(_masked(frame, may_see) for frame in flow.stack), flow.lasting, flow.uses)


def _masked(frame: Frame, may_see: MaySee) -> Frame:
    def seen(number: int) -> int:
        if not is_thing(number) or number in frame.shown or may_see(number):
            return number
        return thing_at(place_of(number), UNKNOWN)

    return replace(frame, names=tuple(tuple(map(seen, row)) for row in frame.names))


def masked_question(decision: Decision, may_see: MaySee) -> Decision:
    """Give what another seat sees of an effect's question: nothing of what is hidden, not even how much."""
    numbers = (*decision.options, *decision.chosen)
    if all(not is_thing(number) or may_see(number) for number in numbers):
        return decision
    unknown = tuple(thing_at(place_of(c), UNKNOWN) if is_thing(c) else c for c in decision.chosen)
    return replace(decision, options=(), worths=(), chosen=unknown)
