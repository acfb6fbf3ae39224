"""A refusal: a balloon with the sentence and the rule, pinned to what was clicked."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from designer.engine.game import Refusal
from designer.paint.fonts import font
from designer.paint.look import Look

__all__ = ["RefusalBalloon"]

_WIDTH = 330
_PAD = 14
_TAIL = 12


class RefusalBalloon(QWidget):
    """Say why a move is refused; a click, Esc or the next move takes it away.

    Attributes:
        rule_asked: id of the rule that the reader wants to read.
    """

    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._refusal = Refusal("", "")
        self._tip = QPoint()
        self._rule_box = QRectF()
        self.hide()

    @property
    def refusal(self) -> Refusal:
        """Give what is told."""
        return self._refusal

    def show_refusal(self, refusal: Refusal, at: QPoint, within: QRect) -> None:
        """Show a refusal beside a place.

        Args:
            refusal: what is told.
            at: what was clicked, in the parent's coordinates; it is not covered.
            within: the balloon stays inside.
        """
        self._refusal = refusal
        height = self._height()
        below = at.y() + 26 + height + _TAIL <= within.bottom()
        top = at.y() + 22 if below else at.y() - 22 - height - _TAIL
        top = max(within.top() + 4, min(top, within.bottom() - height - _TAIL - 4))
        left = max(within.left() + 4, min(at.x() - _WIDTH // 2, within.right() - _WIDTH - 4))
        self.setGeometry(left, top, _WIDTH, height + _TAIL)
        self._tip = QPoint(max(24, min(at.x() - left, _WIDTH - 24)), 0 if below else height + _TAIL)
        self.setAccessibleName(f"{refusal.message} {refusal.rule}".strip())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the balloon with its tail."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        below = self._tip.y() == 0
        frame = QRectF(1, _TAIL if below else 1, _WIDTH - 2, self.height() - _TAIL - 1)
        path = QPainterPath()
        path.addRoundedRect(frame, 10, 10)
        tail = QPainterPath(QPointF(self._tip))
        edge = frame.top() if below else frame.bottom()
        inside = 2 if below else -2
        tail.lineTo(self._tip.x() - 10, edge + inside)
        tail.lineTo(self._tip.x() + 10, edge + inside)
        tail.closeSubpath()
        path = path.united(tail)
        painter.setPen(QPen(QColor(theme.error), 1.6))
        painter.setBrush(QColor(theme.raised))
        painter.drawPath(path)
        sign = self._look.pixmap("ban", "error", 18, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(_PAD, frame.top() + 13), sign)
        painter.setPen(QColor(theme.text))
        painter.setFont(font("ui", 13, 500))
        text = self._text_box(frame.top() + 12)
        painter.drawText(text, Qt.TextFlag.TextWordWrap, self._refusal.message)
        self._rule_box = QRectF()
        if self._refusal.rule:
            self._draw_rule(painter, frame)

    def _draw_rule(self, painter: QPainter, frame: QRectF) -> None:
        foot = QRectF(_PAD + 26, frame.bottom() - 30, frame.width() - 2 * _PAD - 26, 20)
        painter.setFont(font("code", 11.5))
        painter.setPen(QColor(self._look.theme.muted))
        centre = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | centre, self._refusal.rule)
        face = font("ui", 13, 600)
        painter.setFont(face)
        painter.setPen(QColor(self._look.theme.accent))
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | centre, "Read the rule")
        width = QFontMetricsF(face).horizontalAdvance("Read the rule") + 12
        self._rule_box = QRectF(foot.right() - width, foot.top() - 4, width + 6, 28)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the rule, or away."""
        if self._rule_box.contains(event.position()):
            self.rule_asked.emit(self._refusal.rule)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Give the size for the sentence."""
        return QSize(_WIDTH, self._height() + _TAIL)

    def _text_box(self, top: float) -> QRectF:
        return QRectF(_PAD + 26, top, _WIDTH - 2 * _PAD - 28, 1000)

    def _height(self) -> int:
        metrics = QFontMetricsF(font("ui", 13, 500))
        text = metrics.boundingRect(
            self._text_box(0), Qt.TextFlag.TextWordWrap, self._refusal.message
        )
        return round(text.height()) + 26 + (26 if self._refusal.rule else 0)
