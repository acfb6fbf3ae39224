"""`collect`: take a blockade that an own explorer stands beside, without paying for it.

Example: {op: collect, what: {kind: blockade, within: {of: mine, steps: 1}}}
"""

from collections.abc import Mapping
from typing import Any

from designer.api import Builder, Check, Frame, Selection, Selector, Words, item_of

from ..world import World

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "take {things}", "de": "{things} nehmen", "pl": "weź {things}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose which, and take it with all that follows."""
    world = b.world
    assert isinstance(world, World), "the verb is this game's own"
    chosen = b.select(_within_reach(tree, b), "collect", always=True)

    def collect(state: Any, frame: Frame) -> Any:
        for thing in frame.names[chosen]:
            state = world.collected(state, item_of(thing), frame.actor)
        return state

    b.emit(collect)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """One is near."""
    selector = _within_reach(tree, b)
    return lambda state, frame: bool(selector.things(state, frame))


def _within_reach(tree: Mapping[str, Any], b: Builder) -> Selector:
    """Compile which ones: whoever stands beside one has to be free to take it."""
    world = b.world
    assert isinstance(world, World), "the verb is this game's own"
    selector = b.selector(tree.get("what"))

    def things(state: Any, frame: Frame) -> tuple[int, ...]:
        found = selector.things(state, frame)
        return tuple(thing for thing in found if world.takes(state, item_of(thing), frame))

    def offer(state: Any, frame: Frame) -> Selection:
        whole, found = selector.offer(state, frame), things(state, frame)
        most = min(whole.most, len(found))
        return whole._replace(things=found, least=min(whole.least, most), most=most)

    return Selector(things, offer, selector.wanted)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say which may be taken."""
    return words.said("collect", _SAYS, things=words.things(tree["what"]))
