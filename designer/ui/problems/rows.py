"""How a row of the problem list is drawn: code and place in the code's type, file and place muted."""

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.kit.surfaces import CalmRows
from designer.ui.problems.model import Column

__all__ = ["FIX_FRAME", "FIX_WIDTH", "SIGN_WIDTH", "RowDelegate"]

SIGN_WIDTH = 40
FIX_WIDTH = 190
FIX_FRAME = 46  # beside the words of a fix
_ONLY_ICON = 60

_CODE = frozenset({Column.CODE, Column.FILE, Column.PLACE})


class RowDelegate(CalmRows):
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
        if column is Column.FIX:
            option.text = ""  # it is painted as a button
        if column in _CODE:
            option.font = self._code
            muted = self._look.colour("muted")
            option.palette.setColor(QPalette.ColorRole.Text, muted)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        title = index.data() if index.column() == Column.FIX else ""
        if title:
            self._paint_fix(painter, option, str(title))

    def _paint_fix(self, painter: QPainter, option: QStyleOptionViewItem, title: str) -> None:
        """Draw the button that does the fix: a lightbulb, with its words where there is room."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = font("ui", 12, 500)
        metrics = QFontMetricsF(face)
        room = QRectF(option.rect).adjusted(4.5, 2.5, -4.5, -2.5)
        high = min(room.height(), tokens().control["row"] - 5)
        room = QRectF(room.x(), room.center().y() - high / 2, room.width(), high)
        words = room.width() > _ONLY_ICON
        text = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room.width() - 34)
        if words:
            room.setLeft(room.right() - metrics.horizontalAdvance(text) - 34)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QPen(self._look.colour("strong"), 1))
        painter.setBrush(self._look.colour("soft" if hovered else "raised"))
        painter.drawRoundedRect(room, 5, 5)
        ratio = painter.device().devicePixelRatioF()
        picture = self._look.pixmap("lightbulb", "text", 15, ratio)
        x = room.left() + 8 if words else room.center().x() - 7.5
        painter.drawPixmap(QPointF(x, room.center().y() - 7.5), picture)
        if words:
            painter.setFont(face)
            painter.setPen(self._look.colour("text"))
            painter.drawText(room.adjusted(28, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()
