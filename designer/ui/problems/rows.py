"""How a row of the problem list is drawn: code and place in the code's type, file and place muted."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.problems.model import Column

__all__ = ["RowDelegate"]

_CODE = frozenset({Column.CODE, Column.FILE, Column.PLACE})


class RowDelegate(QStyledItemDelegate):
    """Choose type and colour by column."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._code = font("code", 11.5)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if Column(index.column()) in _CODE:
            option.font = self._code
            muted = self._look.colour("muted")
            option.palette.setColor(QPalette.ColorRole.Text, muted)
