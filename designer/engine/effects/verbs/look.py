"""`look`: one player sees things, which `as` names for the effects that follow.

Example: {op: look, from: pile, count: 5, as: seen}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words
from designer.engine.effects.looking import name_things

__all__ = ["build", "describe"]

_SAYS = {"en": "look at {things}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Name the things; whoever looks sees what its program names."""
    name_things(tree, b, "look")


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is looked at."""
    what = tree.get("what", {key: tree[key] for key in ("from", "count") if key in tree})
    return words.said("look", _SAYS, things=words.things(what))
