"""Which column of a table fills which value of an entry: guessed from names, set by hand. Qt-free."""

import difflib
import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from designer.session.tables.columns import Column, Columns

__all__ = ["Matching", "guessed"]

_NEAR = 0.86
_BETWEEN = re.compile(r"[\W_]+")


class Matching(msgspec.Struct, frozen=True):
    """Say what a table is read as.

    Attributes:
        paths: for each of its columns the keys of the value that it fills, None for none.
        fixed: texts of cells for values that no column fills, the same for every new entry.
        updates: whether rows with an id that is there already change that entry; else they are
            refused.
        empties: whether an empty cell takes the value out of an entry that is there already.
    """

    paths: tuple[tuple[str, ...] | None, ...]
    fixed: Mapping[tuple[str, ...], str] = MappingProxyType({})
    updates: bool = True
    empties: bool = False


def guessed(heads: Sequence[str], columns: Columns) -> Matching:
    """Match heads with columns by their keys and titles; no value is filled twice."""
    found: dict[int, tuple[str, ...]] = {}
    for is_near in (False, True):
        for number, head in enumerate(heads):
            if number in found:
                continue
            free = [c for c in columns.every if c.path not in found.values()]
            column = _near(head, free) if is_near else _alike(head, free)
            if column is not None:
                found[number] = column.path
    return Matching(tuple(found.get(number) for number in range(len(heads))))


def _alike(head: str, columns: Sequence[Column]) -> Column | None:
    wanted = _plain(head)
    for column in columns:
        if wanted in {_plain(column.name), _plain(column.title)}:
            return column
    return None


def _near(head: str, columns: Sequence[Column]) -> Column | None:
    by_name = {_plain(name): c for c in reversed(columns) for name in (c.title, c.name)}
    near = difflib.get_close_matches(_plain(head), by_name, 1, _NEAR)
    return by_name[near[0]] if near else None


def _plain(name: str) -> str:
    return _BETWEEN.sub(" ", name.casefold()).strip()
