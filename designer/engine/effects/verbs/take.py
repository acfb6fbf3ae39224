"""`take`: something becomes the player's own.

Example: {op: take, what: {from: [market, reserve], count: 1}, to: discard}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.carrying import carry, something_fits
from designer.engine.effects.describing import Words

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "take {things} to {zone}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose, and carry each to its new zone unless that is cancelled."""
    carry(tree, b, "take", zone=str(tree.get("to", "hand")), is_asked=True)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Something fits."""
    return something_fits(tree, b)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is taken where."""
    zone = words.zones(tree.get("to", "hand"))
    return words.said("take", _SAYS, things=words.things(tree["what"]), zone=zone)
