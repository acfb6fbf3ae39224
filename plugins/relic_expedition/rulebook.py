"""What the rules of one compiled game share: the definition and the machine of its effects."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from .definition import ANIMAL, Definition
from .table_hexes import Distances

__all__ = ["Rulebook"]


class Rulebook:
    """Hold a game together.

    Attributes:
        definition: the compiled game.
        machine: carries effects out.
        actions: kinds of supplies that can be used in one's turn.
        against: per kind, by id, the dangers that a supply helps against.
        of_kind: per kind, its pieces; `animals`: pieces that are animals.
        places: the position of each hex.
        thoughts: what bots have worked out and keep for the next time; no part of the rules.
        changes_costs: some supply changes what things cost while it is in a pack.
    """

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.machine: Any = None
        self.actions: frozenset[int] = frozenset()
        self.against: Mapping[str, frozenset[str]] = {}
        self.of_kind: tuple[tuple[int, ...], ...] = tuple(
            tuple(piece for piece, kind in enumerate(definition.kind_of) if kind == number)
            for number in range(len(definition.kinds))
        )
        self.animals = tuple(
            piece for piece in range(len(definition.kind_of)) if definition.sort(piece) == ANIMAL
        )
        self.places = {hex_: position for position, hex_ in enumerate(definition.hexes)}
        self.thoughts: dict[Any, Any] = {}
        self.changes_costs = False

    @cached_property
    def distances(self) -> Distances:
        """Give how far positions are apart."""
        return Distances(self.definition.hexes)
