"""One row of a table as an entry: a new one, or one that is there already with what the row says. Qt-free."""

from collections.abc import Collection, Mapping
from typing import Any

from designer.diagnostics import said
from designer.documents.ids import made_id
from designer.session.tables.cells import value_of
from designer.session.tables.columns import Column, Columns, value_at
from designer.session.tables.matching import Matching
from designer.validation.parts import Part
from designer.validation.samples import fresh_id
from designer.validation.shapes import ABSENT, same_value

__all__ = ["ClashError", "changed_paths", "clash_words", "entered", "fresh_id_of"]

_LANGUAGE = "en"

Cells = Mapping[tuple[str, ...], str]


class ClashError(Exception):
    """Say that two cells of a row speak of one value in two ways."""


def entered(
    columns: Columns, cells: Cells, matching: Matching, before: Mapping[str, Any] | None
) -> dict[str, Any]:
    """Give the entry of a row.

    Args:
        columns: what entries may hold.
        cells: the row's texts by the keys of the values that they fill.
        matching: how the table is read.
        before: the entry that is there already, None for a new one.

    Raises:
        ClashError: two cells cannot both be meant.
    """
    old = before or {}
    entry = dict(old)
    for key in columns.telling:
        column = columns.at((key,))
        value = value_of(cells.get((key,), ""), column.parts) if column is not None else ABSENT
        if value is not ABSENT:
            entry[key] = value
    kind = columns.kind_of(entry)
    tops = dict.fromkeys(path[0] for path in cells)
    for key in tops:
        inside = {path[1]: text for path, text in cells.items() if path[0] == key and path[1:]}
        whole = cells.get((key,))
        value = _value(columns, entry, key, whole, inside, matching, old.get(key, ABSENT))
        if value is ABSENT:
            entry.pop(key, None)
        else:
            entry[key] = value
    return _in_order(entry, kind, old)


def fresh_id_of(name: Any, taken: Collection[str]) -> str:
    """Give an id that nobody has, made of a name; "" where it has no letters for one."""
    text = name.get(_LANGUAGE, "") if isinstance(name, Mapping) else name
    if not isinstance(text, str):
        return ""
    word = made_id(text)
    return fresh_id(word if word[:1].isalpha() else f"n_{word}", taken) if word else ""


def _value(
    columns: Columns,
    entry: Mapping[str, Any],
    key: str,
    whole: str | None,
    inside: Mapping[str, str],
    matching: Matching,
    before: Any,
) -> Any:
    """Give the value under a key: from its own cell, or from those for what lies inside it."""

    def read(path: tuple[str, ...], text: str) -> Any:
        column = columns.at(path)
        return value_of(text, columns.parts_for(column, entry) if column is not None else ())

    own = read((key,), whole) if whole is not None else ABSENT
    parts = {k: value for k, t in inside.items() if (value := read((key, k), t)) is not ABSENT}
    names = _languages(columns.at((key,)))
    kept = {}
    if isinstance(before, dict):
        empty = {k for k in inside if k not in parts} if matching.empties else set()
        kept = {k: v for k, v in before.items() if k not in empty}
    if own is ABSENT:
        if parts and isinstance(before, str) and names and whole is None:
            kept = {_LANGUAGE: before}
        both = {**kept, **parts}
        if both:
            return both
        is_cleared = matching.empties and (whole is not None or isinstance(before, dict))
        return ABSENT if is_cleared else before
    if names and isinstance(own, str) and (parts or kept):
        return {**kept, _LANGUAGE: own, **parts}
    if parts:
        raise ClashError(key)
    return own


def _languages(column: Column | None) -> tuple[tuple[str, str], ...]:
    return column.parts[0].languages if column is not None else ()


def _in_order(entry: dict[str, Any], kind: Part, before: Mapping[str, Any]) -> dict[str, Any]:
    """Put a new entry's keys into the order of the schema; one that is there keeps its own."""
    if before:
        return entry
    known = {name: entry[name] for name in kind.names if name in entry}
    found = known | {key: value for key, value in entry.items() if key not in known}
    for key, value in found.items():
        below = kind.under(key)
        if isinstance(value, dict) and below is not None and below.names:
            inner = {n: value[n] for n in below.names if n in value}
            found[key] = inner | {k: v for k, v in value.items() if k not in inner}
    return found


def clash_words(key: str, title: str) -> str:
    """Say which cells clash."""
    return said("“{title}” is filled in two ways; empty one of its cells.", title=title or key)


def changed_paths(
    old: Mapping[str, Any], new: Mapping[str, Any]
) -> list[tuple[tuple[str, ...], Any]]:
    """Give the places in which two entries differ, with the new values (ABSENT: taken out).

    A map of which something stays is gone into, so that the rest of it is left alone.
    """
    found: list[tuple[tuple[str, ...], Any]] = []
    for key in dict.fromkeys((*old, *new)):
        was, now = value_at(old, (key,)), value_at(new, (key,))
        if isinstance(was, dict) and isinstance(now, dict) and was.keys() & now.keys():
            found += [((key, *path), value) for path, value in changed_paths(was, now)]
        elif was is ABSENT or now is ABSENT or not same_value(was, now):
            found.append(((key,), now))
    return found
