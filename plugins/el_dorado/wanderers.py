"""Figures on the board that no player owns: what effects, words and pictures have to know of them.

A module answers `wanderers` with its own, always as many and in the same order. As a thing on the map
each is numbered after the explorers.
"""

from collections.abc import Callable
from typing import NamedTuple

from designer.api import Refusal, StepRule

from .definition import ARRIVED
from .rulebook import Rulebook
from .state import State

__all__ = [
    "OFF_THE_BOARD",
    "Wanderer",
    "is_there",
    "is_wanderer",
    "number_of",
    "wanderer",
    "wanderers",
]

OFF_THE_BOARD = ARRIVED
"""The place of a figure that is not on the board."""


class Wanderer(NamedTuple):
    """Give a figure that no player owns.

    Attributes:
        kind: what effects call its sort; `id`: its own name.
        state: as effects call it (`awake`).
        place: its position, or `OFF_THE_BOARD`; `lies`: it lies on its side.
        reaches: positions that are closed to explorers for it now.
        refusal: why it cannot be moved onto a space so, or None; a space of -1 asks whether it can
            be moved at all.
        moved, rested: the state after it was moved onto a space, and after it has come to rest.
    """

    kind: str
    id: str
    title: str
    colour: str
    state: str
    place: int
    lies: bool
    reaches: tuple[int, ...]
    refusal: Callable[[Rulebook, State, int, StepRule], Refusal | None]
    moved: Callable[[Rulebook, State, int, StepRule], State]
    rested: Callable[[Rulebook, State], State]


def wanderers(book: Rulebook, state: State) -> tuple[Wanderer, ...]:
    """Give all figures that no player owns."""
    ask = book.ask.wanderers
    return () if ask is None else tuple(ask(book, state))


def number_of(book: Rulebook, n: int) -> int:
    """Give the number under which the n-th of them is a figure of the map."""
    return len(book.definition.owners) + n


def is_wanderer(book: Rulebook, figure: int) -> bool:
    """Say whether a figure of the map belongs to no player."""
    return figure >= len(book.definition.owners)


def is_there(book: Rulebook, state: State, figure: int) -> bool:
    """Say whether a figure that belongs to no player is on the map at all."""
    return figure < number_of(book, len(wanderers(book, state)))


def wanderer(book: Rulebook, state: State, figure: int) -> Wanderer:
    """Give the one with the number of a figure of the map."""
    return wanderers(book, state)[figure - len(book.definition.owners)]
