"""The list of sets of modules: the chosen one first, then all that were looked at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.surfaces import CalmRows, calm_head, lay_on
from designer.ui.modules.known import KnownSets, Names

__all__ = ["SetsView"]

_Index = QModelIndex | QPersistentModelIndex
_ROW = 28


class _Model(QAbstractTableModel):
    def __init__(self, look: Look, known: KnownSets) -> None:
        super().__init__(known)
        self._look, self._known = look, known
        self.rows: list[Names] = []
        self._places: dict[Names, int] = {}
        known.grown.connect(self._on_grown)

    def rowCount(self, parent: _Index | None = None) -> int:
        return len(self.rows) if parent is None or not parent.isValid() else 0

    def columnCount(self, parent: _Index | None = None) -> int:
        return 3 if parent is None or not parent.isValid() else 0

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        names, known = self.rows[index.row()], self._known
        found = known.found.get(names)
        if role == Qt.ItemDataRole.DisplayRole:
            return (self._title(names), self._why(names), known.games_words(names))[index.column()]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0 and found is not None:
            return self._look.icon(
                *(("circle-check", "ok") if found.fits else ("circle-x", "error"))
            )
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return known.sentence(names)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation == Qt.Orientation.Vertical:
            return None
        return (tr("Set"), tr("Why not"), tr("Games"))[section]

    def place(self, names: Names) -> int | None:
        """Give the row of a set."""
        return self._places.get(names)

    def _title(self, names: Names) -> str:
        title = self._known.title(names)
        return tr("{title} (chosen)", title=title) if names == self._known.chosen else title

    def _why(self, names: Names) -> str:
        found = self._known.found.get(names)
        if found is None:
            return self._known.verdict(names)
        if found.fits:
            return tr("Fits.")
        first = translated(found.hindrances[0].sentence)
        more = len(found.hindrances) - 1
        return tr("{first} And {n} more.", first=first, n=more) if more else first

    def _on_grown(self, names: Names | None) -> None:
        if names is None:
            self.beginResetModel()
            self.rows = [
                self._known.chosen,
                *(s for s in self._known.found if s != self._known.chosen),
            ]
            self._places = {row: n for n, row in enumerate(self.rows)}
            self.endResetModel()
            return
        at = self._places.get(names)
        if at is None:
            at = len(self.rows)
            self.beginInsertRows(QModelIndex(), at, at)
            self.rows.append(names)
            self._places[names] = at
            self.endInsertRows()
        self.dataChanged.emit(self.index(at, 0), self.index(at, 2))


class SetsView(QTableView):
    """Show sets, one a row; a filter leaves those whose words hold all of its own."""

    def __init__(self, look: Look, known: KnownSets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model(look, known)
        self._shown = QSortFilterProxyModel(self)
        self._shown.setSourceModel(self._model)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._shown.setFilterKeyColumn(-1)
        self.setModel(self._shown)
        self.setItemDelegate(CalmRows(self))
        self.setAccessibleName(tr("Sets of modules"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFont(font("ui", 12))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        across = self.horizontalHeader()
        across.setHighlightSections(False)
        across.setFont(font("ui", 12, 500))
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        across.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        across.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        across.setStretchLastSection(True)
        self.setColumnWidth(0, 300)
        self.setColumnWidth(1, 260)
        calm_head(look, across)
        lay_on(look, self)

    def names(self) -> Names | None:
        """Give the set of the present row."""
        index = self._shown.mapToSource(self.currentIndex())
        return self._model.rows[index.row()] if index.isValid() else None

    def filter_by(self, text: str) -> None:
        """Show the sets that hold a text."""
        self._shown.setFilterFixedString(text)

    def choose(self, names: Names) -> None:
        """Go to a set."""
        at = self._model.place(names)
        if at is not None:
            self.setCurrentIndex(self._shown.mapFromSource(self._model.index(at, 0)))
