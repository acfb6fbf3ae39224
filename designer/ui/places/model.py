"""Places and their documents as a tree of two levels; made without a row per place, however many."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt

from designer.ui.kit.languages import tr
from designer.ui.places.rows import PLACE, PlaceGroup, PlaceRow

__all__ = ["PlaceModel"]

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class PlaceModel(QAbstractItemModel):
    """Give documents, and below each its places.

    A document's index has the internal id 0, a place's the number of its document plus one.
    """

    def __init__(self) -> None:
        super().__init__()
        self._groups: tuple[PlaceGroup, ...] = ()

    @property
    def groups(self) -> tuple[PlaceGroup, ...]:
        """Give what is shown."""
        return self._groups

    def set_groups(self, groups: Iterable[PlaceGroup]) -> None:
        """Show other places."""
        self.beginResetModel()
        self._groups = tuple(groups)
        self.endResetModel()

    def at(self, group: int, row: int = -1) -> QModelIndex:
        """Give the index of a document, or of one of its places."""
        head = self.index(group, 0)
        return head if row < 0 else self.index(row, 0, head)

    def index(self, row: int, column: int, parent: _Index = _ROOT) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: _Index) -> QModelIndex:  # type: ignore[override]  # QObject has another one
        group = index.internalId() if index.isValid() else 0
        return self.createIndex(group - 1, 0, 0) if group else QModelIndex()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        if not parent.isValid():
            return len(self._groups)
        return 0 if parent.internalId() else len(self._groups[parent.row()].rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:  # noqa: ARG002 - all levels have one
        return 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        group = index.internalId()
        thing: PlaceGroup | PlaceRow
        thing = self._groups[group - 1].rows[index.row()] if group else self._groups[index.row()]
        if role == PLACE:
            return thing
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(thing)
        if role == Qt.ItemDataRole.ToolTipRole:
            return _tip(thing)
        return None


def _text(thing: PlaceGroup | PlaceRow) -> str:
    """Give a row as it is read aloud."""
    if isinstance(thing, PlaceGroup):
        return f"{thing.title}, {len(thing.rows)}, {thing.detail}".rstrip(", ")
    return tr(
        "Line {line}: {before}{text}{after} {note}",
        line=thing.line,
        before=thing.before,
        text=thing.text,
        after=thing.after,
        note=thing.note,
    ).rstrip()


def _tip(thing: PlaceGroup | PlaceRow) -> str:
    if isinstance(thing, PlaceGroup):
        return thing.path
    line = f"{thing.before}{thing.text}{thing.after}"
    return tr(
        "Line {line}, column {column}\n{line2}", line=thing.line, column=thing.column, line2=line
    )
