"""`collect`: take a blockade that an own explorer stands beside, without paying for it.

Example: {op: collect, what: {kind: blockade, within: {of: mine, steps: 1}}}
"""

from collections.abc import Mapping
from typing import Any

from designer.api import Builder, Check, Frame, Words, item_of

from ..world import World

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "take {things}", "de": "{things} nehmen", "pl": "weź {things}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose which, and take it with all that follows."""
    world = b.world
    assert isinstance(world, World), "the verb is this game's own"
    chosen = b.select(b.selector(tree.get("what")), "collect", always=True)

    def collect(state: Any, frame: Frame) -> Any:
        for thing in frame.names[chosen]:
            state = world.collected(state, item_of(thing), frame.actor)
        return state

    b.emit(collect)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """One is near."""
    selector = b.selector(tree.get("what"))
    return lambda state, frame: bool(selector.things(state, frame))


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say which may be taken."""
    return words.said("collect", _SAYS, things=words.things(tree["what"]))
