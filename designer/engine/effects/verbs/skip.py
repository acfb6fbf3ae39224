"""`skip`: a future turn or phase is missed.

Example: {op: skip, who: victim, what: turn}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words

__all__ = ["build", "describe"]

_SAYS = {"en": "skip the next {what}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Note it; whether several add up is the game's rule."""
    what, which = str(tree.get("what", "turn")), str(tree.get("which", "next"))
    b.emit(lambda state, frame: b.world.skipped(state, frame.actor, what, which))


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is missed."""
    return words.said("skip", _SAYS, what=words.name(tree.get("what", "turn")))
