"""`end`: the running turn, phase or game, if it is the player's; else nothing happens.

Example: {op: end, who: victim, what: turn}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words

__all__ = ["build", "describe"]

_SAYS = {"en": "end the {what}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """End it."""
    what = str(tree.get("what", "turn"))
    b.emit(lambda state, frame: b.world.ended(state, frame.actor, what))


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what ends."""
    return words.said("end", _SAYS, what=words.name(tree.get("what", "turn")))
