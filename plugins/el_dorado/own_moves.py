"""Moves that a module adds: a card of the hand, or one figure with it, put to a use of the module's own.

A module lists them in `MOVES`, by verb. In words such a move is `{verb: card}`, or the same with a token,
with `explorer` where a seat has several, or with `figure`; everything that reads, shows or tells moves
works with them from here.
"""

from collections.abc import Callable
from typing import NamedTuple

from designer.api import Move, Refusal

from .rulebook import Rulebook
from .state import State

__all__ = ["OwnMove"]


class OwnMove(NamedTuple):
    """Give a move of a module.

    Attributes:
        refusal: why it cannot be made, or None.
        apply: the state after it.
        label: what it is called where it is offered; `told`: the same in the log, after a name.
        with_explorer: its numbers are the card and an explorer, else the card only.
        with_figure: its numbers are the card and a figure that no player owns.
        where: the position that it leads to, where it is not made with a card of the hand.
        stops: a card in motion stops first, and the move is judged as if it had.
        saves: it only keeps a card for later, so that bots do it before a turn ends.
    """

    refusal: Callable[[Rulebook, State, Move], Refusal | None]
    apply: Callable[[Rulebook, State, Move], State]
    label: Callable[[Rulebook, State, Move], str]
    told: Callable[[Rulebook, State, Move], str]
    with_explorer: bool = False
    saves: bool = False
    with_figure: bool = False
    where: Callable[[Rulebook, State, Move], int] | None = None
    stops: bool = False

    @property
    def n_args(self) -> int:
        """Give how many numbers it has."""
        return 2 if self.with_explorer or self.with_figure else 1
