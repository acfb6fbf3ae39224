"""`reveal`: all see things, which `as` names for the effects that follow.

Example: {op: reveal, from: pile, count: 3, as: seen}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words
from designer.engine.effects.looking import name_things, show

__all__ = ["build", "describe"]

_SAYS = {"en": "reveal {things}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Name the things, and show them to all."""
    show(b, name_things(tree, b, "reveal"))


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is revealed."""
    what = tree.get("what", {key: tree[key] for key in ("from", "count") if key in tree})
    return words.said("reveal", _SAYS, things=words.things(what))
