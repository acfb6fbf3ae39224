"""How many of a thing there are, as its own entry says."""

from collections.abc import Iterable
from typing import Any, NamedTuple

__all__ = ["Copies", "copies_of", "totals"]

_COUNTS = ("copies", "count")


class Copies(NamedTuple):
    """Give how many of a thing there are: a number, for each player if `each`."""

    number: int
    each: bool = False

    @property
    def words(self) -> str:
        """Give it in words."""
        return f"{self.number} each" if self.each else str(self.number)


def copies_of(tree: Any) -> Copies | None:
    """Give how many of a thing its entry says there are; None where it does not."""
    if not isinstance(tree, dict):
        return None
    for key in _COUNTS:
        value = tree.get(key)
        if type(value) is int:
            return Copies(value)
        if isinstance(value, dict):
            for number in value.values():
                if type(number) is int:
                    return Copies(number, each=True)
    return None


def totals(found: Iterable[Copies | None], kind: str, thing: str) -> str:
    """Say how many kinds and things there are: `3 kinds of card · 8 cards`."""
    every = list(found)
    fixed = sum(c.number for c in every if c is not None and not c.each)
    each = sum(c.number for c in every if c is not None and c.each)
    parts = [f"{len(every)} {kind}"]
    if fixed:
        parts.append(f"{fixed} {thing}{'s' * (fixed != 1)}")
    if each:
        parts.append(f"{each} for each player")
    return " · ".join(parts)
