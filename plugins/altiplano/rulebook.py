"""What the rules of one compiled game share: the definition, where cards lie, the machine of effects."""

from collections.abc import Mapping
from typing import Any

from designer.api import Ability

from .definition import Definition, Placing

__all__ = ["Rulebook"]


class Rulebook:
    """Hold a game together.

    Attributes:
        definition: the compiled game.
        world: where cards lie; `machine`: carries effects out.
        placings: per type of card, how it is placed, its needs compiled, and what placing does.
        shapes: the moves of its kinds of cards; see `rules.moves`.
        play, use, place, shed, put_away: numbers of the rules' own programs.
    """

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.world: Any = None
        self.machine: Any = None
        self.placings: Mapping[str, tuple[Placing, tuple[Ability, ...], Ability]] = {}
        self.shapes: Any = None
        self.play = self.use = self.place = self.shed = self.put_away = -1
