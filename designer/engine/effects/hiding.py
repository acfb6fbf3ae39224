"""What a seat sees of running effects and of another seat's question."""

from collections.abc import Callable

from msgspec.structs import replace

from designer.engine.decisions import Decision
from designer.engine.effects.records import Flow, Frame
from designer.engine.effects.things import UNKNOWN, is_thing, item_of, place_of, thing_at

__all__ = ["known", "masked", "masked_question", "with_known"]

MaySee = Callable[[int], bool]


def masked(flow: Flow, seat: int, may_see: MaySee) -> Flow:
    """Give what a seat sees of running effects: things that it may not see are unknown there.

    Args:
        flow: as it is.
        seat: whose eyes these are; what its own programs name, it has seen.
        may_see: whether the seat sees a thing where it lies; what all were shown, it sees anyway.
    """
    if not flow.stack:
        return flow
    stack = (f if _is_own(f, seat) else _masked(f, may_see) for f in flow.stack)
    return Flow(tuple(stack), flow.lasting, flow.uses)


def _is_own(frame: Frame, seat: int) -> bool:
    return seat in (frame.who, frame.actor)


def known(flow: Flow, seat: int) -> dict[int, tuple[int, ...]]:
    """Give the items that a seat knows by running effects, per place, top first.

    Whoever imagines the rest keeps them there.
    """
    found: dict[int, tuple[int, ...]] = {}
    for frame in flow.stack:
        rows = (*frame.names, frame.shown) if _is_own(frame, seat) else (frame.shown,)
        for row in rows:
            for place in {place_of(thing) for thing in row if is_thing(thing)}:
                items = tuple(item_of(t) for t in row if is_thing(t) and place_of(t) == place)
                if len(items) > len(found.get(place, ())):
                    found[place] = items
    return found


def with_known(order: tuple[int, ...], items: tuple[int, ...]) -> tuple[int, ...]:
    """Give things dealt at random with those that are known on top, as far as they are among them."""
    rest, top = list(order), []
    for item in items:
        if item in rest:
            rest.remove(item)
            top.append(item)
    return (*top, *rest)


def _masked(frame: Frame, may_see: MaySee) -> Frame:
    def seen(number: int) -> int:
        if not is_thing(number) or number in frame.shown or may_see(number):
            return number
        return thing_at(place_of(number), UNKNOWN)

    return replace(frame, names=tuple(tuple(map(seen, row)) for row in frame.names))


def masked_question(decision: Decision, may_see: MaySee) -> Decision:
    """Give what another seat sees of an effect's question: nothing of what is hidden, not even how much.

    Who may answer an event is never told: open answers alone would say that the hand holds none.
    """
    numbers = (*decision.options, *decision.chosen)
    if decision.kind != "answer" and all(
        not is_thing(number) or may_see(number) for number in numbers
    ):
        return decision
    unknown = tuple(thing_at(place_of(c), UNKNOWN) if is_thing(c) else c for c in decision.chosen)
    return replace(decision, options=(), worths=(), chosen=unknown)
