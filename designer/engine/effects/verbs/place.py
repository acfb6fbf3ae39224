"""`place`: a figure goes straight onto a space.

Example: {op: place, figure: mine, to: {from: spaces, filter: {terrain: clearing}}}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.describing import Words
from designer.engine.effects.moving import choose_figure, rule_of
from designer.engine.effects.records import Frame
from designer.engine.effects.selectors import FIGURES

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "place {figure} on {spaces}"}

State = Any


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose who and where; only spaces that the figure may be put on are offered."""
    rule = rule_of(tree, flies=True)
    figure = choose_figure(tree, b, rule)
    spaces = b.selector(tree.get("to"))

    def options(state: State, frame: Frame) -> tuple[int, ...]:
        if not frame.names[figure]:
            return ()
        free = b.world.targets(state, frame.names[figure][0], rule, frame)
        return tuple(space for space in spaces.things(state, frame) if space in free)

    space = b.ask("space", options, always=True)

    def put(state: State, frame: Frame) -> State:
        if not frame.names[space]:
            return state
        return b.world.moved(state, frame.names[figure][0], frame.names[space][0], rule, frame)

    def rest(state: State, frame: Frame) -> State:
        if not frame.names[space]:
            return state
        return b.world.came_to_rest(state, frame.names[figure][0], rule, frame)

    b.emit(put)
    b.emit(rest)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Some figure can be put on one of the spaces."""
    rule, spaces = rule_of(tree, flies=True), b.selector(tree.get("to"))
    figures = b.selector(tree.get("figure", "mine"), FIGURES)

    def check(state: State, frame: Frame) -> bool:
        wanted = set(spaces.things(state, frame))
        return any(
            not wanted.isdisjoint(b.world.targets(state, figure, rule, frame))
            for figure in figures.things(state, frame)
        )

    return check


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say who goes where."""
    figure = words.things(tree.get("figure", "mine"))
    return words.said("place", _SAYS, figure=figure, spaces=words.things(tree["to"]))
