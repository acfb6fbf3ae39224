"""One answer of a question: its number, its name, what it does."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.table import Handle
from designer.ui.kit.accessible import spoken_as

__all__ = ["AnswerRow"]

_KEYED = 9  # answers that have a digit
_LEFT = 40
_LONG = 360  # a note that is wider has two lines


@spoken_as(QAccessible.Role.Button, press="press")
class AnswerRow(QWidget):
    """Show an answer.

    Attributes:
        clicked: by mouse, Enter or Space.
    """

    clicked = Signal()

    def __init__(self, look: Look, handle: Handle, number: int) -> None:
        """Show `handle` as answer `number`, counted from 1."""
        super().__init__()
        self._look = look
        self.handle = handle
        self._number = str(number) if number <= _KEYED else ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{handle.label}. {handle.note}".strip(". "))
        self.setToolTip(handle.note)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Give room for a line, or two with a note."""
        if not self.handle.note:
            return QSize(300, 36)
        wide = QFontMetricsF(font("ui", 12, 400)).horizontalAdvance(self.handle.note)
        return QSize(300, 52 if wide < _LONG else 70)

    def press(self) -> None:
        """Choose it."""
        self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw number, name and note."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self.hasFocus() or self.underMouse()
        painter.setPen(QPen(QColor(theme.accent if lit else theme.strong), 2 if lit else 1))
        painter.setBrush(QColor(theme.soft if lit else theme.raised))
        painter.drawRoundedRect(frame, 7, 7)
        if self._number:
            box = QRectF(10, 9, 20, 18)
            painter.setPen(QPen(QColor(theme.strong), 1))
            painter.drawRoundedRect(box, 4, 4)
            painter.setFont(font("ui", 11, 500))
            painter.setPen(QColor(theme.softtext if lit else theme.muted))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._number)
        bold, small = font("ui", 13, 600), font("ui", 12, 400)
        room = frame.width() - _LEFT - 8
        painter.setFont(bold)
        painter.setPen(QColor(theme.softtext if lit else theme.text))
        line = QRectF(_LEFT, 6, room, 24)
        painter.drawText(
            line, Qt.AlignmentFlag.AlignVCenter, self._fitting(self.handle.label, room, 13, 600)
        )
        if self.handle.note:
            painter.setFont(small)
            painter.setPen(QColor(theme.softtext if lit else theme.muted))
            below = QRectF(_LEFT, 27, room, frame.height() - 28)
            painter.drawText(below, Qt.TextFlag.TextWordWrap.value, self.handle.note)

    @staticmethod
    def _fitting(text: str, room: float, size: float, weight: int) -> str:
        metrics = QFontMetricsF(font("ui", size, weight))
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose it; Up and Down go to the next."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.clicked.emit()
            case Qt.Key.Key_Down:
                self.focusNextChild()
            case Qt.Key.Key_Up:
                self.focusPreviousChild()
            case _:
                super().keyPressEvent(event)
