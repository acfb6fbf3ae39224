"""The figures of a set as tables below each other; a row or figure leads to what it counts."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from designer.api.sets import SetTable
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.languages import tr
from designer.ui.kit.surfaces import RowHeight, lay_on
from designer.ui.sets.filters import words_of

__all__ = ["FiguresView"]

_NAMES = Qt.ItemDataRole.UserRole
_HIGH = 26
_MOST_IN_TIP = 20


class FiguresView(QTreeWidget):
    """Show tables.

    Attributes:
        named: the things that a figure counts are wanted (their ids).
    """

    named = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[SetTable, ...] = ()
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(RowHeight(_HIGH, self))
        self.setAccessibleName(tr("Figures"))
        self.setToolTip(tr("Enter or a double click chooses what a figure counts"))
        self.setFont(font("ui", 12))
        self.setAllColumnsShowFocus(False)
        self.setSelectionBehavior(QTreeWidget.SelectionBehavior.SelectItems)
        self.itemActivated.connect(self._on_activated)
        lay_on(look, self)

    def show_tables(self, tables: Sequence[SetTable]) -> None:
        """Show other tables; those that were closed stay closed."""
        if tuple(tables) == self._shown:
            return
        tops = [self.topLevelItem(n) for n in range(self.topLevelItemCount())]
        closed = {top.text(0) for top in tops if top is not None and not top.isExpanded()}
        self._shown = tuple(tables)
        self.clear()
        self.setColumnCount(1 + max((len(table.heads) for table in tables), default=0))
        for table in tables:
            self._add(table, closed)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, self.columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def _add(self, table: SetTable, closed: set[str]) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        head = QTreeWidgetItem([words_of(table.title), *map(words_of, table.heads)])
        for column in range(self.columnCount()):
            head.setFont(column, font("ui", 11 if column else 12, 600))
            if column:
                head.setTextAlignment(column, right)
        self.addTopLevelItem(head)
        for row in table.rows:
            item = QTreeWidgetItem([words_of(row.title), *(cell.text for cell in row.cells)])
            every = dict.fromkeys(name for cell in row.cells for name in cell.names)
            item.setData(0, _NAMES, tuple(every))
            item.setToolTip(0, item.text(0))
            for column, cell in enumerate(row.cells, 1):
                item.setTextAlignment(column, right)
                item.setData(column, _NAMES, cell.names)
                item.setToolTip(column, ", ".join(cell.names[:_MOST_IN_TIP]))
            head.addChild(item)
        head.setExpanded(head.text(0) not in closed)

    def _on_activated(self, item: QTreeWidgetItem, column: int) -> None:
        names = item.data(column, _NAMES)
        if names:
            self.named.emit(names)
