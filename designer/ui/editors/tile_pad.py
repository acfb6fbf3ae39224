"""A printed side to paint on: spaces, the empty hexes round them, pointer and keyboard."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from designer.diagnostics import Severity
from designer.hexes import Hex
from designer.paint.boards import BoardPicture, draw_net
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.overlays import Overlay
from designer.paint.projection import Projection
from designer.paint.scene import paint_live
from designer.paint.stamps import Stamps
from designer.printing.scenes import BoardScene
from designer.ui.kit.accessible import spoken_as
from designer.ui.kit.languages import tr

__all__ = ["TilePad", "Tool"]

_KEPT_PX = 24
_ARROWS = {
    Qt.Key.Key_Left: (Hex(-1, 0), Hex(-1, 0)),
    Qt.Key.Key_Right: (Hex(1, 0), Hex(1, 0)),
    Qt.Key.Key_Up: (Hex(1, -1), Hex(0, -1)),
    Qt.Key.Key_Down: (Hex(0, 1), Hex(-1, 1)),
}


class Tool(StrEnum):
    """Say what the pointer does."""

    PAINT = "paint"
    FILL = "fill"
    ERASE = "erase"
    SCENERY = "scenery"
    PICK = "pick"
    SELECT = "select"


@spoken_as(QAccessible.Role.Canvas)
class TilePad(QWidget):
    """Show a side and tell what is done on it.

    Attributes:
        stroke_begun: the pointer was pressed, or a key: a gesture begins.
        touched: the tool touches a hex (Hex).
        key_pressed: a key that is not the cursor's (QKeyEvent); taken if accepted.
        cursor_moved: the keyboard's hex, or the one pressed, is another (Hex).
        selection_changed: other spaces are chosen.
        largest: radius of a space that is not exceeded, in pixels.
        rings_cursor: the keyboard's space has a ring.
        margins: room left around the side, across and down, in radii.
    """

    largest = 46.0

    stroke_begun = Signal()
    touched = Signal(object)
    key_pressed = Signal(object)
    cursor_moved = Signal(object)
    selection_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picture: BoardPicture | None = None
        self._stamps = Stamps()
        self._projection = Projection(30.0)
        self._bounds = QRectF()
        self.margins = (1.9, 1.7)
        self.rings_cursor = True
        self._problems: Mapping[Hex, Severity] = {}
        self._stale_cells: Mapping[Hex, str] = {}
        self.tool = Tool.PAINT
        self.cursor_hex = Hex(0, 0)
        self.hover: Hex | None = None
        self.selection: frozenset[Hex] = frozenset()
        self._last: Hex | None = None
        self._pressed: QPointF | None = None
        self._marquee: QRectF | None = None
        self._kept: frozenset[Hex] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(160, 96)
        self.setAccessibleName(tr("Spaces of the side"))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(420, 420)

    # -- showing --------------------------------------------------------------------------------

    def show_side(
        self,
        scene: BoardScene,
        problems: Mapping[Hex, Severity],
        unread: Mapping[Hex, str],
    ) -> None:
        """Show a state of a side.

        Args:
            scene: its picture.
            problems: the worst fault on a space.
            unread: spaces whose text is no cell, with that text.
        """
        self._picture = BoardPicture(scene)
        self._problems = problems
        self._stale_cells = unread
        known = {*scene.board.index, *(at for at, _ in scene.scenery), *unread}
        self.selection &= known
        self._fit()
        self.update()

    def forget(self) -> None:
        """Begin anew with another side: nothing is chosen, and the view fits it."""
        self.selection = frozenset()
        self.cursor_hex = Hex(0, 0)
        self._bounds = QRectF()

    @property
    def projection(self) -> Projection:
        """Give where hexes lie."""
        return self._projection

    @property
    def known(self) -> frozenset[Hex]:
        """Give the spaces of the side."""
        if self._picture is None:
            return frozenset()
        return frozenset(self._picture.scene.board.index) | frozenset(self._stale_cells)

    def set_cursor_hex(self, at: Hex) -> None:
        """Put the keyboard's cursor on a hex."""
        if at != self.cursor_hex:
            self.cursor_hex = at
            self.update()
            self.cursor_moved.emit(at)

    def set_selection(self, chosen: frozenset[Hex]) -> None:
        """Choose spaces."""
        if chosen != self.selection:
            self.selection = chosen
            self.update()
            self.selection_changed.emit()

    def selectAll(self) -> None:
        """Choose all spaces."""
        self.set_selection(self.known)

    def _fit(self) -> None:
        """Show the whole side with a ring of empty hexes; while it is painted, nothing jumps."""
        if self._picture is None:
            return
        wide, high = self.margins
        own = self._picture.bounds.adjusted(-wide, -high, wide, high)
        if self._bounds.isEmpty() or not self._bounds.contains(own):
            self._bounds = own if self._bounds.isEmpty() else self._bounds.united(own)
        kept = min(_KEPT_PX / 2, self.height() / 40)
        room = QRectF(self.rect()).adjusted(kept, kept, -kept, -kept)
        self._projection = Projection.fitting(self._bounds, room, self.largest)

    # -- events ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        at = self._projection.space_at(event.position())
        self.set_cursor_hex(at)
        if event.button() == Qt.MouseButton.RightButton:
            self._touch_with(Tool.PICK, at)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.stroke_begun.emit()
        self._pressed = event.position()
        if self.tool is Tool.SELECT:
            keeps = event.modifiers() & (
                Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
            )
            self._kept = self.selection if keeps else frozenset()
            self._choose_at(at, toggle=bool(keeps))
            return
        self._last = at
        self.touched.emit(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._projection.space_at(event.position())
        if at != self.hover:
            self.hover = at
            self.update()
        if self._pressed is None:
            return
        if self.tool is Tool.SELECT:
            self._marquee = QRectF(self._pressed, event.position()).normalized()
            inside = frozenset(
                h for h in self.known if self._marquee.contains(self._projection.centre(h))
            )
            if self._marquee.width() > 6 or self._marquee.height() > 6:
                self.set_selection(self._kept | inside)
            self.update()
        elif self.tool not in {Tool.FILL, Tool.PICK} and self._last is not None:
            for step in _line(self._last, at):
                self.touched.emit(step)
            self._last = at

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - any button ends it
        self._pressed = self._last = self._marquee = None
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hover = None
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        steps = _ARROWS.get(key)
        plain = not modifiers & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if steps is not None and plain:
            before = self.cursor_hex
            self.set_cursor_hex(before.plus(steps[before.r % 2]))
            if modifiers & Qt.KeyboardModifier.ShiftModifier:
                self.set_selection((self.selection | {before, self.cursor_hex}) & self.known)
        elif key in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter} and plain:
            if self.tool is Tool.SELECT:
                self._kept = self.selection
                self._choose_at(self.cursor_hex, toggle=True)
            else:
                self.stroke_begun.emit()
                self.touched.emit(self.cursor_hex)
        elif key == Qt.Key.Key_A and modifiers == Qt.KeyboardModifier.ControlModifier:
            self.selectAll()
        elif key == Qt.Key.Key_Escape and self.selection:
            self.set_selection(frozenset())
        else:
            event.ignore()
            self.key_pressed.emit(event)
            if not event.isAccepted():
                super().keyPressEvent(event)
            return
        event.accept()

    def _choose_at(self, at: Hex, *, toggle: bool) -> None:
        if at not in self.known:
            self.set_selection(self._kept)
        elif toggle and at in self._kept:
            self.set_selection(self._kept - {at})
        else:
            self.set_selection(self._kept | {at})

    def _touch_with(self, tool: Tool, at: Hex) -> None:
        before, self.tool = self.tool, tool
        self.stroke_begun.emit()
        self.touched.emit(at)
        self.tool = before

    # -- painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._look.colour("canvas"))
        if self._picture is None:
            return
        projection = self._projection
        draw_net(painter, projection, QRectF(self.rect()), self._look.colour("canvasline"))
        self._picture.paint(
            painter, projection, stamps=self._stamps, ratio=self.devicePixelRatioF()
        )
        self._paint_unread(painter)
        overlay = Overlay(
            hover=self.hover,
            cursor=self.cursor_hex if self.hasFocus() and self.rings_cursor else None,
            selected=self.selection,
            problems=self._problems,
        )
        paint_live(painter, self._picture.scene, projection, overlay)
        if self._marquee is not None:
            painter.setPen(QPen(QColor("#15130F"), 1, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(255, 201, 60, 70))
            painter.drawRect(self._marquee)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._look.colour("accent"), 2))
            painter.drawRect(QRect(QPoint(1, 1), self.size() - QSize(2, 2)))

    def _paint_unread(self, painter: QPainter) -> None:
        """Show what is written on spaces that nobody can draw."""
        painter.setFont(font("code", 11))
        painter.setPen(self._look.colour("error"))
        radius = self._projection.radius
        for at, text in self._stale_cells.items():
            middle = self._projection.centre(at)
            box = QRectF(middle.x() - radius, middle.y() - 10, 2 * radius, 20)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _line(start: Hex, end: Hex) -> list[Hex]:
    """Give the hexes from one to another, the first left out: a fast pointer skips none."""
    length = start.distance(end)
    found = []
    for step in range(1, length + 1):
        share = step / length
        q = start.q + (end.q - start.q) * share + 1e-6
        r = start.r + (end.r - start.r) * share + 2e-6
        found.append(_rounded(q, r))
    return found


def _rounded(q: float, r: float) -> Hex:
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Hex(rq, rr)
