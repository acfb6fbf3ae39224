"""The canvas: shows a scene and says which space is meant."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from designer.hexes import Hex
from designer.paint.geometry import centre
from designer.paint.look import Look
from designer.ui.canvas.camera import STEP
from designer.ui.canvas.cursor import moved, nearest
from designer.ui.canvas.surface import CanvasSurface
from designer.ui.canvas.words import space_words

__all__ = ["CanvasView"]

_TIP_MS = 400


class CanvasView(CanvasSurface):
    """Take pointer and keys on a board.

    Attributes:
        space_chosen: a space was clicked or Enter was pressed on it (Hex).
        space_pointed: the space under the pointer or the keyboard's cursor changed (Hex or None).
        cleared: Esc was pressed with nothing in the hand.
    """

    space_chosen = Signal(object)
    space_pointed = Signal(object)
    cleared = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._dragged: QPointF | None = None
        self._pressed: QPointF | None = None
        self._tool_cursor = Qt.CursorShape.ArrowCursor
        self._space_held = False
        self._space_used = False  # the held key dragged, so letting it go means nothing
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._tip = QTimer(self, interval=_TIP_MS, singleShot=True)
        self._tip.timeout.connect(self._show_tip)

    def show_space(self, space: Hex) -> None:
        """Put the cursor on a space and bring it into sight."""
        self._set(cursor=space)
        at = self._camera.projection.centre(space)
        near_edge = not QRectF(self.rect()).adjusted(60, 60, -60, -60).contains(at)
        if near_edge and not self.is_fitted:  # what is shown whole stays so
            middle = QRectF(self.rect()).center()
            self._move(self._camera.panned(middle.x() - at.x(), middle.y() - at.y()))
        self._describe(space)

    def set_tool_cursor(self, shape: Qt.CursorShape) -> None:
        """Show the pointer as a tool wants it."""
        self._tool_cursor = shape
        self._show_hand()

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
        elif key == Qt.Key.Key_Escape:
            self.cleared.emit()
        elif self.scene is not None and (
            space := moved(
                self.scene.board,
                self._overlay.cursor,
                event.keyCombination(),
                self._first_space(),
            )
        ):
            self.show_space(space)
        else:
            super().keyPressEvent(event)

    def _first_space(self) -> Hex | None:
        """Give where the keyboard begins: amid what is chosen, else amid what is seen."""
        if self._overlay.cursor is not None or self.scene is None:
            return None
        chosen = [space for space in self._overlay.selected if space in self.scene.board.index]
        seen = self._camera.projection.units(QRectF(self.rect())).center()
        places = [centre(space) for space in chosen]
        if places:
            seen = QPointF(*(sum(ways) / len(places) for ways in zip(*places, strict=True)))
        return nearest(chosen or self.scene.board.index, seen.x(), seen.y())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = False
            self._show_hand()
            if not self._space_used:
                self.pin_tip()
        elif self.hands is None or not self.hands.key_up(event):
            super().keyReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._tip.stop()
        QToolTip.hideText()
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
        absent = scene.absent_at(space)
        if absent is not None:
            return absent.hex
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
            words = ". ".join(space_words(scene, space))
            if self.hasFocus():
                self.say(words)
            else:
                self.setAccessibleDescription(words)
        self.space_pointed.emit(space)

    def _show_tip(self) -> None:
        busy = self.hands is not None and self.hands.is_busy
        in_menu = QApplication.activePopupWidget() is not None
        if self.underMouse() and not busy and not in_menu:
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
