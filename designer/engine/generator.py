"""Chance as one integer: a splitmix64 generator whose whole state lies in the game's state.

Own arithmetic instead of the standard library's, so that the same seed gives the same game on
every Python. Not for secrets.
"""

from collections.abc import Iterable
from typing import TypeVar

__all__ = ["Chance", "below", "dealt", "derived", "seeded", "shuffled"]

Item = TypeVar("Item")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_MIX_A = 0xBF58476D1CE4E5B9
_MIX_B = 0x94D049BB133111EB
_SPARE = 1 << 32  # what has to be left of a number for the next draw from it to be fair enough


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * _MIX_A) & _MASK
    z = ((z ^ (z >> 27)) * _MIX_B) & _MASK
    return z ^ (z >> 31)


def seeded(seed: int) -> int:
    """Give the generator that begins at a seed; any whole number will do."""
    return _mixed(seed & _MASK)


def derived(rng: int, *numbers: int) -> int:
    """Give a generator of its own for a purpose (a seat, a game of a batch), the same each time."""
    for number in numbers:
        rng = _mixed((rng + _STEP * ((number & _MASK) + 1)) & _MASK)
    return rng


def below(rng: int, n: int) -> tuple[int, int]:
    """Give the next generator and a whole number from 0 to n - 1, each equally likely.

    Args:
        rng: the generator.
        n: how many numbers there are, at least 1 and far below 2**64.
    """
    limit = (_MASK + 1) - (_MASK + 1) % n
    while True:
        rng = (rng + _STEP) & _MASK
        value = _mixed(rng)
        if value < limit:
            return rng, value % n


def shuffled(rng: int, items: Iterable[Item]) -> tuple[int, tuple[Item, ...]]:
    """Give the next generator and the items in an order of which each is equally likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        rng, other = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return rng, tuple(order)


def dealt(rng: int, items: Iterable[Item]) -> tuple[int, tuple[Item, ...]]:
    """Give the next generator and the items in any order, for imagined deals.

    One number of the generator serves for several items, which takes a fraction of the time of
    `shuffled`; orders are equally likely but for one part in many millions.
    """
    order, number, left = list(items), 0, 0
    for n in range(len(order), 1, -1):
        if left < _SPARE:
            rng = (rng + _STEP) & _MASK
            number, left = _mixed(rng), _MASK
        number, other = divmod(number, n)
        left //= n
        order[n - 1], order[other] = order[other], order[n - 1]
    return rng, tuple(order)


class Chance:
    """Give a generator that moves on by itself, for players and tests; never part of a state."""

    __slots__ = ("rng",)

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def below(self, n: int) -> int:
        """Give a whole number from 0 to n - 1."""
        self.rng, value = below(self.rng, n)
        return value
