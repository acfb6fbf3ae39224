"""A row of the command palette: what it is, where it belongs, its keys at the right."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from designer.paint.fonts import font
from designer.paint.look import Look

__all__ = ["CommandRow"]


class CommandRow(QStyledItemDelegate):
    """Draw a command."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - all rows are alike
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002
    ) -> QSize:
        return QSize(200, 30)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        command = index.data(Qt.ItemDataRole.UserRole)
        if not command.run_it:
            super().paint(painter, option, index)
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        frame = QRectF(option.rect).adjusted(2, 1, -2, -1)
        if chosen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.colour("soft"))
            painter.drawRoundedRect(frame, 6, 6)
        ink = "softtext" if chosen else ("text" if command.enabled else "disabled")
        middle = Qt.AlignmentFlag.AlignVCenter
        box = frame.adjusted(10, 0, -10, 0)
        name_font, small = font("ui", 13, 500), font("ui", 12)
        keys_width = QFontMetricsF(small).horizontalAdvance(command.keys)
        metrics = QFontMetricsF(name_font)
        room = box.width() - keys_width - 20
        name = metrics.elidedText(command.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(name_font)
        painter.setPen(self._look.colour(ink))
        painter.drawText(box, middle, name)
        painter.setFont(small)
        painter.setPen(self._look.colour(ink if chosen or not command.enabled else "muted"))
        used = metrics.horizontalAdvance(name) + 10
        if used + QFontMetricsF(small).horizontalAdvance(command.group) < room:
            painter.drawText(box.adjusted(used, 0, 0, 0), middle, command.group)
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, command.keys)
        painter.restore()
