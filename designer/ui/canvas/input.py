"""What pointer and keys mean on a board: for what is in the hand, else for the tool in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from designer.paint.projection import Projection
from designer.ui.canvas.bars import bar_under
from designer.ui.canvas.menus import absent_menu, board_menu
from designer.ui.canvas.tools.keys import STEPS
from designer.ui.kit.languages import tr

if TYPE_CHECKING:
    from designer.ui.canvas.arranger import Arranger
    from designer.ui.canvas.carried import Carried

__all__ = ["Input"]

_Ctrl = Qt.KeyboardModifier.ControlModifier
_HELD = {Qt.Key.Key_Control: _Ctrl, Qt.Key.Key_Alt: Qt.KeyboardModifier.AltModifier}
_Left, _Right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Input:
    """Pass on what a canvas is told; see `designer.ui.canvas.hands.Hands`."""

    def __init__(self, arranger: Arranger) -> None:
        self._arranger = arranger
        self._pressed = False

    @property
    def wants_tab(self) -> bool:
        """Say whether Tab goes round places."""
        return self._arranger.hand.is_full or self._arranger.tool.wants_tab

    @property
    def is_busy(self) -> bool:
        """Say whether something is under way."""
        return self._arranger.hand.is_full or self._arranger.tool.is_busy

    def press(self, event: QMouseEvent) -> bool:
        """A button was pressed."""
        arranger = self._arranger
        arranger.pointer = event.position()
        if not arranger.hand.is_full:
            arranger.balloon.hide()
            return arranger.tool.press(event)
        if event.button() == _Left:
            arranger.hand.carry_to(event.position(), event.modifiers())
            self._pressed = True
        elif event.button() == _Right:
            arranger.hand.take_under(event.position())
        return True

    def move(self, event: QMouseEvent) -> bool:
        """The pointer moved."""
        self._arranger.pointer = event.position()
        if self._arranger.hand.is_full:
            self._arranger.hand.carry_to(event.position(), event.modifiers())
            return True
        return self._arranger.tool.move(event)

    def release(self, event: QMouseEvent) -> bool:
        """A button was released."""
        hand = self._arranger.hand
        self._arranger.pointer = event.position()
        if not hand.is_full:
            self._pressed = False
            return self._arranger.tool.release(event)
        if event.button() == _Left and (self._pressed or hand.is_held):
            self._pressed = False
            hand.carry_to(event.position(), event.modifiers())
            held = hand.is_held
            if not hand.drop(event.modifiers()) and held:
                hand.cancel()  # the pieces are where they were; the balloon says why
        return True

    def double_click(self, event: QMouseEvent) -> bool:
        """A double click opens the tile."""
        arranger = self._arranger
        desk = arranger.desk
        if arranger.hand.is_full or desk is None or arranger.tool.id != "select":
            return False
        piece = desk.piece_at(arranger.view.camera.projection.space_at(event.position()))
        if piece is None or event.button() != _Left:
            return False
        arranger.open_asked.emit(desk.pieces[piece].face)
        return True

    def wheel(self, event: QWheelEvent) -> bool:
        """The wheel turns what is in the hand."""
        if self._arranger.hand.carried is None:
            return False
        if event.angleDelta().y():
            self._arranger.hand.turn(-1 if event.angleDelta().y() > 0 else 1)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """A key was pressed."""
        arranger, key = self._arranger, event.key()
        if (held := _HELD.get(Qt.Key(key))) is not None:
            return self._free(event.modifiers() | held)
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if arranger.hand.is_full:
            return self._key_in_hand(event)
        if arranger.tool.key(event):
            return True
        walks = key in STEPS and not event.modifiers() & _Ctrl
        if walks and arranger.chosen_here and arranger.tool.id == "select":
            arranger.refresh()
            if arranger.hand.pick_up(arranger.selection, held=False):
                return self._key_in_hand(event)
        return False

    def key_up(self, event: QKeyEvent) -> bool:
        """A key was released."""
        held = _HELD.get(Qt.Key(event.key()))
        return held is not None and self._free(event.modifiers() & ~held)

    def menu(self, at: QPoint, *, by_key: bool) -> bool:
        """Show the menu of what lies at a place, or under the cursor."""
        arranger = self._arranger
        if arranger.hand.is_full or arranger.tool.id == "stamp":
            return True
        if arranger.tool is arranger.laying and arranger.loose is not None:
            return self._loose_menu(at, by_key=by_key)
        desk = arranger.ready()
        if desk is None:
            return True
        projection, place = arranger.view.camera.projection, QPointF(at)
        cursor = arranger.view.overlay.cursor
        if by_key and cursor is not None:
            place = projection.centre(cursor)
        joint = arranger.tool.joint if by_key else bar_under(desk, projection, place)
        space = projection.space_at(place)
        absent = desk.laid.scene.absent_at(space) if joint is None else None
        if absent is not None:
            arranger.select_absent(absent)
            arranger.show_menu(absent_menu(arranger, desk, absent), place)
            return True
        piece = desk.piece_at(space)
        if joint is None and piece is not None and piece not in arranger.selection:
            arranger.select([piece])
        arranger.show_menu(board_menu(arranger, desk, joint=joint, piece=piece), place)
        return True

    def _loose_menu(self, at: QPoint, *, by_key: bool) -> bool:
        """Show what can be done with the small piece at a place."""
        arranger, place = self._arranger, QPointF(at)
        cursor = arranger.view.overlay.cursor
        if by_key and cursor is not None:
            place = arranger.view.camera.projection.centre(cursor)
        menu = arranger.laying.menu(place)
        if menu is not None:
            arranger.show_menu(menu, place)
        return True

    def board_changed(self) -> None:
        """The canvas shows another part of the board."""
        arranger = self._arranger
        arranger.handles.place()
        if arranger.balloon.refusal is not None:
            if arranger.hand.carried is not None:
                arranger.hand.say_refusal()
            else:
                arranger.balloon.hide()

    def paint(self, painter: QPainter, projection: Projection) -> None:
        """Draw what is in the hand, and what the tool shows."""
        arranger = self._arranger
        arranger.tool.paint(painter, projection)
        if arranger.hand.landing is not None and arranger.view.is_drawn:
            arranger.hand.landing = None
        if arranger.hand.landing is not None:
            self._paint_carried(painter, projection, arranger.hand.landing, landed=True)
        carried = arranger.hand.carried or arranger.shake.shown
        if carried is not None:
            self._paint_carried(painter, projection, carried)
        if arranger.hand.bar is not None:
            arranger.hand.bar.paint(painter, projection)

    def cut(self) -> None:
        """Cut what is chosen."""
        self._arranger.cut()

    def copy(self) -> None:
        """Copy what is chosen."""
        self._arranger.copy()

    def paste(self) -> None:
        """Paste into the hand."""
        self._arranger.paste()

    def select_all(self) -> None:
        """Choose everything."""
        self._arranger.select_all()

    def _paint_carried(
        self, painter: QPainter, projection: Projection, carried: Carried, *, landed: bool = False
    ) -> None:
        arranger = self._arranger
        carried.paint(
            painter,
            projection,
            stamps=arranger.view.stamps,
            ratio=arranger.view.devicePixelRatioF(),
            ground=arranger.look.colour("canvas"),
            offset=arranger.shake.offset,
            landed=landed,
        )

    def _free(self, modifiers: Qt.KeyboardModifier) -> bool:
        """Ctrl or Alt was pressed or let go: the hand goes elsewhere at once."""
        arranger = self._arranger
        if arranger.hand.carried is None or arranger.pointer is None:
            return False
        arranger.hand.carry_to(arranger.pointer, modifiers)
        return True

    def _key_in_hand(self, event: QKeyEvent) -> bool:
        key, hand = event.key(), self._arranger.hand
        if key in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
            hand.step_place(-1 if key == Qt.Key.Key_Backtab else 1)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if hand.carried is not None:
                hand.carried.carry.free = bool(event.modifiers() & _Ctrl)
            hand.drop(event.modifiers())
        elif key in STEPS and hand.carried is not None:
            hand.step(STEPS[key](hand.carried.carry.fit.origin))
        elif key in STEPS:
            hand.step_place(-1 if key in {Qt.Key.Key_Left, Qt.Key.Key_Up} else 1)
        else:
            return self._arranger.tool.key_in_hand(event)
        return True

    def _escape(self) -> bool:
        """Let go of what is under way; else leave the tool; else choose nothing."""
        arranger = self._arranger
        told = arranger.balloon.refusal is not None
        if arranger.cancel():
            arranger.speak(tr("Let go; nothing has changed."))
        elif told:
            arranger.balloon.hide()
        elif arranger.tool is arranger.laying and arranger.desk is None:
            return arranger.laying.let_be()
        elif arranger.tool.id != "select":
            arranger.set_tool("select")
        elif arranger.selection:
            arranger.select([])
        else:
            return False
        return True
