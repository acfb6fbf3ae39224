"""`do`: a group: under a condition, with what else is done, or several times.

Example: {op: do, if: {players: {min: 3}}, effects: [{op: draw, from: pile}], times: 2}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.conditions import condition_of
from designer.engine.effects.describing import Words
from designer.engine.effects.frames import named
from designer.engine.effects.scope import MOST
from designer.engine.effects.selectors import amount_of

__all__ = ["build", "describe", "possible"]

_TIMES = {"en": "{times} times: {effects}"}
_ELSE = {"en": "{effects}, or else {others}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Do the one list or the other, as often as is said."""
    otherwise, end = b.label(), b.label()
    if "if" in tree and "else" in tree:
        b.unless(condition_of(tree["if"], b.scope), otherwise)
    amount, left = amount_of(tree.get("times", 1), b.scope), b.scope.register()
    again = b.label()
    b.emit(lambda state, frame: named(state, left, (min(amount(state, frame), MOST),)))
    b.mark(again)
    b.unless(lambda _, frame: frame.names[left][0] > 0, end)
    b.emit(lambda state, frame: named(state, left, (frame.names[left][0] - 1,)))
    b.effects(tree.get("effects"))
    b.goto(again)
    b.mark(otherwise)
    if "else" in tree:
        b.effects(tree["else"])
    b.mark(end)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Something of it would be done."""
    check = b.possible(tree.get("effects"))
    if "else" not in tree:
        return check
    holds, other = condition_of(tree.get("if", {}), b.scope), b.possible(tree["else"])
    return lambda state, frame: (check if holds(state, frame) else other)(state, frame)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say all of it."""
    text = words.effects(tree["effects"])
    if tree.get("times", 1) != 1:
        text = words.said("do times", _TIMES, times=words.amount(tree["times"]), effects=text)
    if "else" in tree:
        text = words.said("do else", _ELSE, effects=text, others=words.effects(tree["else"]))
    return text
