"""Entries as a CSV file that spreadsheets open rightly, and that comes in again as it went out. Qt-free."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from designer.documents import Document, Project
from designer.session.tables.cells import cell_of
from designer.session.tables.columns import Column, Columns, value_at
from designer.session.tables.reading import read_table
from designer.session.tables.targets import Targets, set_of
from designer.validation.shapes import ABSENT

__all__ = ["FILE_COLUMN", "n_cut_in_excel", "written", "written_set"]

FILE_COLUMN = "file"
_MARK = "\ufeff"
_EXCEL = 32_767  # letters that a cell of Excel holds: its published limits


def written(targets: Targets, *, delimiter: str = ",", names: Sequence[str] = ()) -> bytes:
    """Give the list of a document as a file.

    Args:
        targets: the document and its list.
        delimiter: what stands between cells.
        names: only entries with these ids, where any are given.
    """
    tree = targets.document.tree
    entries = [entry for entry in tree.get(targets.key) or () if isinstance(entry, dict)]
    if names:
        wanted = set(names)
        path = targets.columns.id_path
        entries = [entry for entry in entries if value_at(entry, path) in wanted]
    return _file(targets.columns, [("", entries)], delimiter)


def written_set(project: Project, targets: Targets, *, delimiter: str = ",") -> bytes:
    """Give the lists of all documents of a set as one file, with a column that names the document."""
    groups = []
    for document in set_of(project, targets.document):
        listed = document.tree.get(targets.key) if isinstance(document.tree, dict) else None
        entries = [e for e in listed if isinstance(e, dict)] if isinstance(listed, list) else []
        groups.append((_name(document), entries))
    return _file(targets.columns, groups, delimiter)


def n_cut_in_excel(data: bytes, delimiter: str = ",") -> int:
    """Give how many cells of a file are longer than Excel reads: it cuts them without a word."""
    table = read_table(data, delimiter=delimiter, encoding="utf-8")
    return sum(len(cell) > _EXCEL for _, cells in table.rows for cell in cells)


def _file(
    columns: Columns, groups: Sequence[tuple[str, list[dict[str, Any]]]], delimiter: str
) -> bytes:
    every = [entry for _, entries in groups for entry in entries]
    used = [c for c in columns.every if c.required or any(_has(e, c) for e in every)]
    known = {c.path[0] for c in columns.every}
    used += [
        Column((key,), key, ())
        for key in dict.fromkeys(key for entry in every for key in entry if key not in known)
    ]
    named = len(groups) > 1
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, delimiter=delimiter, lineterminator="\r\n")
    writer.writerow([c.name for c in used] + ([FILE_COLUMN] if named else []))
    for name, entries in groups:
        for entry in entries:
            cells = [_cell(columns, column, entry) for column in used]
            writer.writerow(cells + ([name] if named else []))
    return (_MARK + stream.getvalue()).encode("utf-8", errors="replace")


def _has(entry: dict[str, Any], column: Column) -> bool:
    return _own_value(entry, column) is not ABSENT


def _own_value(entry: dict[str, Any], column: Column) -> Any:
    return value_at(entry, column.path)


def _cell(columns: Columns, column: Column, entry: dict[str, Any]) -> str:
    value = _own_value(entry, column)
    if (
        isinstance(value, dict)
        and len(column.path) == 1
        and columns.is_divided(column.path[0], value)
    ):
        return ""  # what lies in it has columns of its own
    return cell_of(value, columns.parts_for(column, entry))


def _name(document: Document) -> str:
    return Path(document.path).name
