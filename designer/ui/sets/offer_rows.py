"""The rows of an offered table: what becomes of each, and why; thousands of them cost nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.tables.importing import Fate, Row
from designer.ui.kit.languages import mark, tr, translated
from designer.ui.kit.surfaces import CalmRows, calm_head, lay_on

__all__ = ["FATES", "OfferTable", "why"]

FATES = {
    Fate.NEW: (mark("New"), "plus", "ok"),
    Fate.CHANGED: (mark("Changed"), "refresh-cw", "hint"),
    Fate.SAME: (mark("As it is"), "check", "muted"),
    Fate.REFUSED: (mark("Refused"), "circle-x", "error"),
}
_HEADS = (
    mark("Line"),
    mark("What happens"),
    mark("Id"),
    mark("Name"),
    mark("Why, or what to know"),
)
_LINE, _FATE, _ID, _NAME, _WHY = range(5)

_Index = QModelIndex | QPersistentModelIndex


class OfferTable(QTableView):
    """List rows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Rows(look, self)
        self.setModel(self._model)
        self.setItemDelegate(CalmRows(self))
        self.setFont(font("ui", 12))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(tr("Rows of the table"))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(26)
        header = self.horizontalHeader()
        calm_head(look, header)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, wide in ((_LINE, 60), (_FATE, 112), (_ID, 130), (_NAME, 130)):
            self.setColumnWidth(column, wide)
        header.setSectionResizeMode(_WHY, QHeaderView.ResizeMode.Stretch)
        lay_on(look, self)

    @property
    def current(self) -> Row | None:
        """Give the row that has the keyboard."""
        number = self.currentIndex().row()
        return self.rows[number] if 0 <= number < len(self.rows) else None

    @property
    def rows(self) -> Sequence[Row]:
        """Give the rows shown."""
        return self._model.rows

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows."""
        self._model.set_rows(rows)


class _Rows(QAbstractTableModel):
    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self.rows: Sequence[Row] = ()

    def set_rows(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(_HEADS)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tr(_HEADS[section])
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row, column = self.rows[index.row()], index.column()
        words, icon, token = FATES[row.fate]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (str(row.line), tr(words), row.name, row.title, why(row, " "))[column]
            case Qt.ItemDataRole.ToolTipRole if column == _WHY:
                return why(row, "\n")
            case Qt.ItemDataRole.DecorationRole if column == _FATE:
                return self._look.icon(icon, token)
            case Qt.ItemDataRole.ForegroundRole if column == _FATE:
                return self._look.colour(token)
            case Qt.ItemDataRole.FontRole if column == _ID:
                return font("code", 11.5)
        return None


def why(row: Row, between: str = "\n") -> str:
    """Give why a row is refused, or what to know about it."""
    told = (
        f"{reason.head}: {translated(reason.text)}" if reason.head else translated(reason.text)
        for reason in row.reasons
    )
    return between.join(told)
