"""`set`: another state: asleep, awake, lying, upright, face up or down.

Example: {op: set, what: event.figure, state: asleep}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.carrying import something_fits
from designer.engine.effects.deeds import each
from designer.engine.effects.describing import Words
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import word

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "set {things} {state}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose, and set each."""
    state_word = word(tree.get("state"), "state")
    chosen = b.select(b.selector(tree.get("what")), "set")

    def deed(state: Any, _frame: Frame, thing: int) -> tuple[Any, int]:
        return b.world.with_state(state, thing, state_word), thing

    each(b, chosen, deed, name=tree.get("as"))


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Something fits."""
    return something_fits(tree, b)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is set how."""
    return words.said(
        "set", _SAYS, things=words.things(tree["what"]), state=words.name(tree["state"])
    )
