"""`roll`: a die; `as` names what it shows. With `again_if` it is rolled again while that holds.

Example: {op: roll, die: d8, as: n}
"""

from collections.abc import Mapping
from typing import Any

from designer.diagnostics import said
from designer.engine.effects.building import Builder
from designer.engine.effects.conditions import condition_of
from designer.engine.effects.describing import Words
from designer.engine.effects.frames import named
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import CannotCompile

__all__ = ["build", "describe"]

_SAYS = {"en": "roll {die}"}
_MOST = 100  # rolls; a condition that always holds must not stop the game

State = Any


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Roll, and again as long as it has to be."""
    faces = b.world.dice.get(str(tree.get("die")))
    if faces is None:
        raise CannotCompile(said("There is no die “{die}”", die=tree.get("die")))
    rolled, times = b.scope.register(tree.get("as", "rolled")), b.scope.register()
    again, end = b.label(), b.label()
    b.emit(lambda state, _: named(state, times, (0,)))
    b.mark(again)

    def roll(state: State, frame: Frame) -> State:
        state, value = b.world.rolled(state, faces)
        return named(named(state, rolled, (value,)), times, (frame.names[times][0] + 1,))

    b.emit(roll)
    if "again_if" in tree:
        holds = condition_of(tree["again_if"], b.scope)
        b.unless(lambda state, frame: frame.names[times][0] < _MOST and holds(state, frame), end)
        b.goto(again)
    b.mark(end)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is rolled."""
    return words.said("roll", _SAYS, die=words.name(tree["die"]))
