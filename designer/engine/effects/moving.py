"""What `step` and `place` share: choosing a figure, and moving it by the game's own rules."""

from collections.abc import Callable, Mapping
from typing import Any

from designer.engine.effects.building import Builder
from designer.engine.effects.frames import named
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import words
from designer.engine.effects.selectors import FIGURES, Selector, amount_of, test_of
from designer.engine.effects.things import place_of
from designer.engine.effects.world import StepRule

__all__ = ["choose_figure", "fitting", "rule_of", "walk"]

State = Any
Things = Callable[[State, Frame, int], tuple[int, ...]]
"""Of a figure: the spaces that it can be moved to, and what it can take in place of one, as things."""


def rule_of(tree: Mapping[str, Any], *, flies: bool = False) -> StepRule:
    """Read how a step differs from a figure's own way of moving."""
    return StepRule(
        ignores=_words(tree, "ignore"),
        not_onto=_words(tree, "not_onto"),
        by_rules=tree.get("by_rules") is True,
        flies=flies,
        needs=_words(tree, "needs"),
    )


def fitting(tree: Mapping[str, Any], b: Builder, rule: StepRule) -> Things:
    """Compile where a figure can be moved: `onto` says which spaces fit, by one filter or several.

    What a step may take in place of a space fits always.
    """
    onto = tree.get("onto", [])
    tests = [test_of(each, b.scope) for each in (onto if isinstance(onto, list) else [onto])]
    is_space = _is_space(b)

    def targets(state: State, frame: Frame, figure: int) -> tuple[int, ...]:
        found = b.world.targets(state, figure, rule, frame)
        if not tests:
            return found
        return tuple(
            s for s in found if not is_space(s) or any(fits(state, frame, s) for fits in tests)
        )

    return targets


def _is_space(b: Builder) -> Callable[[int], bool]:
    zone = b.world.zones.get("spaces")
    return lambda thing: zone is None or place_of(thing) == zone.first


def _words(tree: Mapping[str, Any], key: str) -> tuple[str, ...]:
    return words(tree[key], key) if tree.get(key, []) != [] else ()


def choose_figure(tree: Mapping[str, Any], b: Builder, rule: StepRule) -> int:
    """Write the choice of a figure that can go somewhere; give the register."""
    b.emit(b.world.made_ready)
    figures = b.selector(tree.get("figure", "mine"), FIGURES)

    targets = fitting(tree, b, rule)

    def movable(state: State, frame: Frame) -> tuple[int, ...]:
        return tuple(f for f in figures.things(state, frame) if targets(state, frame, f))

    def offer(state: State, frame: Frame) -> Any:
        found = movable(state, frame)
        n = min(1, len(found))
        return figures.offer(state, frame)._replace(things=found, least=n, most=n)

    chosen = b.scope.register(tree.get("as"))
    return b.select(Selector(movable, offer, figures.wanted), "figure", chosen)


def walk(tree: Mapping[str, Any], b: Builder, rule: StepRule, figure: int) -> None:
    """Write steps of the figure in a register: so many, or up to so many."""
    spaces, targets = tree.get("spaces", 1), fitting(tree, b, rule)
    is_up_to = isinstance(spaces, Mapping) and "up_to" in spaces
    amount = amount_of(spaces["up_to"] if is_up_to else spaces, b.scope)
    left, has_moved = b.scope.register(), b.scope.register()
    is_space = _is_space(b)
    again, end = b.label(), b.label()
    b.emit(lambda state, frame: named(named(state, left, (amount(state, frame),)), has_moved, ()))
    b.mark(again)
    b.unless(lambda _, frame: bool(frame.names[figure]) and frame.names[left][0] > 0, end)

    def options(state: State, frame: Frame) -> tuple[int, ...]:
        return targets(state, frame, frame.names[figure][0])

    space = b.ask("space", options, least=0 if is_up_to else 1, always=True)
    b.unless(lambda _, frame: bool(frame.names[space]), end)

    def move(state: State, frame: Frame) -> State:
        state = named(state, left, (frame.names[left][0] - 1,))
        if is_space(frame.names[space][0]):
            state = named(state, has_moved, frame.names[figure])
        return b.world.moved(state, frame.names[figure][0], frame.names[space][0], rule, frame)

    b.emit(move)
    b.goto(again)
    b.mark(end)

    def rest(state: State, frame: Frame) -> State:
        if not frame.names[has_moved]:
            return state
        return b.world.came_to_rest(state, frame.names[has_moved][0], rule, frame)

    b.emit(rest)
