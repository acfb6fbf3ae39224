"""A box to tick whose outline is seen in every theme; Fusion's own nearly vanishes on dark grounds."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus

__all__ = ["CheckBox"]

_BOX = 16
_GAP = 8
_LEFT = 4  # room for the ring that shows the focus
_HEIGHT = 28


class CheckBox(QCheckBox):
    """A tick, told by its mark and not only by its ground."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        self.setFont(font("ui", 13))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(_LEFT + _BOX + _GAP + words + 6, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, on = self._look.theme, self.isEnabled()
        box = QRectF(_LEFT + 0.5, (self.height() - _BOX) / 2 + 0.5, _BOX - 1, _BOX - 1)
        line = theme.strong if on else theme.border
        ground = theme.raised if on else theme.surface
        if self.isChecked():
            ground = line = theme.accent if on else theme.disabled
        elif self.underMouse() and on:
            ground = theme.soft
        painter.setPen(QPen(QColor(line), 1.2))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            pen = QPen(QColor(theme.onaccent if on else theme.surface), 2)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            x, y = box.x(), box.y()
            places = ((3.5, 8.0), (6.6, 11.0), (11.5, 4.5))
            painter.drawPolyline([QPointF(x + dx, y + dy) for dx, dy in places])
        if self.hasFocus():
            draw_focus(painter, self._look, box.adjusted(-4, -4, 4, 4), 6)
        painter.setPen(QColor(theme.text if on else theme.disabled))
        painter.setFont(self.font())
        words = QRectF(self.rect()).adjusted(_LEFT + _BOX + _GAP, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
