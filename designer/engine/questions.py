"""Questions that rules ask: those of analysis, and how several answers are made one.

A game lists its questions with their rule of combination in one place. Whatever is switched on (the
base game, its modules) may answer; none of them names another.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Protocol

import msgspec

__all__ = ["Answer", "Combination", "Requirement", "RouteQuestions", "Way", "combined"]

Answer = Callable[..., Any]


class Combination(StrEnum):
    """Say what counts when several answer a question.

    Attributes:
        REPLACES: the last one that answers at all.
        TOPMOST: the same, of things that lie on each other.
        FIRST: the first one that answers at all; the others are not asked.
        FIRST_REFUSAL: the first reason against it.
        ANY, ALL: whether one says yes; whether none says no.
        UNION: all that anybody names, each once, in order.
        PRECEDENCE: the answer that stands first in an order of precedence.
        IN_TURN: each does its part, one after the other, and gives the state on.
    """

    REPLACES = "replaces"
    TOPMOST = "topmost"
    FIRST = "first"
    FIRST_REFUSAL = "first refusal"
    ANY = "any"
    ALL = "all"
    UNION = "union"
    PRECEDENCE = "precedence"
    IN_TURN = "in turn"


def combined(
    rule: Combination, answers: Sequence[Answer], order: Sequence[str] = ()
) -> Answer | None:
    """Give one answer for several, or None where nobody answers.

    Args:
        rule: of combination; what is done `IN_TURN` is not one answer, but one step after the other.
        answers: in the order in which they are asked, the base game first.
        order: for `PRECEDENCE`, the possible answers, the strongest first.
    """
    if not answers:
        return None
    if rule is Combination.PRECEDENCE:
        return _strongest(answers, tuple(order))
    if len(answers) == 1:
        return answers[0]
    return _COMBINED[rule](tuple(answers))


def _first(answers: tuple[Answer, ...]) -> Answer:
    def first(*args: Any) -> Any:
        for answer in answers:
            if (found := answer(*args)) is not None:
                return found
        return None

    return first


def _any(answers: tuple[Answer, ...]) -> Answer:
    return lambda *args: any(answer(*args) for answer in answers)


def _all(answers: tuple[Answer, ...]) -> Answer:
    return lambda *args: all(answer(*args) for answer in answers)


def _union(answers: tuple[Answer, ...]) -> Answer:
    return lambda *args: tuple(dict.fromkeys(each for answer in answers for each in answer(*args)))


def _in_turn(answers: tuple[Answer, ...]) -> Answer:
    def in_turn(book: Any, state: Any, *args: Any) -> Any:
        for answer in answers:
            state = answer(book, state, *args)
        return state

    return in_turn


def _strongest(answers: Sequence[Answer], order: tuple[str, ...]) -> Answer:
    def strongest(*args: Any) -> str | None:
        found = [each for each in (answer(*args) for answer in answers) if each is not None]
        return min(found, key=order.index, default=None)

    return strongest


_COMBINED: dict[Combination, Callable[[tuple[Answer, ...]], Answer]] = {
    Combination.REPLACES: lambda answers: _first(answers[::-1]),
    Combination.TOPMOST: lambda answers: _first(answers[::-1]),
    Combination.FIRST: _first,
    Combination.FIRST_REFUSAL: _first,
    Combination.ANY: _any,
    Combination.ALL: _all,
    Combination.UNION: _union,
    Combination.IN_TURN: _in_turn,
}


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
