"""`perform`: carry out a card where it lies: its action, or its strength in one of its symbols.

Example: {op: perform, what: {from: board, filter: {kind: card}}}
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import Builder, Check, Frame, Words, item_of

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "use {things} where it lies"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose which, and for a joker as what; then carry it out."""
    chosen = b.select(b.selector(tree.get("what")), "perform")

    def symbols(state: Any, frame: Frame) -> tuple[int, ...]:
        found = [b.world.facts["symbol"](state, thing) for thing in frame.names[chosen]]
        return tuple(b.world.values["symbol"][word] for words in found for word in words)

    symbol = b.ask("symbol", symbols)

    def perform(state: Any, frame: Frame) -> Any:
        if not frame.names[chosen]:
            return state
        thing = frame.names[chosen][0]
        if not frame.names[symbol]:
            after = b.hub.performed(state, item_of(thing), frame.actor, thing)
            return state if after is None else after
        n = b.world.facts["strength"](state, thing)
        names = {number: word for word, number in b.world.values["symbol"].items()}
        # It is that card that is played, not what lets it be played.
        played = replace(frame, source=thing)
        return b.world.gained(state, "strength", n, names[frame.names[symbol][0]], played)

    b.emit(perform)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Something fits."""
    selector = b.selector(tree.get("what"))
    return lambda state, frame: bool(selector.things(state, frame))


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say what is used."""
    return words.said("perform", _SAYS, things=words.things(tree["what"]))
