"""Put down pieces of the box, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from designer.ui.canvas.tools.tool import Tool
from designer.ui.kit.languages import tr

if TYPE_CHECKING:
    from designer.session.desk import Desk
    from designer.ui.canvas.arranger import Arranger

__all__ = ["EndsTool", "StampTool"]


class StampTool(Tool):
    """Hold the piece chosen last, or the first that is left."""

    id: ClassVar[str] = "stamp"
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.CrossCursor

    def __init__(self, arranger: Arranger) -> None:
        super().__init__(arranger)
        self._last = ""

    def begin(self) -> None:
        """Take a piece into the hand."""
        desk = self.arranger.ready()
        if desk is None:
            return
        free = self._free(desk)
        if not free:
            self.arranger.speak(tr("No tile is left in the box."))
            return
        face = self._last if self._last in free else free[0]
        self.arranger.hand.arm(face)

    def press(self, event: QMouseEvent) -> bool:
        """Pick up the piece under the pointer; a click with nothing in the hand says what to do."""
        if event.button() == Qt.MouseButton.RightButton:
            self.arranger.hand.take_under(event.position())
            return True
        if event.button() == Qt.MouseButton.LeftButton:
            self.arranger.speak(tr("Choose a tile in the palette first."))
            return True
        return False

    def key_in_hand(self, event: QKeyEvent) -> bool:
        """Page up and down change the piece in the hand."""
        way = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()))
        desk, carried = self.arranger.desk, self.arranger.hand.carried
        if way is None or desk is None or carried is None:
            return False
        free = self._free(desk)
        if not free:
            return True
        at = free.index(carried.face) + way if carried.face in free else 0
        self._last = free[at % len(free)]
        self.arranger.hand.arm(self._last, by_key=self.arranger.pointer is None)
        return True

    def _free(self, desk: Desk) -> list[str]:
        """Give the faces that are left: a route begins with those that it can begin with."""
        left = [p for p in desk.palette.pieces if desk.left[p.face].n > 0]
        if not desk.pieces:
            left.sort(key=lambda p: p.end != "first")
        return [p.face for p in left]


class EndsTool(StampTool):
    """Put down what a route begins and ends with."""

    id: ClassVar[str] = "ends"

    def begin(self) -> None:
        """Take the end that the route lacks into the hand."""
        desk = self.arranger.ready()
        if desk is None:
            return
        free = self._free(desk)
        if free:
            self.arranger.hand.arm(free[0], tool=self.id)
        else:
            self.arranger.speak(tr("The route has a first and a last tile already."))
            self.arranger.set_tool("select")

    def _free(self, desk: Desk) -> list[str]:
        lying = {desk.box[p.face].end for p in desk.pieces if p.face in desk.box}
        lacking = [end for end in ("first", "last") if end not in lying]
        return [
            p.face
            for end in lacking[:1]
            for p in desk.palette.pieces
            if p.end == end and desk.left[p.face].n > 0
        ]
