"""The two round handles under a selection that turn it: by a click, or by dragging them round."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus, tip_of
from designer.ui.kit.languages import tr

if TYPE_CHECKING:
    from designer.ui.canvas.arranger import Arranger

__all__ = ["TurnHandle", "TurnHandles"]

_SIZE = 28
_DRAG = 6


class TurnHandle(QAbstractButton):
    """One of the handles.

    Attributes:
        turn_asked: steps of 60 degrees, clockwise.
        dragged: steps turned so far while it is dragged round.
        dropped: it was let go after being dragged.
    """

    turn_asked = Signal(int)
    dragged = Signal(int)
    dropped = Signal()

    def __init__(self, look: Look, steps: int, parent: QWidget) -> None:
        """Make the handle that turns by `steps` (1 or -1) when it is clicked."""
        super().__init__(parent)
        self._look = look
        self._steps = steps
        self._icon = "rotate-cw" if steps > 0 else "rotate-ccw"
        name = tr("Turn right") if steps > 0 else tr("Turn left")
        self.setAccessibleName(name)
        keys = "Z" if steps > 0 else "Shift+Z"
        self.setToolTip(tip_of(name, keys, tr("By 60°; or drag it round")))
        self.setFixedSize(_SIZE, _SIZE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._middle = QPointF()
        self._pressed: QPointF | None = None
        self._turned: int | None = None
        look.changed.connect(self.update)
        self.hide()

    def turn_about(self, middle: QPointF) -> None:
        """Say about which place of the canvas it is dragged round."""
        self._middle = middle

    def sizeHint(self) -> QSize:
        return QSize(_SIZE, _SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        active = self.underMouse() or self.isDown()
        painter.setPen(QPen(self._look.colour("accent" if active else "strong"), 1.6))
        painter.setBrush(self._look.colour("soft" if active else "raised"))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        picture = self._look.pixmap(self._icon, "text", 15, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(6.5, 6.5), picture)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), _SIZE / 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = QPointF(self.mapToParent(event.position()))
            self._turned = None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        here = QPointF(self.mapToParent(event.position()))
        if self._turned is None and (here - self._pressed).manhattanLength() <= _DRAG:
            return
        steps = round((_angle(here - self._middle) - _angle(self._pressed - self._middle)) / 60)
        steps = (steps + 3) % 6 - 3
        if steps != self._turned:
            self._turned = steps
            self.dragged.emit(steps)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        self.setDown(False)
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._turned is None:
            self.turn_asked.emit(self._steps)
        else:
            self.dropped.emit()


class TurnHandles:
    """Keep both handles under what is chosen."""

    def __init__(self, look: Look, arranger: Arranger) -> None:
        self._arranger = arranger
        self.left = TurnHandle(look, -1, arranger.view)
        self.right = TurnHandle(look, 1, arranger.view)
        for handle in (self.left, self.right):
            handle.turn_asked.connect(arranger.turn)
            handle.dragged.connect(self._on_dragged)
            handle.dropped.connect(self._on_dropped)

    def place(self) -> None:
        """Put them where they belong, or away."""
        arranger = self._arranger
        is_free = not arranger.hand.is_full and arranger.tool.id == "select"
        shown = arranger.desk is not None and arranger.chosen_here and is_free
        if shown:
            bounds = arranger.bounds(arranger.selection)
            away = 0.1 * arranger.view.camera.projection.radius + 4
            top = max(4.0, min(bounds.bottom() + away, arranger.view.height() - _SIZE - 4.0))
            for handle, dx in ((self.left, -_SIZE - 3), (self.right, 3)):
                handle.turn_about(bounds.center())
                handle.move(round(bounds.center().x()) + dx, round(top))
                handle.raise_()
        self.left.setVisible(shown)
        self.right.setVisible(shown)

    def _on_dragged(self, steps: int) -> None:
        arranger = self._arranger
        if arranger.hand.carried is None:
            desk = arranger.chosen_desk()
            if desk is None:
                return
            arranger.pointer = None
            arranger.hand.carried = arranger.lifted(desk)
        carry = arranger.hand.carried.carry
        arranger.hand.carried.note = f"{steps * 60}°"
        arranger.hand.turn((steps - carry.hand.turn) % 6)
        arranger.speak(f"{steps * 60}°. {arranger.hand.carried.words}")

    def _on_dropped(self) -> None:
        arranger = self._arranger
        if arranger.hand.carried is not None and not arranger.hand.drop():
            arranger.hand.cancel()
        self.place()


def _angle(way: QPointF) -> float:
    return math.degrees(math.atan2(way.y(), way.x()))
