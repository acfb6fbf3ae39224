"""By what an explorer is moved: what rules are told that may bar or follow a movement."""

from functools import lru_cache

import msgspec

__all__ = ["CARD", "CURRENT", "EFFECT", "GIFT", "TOKEN", "Means"]

CARD, TOKEN, GIFT, EFFECT, CURRENT = "card", "token", "gift", "effect", "current"
"""A card or token in motion, cards given, an effect, or the board itself."""

_WORDS = (CARD, TOKEN, GIFT, EFFECT, CURRENT)
_IGNORED = ("requirement", "occupied", "range")


class Means(msgspec.Struct, frozen=True, gc=False):
    """Give by what an explorer is moved.

    Attributes:
        word: what kind it is; `item`: which card or token, or -1.
        pays: the spaces entered are paid for.
        ignores: what does not count for it: `requirement`, `occupied`, `range`.
        forced: nobody chose it. `mover`: the seat that moves the explorer.
    """

    word: str
    item: int
    pays: bool
    mover: int
    ignores: tuple[str, ...] = ()
    forced: bool = False

    def to_row(self) -> tuple[int, ...]:
        """Give it as numbers, for a program that waits in the state."""
        ignored = sum(1 << _IGNORED.index(word) for word in self.ignores)
        return (_WORDS.index(self.word), self.item, self.pays, self.mover, ignored, self.forced)

    @staticmethod
    @lru_cache(maxsize=4096)
    def from_row(row: tuple[int, ...]) -> "Means":
        """Read it from numbers."""
        word, item, pays, mover, ignored, forced = row
        ignores = tuple(each for n, each in enumerate(_IGNORED) if ignored & 1 << n)
        return Means(_WORDS[word], item, bool(pays), mover, ignores, bool(forced))
