"""How many of a thing there are, as its own entry says."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from designer.ui.kit.languages import tr, trn

__all__ = ["Copies", "copies_of", "totals"]

_COUNTS = ("copies", "count")


class Copies(NamedTuple):
    """Give how many of a thing there are: a number, for each player if `each`."""

    number: int
    each: bool = False

    @property
    def words(self) -> str:
        """Give it in words."""
        return tr("{number} each", number=self.number) if self.each else str(self.number)


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


def totals(found: Iterable[Copies | None], sort: str = "") -> str:
    """Say how many kinds and things there are: `3 kinds of card · 8 cards`.

    Where some say how many there are, there is one of each that does not.
    """
    every = list(found)
    fixed = sum(c.number for c in every if c is not None and not c.each)
    fixed += every.count(None) if fixed else 0
    each = sum(c.number for c in every if c is not None and c.each)
    if sort:
        parts = [trn("{n} kind of {sort}", "{n} kinds of {sort}", len(every), sort=sort)]
    else:
        parts = [trn("{n} kind", "{n} kinds", len(every))]
    if fixed and sort:
        parts.append(trn("{n} {sort}", "{n} {sort}s", fixed, sort=sort))
    elif fixed:
        parts.append(trn("{n} piece", "{n} pieces", fixed))
    if each:
        parts.append(tr("{each} for each player", each=each))
    return " · ".join(parts)
