"""`swap`: two things change places at once.

Example: {op: swap, a: {from: hand}, b: {from: discard}}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.deeds import can_carry
from designer.engine.effects.describing import Words
from designer.engine.effects.records import Frame
from designer.engine.effects.things import item_of, place_of

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "swap {a} and {b}"}

State = Any


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose both, then exchange them; without either nothing happens."""
    first = b.select(b.selector(tree.get("a")), "swap")
    second = b.select(b.selector(tree.get("b")), "swap")

    def swap(state: State, frame: Frame) -> State:
        if not frame.names[first] or not frame.names[second]:
            return state
        one, other = frame.names[first][0], frame.names[second][0]
        if not (can_carry(b, one) and can_carry(b, other)):
            return state
        for thing in (one, other):
            state = b.world.lifted(state, place_of(thing), item_of(thing))
        state = b.world.laid(state, place_of(other), item_of(one), under=False)
        return b.world.settled(b.world.laid(state, place_of(one), item_of(other), under=False))

    b.emit(swap)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Both are there."""
    one, other = b.selector(tree.get("a")), b.selector(tree.get("b"))
    return lambda state, frame: bool(one.things(state, frame)) and bool(other.things(state, frame))


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what changes places."""
    return words.said("swap", _SAYS, a=words.things(tree["a"]), b=words.things(tree["b"]))
