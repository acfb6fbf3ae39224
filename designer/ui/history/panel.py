"""The list of steps: a click or Enter goes back to one, or forward."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.languages import mark, tr, translated
from designer.ui.kit.surfaces import RowHeight, lay_on

if TYPE_CHECKING:  # only named
    from designer.session.history import Row, Step

__all__ = ["HistoryPanel"]

_MOST = 500
_STEP = Qt.ItemDataRole.UserRole
_START = mark("As everything was opened")


class HistoryPanel(QWidget):
    """List the steps, the first at the top.

    Attributes:
        chosen: a step was asked for (Step; None for the state before the first).
        list: the rows.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows: list[Row] = []
        self.list = _Steps()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFont(font("ui", 13))
        self.list.setIconSize(QSize(16, 16))
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(RowHeight(26, self.list))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setAccessibleName(tr("History"))
        lay_on(look, self.list)
        self.list.itemClicked.connect(self._on_item)
        self.list.entered_on.connect(self._on_item)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        look.changed.connect(self._show)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show the steps, those that were taken back in grey."""
        self._rows = list(rows)[-_MOST:]
        self._show()

    def words(self) -> list[str]:
        """Give what is shown, in order."""
        return [self.list.item(n).text() for n in range(self.list.count())]

    def _show(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        start = QListWidgetItem(self._look.icon("flag", "muted"), tr(_START))
        start.setData(_STEP, None)
        self.list.addItem(start)
        present = 0
        for row in self._rows:
            self.list.addItem(self._item(row))
            if row.step.done:
                present = self.list.count() - 1
        here = self.list.item(present)
        here.setFont(font("ui", 13, 600))
        here.setData(
            Qt.ItemDataRole.AccessibleTextRole, tr("{here}, where you are", here=here.text())
        )
        self.list.setCurrentRow(present)
        self.list.scrollToItem(here)
        self.list.blockSignals(False)

    def _item(self, row: Row) -> QListWidgetItem:
        step = row.step
        names = ", ".join(dict.fromkeys(Path(path).name for path in step.edit.paths))
        text, tip = translated(step.label), tr("{label}\nIn {names}", label=step.label, names=names)
        icon = "git-commit-horizontal"
        if row.saved:
            icon = "save"
            text += tr("  (saved)")
            tip += tr("\nSaved after this step: {saved}", saved=", ".join(row.saved))
        if not step.done:
            tip += tr("\nTaken back; choose it to do it again")
        token = "disabled" if not step.done else "accent" if row.saved else "muted"
        item = QListWidgetItem(self._look.icon(icon, token), text)
        item.setData(_STEP, step)
        item.setToolTip(tip)
        if not step.done:
            item.setForeground(QColor(self._look.theme.disabled))
        return item

    def _on_item(self, item: QListWidgetItem) -> None:
        step: Step | None = item.data(_STEP)
        self.chosen.emit(step)


class _Steps(QListWidget):
    entered_on = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
        item = self.currentItem()
        if event.key() in keys and item is not None:
            self.entered_on.emit(item)
        else:
            super().keyPressEvent(event)
