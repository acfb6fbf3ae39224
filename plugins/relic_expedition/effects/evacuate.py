"""`evacuate`: the explorer leaves the map; when the lost turn is over it comes back to a clearing.

Example: {op: evacuate, who: victim}
"""

from collections.abc import Mapping
from typing import Any

from designer.api import Builder, Words

__all__ = ["build", "describe"]

_SAYS = {"en": "take the explorer off the map"}


def build(tree: Mapping[str, Any], b: Builder) -> None:  # noqa: ARG001 - nothing more can be said of it
    """Take the actor's explorer off the map."""
    b.emit(lambda state, frame: b.world.evacuated(state, frame.actor))  # type: ignore[attr-defined]  # this game's own


def describe(tree: Mapping[str, Any], words: Words) -> str:  # noqa: ARG001 - it always says the same
    """Say it."""
    return words.said("evacuate", _SAYS)
