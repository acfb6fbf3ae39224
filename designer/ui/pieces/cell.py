"""One piece in the palette: its picture, its letter, how many are left."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus

__all__ = ["CELL", "Offer", "PieceCell"]

CELL = QSize(104, 118)
_DRAG = 6
_Draw = Callable[[QPainter, QRectF, float], None]


class Offer(msgspec.Struct, frozen=True):
    """Say what a cell shows.

    Attributes:
        id: the face, or the barrier.
        is_bar: whether it is a barrier.
        title: what it is called; `label`: how many are left, or why none is; `short`: the same
            where there is little room.
        group: heading that it belongs to; `words`: what a filter looks in.
        tip: more on it, one line each.
        is_left: whether it can be taken.
        is_loose: whether it is a small piece that lies on a space.
    """

    id: str
    is_bar: bool
    title: str
    label: str
    short: str
    group: str
    words: str
    tip: str
    is_left: bool
    is_loose: bool = False


class PieceCell(QAbstractButton):
    """Offer a piece.

    Attributes:
        taken: it is to be taken into the hand; True if though none is left.
        drag_moved: it is dragged (place on the screen, modifiers).
        drag_ended: it was let go there.
        walked: an arrow key was pressed (columns, rows to go).
        letter_typed: a letter was typed, to go to the piece of that name.
    """

    taken = Signal(bool, bool)
    drag_moved = Signal(QPoint, object)
    drag_ended = Signal(QPoint, object)
    walked = Signal(int, int)
    letter_typed = Signal(str)

    def __init__(self, look: Look, draw: _Draw, parent: QWidget) -> None:
        """Make a cell whose picture `draw` draws into a rectangle."""
        super().__init__(parent)
        self._look = look
        self._draw = draw
        self._pressed: QPoint | None = None
        self._dragged = False
        self.offer = Offer("", False, "", "", "", "", "", "", True)
        self.setCheckable(False)
        self.resize(CELL)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.is_armed = False
        look.changed.connect(self.update)

    def show_offer(self, offer: Offer) -> None:
        """Show another offer."""
        self.offer = offer
        self.setAccessibleName(f"{offer.title}, {offer.label}")
        self.setAccessibleDescription(offer.tip.replace("\n", ". "))
        self.setToolTip(offer.tip)
        self.update()

    def set_armed(self, armed: bool) -> None:
        """Show whether it is in the hand."""
        if armed != self.is_armed:
            self.is_armed = armed
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        theme, offer = self._look.theme, self.offer
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        hovered = self.underMouse()
        ground = theme.soft if self.is_armed else (theme.surface if hovered else theme.raised)
        line = theme.accent if self.is_armed or (hovered and offer.is_left) else theme.border
        painter.setPen(QPen(QColor(line), 2.0 if self.is_armed else 1.0))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(frame, 7, 7)
        painter.setOpacity(1.0 if offer.is_left else 0.36)
        box = QRectF(frame.left() + 6, frame.top() + 6, frame.width() - 12, frame.height() - 32)
        self._draw(painter, box, self.devicePixelRatioF())
        painter.setOpacity(1.0)
        self._paint_words(painter, frame)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 8)

    def _paint_words(self, painter: QPainter, frame: QRectF) -> None:
        theme, offer = self._look.theme, self.offer
        foot = QRectF(frame.left() + 8, frame.bottom() - 24, frame.width() - 16, 20)
        face = font("display", 14, 700)
        if offer.is_bar or len(offer.title) > 3:
            face = font("ui", 12, 600)
        painter.setFont(face)
        painter.setPen(QColor(theme.text if offer.is_left else theme.muted))
        painter.drawText(
            foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, offer.title
        )
        width = QFontMetricsF(face).horizontalAdvance(offer.title)
        small = font("ui", 11.5)
        painter.setFont(small)
        painter.setPen(QColor(theme.ok if offer.is_left else theme.muted))
        room = foot.width() - width - 6
        metrics = QFontMetricsF(small)
        said = offer.label if metrics.horizontalAdvance(offer.label) <= room else offer.short
        label = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label)

    # -- pointer and keys ---------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._dragged = event.globalPosition().toPoint(), False
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        here = event.globalPosition().toPoint()
        if self._dragged or (here - self._pressed).manhattanLength() > _DRAG:
            self._dragged = True
            self.drag_moved.emit(here, event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._dragged:
            self._dragged = False
            self.drag_ended.emit(event.globalPosition().toPoint(), event.modifiers())
        elif self.rect().contains(event.position().toPoint()):
            self.taken.emit(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier), False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key, ctrl = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in ways:
            self.walked.emit(*ways[Qt.Key(key)])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.taken.emit(ctrl, True)
        elif len(event.text()) == 1 and event.text().isalnum() and not ctrl:
            self.letter_typed.emit(event.text())
        else:
            event.ignore()

    def middle(self) -> QPointF:
        """Give its middle in its parent."""
        return QRectF(self.geometry()).center()
