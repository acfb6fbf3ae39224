"""A piece shown large beside the pointer, with everything that stands on it."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from designer.paint.look import Look
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.faces import Faces
from designer.ui.preview.market import PieceChip

__all__ = ["LargePiece"]

_DELAY_MS = 350
_WIDTH = 300
_PAD = 8


class LargePiece(QWidget):
    """Show the piece under the pointer at 300 pixels, after a moment, where it covers nothing needed."""

    def __init__(self, look: Look, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._face = ""
        self._source: PieceWidget | PieceChip | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY_MS)
        self._timer.timeout.connect(self.show_now)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def expect(self, source: PieceWidget | PieceChip) -> None:
        """Show the piece of a widget soon."""
        self._source = source
        if not source.piece.face:
            return
        if self.isVisible():
            self.show_now()
        else:
            self._timer.start()

    def dismiss(self) -> None:
        """Show nothing any more."""
        self._timer.stop()
        self._source = None
        self.hide()

    def show_now(self) -> None:
        """Show it at once."""
        source, parent = self._source, self.parentWidget()
        if source is None or parent is None or not source.isVisible():
            return
        self._face = source.piece.face
        display = self._faces.display(self._face)
        width = min(_WIDTH, parent.width() // 3)
        if display.height < display.width * 1.1:
            width = min(width, 160)
        size = QSize(width, round(self._faces.height(self._face, width)))
        self.setFixedSize(size.width() + 2 * _PAD, size.height() + 2 * _PAD)
        beside = QRect(source.mapTo(parent, QPoint(0, 0)), source.size())
        self.move(_free_place(beside, self.size(), parent.rect()))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw a shade and the face."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        inner = QRectF(self.rect()).adjusted(_PAD, _PAD, -_PAD, -_PAD)
        for spread in range(_PAD, 0, -2):
            painter.setBrush(QColor(0, 0, 0, 22))
            painter.drawRoundedRect(inner.adjusted(-spread, -spread, spread, spread), 24, 24)
        width = inner.width()
        painter.drawPixmap(
            inner.topLeft(), self._faces.pixmap(self._face, width, self.devicePixelRatioF())
        )


def _free_place(beside: QRect, size: QSize, room: QRect) -> QPoint:
    """Above, else left, else right of a widget, inside the room."""
    x = beside.center().x() - size.width() // 2
    y = beside.top() - size.height() - 4
    if y < room.top():
        y = beside.center().y() - size.height() // 2
        x = beside.left() - size.width() - 4
        if x < room.left():
            x = beside.right() + 4
    x = max(room.left() + 4, min(x, room.right() - size.width() - 4))
    y = max(room.top() + 4, min(y, room.bottom() - size.height() - 4))
    return QPoint(x, y)
