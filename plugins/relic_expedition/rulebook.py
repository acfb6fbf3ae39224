"""What the rules of one compiled game share: the definition and the machine of its effects."""

from collections.abc import Mapping
from typing import Any

from .definition import Definition

__all__ = ["Rulebook"]


class Rulebook:
    """Hold a game together.

    Attributes:
        definition: the compiled game.
        machine: carries effects out.
        actions: kinds of supplies that can be used in one's turn.
        against: per kind, by id, the dangers that a supply helps against.
        roads: the steps of maps, kept for bots, by what lies and how it is turned.
        changes_costs: some supply changes what things cost while it is in a pack.
    """

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.machine: Any = None
        self.actions: frozenset[int] = frozenset()
        self.against: Mapping[str, frozenset[str]] = {}
        self.roads: dict[Any, Mapping[int, tuple[Any, ...]]] = {}
        self.changes_costs = False
