"""A refusal: a balloon with the sentence and the rule, pinned to what was clicked."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
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
from designer.ui.kit.languages import mark, tr
from designer.ui.preview.rules import RuleWords

__all__ = ["RefusalBalloon"]

_WIDTH = 340
_PAD = 14
_INDENT = 26
_TAIL = 12
_LINK = mark("Read the rule")
_WRAP = Qt.TextFlag.TextWordWrap


class RefusalBalloon(QWidget):
    """Say why a move is refused; a click, Esc or the next move takes it away."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._refusal = Refusal("", "")
        self._rule: RuleWords | None = None
        self._is_open = False
        self._at, self._within = QPoint(), QRect()
        self._others: tuple[QRect, ...] = ()
        self._tip = QPoint()
        self._link = QRectF()
        self.hide()

    @property
    def refusal(self) -> Refusal:
        """Give what is told."""
        return self._refusal

    @property
    def rule(self) -> RuleWords | None:
        """Give the rule's own words while they are shown."""
        return self._rule if self._is_open and self.isVisible() else None

    def show_refusal(
        self,
        refusal: Refusal,
        rule: RuleWords | None,
        at: QPoint,
        within: QRect,
        others: Sequence[QRect] = (),
    ) -> None:
        """Show a refusal beside a place.

        Args:
            refusal: what is told.
            rule: the rule's own words, to be read on demand.
            at: what was clicked, in the parent's coordinates; it is not covered.
            within: the balloon stays inside.
            others: what else is covered only where there is no other room.
        """
        self._others = tuple(others)
        self._refusal, self._rule, self._is_open = refusal, rule, False
        self._at, self._within = at, within
        self.setAccessibleName(f"{refusal.message} {refusal.rule}".strip())
        self._place()
        self.show()
        self.raise_()

    def read_rule(self) -> None:
        """Show the rule's own words too."""
        if self._rule is not None and self.isVisible():
            self._is_open = True
            self.setAccessibleDescription(f"{self._rule.title}. {self._rule.text}")
            self._place()

    def sizeHint(self) -> QSize:
        """Give the size for what is told."""
        return QSize(_WIDTH, self._height() + _TAIL)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the balloon with its tail."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = self._draw_ground(painter)
        sign = self._look.pixmap("ban", "error", 18, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(_PAD, frame.top() + 13), sign)
        painter.setPen(QColor(theme.text))
        painter.setFont(font("ui", 13, 500))
        y = frame.top() + 12
        painter.drawText(_text_box(y), _WRAP, self._refusal.message)
        y += _text_height(self._refusal.message, 500) + 8
        self._link = QRectF()
        if not self._refusal.rule:
            return
        foot = QRectF(_PAD + _INDENT, y, frame.width() - 2 * _PAD - _INDENT, 20)
        painter.setFont(font("code", 11.5))
        painter.setPen(QColor(theme.muted))
        centre = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | centre, self._refusal.rule)
        if self._rule is None:
            return
        if self._is_open:
            self._draw_rule(painter, y + 24, self._rule)
        else:
            face = font("ui", 13, 600)
            painter.setFont(face)
            painter.setPen(QColor(theme.accent))
            painter.drawText(foot, Qt.AlignmentFlag.AlignRight | centre, f"{tr(_LINK)}  F1")
            width = QFontMetricsF(face).horizontalAdvance(f"{tr(_LINK)}  F1") + 12
            self._link = QRectF(foot.right() - width, foot.top() - 4, width + 6, 28)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Read the rule, or take the balloon away."""
        if self._link.contains(event.position()):
            self.read_rule()
        else:
            self.hide()

    def _draw_ground(self, painter: QPainter) -> QRectF:
        theme = self._look.theme
        below = self._tip.y() == 0
        frame = QRectF(1, _TAIL if below else 1, _WIDTH - 2, self.height() - _TAIL - 1)
        path = QPainterPath()
        path.addRoundedRect(frame, 10, 10)
        tail = QPainterPath(QPointF(self._tip))
        edge, inside = (frame.top(), 2) if below else (frame.bottom(), -2)
        tail.lineTo(self._tip.x() - 10, edge + inside)
        tail.lineTo(self._tip.x() + 10, edge + inside)
        tail.closeSubpath()
        painter.setPen(QPen(QColor(theme.error), 1.6))
        painter.setBrush(QColor(theme.raised))
        painter.drawPath(path.united(tail))
        return frame

    def _draw_rule(self, painter: QPainter, y: float, rule: RuleWords) -> None:
        theme = self._look.theme
        painter.setPen(QColor(theme.border))
        painter.drawLine(QPointF(_PAD + _INDENT, y), QPointF(_WIDTH - _PAD, y))
        painter.setPen(QColor(theme.text))
        painter.setFont(font("ui", 13, 600))
        painter.drawText(_text_box(y + 8), _WRAP, rule.title)
        painter.setFont(font("ui", 13, 400))
        painter.drawText(_text_box(y + 12 + _text_height(rule.title, 600)), _WRAP, rule.text)

    def _place(self) -> None:
        """Below what was clicked if there is room, else above, always inside, beside what is lit."""
        at, within, height = self._at, self._within, self._height()
        tops = [at.y() - 22 - height - _TAIL]
        if at.y() + 26 + height + _TAIL <= within.bottom():
            tops.insert(0, at.y() + 22)
        lefts = (at.x() - _WIDTH // 2, at.x() - _WIDTH + 30, at.x() - 30)
        places = [self._inside(left, top, height) for top in tops for left in lefts]
        frame = min(places, key=self._covers)
        below = frame.top() > at.y()
        left = frame.left()
        self.setGeometry(frame)
        tip_x = max(24, min(at.x() - left, _WIDTH - 24))
        self._tip = QPoint(tip_x, 0 if below else height + _TAIL)
        self.update()

    def _inside(self, left: int, top: int, height: int) -> QRect:
        within, full = self._within, height + _TAIL
        top = max(within.top() + 4, min(top, within.bottom() - full - 4))
        left = max(within.left() + 4, min(left, within.right() - _WIDTH - 4))
        return QRect(left, top, _WIDTH, full)

    def _covers(self, frame: QRect) -> int:
        """Give how much of the other things a place would cover."""
        shared = (frame.intersected(other) for other in self._others)
        return sum(max(0, rect.width()) * max(0, rect.height()) for rect in shared)

    def _height(self) -> int:
        height = _text_height(self._refusal.message, 500) + 26
        if self._refusal.rule:
            height += 26
        if self._is_open and self._rule is not None:
            height += _text_height(self._rule.title, 600) + _text_height(self._rule.text, 400) + 26
        return round(height)


def _text_box(top: float) -> QRectF:
    return QRectF(_PAD + _INDENT, top, _WIDTH - 2 * _PAD - _INDENT - 2, 1000)


def _text_height(text: str, weight: int) -> float:
    metrics = QFontMetricsF(font("ui", 13, weight))
    return metrics.boundingRect(_text_box(0), _WRAP, text).height()
