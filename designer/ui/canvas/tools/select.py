"""Choose pieces, by clicks or a frame; drag what is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from designer.hexes import Hex
from designer.paint.ghosts import draw_marquee
from designer.paint.overlays import draw_chip
from designer.paint.projection import Projection
from designer.ui.canvas.bars import bar_under
from designer.ui.canvas.tools.tool import Tool
from designer.ui.kit.languages import trn

if TYPE_CHECKING:
    from designer.printing.scenes import Absent
    from designer.session.desk import Desk
    from designer.ui.canvas.arranger import Arranger

__all__ = ["SelectTool"]

_DRAG = 6
_Ctrl, _Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class SelectTool(Tool):
    """The tool that is in force unless another one is."""

    id: ClassVar[str] = "select"

    def __init__(self, arranger: Arranger) -> None:
        super().__init__(arranger)
        self._pressed: QPointF | None = None
        self._grip: Hex | None = None
        self._piece: int | None = None
        self._absent: Absent | None = None
        self._bar: int | None = None
        self._was_chosen = False
        self._frame: QRectF | None = None
        self._whole = False

    @property
    def is_busy(self) -> bool:
        """Say whether a frame is drawn."""
        return self._frame is not None

    def press(self, event: QMouseEvent) -> bool:
        """Choose what lies there, or begin a frame."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        arranger = self.arranger
        arranger.refresh()
        desk = arranger.desk
        if arranger.tool is not self:
            return arranger.tool.press(event)  # only small pieces can be laid here
        if desk is None:
            arranger.speak(arranger.why_not)
            return False
        projection = arranger.view.camera.projection
        place = event.position()
        space = projection.space_at(place)
        self._pressed, self._grip, self._frame = place, space, None
        self._bar = bar_under(desk, projection, place)
        self._absent = desk.laid.scene.absent_at(space) if self._bar is None else None
        self._piece = desk.piece_at(space) if self._bar is None and self._absent is None else None
        self._was_chosen = self._piece in arranger.selection and arranger.chosen_here
        more = event.modifiers() & (_Ctrl | _Shift)
        if self._piece is not None and not self._was_chosen and not more:
            arranger.select([self._piece])
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Drag what was pressed on, or draw the frame."""
        if self._pressed is None:
            return False
        far = (event.position() - self._pressed).manhattanLength() > _DRAG
        desk = self.arranger.desk
        if desk is None or not (far or self._frame is not None):
            return True
        if self._bar is not None:
            bar = self._bar
            self._forget()
            self.arranger.hand.take_bar(bar, held=True)
            self.arranger.hand.carry_to(event.position(), event.modifiers())
        elif self._piece is not None:
            pieces = set(self.arranger.selection) | {self._piece}
            grip = self._grip
            self._forget()
            if self.arranger.hand.pick_up(pieces, grip, held=True):
                self.arranger.hand.carry_to(event.position(), event.modifiers())
        else:
            self._frame = QRectF(self._pressed, event.position()).normalized()
            self._whole = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            n = len(self._touched(desk))
            self.arranger.speak(trn("{n} tile in the frame", "{n} tiles in the frame", n))
            self.arranger.view.update()
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Finish the click or the frame."""
        if self._pressed is None:
            return False
        desk, arranger = self.arranger.desk, self.arranger
        piece, space, was_chosen = self._piece, self._grip, self._was_chosen
        frame, more = self._frame, event.modifiers() & (_Ctrl | _Shift)
        touched = self._touched(desk) if desk is not None and frame is not None else set()
        bar, absent = self._bar, self._absent
        self._forget()
        if desk is None:
            return True
        if frame is not None:
            self._choose_framed(touched, event.modifiers())
        elif piece is not None and space is not None:
            if more:
                self._choose_too(piece, event.modifiers())
            elif was_chosen and len(arranger.selection) > 1:
                arranger.select([piece])
            arranger.view.choose_space(space)
            if was_chosen and not more:
                arranger.speak_space(space)
        elif absent is not None:
            arranger.select_absent(absent)
        elif bar is None and not more:
            arranger.select([])
        arranger.view.update()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Enter chooses the piece under the cursor."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return False
        space, desk = self.arranger.view.overlay.cursor, self.arranger.ready()
        if space is None or desk is None:
            return False
        absent = desk.laid.scene.absent_at(space)
        if absent is not None:
            self.arranger.select_absent(absent)
            return True
        piece = desk.piece_at(space)
        if piece is None:
            return False
        if event.modifiers() & (_Ctrl | _Shift):
            self._choose_too(piece, event.modifiers())
        else:
            self.arranger.select([piece])
        self.arranger.view.choose_space(space)
        return True

    def cancel(self) -> bool:
        """Give up a frame."""
        was = self._frame is not None
        self._forget()
        self.arranger.view.update()
        return was

    def end(self) -> None:
        """Forget what was pressed on."""
        self._forget()

    def desk_changed(self) -> None:
        """Forget what was pressed on: its number may be that of another piece now."""
        self._forget()

    def paint(self, painter: QPainter, projection: Projection) -> None:
        """Draw the frame."""
        desk = self.arranger.desk
        if self._frame is not None and desk is not None:
            spaces = {h for n in self._touched(desk) for h in desk.hexes_of(n)}
            draw_marquee(painter, projection, self._frame, spaces)
            if self.arranger.pointer is not None:
                at = self.arranger.pointer + QPointF(18, 18)
                draw_chip(painter, at, str(len(self._touched(desk))))

    def _forget(self) -> None:
        self._pressed = self._grip = self._piece = self._bar = self._frame = None
        self._absent = None

    def _touched(self, desk: Desk) -> set[int]:
        """Give the pieces that the frame touches, or holds wholly."""
        if self._frame is None:
            return set()
        projection = self.arranger.view.camera.projection
        reach = projection.radius * 0.6
        frame = self._frame
        grown = frame.adjusted(-reach, -reach, reach, reach)
        found = set()
        for number in range(len(desk.pieces)):
            middles = [projection.centre(h) for h in desk.hexes_of(number)]
            if self._whole:
                inside = all(frame.contains(m) for m in middles)
            else:
                inside = any(grown.contains(m) for m in middles)
            if middles and inside:
                found.add(number)
        return found

    def _choose_framed(self, touched: set[int], modifiers: Qt.KeyboardModifier) -> None:
        chosen = set(self.arranger.selection)
        if modifiers & _Ctrl:
            chosen ^= touched
        elif modifiers & _Shift:
            chosen |= touched
        else:
            chosen = touched
        self.arranger.select(chosen)

    def _choose_too(self, piece: int, modifiers: Qt.KeyboardModifier) -> None:
        chosen = set(self.arranger.selection) if self.arranger.chosen_here else set()
        if modifiers & _Ctrl:
            chosen ^= {piece}
        else:
            chosen |= {piece}
        self.arranger.select(chosen)
