"""The questions about spaces that rules and analysis share, so that legality is written once."""

from typing import Any, Protocol

import msgspec

__all__ = ["Requirement", "RouteQuestions", "Way"]


class Way(msgspec.Struct, frozen=True):
    """Give one way to pay for entering a space or for removing a barrier.

    Attributes:
        symbols: a card that shows any one of these pays; empty when cards are given instead.
        n: strength needed, or number of cards to give.
        exactly: the card's printed strength must equal `n` (else at least `n`).
        whole_card: nothing of the card is left afterwards.
        give: "" (pay by strength), "discard" or "trash" (give `n` cards of the hand).
    """

    symbols: tuple[str, ...]
    n: int
    exactly: bool = False
    whole_card: bool = False
    give: str = ""


class Requirement(msgspec.Struct, frozen=True):
    """Give all ways to pay; none means that nothing pays (`rule` says which rule closes it)."""

    ways: tuple[Way, ...]
    rule: str = ""


class RouteQuestions(Protocol):
    """What the graph of a route asks a compiled game. Positions are those of the board."""

    def requirement(self, state: Any, position: int) -> Requirement:
        """Give what it takes to enter a position."""

    def barrier_between(self, state: Any, a: int, b: int) -> int | None:
        """Give the barrier (its index in the game) that bars the step from `a` to `b`, or None."""

    def barrier_requirement(self, state: Any, barrier: int) -> Requirement:
        """Give what it takes to remove a barrier."""
