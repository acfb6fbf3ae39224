"""`shuffle`: the things of a zone into an order that nobody knows.

Example: {op: shuffle, zone: pile}
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from designer.engine.effects.building import Builder
from designer.engine.effects.describing import Words
from designer.engine.effects.records import Frame
from designer.engine.effects.selectors import places_of
from designer.engine.generator import shuffled

__all__ = ["build", "describe"]

_SAYS = {"en": "shuffle {zone}"}

State = Any


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Shuffle each place of the zone."""
    places = places_of(tree.get("zone"), b.scope, None)

    def shuffle(state: State, frame: Frame) -> State:
        for place in places(state, frame):
            rng, items = shuffled(state.rng, sorted(b.world.things(state, place)))
            state = b.world.arranged(replace(state, rng=rng), place, items)
        return state

    b.emit(shuffle)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is shuffled."""
    return words.said("shuffle", _SAYS, zone=words.zones(tree["zone"]))
