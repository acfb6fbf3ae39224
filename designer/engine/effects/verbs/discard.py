"""`discard`: onto the discard pile that a thing belongs to.

Example: {op: discard, what: {from: hand, count: 1}}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.carrying import carry, something_fits
from designer.engine.effects.describing import Words

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "discard {things}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose, and discard each unless that is cancelled."""
    carry(tree, b, "discard", zone="discard", is_asked=True)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Something fits."""
    return something_fits(tree, b)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is discarded."""
    return words.said("discard", _SAYS, things=words.things(tree["what"]))
