"""How a row of the problem list is drawn: code and place in the code's type, file and place muted."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.problems.model import Column

__all__ = ["SIGN_WIDTH", "RowDelegate"]

SIGN_WIDTH = 40

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
        column = Column(index.column())
        if column is Column.SIGN:
            option.decorationSize = QSize(SIGN_WIDTH, 16)
            option.decorationAlignment = Qt.AlignmentFlag.AlignCenter
        if column is Column.PLACE:
            option.text = f"{option.text}\u2002"  # a place of its own before the edge
        if column in _CODE:
            option.font = self._code
            muted = self._look.colour("muted")
            option.palette.setColor(QPalette.ColorRole.Text, muted)
