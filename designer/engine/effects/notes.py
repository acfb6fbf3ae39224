"""How an effect notes a change that lasts."""

from collections.abc import Callable
from typing import Any

from designer.engine.effects.building import Builder
from designer.engine.effects.frames import with_lasting
from designer.engine.effects.lasting import Clause
from designer.engine.effects.records import Frame, Lasting

__all__ = ["note"]

State = Any


def note(
    b: Builder, clause: Clause, value: Callable[[State, Frame], int | str] | None = None
) -> None:
    """Write that a clause holds from now on, for what it concerns now or for all of the seat's."""
    number = b.hub.noted(clause)
    carrier = b.scope.carrier

    def lasts(state: State, frame: Frame) -> State:
        things = () if clause.is_everything else clause.of.things(state, frame)
        amount = 0 if value is None else value(state, frame)
        lasting = Lasting(number, frame.actor, carrier, things, amount)
        return with_lasting(state, (*state.flow.lasting, lasting))

    b.emit(lasts)
