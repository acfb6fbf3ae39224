"""`put`: to any other place: a zone, a space, the top of the pile it came from, or under it.

With `order: chosen` the player says in which order; what is named first lies on top.

Example: {op: put, what: {from: seen, count: all}, to: top, order: chosen}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.carrying import carry, put_onto_space, something_fits
from designer.engine.effects.describing import Words

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "put {things} to {zone}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose things, and where that is open a space, and put each there."""
    to = tree.get("to")
    if isinstance(to, Mapping):
        put_onto_space(tree, b, to)
    else:
        is_ordered = tree.get("order") == "chosen"
        carry(tree, b, "put", zone=str(to), is_asked=False, is_ordered=is_ordered)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Something fits."""
    return something_fits(tree, b)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is put where; a game may have a word of its own for a zone."""
    to = tree.get("to")
    zone = words.things(to) if isinstance(to, Mapping) else words.zones(to)
    key = f"put {to}" if f"put {to}" in words.patterns else "put"
    return words.said(key, _SAYS, things=words.things(tree["what"]), zone=zone)
