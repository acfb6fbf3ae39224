"""A piece to paint on, large: its spaces, their edges, and the empty hexes round them."""

from math import hypot

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)

from designer.hexes import DIRECTIONS, Hex
from designer.paint.look import Look
from designer.ui.editors.tile_pad import TilePad, Tool
from designer.ui.kit.languages import tr

__all__ = ["PiecePad"]

_CLOCKWISE = tuple(DIRECTIONS[way] for way in (0, 5, 4, 3, 2, 1))
_INSIDE = 0.5  # share of a space around its middle that belongs to no edge
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class PiecePad(TilePad):
    """Show a piece and tell what is done on it.

    Attributes:
        painted: a tool is used on a space (Hex, None), or on its edge towards another (Hex, Hex).
        menu_asked: a menu for such a place is wanted (Hex, Hex or None, where on the screen).
        edge: which edge of the cursor's space has the keyboard, clockwise from the east.
        on: what the tool is put on: `edge`, `space`; "" is both, the nearer one.
        is_single: the piece has one space, so that the arrows walk its edges.
    """

    painted = Signal(object, object)
    menu_asked = Signal(object, object, QPoint)
    edge_moved = Signal()

    largest = 150.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.edge = 0
        self.on = ""
        self.is_single = False
        self._aim: tuple[Hex, Hex] | None = None
        self.setAccessibleName(tr("The piece: spaces and edges"))
        self.touched.connect(self._on_touched)

    def set_single(self, single: bool) -> None:
        """Let arrows walk the edges of the one space, which then fills the room."""
        if single != self.is_single:
            self.is_single = single
            self.rings_cursor = not single
            self.margins = (0.35, 0.35) if single else (1.9, 1.7)
            self.forget()

    @property
    def towards(self) -> Hex:
        """Give the hex to which the cursor's edge looks."""
        return self.cursor_hex.plus(_CLOCKWISE[self.edge])

    def set_edge(self, edge: int) -> None:
        """Put the keyboard's cursor on another edge."""
        self.edge = edge % 6
        self.update()
        self.edge_moved.emit()

    def aim_at(self, place: QPointF) -> tuple[Hex, Hex | None]:
        """Give the space at a place, and the edge that is meant there, if one is."""
        if self.is_single:
            at = next(iter(self.known), Hex(0, 0))
        else:
            at = self.projection.space_at(place)
        middle, radius = self.projection.centre(at), self.projection.radius
        away = QPointF(place.x() - middle.x(), place.y() - middle.y())
        if self.on == "space" or (self.on == "" and hypot(away.x(), away.y()) < _INSIDE * radius):
            return at, None

        def along(step: Hex) -> float:
            there = self.projection.centre(at.plus(step))
            return (there.x() - middle.x()) * away.x() + (there.y() - middle.y()) * away.y()

        return at, at.plus(max(_CLOCKWISE, key=along))

    # -- events ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at, towards = self.aim_at(event.position())
        if event.button() == Qt.MouseButton.RightButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._set_cursor(at, towards)
            return  # its menu comes as an event of its own
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if towards is None and not self.is_single:
            super().mousePressEvent(event)
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._set_cursor(at, towards)
        self.stroke_begun.emit()
        if towards is not None:
            self.painted.emit(at, towards)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at, towards = self.aim_at(event.position())
        aim = (at, towards) if towards is not None and at in self.known else None
        if aim != self._aim:
            self._aim = aim
            self.update()
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._aim = None
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.is_single and self.known:
            self.set_cursor_hex(next(iter(self.known)))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            at, towards = self.aim_at(QPointF(event.pos()))
        else:
            at, towards = self.cursor_hex, self.towards
        self.menu_asked.emit(at, towards, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, shift = Qt.Key(event.key()), Qt.KeyboardModifier.ShiftModifier
        walks = self.is_single and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _STEPS and (walks or event.modifiers() == shift):
            self.set_edge(self.edge + _STEPS[key])
            event.accept()
        elif key in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.stroke_begun.emit()
            self.painted.emit(self.cursor_hex, self.towards if self.on != "space" else None)
            event.accept()
        else:
            super().keyPressEvent(event)

    def _on_touched(self, at: Hex) -> None:
        if self.tool is not Tool.SELECT:
            self.painted.emit(at, None)

    def _set_cursor(self, at: Hex, towards: Hex | None) -> None:
        self.set_cursor_hex(at)
        if towards is not None:
            self.set_edge(_CLOCKWISE.index(towards.minus(at)))

    # -- painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._aim is not None:
            self._paint_edge(painter, self._aim, QColor(255, 255, 255, 210))
        if self.hasFocus() and self.on != "space" and self.cursor_hex in self.known:
            self._paint_edge(painter, (self.cursor_hex, self.towards), QColor("#FFC93C"))

    def _paint_edge(self, painter: QPainter, edge: tuple[Hex, Hex], colour: QColor) -> None:
        """Draw a bar along an edge, dark below and light above, to be seen on any ground."""
        a, b = self.projection.centre(edge[0]), self.projection.centre(edge[1])
        middle = QPointF((a.x() + b.x()) / 2, (a.y() + b.y()) / 2)
        half = QPointF(-(b.y() - a.y()) * 0.27, (b.x() - a.x()) * 0.27)
        wide = max(4.0, self.projection.radius * 0.09)
        for ink, width in ((QColor("#15130F"), wide + 3), (colour, wide)):
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle - half, middle + half)
