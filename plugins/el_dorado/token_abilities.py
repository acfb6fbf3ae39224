"""What tokens may do beside what is printed on them, as the switches of a scenario say.

Source: OQ-95, OQ-109.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .definition import Definition, TokenKind

__all__ = ["BLOCKADES", "steps_of", "token_abilities", "with_steps"]

ANY_EXPLORER = "tokens.move_any_explorer"
"""The switch: 1 lets tokens that move an explorer move that of another player."""

TAKE_BLOCKADES = "tokens.take_blockades"
"""The switch: 1 lets tokens that move an explorer take a blockade in place of a space."""

BLOCKADES = "blockade"
"""The word by which a step ignores blockades: it takes them."""

Step = Mapping[str, Any]


def steps_of(tree: Any) -> Iterator[Step]:
    """Give all steps in abilities."""
    if isinstance(tree, list | tuple):
        for each in tree:
            yield from steps_of(each)
    elif isinstance(tree, Mapping):
        if tree.get("op") == "step":
            yield tree
        for value in tree.values():
            yield from steps_of(value)


def with_steps(abilities: tuple[Any, ...], change: Callable[[Step], Step]) -> tuple[Any, ...]:
    """Give abilities with each step changed."""
    return tuple(_changed(tree, change) for tree in abilities)


def _changed(tree: Any, change: Callable[[Step], Step]) -> Any:
    if isinstance(tree, list | tuple):
        return [_changed(each, change) for each in tree]
    if not isinstance(tree, Mapping):
        return tree
    found = {key: _changed(value, change) for key, value in tree.items()}
    return change(found) if found.get("op") == "step" else found


def token_abilities(
    definition: Definition, token: TokenKind, *, any_explorer: bool
) -> tuple[Any, ...] | None:
    """Give what a token that moves an explorer may do; None where no switch changes it.

    `any_explorer` says that the switch about explorers of others is about this token, too.
    """
    moves_any = any_explorer and bool(definition.option(ANY_EXPLORER))
    takes = bool(definition.option(TAKE_BLOCKADES))
    if not moves_any and not takes:
        return None

    def change(step: Step) -> Step:
        found = dict(step)
        if moves_any:
            found["figure"] = {"kind": "explorer", "count": 1}
        if takes:
            found["ignore"] = [*found.get("ignore", []), BLOCKADES]
        return found

    return with_steps(token.abilities, change)
