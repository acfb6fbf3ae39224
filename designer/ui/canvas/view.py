"""The canvas: shows a scene and says which space is meant."""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from designer.diagnostics import Severity
from designer.hexes import Hex
from designer.paint.boards import BoardPicture
from designer.paint.look import Look
from designer.paint.overlays import Overlay
from designer.paint.scene import paint_live
from designer.paint.stamps import Stamps
from designer.printing.scenes import BoardScene
from designer.ui.canvas.camera import STEP, Camera
from designer.ui.canvas.cursor import moved
from designer.ui.canvas.hands import Hands
from designer.ui.canvas.layers import Layers
from designer.ui.canvas.words import space_words

__all__ = ["CanvasView"]

_TIP_MS = 400
_SLICE_S = 0.003
_MARGIN = 28


class CanvasView(QWidget):
    """Show a board.

    Attributes:
        hands: what takes hold of the board, if anything does.
        space_chosen: a space was clicked or Enter was pressed on it (Hex).
        space_pointed: the space under the pointer or the keyboard's cursor changed (Hex or None).
        zoom_changed: the zoom is another one (1.0 is 100 %).
    """

    space_chosen = Signal(object)
    space_pointed = Signal(object)
    zoom_changed = Signal(float)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.hands: Hands | None = None
        self._layers = Layers()
        self._picture: BoardPicture | None = None
        self._camera = Camera()
        self._fitted = True  # until somebody zooms or pans, a resized canvas shows all
        self._overlay = Overlay()
        self._net = True
        self._room = (_MARGIN, _MARGIN)
        self._stale = False
        self._dragged: QPointF | None = None
        self._pressed: QPointF | None = None
        self._space_held = False
        self._tool_cursor = Qt.CursorShape.ArrowCursor
        self._space_used = False  # the held key dragged, so letting it go means nothing
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName("Board")
        self._work = QTimer(self, interval=0, singleShot=True)
        self._work.timeout.connect(self._draw_some)
        self._tip = QTimer(self, interval=_TIP_MS, singleShot=True)
        self._tip.timeout.connect(self._show_tip)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    @property
    def scene(self) -> BoardScene | None:
        """Give what is shown."""
        return self._picture.scene if self._picture else None

    @property
    def camera(self) -> Camera:
        """Give zoom and place."""
        return self._camera

    @property
    def overlay(self) -> Overlay:
        """Give what is shown over the board."""
        return self._overlay

    @property
    def is_drawn(self) -> bool:
        """Say whether the board in sight is drawn as it is now."""
        return self._layers.is_whole(self._camera, QRectF(self.rect()))

    @property
    def stamps(self) -> Stamps:
        """Give the pictures of spaces that are ready."""
        return self._layers.stamps

    def set_scene(self, scene: BoardScene | None) -> None:
        """Show another scene; the place stays, the first one is shown whole."""
        first = self._picture is None
        if not first and (scene is self.scene or scene == self.scene):
            return
        self._picture = BoardPicture(scene) if scene is not None else None
        self._layers.show(self._picture)
        known = scene.board.index if scene is not None else {}
        lost = self._overlay.cursor is not None and self._overlay.cursor not in known
        self._overlay = msgspec.structs.replace(
            self._overlay, hover=None, cursor=None if lost else self._overlay.cursor
        )
        if first:
            self.fit()
        self.update()
        if self.hands is not None:
            self.hands.board_changed()

    def set_problems(self, problems: Mapping[Hex, Severity]) -> None:
        """Show signs on spaces."""
        self._set(problems=problems)

    def set_ways(self, ways: tuple[tuple[Hex, ...], ...]) -> None:
        """Show lines through spaces."""
        self._set(ways=ways)

    def set_unreachable(self, spaces: frozenset[Hex]) -> None:
        """Hatch spaces."""
        self._set(unreachable=spaces)

    def set_selected(self, spaces: frozenset[Hex]) -> None:
        """Outline spaces as chosen."""
        self._set(selected=spaces)

    def set_cursor(self, space: Hex | None) -> None:
        """Put the keyboard's cursor on a space, wherever that is."""
        self._set(cursor=space)

    def set_tool_cursor(self, shape: Qt.CursorShape) -> None:
        """Show the pointer as a tool wants it."""
        self._tool_cursor = shape
        self._show_hand()

    def words_of(self, space: Hex) -> tuple[str, ...]:
        """Describe a space."""
        return space_words(self.scene, space) if self.scene is not None else ()

    def say(self, text: str) -> None:
        """Say something to screen readers."""
        self.setAccessibleDescription(text)

    def controls(self) -> list[QWidget]:
        """Give what stands over the board: chips, legend, zoom, balloons."""
        return [child for child in self.children() if isinstance(child, QWidget)]

    def bring_into_sight(self, area: QRectF) -> None:
        """Pan so far that a part of the canvas is seen."""
        seen = QRectF(self.rect()).adjusted(24, 24, -24, -24)
        dx = max(0.0, seen.left() - area.left()) or min(0.0, seen.right() - area.right())
        dy = max(0.0, seen.top() - area.top()) or min(0.0, seen.bottom() - area.bottom())
        if dx or dy:
            self._move(self._camera.panned(dx, dy))

    def set_stale(self, stale: bool) -> None:
        """Grey the drawing: it is not what the text says now."""
        self._stale = stale
        self.update()

    def set_net(self, shown: bool) -> None:
        """Show or hide the net of empty hexes."""
        self._net = shown
        self._on_look_changed()

    def set_room(self, above: int, below: int) -> None:
        """Say how much of the canvas is covered, so that a fitted board lies between."""
        if (above, below) != self._room:
            self._room = (above, below)
            if self._fitted:
                self.fit()

    def show_space(self, space: Hex) -> None:
        """Put the cursor on a space and bring it into sight."""
        self._set(cursor=space)
        at = self._camera.projection.centre(space)
        if not QRectF(self.rect()).adjusted(60, 60, -60, -60).contains(at):
            middle = QRectF(self.rect()).center()
            self._move(self._camera.panned(middle.x() - at.x(), middle.y() - at.y()))
        self._describe(space)

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom about a place, or about the middle."""
        self._move(self._camera.zoomed(factor, about or QRectF(self.rect()).center()))

    def zoom_to(self, zoom: float) -> None:
        """Set the zoom (1.0 is 100 %)."""
        self.zoom_by(zoom / self._camera.zoom)

    def zoom_in(self) -> None:
        """Zoom in by one step."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Zoom out by one step."""
        self.zoom_by(1 / STEP)

    def fit(self) -> None:
        """Show the whole board."""
        if self._picture is None:
            return
        above, below = self._room
        target = QRectF(self.rect()).adjusted(_MARGIN, above, -_MARGIN, -below)
        if target.width() < 40 or target.height() < 40:
            target = QRectF(self.rect())
        self._move(Camera.fitting(self._picture.bounds, target))
        self._fitted = True

    def settle(self) -> None:
        """Draw everything that is in sight now, for pictures of the window."""
        self._layers.set_ratio(self.devicePixelRatioF())
        while self._layers.work(self._camera, QRectF(self.rect()), 1.0):
            pass
        self.update()

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        size = QRectF(self.rect())
        self._layers.set_ratio(self.devicePixelRatioF())
        self._layers.paint(painter, self._camera, size)
        if self._picture is not None:
            overlay = self._overlay
            if not self.hasFocus():
                overlay = msgspec.structs.replace(overlay, cursor=None)
            paint_live(painter, self._picture.scene, self._camera.projection, overlay)
        if self.hands is not None:
            self.hands.paint(painter, self._camera.projection)
        if self._stale:
            veil = QColor(self._look.colour("canvas"))
            veil.setAlphaF(0.6)
            painter.fillRect(size, veil)
        if self.hasFocus():
            painter.setPen(QPen(self._look.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()
        self._work.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def _draw_some(self) -> None:
        if self._layers.work(self._camera, QRectF(self.rect()), _SLICE_S):
            self.update()

    def _on_look_changed(self) -> None:
        net = self._look.colour("canvasline") if self._net else None
        self._layers.set_colours(self._look.colour("canvas"), net)
        self.update()

    def _set(self, **changes: object) -> None:
        self._overlay = msgspec.structs.replace(self._overlay, **changes)
        self.update()

    def _move(self, camera: Camera) -> None:
        if self._picture is not None:
            camera = camera.held(self._picture.bounds, QRectF(self.rect()))
        zoomed = camera.zoom != self._camera.zoom
        self._camera = camera.snapped(self.devicePixelRatioF())
        self._fitted = False
        self.update()
        if self.hands is not None:
            self.hands.board_changed()
        if zoomed:
            self.zoom_changed.emit(camera.zoom)

    # Pointer and keys

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(STEP ** (turned.y() / 120), event.position())
        elif self.hands is not None and self.hands.wheel(event):
            event.accept()
            return
        else:
            moved_by = event.pixelDelta() if not event.pixelDelta().isNull() else turned / 2
            dx, dy = moved_by.x(), moved_by.y()
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                dx, dy = dx or dy, 0
            self._move(self._camera.panned(dx, dy))
        self._point(event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (event.button() == Qt.MouseButton.LeftButton and self._space_held):
            self._dragged = event.position()
            self._space_used = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self.hands is not None and self.hands.press(event):
            pass
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            by = event.position() - self._dragged
            self._dragged = event.position()
            self._move(self._camera.panned(by.x(), by.y()))
            return
        self._point(event.position())
        if self.hands is not None:
            self.hands.move(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.hands is None or not self.hands.double_click(event):
            self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            self._dragged = None
            self._show_hand()
            return
        if self.hands is not None and self.hands.release(event):
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None or (event.position() - pressed).manhattanLength() > 6:
            return
        space = self._space_at(event.position())
        if space is not None:
            self.choose_space(space)

    def choose_space(self, space: Hex) -> None:
        """Put the cursor on a space and say that it was chosen."""
        self._set(cursor=space)
        self._describe(space)
        self.space_chosen.emit(space)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._tip.stop()
        self._hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_held, self._space_used = True, False
                self._show_hand()
        elif self.hands is not None and self.hands.key(event):
            pass
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self._overlay.cursor is not None:
                self.space_chosen.emit(self._overlay.cursor)
        elif self.scene is not None and (
            space := moved(self.scene.board, self._overlay.cursor, event.keyCombination())
        ):
            self.show_space(space)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = False
            self._show_hand()
            if not self._space_used:
                self.pin_tip()
        elif self.hands is None or not self.hands.key_up(event):
            super().keyReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        if self.hands is None or not self.hands.menu(event.pos(), by_key=by_key):
            super().contextMenuEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's own name
        if self.hands is not None and self.hands.wants_tab:
            return False
        return super().focusNextPrevChild(next)

    def cut(self) -> None:
        """Cut what is chosen."""
        if self.hands is not None:
            self.hands.cut()

    def copy(self) -> None:
        """Copy what is chosen."""
        if self.hands is not None:
            self.hands.copy()

    def paste(self) -> None:
        """Paste into the hand."""
        if self.hands is not None:
            self.hands.paste()

    def selectAll(self) -> None:
        """Choose everything."""
        if self.hands is not None:
            self.hands.select_all()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space_held = False
        self._show_hand()
        self.update()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
            return True
        return super().event(event)

    def _show_hand(self) -> None:
        if self._space_held:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.setCursor(self._tool_cursor)

    def _space_at(self, place: QPointF) -> Hex | None:
        scene = self.scene
        if scene is None:
            return None
        space = self._camera.projection.space_at(place)
        return space if space in scene.board.index else None

    def _point(self, place: QPointF) -> None:
        if self.hands is not None and self.hands.is_busy:
            self._set(hover=None)  # what is in the hand is spoken of, not what lies below
        else:
            self._hover(self._space_at(place))

    def _hover(self, space: Hex | None) -> None:
        if space == self._overlay.hover:
            return
        self._set(hover=space)
        QToolTip.hideText()
        if space is not None:
            self._tip.start()
        self.space_pointed.emit(space)

    def _describe(self, space: Hex) -> None:
        scene = self.scene
        if scene is not None:
            self.setAccessibleDescription(". ".join(space_words(scene, space)))
        self.space_pointed.emit(space)

    def _show_tip(self) -> None:
        busy = self.hands is not None and self.hands.is_busy
        if self.underMouse() and not busy:
            self._tip_at(self._overlay.hover)

    def pin_tip(self) -> None:
        """Show the tip of the cursor's space, until something else is done."""
        self._tip_at(self._overlay.cursor or self._overlay.hover)

    def _tip_at(self, space: Hex | None) -> None:
        """Show the tip beside the space it speaks of, never over it."""
        scene = self.scene
        if scene is None or space is None:
            return
        projection = self._camera.projection
        at, reach = projection.centre(space), projection.radius
        below = QPoint(round(at.x() - reach), round(at.y() + reach + 4))
        area = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
        rectangle = QRect(area.toAlignedRect())
        text = "\n".join(space_words(scene, space))
        QToolTip.showText(self.mapToGlobal(below) - QPoint(0, 16), text, self, rectangle)
