"""A table offered to a document: which rows come in, which do not and why, and the one edit. Qt-free.

Nothing is changed here: the edit is made from a snapshot and done once somebody has looked at it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from designer.diagnostics import Diagnostic, Severity, capital, said
from designer.documents import (
    Document,
    Edit,
    Insert,
    Operation,
    Project,
    Refused,
    Remove,
    SetValue,
    edit_project,
    read_document,
    text_of,
    write_tree,
)
from designer.documents.pointers import from_text
from designer.session.tables.columns import Columns, value_at
from designer.session.tables.entering import (
    ClashError,
    changed_paths,
    clash_words,
    entered,
    fresh_id_of,
)
from designer.session.tables.matching import Matching
from designer.session.tables.reading import Table
from designer.session.tables.targets import Target, Targets
from designer.validation.documents import validate_document
from designer.validation.schemas import SchemaStore
from designer.validation.shapes import ABSENT, same_value

__all__ = ["Fate", "Offer", "Reason", "Row", "StoppedError", "offered"]

_AT_ONCE = 40  # rows judged together; where something is wrong with one, its schema says it in full
_NAMES = ("name", "title")


class StoppedError(Exception):
    """Say that nobody waits for the offer any more."""


class Fate(StrEnum):
    """Say what becomes of a row."""

    NEW = "new"
    CHANGED = "changed"
    SAME = "same"
    REFUSED = "refused"


class Reason(msgspec.Struct, frozen=True):
    """Say why a row is refused, or what to know about it. `head` is the column concerned, or ""."""

    text: str
    head: str = ""


class Row(msgspec.Struct, frozen=True):
    """Give a row of the table as an entry.

    Attributes:
        line: the line of the file in which it begins.
        entry: the entry as it would be.
        name: its id.
        title: what it is called.
        fate: what becomes of it.
        reasons: why it is refused; what to know of one that is not.
        before: the entry that it changes, None for a new one.
        target: where that stands.
    """

    line: int
    entry: Mapping[str, Any]
    name: str
    title: str
    fate: Fate
    reasons: tuple[Reason, ...] = ()
    before: Mapping[str, Any] | None = None
    target: Target | None = None


class Offer(msgspec.Struct, frozen=True):
    """Give all rows, and the edit that takes in those that are not refused.

    Attributes:
        edit: the edit, empty where nothing would change; why there is none where it is refused.
    """

    rows: tuple[Row, ...]
    edit: Edit | Refused

    def count(self, fate: Fate) -> int:
        """Count the rows of a fate."""
        return sum(row.fate is fate for row in self.rows)


def offered(
    project: Project,
    store: SchemaStore,
    targets: Targets,
    table: Table,
    matching: Matching,
    stopped: Callable[[], bool] = lambda: False,
) -> Offer:
    """Look at every row of a table.

    Raises:
        StoppedError: `stopped` said yes.
    """
    rows = list(_rows(targets, table, matching, stopped))
    judged = _judged(project, store, targets, rows, table, matching, stopped)
    found = tuple(judged)
    return Offer(found, _edit(project, targets, found))


# -- rows -----------------------------------------------------------------------------------------


def _rows(
    targets: Targets, table: Table, matching: Matching, stopped: Callable[[], bool]
) -> Iterator[Row]:
    columns = targets.columns
    seen: dict[str, int] = {}
    taken = set(targets.taken)
    for number, (line, cells) in enumerate(table.rows):
        if number % _AT_ONCE == 0 and stopped():
            raise StoppedError
        by_path = {p: c for p, c in zip(matching.paths, cells, strict=False) if p is not None}
        row = _row(columns, targets, line, by_path, matching, taken)
        if row.name and row.name in seen:
            why = said(
                "“{name}” stands in line {line} already.", name=row.name, line=seen[row.name]
            )
            row = msgspec.structs.replace(row, fate=Fate.REFUSED, reasons=(Reason(why),))
        elif row.name:
            seen[row.name] = line
            taken.add(row.name)
        yield row


def _row(
    columns: Columns,
    targets: Targets,
    line: int,
    cells: dict[tuple[str, ...], str],
    matching: Matching,
    taken: set[str],
) -> Row:
    target = targets.find(cells.get(columns.id_path, ""))
    before = target.entry if target is not None and matching.updates else None
    if before is None:
        filled = {p: text for p, text in cells.items() if text.strip() or p not in matching.fixed}
        cells = {**matching.fixed, **filled}
    try:
        entry = entered(columns, cells, matching, before)
    except ClashError as error:
        key = str(error)
        column = columns.at((key,))
        why = clash_words(key, column.title if column is not None else "")
        return Row(line, {}, "", _title({}), Fate.REFUSED, (Reason(why),))
    notes: tuple[Reason, ...] = ()
    id_path = columns.id_path
    if len(id_path) == 1 and id_path[0] not in entry:
        name = fresh_id_of(next((entry[k] for k in _NAMES if k in entry), ""), taken)
        if name:
            entry = {id_path[0]: name, **entry}
            notes = (Reason(said("The id “{name}” is made of its name.", name=name)),)
    found = value_at(entry, id_path) if id_path else ""
    name = found if isinstance(found, str) else ""
    row = Row(line, entry, name, _title(entry), Fate.NEW, notes, before, target)
    if target is not None and not matching.updates:
        why = said("There is “{name}” already, {where}.", name=name, where=target.where)
    elif name in targets.elsewhere:
        where = targets.elsewhere[name]
        why = said("“{name}” is declared {where}, which is not changed.", name=name, where=where)
    else:
        same = before is not None and same_value(dict(before), entry)
        fate = Fate.SAME if same else Fate.NEW if before is None else Fate.CHANGED
        return msgspec.structs.replace(row, fate=fate)
    return msgspec.structs.replace(row, fate=Fate.REFUSED, reasons=(Reason(why),))


def _title(entry: Mapping[str, Any]) -> str:
    return next((text_of(entry[key]) for key in _NAMES if text_of(entry.get(key))), "")


# -- what the schema says ---------------------------------------------------------------------------


def _judged(
    project: Project,
    store: SchemaStore,
    targets: Targets,
    rows: Sequence[Row],
    table: Table,
    matching: Matching,
    stopped: Callable[[], bool],
) -> Iterator[Row]:
    """Refuse the rows whose entries do not fit the schema."""
    heads = {path: head for path, head in zip(matching.paths, table.heads, strict=False) if path}
    faults: dict[int, list[Diagnostic]] = {}
    asked = [n for n, row in enumerate(rows) if row.fate in {Fate.NEW, Fate.CHANGED}]
    for start in range(0, len(asked), _AT_ONCE):
        if stopped():
            raise StoppedError
        some = asked[start : start + _AT_ONCE]
        found = _faults(project, store, targets, [rows[n].entry for n in some])
        if found:  # a few of many are said in full, so each is asked alone
            found = [
                fault
                for n, number in enumerate(some)
                for fault in _faults(project, store, targets, [rows[number].entry], n)
            ]
        for number, fault in found:
            faults.setdefault(some[number], []).append(fault)
    for number, row in enumerate(rows):
        own = faults.get(number, ())
        reasons = tuple(dict.fromkeys(_reason(fault, heads) for fault in own))
        if any(fault.severity is Severity.ERROR for fault in own):
            yield msgspec.structs.replace(row, fate=Fate.REFUSED, reasons=reasons)
        elif row.fate is Fate.REFUSED:
            yield row
        else:
            yield msgspec.structs.replace(row, reasons=(*row.reasons, *reasons))


def _faults(
    project: Project,
    store: SchemaStore,
    targets: Targets,
    entries: Sequence[Mapping[str, Any]],
    number: int = 0,
) -> list[tuple[int, Diagnostic]]:
    """Give what the schema finds in entries, with the number of each, counted on from `number`."""
    document = _document(targets, entries)
    found = []
    for fault in validate_document(document, store, project.game_of(targets.document)):
        pointer = from_text(fault.location.pointer, document.tree)
        if pointer[:1] == (targets.key,) and len(pointer) > 1 and isinstance(pointer[1], int):
            found.append((pointer[1] + number, fault))
    return found


def _document(targets: Targets, entries: Sequence[Mapping[str, Any]]) -> Document:
    tree = targets.document.tree
    head = {key: tree[key] for key in ("kind", "format", "game") if key in tree}
    return read_document(write_tree({**head, targets.key: list(entries)}), targets.document.path)


def _reason(fault: Diagnostic, heads: Mapping[tuple[str, ...], str]) -> Reason:
    pointer = from_text(fault.location.pointer, None)
    path = tuple(str(step) for step in pointer[2:])
    known = (heads[path[:n]] for n in range(len(path), 0, -1) if path[:n] in heads)
    return Reason(capital(fault.message), next(known, ""))


# -- the edit -----------------------------------------------------------------------------------------


def _edit(project: Project, targets: Targets, rows: Sequence[Row]) -> Edit | Refused:
    wanted: dict[str, list[Operation]] = {}
    new = [row.entry for row in rows if row.fate is Fate.NEW]
    changed = [row for row in rows if row.fate is Fate.CHANGED]
    for row in changed:
        assert row.target is not None, "what changes is there"
        assert row.before is not None, "what changes was something else before"
        order = targets.columns.kind_of(row.entry).names
        operations = wanted.setdefault(row.target.path, [])
        for path, value in changed_paths(row.before, row.entry):
            pointer = (*row.target.pointer, *path)
            if value is ABSENT:
                operations.append(Remove(pointer))
            else:
                inner = targets.columns.order_below(path)
                operations.append(
                    SetValue(pointer, value, order=order if len(path) == 1 else inner)
                )
    if new:
        own = wanted.setdefault(targets.document.path, [])
        if targets.n_entries:
            own += [Insert((targets.key,), dict(entry)) for entry in new]
        else:
            own.append(SetValue((targets.key,), [dict(entry) for entry in new]))
    return edit_project(project, wanted, _label(len(new), len(changed)))


def _label(n_new: int, n_changed: int) -> str:
    return said("Import a table: {new} new, {changed} changed", new=n_new, changed=n_changed)
