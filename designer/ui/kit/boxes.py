"""Boxes in which something is chosen, framed as fields to type in are: lists and numbers."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.kit.surfaces import CalmRows

__all__ = ["ComboBox", "SpinBox", "paint_frame"]


class ComboBox(QComboBox):
    """A list that opens, framed as fields are; the wheel moves the form, not the choice."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._faulty = False
        self._empty = ""
        self.setFont(font("ui", 13))
        self.setFixedHeight(tokens().control["field"])
        self.setItemDelegate(CalmRows(self))
        self.setMaxVisibleItems(16)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def set_faulty(self, on: bool) -> None:
        """Outline the choice as faulty or not."""
        self._faulty = on
        self.update()

    def set_empty_text(self, text: str) -> None:
        """Say what stands there while nothing is chosen."""
        self._empty = text
        self.setPlaceholderText(text)
        self.update()

    def sizeHint(self) -> QSize:
        widest = max(
            (self.fontMetrics().horizontalAdvance(self.itemText(n)) for n in range(self.count())),
            default=40,
        )
        widest = max(widest, self.fontMetrics().horizontalAdvance(self._empty))
        return QSize(min(widest, 260) + 46, tokens().control["field"])

    def minimumSizeHint(self) -> QSize:
        return QSize(70, tokens().control["field"])

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        paint_frame(painter, self._look, self, faulty=self._faulty)
        chosen = self.currentIndex() >= 0
        token = "text" if chosen and self.isEnabled() else "muted"
        painter.setPen(self._look.colour(token))
        painter.setFont(self.font())
        box = self.rect().adjusted(9, 0, -28, 0)
        words = self.currentText() if chosen else self._empty
        text = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        picture = self._look.pixmap(
            "chevron-down", "text" if self.isEnabled() else "disabled", 15, self.devicePixelRatioF()
        )
        painter.drawPixmap(QPointF(self.width() - 23, (self.height() - 15) / 2), picture)


class SpinBox(QSpinBox):
    """A number that is typed or counted."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFont(font("ui", 13))
        self.setFixedHeight(tokens().control["field"])
        self.lineEdit().setStyleSheet("background: transparent; border: none;")
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(8, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all but the digits is painted
        painter = QPainter(self)
        paint_frame(painter, self._look, self)
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        for part, way in _HALVES:
            half = self.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, self)
            can = bool(self.stepEnabled() & way) and self.isEnabled()
            painter.setPen(QPen(self._look.colour("text" if can else "disabled"), 1.6))
            middle, up = QRectF(half).center(), way == QSpinBox.StepEnabledFlag.StepUpEnabled
            tip = middle + QPointF(0, -1.5 if up else 1.5)
            foot = 1.5 if up else -1.5
            painter.drawLine(middle + QPointF(-3.5, foot), tip)
            painter.drawLine(tip, middle + QPointF(3.5, foot))


_HALVES = (
    (QStyle.SubControl.SC_SpinBoxUp, QSpinBox.StepEnabledFlag.StepUpEnabled),
    (QStyle.SubControl.SC_SpinBoxDown, QSpinBox.StepEnabledFlag.StepDownEnabled),
)


def paint_frame(painter: QPainter, look: Look, widget: QWidget, *, faulty: bool = False) -> None:
    """Paint the frame of something that is chosen, not typed, as fields to type in have it."""
    theme = look.theme
    focused = widget.hasFocus()
    wide = 2 if focused or faulty else 1
    line = theme.error if faulty else theme.accent if focused else theme.strong
    ground = theme.raised
    if not widget.isEnabled():
        line, ground = theme.border, theme.surface
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(line), wide, Qt.PenStyle.SolidLine))
    painter.setBrush(QColor(ground))
    inset = wide / 2
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset), 6, 6)
