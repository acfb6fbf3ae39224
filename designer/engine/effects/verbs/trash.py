"""`trash`: out of the game, for good.

Example: {op: trash, what: {from: hand, count: {up_to: 2}}}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.carrying import carry, something_fits
from designer.engine.effects.describing import Words

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "remove {things} from the game"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose, and remove each unless that is cancelled."""
    carry(tree, b, "trash", zone="box", is_asked=True)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Something fits."""
    return something_fits(tree, b)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what leaves the game."""
    return words.said("trash", _SAYS, things=words.things(tree["what"]))
