"""`step`: a figure goes over adjacent spaces; with `by_rules` as it moves by itself.

`onto` is a filter that each space has to fit; with `needs` a step counts only if it needs that this is
ignored.

Example: {op: step, figure: mine, spaces: 1, ignore: [requirement], not_onto: [occupied]}
"""

from collections.abc import Mapping
from typing import Any

from designer.engine.effects.building import Builder, Check
from designer.engine.effects.describing import Words
from designer.engine.effects.moving import choose_figure, fitting, rule_of, walk
from designer.engine.effects.selectors import FIGURES

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "move {figure} {spaces}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Choose who goes, then space by space where."""
    rule = rule_of(tree)
    figure = choose_figure(tree, b, rule)
    walk(tree, b, rule, figure)


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """Some figure can go somewhere."""
    rule, figures = rule_of(tree), b.selector(tree.get("figure", "mine"), FIGURES)
    targets = fitting(tree, b, rule)
    return lambda state, frame: any(
        targets(state, frame, figure) for figure in figures.things(state, frame)
    )


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say who goes how far."""
    figure = words.things(tree.get("figure", "mine"))
    return words.said(
        "step", _SAYS, figure=figure, spaces=words.amount(tree.get("spaces", 1), "space")
    )
