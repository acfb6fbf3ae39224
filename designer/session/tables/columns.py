"""What a schema says of entries, as columns of a table: one for each value that has a place. Qt-free."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents import Pointer
from designer.validation.parts import Part
from designer.validation.shapes import ABSENT
from designer.validation.shaping import branch_of, title_of_key

__all__ = ["Column", "Columns", "value_at"]

_MOST_INSIDE = 8
_COMPOUND = frozenset({"object", "array"})


class Column(msgspec.Struct, frozen=True, eq=False):
    """Give one column.

    Attributes:
        path: the keys that lead to its value in an entry.
        title: what it is called.
        parts: what the schema says of it, once for every kind of entry that has it.
        required: whether every entry must have it.
    """

    path: tuple[str, ...]
    title: str
    parts: tuple[Part, ...]
    required: bool = False

    @property
    def name(self) -> str:
        """Give its keys joined: `name.de`."""
        return ".".join(self.path)


class Columns:
    """Give the columns of one list of entries.

    Attributes:
        every: all columns, in the order of the schema.
    """

    def __init__(self, item: Part) -> None:
        """Take what the schema says of an entry."""
        self._branches = item.branches or (item,)
        parts: dict[tuple[str, ...], list[Part]] = {}
        titles: dict[tuple[str, ...], str] = {}
        self._own: list[dict[tuple[str, ...], Part]] = []
        for branch in self._branches:
            self._own.append({})
            for path, title, part in _places(branch):
                parts.setdefault(path, []).append(part)
                titles.setdefault(path, title)
                self._own[-1][path] = part
        needed = frozenset.intersection(*(branch.required for branch in self._branches))
        self.every = tuple(
            Column(path, titles[path], tuple(found), len(path) == 1 and path[0] in needed)
            for path, found in parts.items()
        )
        self._by_path = {column.path: column for column in self.every}

    def at(self, path: tuple[str, ...]) -> Column | None:
        """Give the column of some keys."""
        return self._by_path.get(path)

    def kind_of(self, entry: Mapping[str, Any]) -> Part:
        """Give what the schema says of an entry by its kind; of the first kind where that is unclear."""
        return self._branches[self._number_of(entry)]

    def parts_for(self, column: Column, entry: Mapping[str, Any]) -> tuple[Part, ...]:
        """Give what the schema says of a column, that of an entry's own kind first."""
        own = self._own[self._number_of(entry)].get(column.path)
        return column.parts if own is None else (own, *(p for p in column.parts if p is not own))

    def is_divided(self, key: str, value: Mapping[str, Any]) -> bool:
        """Say whether all that a map holds has columns of its own."""
        return bool(value) and all((key, name) in self._by_path for name in value)

    def order_below(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """Give the keys beside a place inside an entry, in the order of the schema."""
        return tuple(p[-1] for p in self._by_path if len(p) == len(path) and p[:-1] == path[:-1])

    def _number_of(self, entry: Mapping[str, Any]) -> int:
        return (branch_of(self._branches, entry) or 0) if len(self._branches) > 1 else 0

    @property
    def telling(self) -> tuple[str, ...]:
        """Give the keys by whose values kinds of entries are told apart."""
        if len(self._branches) < 2:
            return ()
        return tuple(
            name
            for name in self._branches[0].names
            if all((p := b.under(name)) is not None and p.options for b in self._branches)
        )

    @property
    def id_path(self) -> tuple[str, ...]:
        """Give the keys of the id that entries declare, () where they declare none."""
        ids = (c.path for c in self.every if any(part.has("x-id") for part in c.parts))
        return next(ids, ())

    @property
    def sort(self) -> str:
        """Give the sort of things that entries declare by their id, "" for none."""
        column = self.at(self.id_path)
        mark = column.parts[0].get("x-id") if column is not None else None
        return mark if isinstance(mark, str) else ""


def value_at(entry: Any, path: Pointer) -> Any:
    """Give the value under some keys, ABSENT where there is none."""
    for key in path:
        if not isinstance(entry, Mapping) or key not in entry:
            return ABSENT
        entry = entry[key]
    return entry


def _places(branch: Part) -> Iterator[tuple[tuple[str, ...], str, Part]]:
    for name in branch.names:
        part = branch.under(name)
        assert part is not None, "the name is one of its own"
        title = said(part.title or title_of_key(name))
        inside = _inside(part)
        if not inside or set(part.types) - {"object"} or not part.types:
            yield (name,), title, part
        for key, below in inside:
            inner = said(below.title or title_of_key(key))
            yield (name, key), said("{title}, {inner}", title=title, inner=inner), below


def _inside(part: Part) -> list[tuple[str, Part]]:
    """Give the values in a small map that each get a column: languages, a number for each player."""
    if "object" not in part.types or part.extra is not None or part.branches:
        return []
    found = [(name, below) for name in part.names if (below := part.under(name)) is not None]
    if len(found) > _MOST_INSIDE or any(_is_compound(below) for _, below in found):
        return []
    return found


def _is_compound(part: Part) -> bool:
    if part.branches:
        return any(map(_is_compound, part.branches))
    return not part.types or bool(_COMPOUND & set(part.types))
