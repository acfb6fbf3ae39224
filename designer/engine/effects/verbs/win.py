"""`win`: the game ends for the player.

Example: {op: win}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words

__all__ = ["build", "describe"]

_SAYS = {"en": "win the game"}


def build(_tree: Mapping[str, Any], b: Builder) -> None:
    """End the game."""
    b.emit(lambda state, frame: b.world.won(state, frame.actor))


def describe(_tree: Mapping[str, Any], words: Words) -> str:
    """Say it."""
    return words.said("win", _SAYS)
