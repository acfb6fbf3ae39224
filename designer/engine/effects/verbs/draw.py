"""`draw`: the top of a pile, or of a blind bag, into the own hand.

Example: {op: draw, from: pile, count: 2}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.describing import Words
from designer.engine.effects.frames import named
from designer.engine.effects.records import Event, Frame
from designer.engine.effects.scope import words
from designer.engine.effects.selectors import Amount, amount_of, places_of

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "draw {count} from {zone}"}

State = Any


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Draw from one zone, or thing by thing from one that the player chooses each time."""
    zones = _zones(tree)
    amount = amount_of(tree.get("count", 1), b.scope)
    touched = b.scope.register(tree.get("as"))
    b.emit(lambda state, _: named(state, touched, ()))
    if len(zones) > 1:
        _each_chosen(b, zones, amount, touched)
        return
    places = places_of(zones[0], b.scope, None)
    b.emit(
        lambda state, frame: _drawn(
            b, state, frame, places(state, frame)[0], amount(state, frame), touched
        )
    )


def _each_chosen(b: Builder, names: tuple[str, ...], amount: Amount, touched: int) -> None:
    zones = [places_of(name, b.scope, None) for name in names]
    left = b.scope.register()
    again, end = b.label(), b.label()
    b.emit(lambda state, frame: named(state, left, (amount(state, frame),)))
    b.mark(again)
    b.unless(lambda _, frame: frame.names[left][0] > 0, end)

    def options(state: State, frame: Frame) -> tuple[int, ...]:
        return tuple(
            number
            for number, zone in enumerate(zones)
            if b.world.left_to_draw(state, zone(state, frame)[0])
        )

    chosen = b.ask("zone", options, about=(b.hub.choice(names),))
    b.unless(lambda _, frame: bool(frame.names[chosen]), end)

    def draw(state: State, frame: Frame) -> State:
        state = named(state, left, (frame.names[left][0] - 1,))
        (number,) = frame.names[chosen]
        return _drawn(b, state, frame, zones[number](state, frame)[0], 1, touched)

    b.emit(draw)
    b.goto(again)
    b.mark(end)


def _drawn(b: Builder, state: State, frame: Frame, place: int, n: int, touched: int) -> State:
    state, things = b.world.drawn(state, frame.actor, place, n)
    state = b.world.settled(state)
    state = named(state, touched, (*frame.names[touched], *things))
    for thing in reversed(things):
        state = b.hub.announced(state, Event("draw", by=frame.actor, of=thing, came_from=place))
    return state


def _zones(tree: Mapping[str, Any]) -> tuple[str, ...]:
    return words(tree.get("from", "pile"), "from")


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Something is left to draw."""
    zones = [places_of(word, b.scope, None) for word in _zones(tree)]
    return lambda state, frame: any(
        b.world.left_to_draw(state, place) for zone in zones for place in zone(state, frame)
    )


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say how many are drawn from where."""
    zone = words.zones(tree.get("from", "pile"))
    return words.said("draw", _SAYS, count=words.amount(tree.get("count", 1), "card"), zone=zone)
