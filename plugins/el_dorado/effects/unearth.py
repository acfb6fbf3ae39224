"""`unearth`: an own explorer collects a token that lies beside it, without what that costs.

Example: {op: unearth}
"""

from collections.abc import Mapping
from typing import Any

from designer.api import Builder, Check, Frame, Words, item_of, thing_at

from ..places import FIGURES, LYING
from ..world import World

__all__ = ["build", "describe", "possible"]

_SAYS = {
    "en": "collect what lies beside an explorer, without paying for it",
    "de": "holen, was neben einer Figur liegt, ohne es zu bezahlen",
    "pl": "zabierz to, co leży obok pionka, nie płacąc za to",
}


def build(_tree: Mapping[str, Any], b: Builder) -> None:
    """Choose which, and who where several explorers could; then collect it with all that follows."""
    world = b.world
    assert isinstance(world, World), "the verb is this game's own"
    b.emit(world.made_ready)

    def tokens(state: Any, frame: Frame) -> tuple[int, ...]:
        found = (token for token, _ in world.collectable(state, frame.actor))
        return tuple(thing_at(LYING, token) for token in dict.fromkeys(found))

    token = b.ask("unearth", tokens)

    def explorers(state: Any, frame: Frame) -> tuple[int, ...]:
        return tuple(
            thing_at(FIGURES, explorer)
            for each, explorer in world.collectable(state, frame.actor)
            if thing_at(LYING, each) in frame.names[token]
        )

    explorer = b.ask("figure", explorers)

    def unearth(state: Any, frame: Frame) -> Any:
        if not frame.names[token] or not frame.names[explorer]:
            return state
        found, who = frame.names[token][0], frame.names[explorer][0]
        return world.unearthed(state, item_of(found), item_of(who))

    b.emit(unearth)


def possible(_tree: Mapping[str, Any], b: Builder) -> Check:
    """Something lies beside an explorer that has stopped."""
    world = b.world
    assert isinstance(world, World), "the verb is this game's own"
    return lambda state, frame: bool(world.collectable(state, frame.actor))


def describe(_tree: Mapping[str, Any], words: Words) -> str:
    """Say what it does."""
    return words.said("unearth", _SAYS)
