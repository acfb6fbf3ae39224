"""Say what lies on joints: drag a bar along, or choose it from a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from designer.paint.geometry import joint_line, point
from designer.paint.ghosts import draw_joints
from designer.paint.pieces import draw_bar_chip
from designer.paint.projection import Projection
from designer.ui.canvas.bars import bar_under, bar_words, joint_at, lying_bars
from designer.ui.canvas.menus import bar_menu
from designer.ui.canvas.tools.tool import Tool
from designer.ui.kit.languages import tr, trn

if TYPE_CHECKING:
    from designer.ui.canvas.arranger import Arranger

__all__ = ["BarTool"]

_DRAG = 6


class BarTool(Tool):
    """Mean the joint under the pointer, or the one that Tab went to."""

    id: ClassVar[str] = "bar"
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.CrossCursor

    def __init__(self, arranger: Arranger) -> None:
        super().__init__(arranger)
        self._pressed: QPointF | None = None
        self._taken: int | None = None

    @property
    def wants_tab(self) -> bool:
        """Say whether Tab goes round the joints."""
        return self.arranger.desk is not None

    def begin(self) -> None:
        """Say what can be done."""
        desk = self.arranger.ready()
        word = self.arranger.word("barrier")
        if desk is not None:
            n = len(desk.laid.joints)
            self.arranger.speak(
                trn(
                    "{n} joint: click one to choose its {word}, or drag a {word} to another joint",
                    "{n} joints: click one to choose its {word}, or drag a {word} to another joint",
                    n,
                    word=word,
                )
                if n
                else tr("There is no joint yet: two tiles must touch.")
            )

    def end(self) -> None:
        """Mean nothing."""
        self.joint = self._pressed = self._taken = None

    def desk_changed(self) -> None:
        """Keep the joint that is meant, if it is there still."""
        self._pressed = self._taken = None
        desk = self.arranger.desk
        if desk is None or (self.joint is not None and self.joint >= len(desk.laid.joints)):
            self.joint = None

    def press(self, event: QMouseEvent) -> bool:
        """Mean the joint under the pointer; its bar can be dragged."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        desk = self.arranger.ready()
        if desk is None:
            return True
        projection = self.arranger.view.camera.projection
        self._pressed = event.position()
        self._taken = bar_under(desk, projection, event.position())
        self._look(event.position())
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Drag the bar along, or mean another joint."""
        if self._pressed is None:
            self._look(event.position())
            return True
        far = (event.position() - self._pressed).manhattanLength() > _DRAG
        if far and self._taken is not None:
            taken, self._taken, self._pressed = self._taken, None, None
            self.arranger.hand.take_bar(taken, held=True)
            self.arranger.hand.carry_to(event.position(), event.modifiers())
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Show the choices of the joint that was clicked."""
        pressed, self._pressed, self._taken = self._pressed, None, None
        if pressed is not None and self.joint is not None:
            self._choose(event.position())
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Tab goes round the joints; Enter shows the choices."""
        key, desk = event.key(), self.arranger.desk
        if desk is None or not desk.laid.joints:
            return False
        total = len(desk.laid.joints)
        if key in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
            by = -1 if key == Qt.Key.Key_Backtab else 1
            start = -1 if by > 0 else 0
            self.joint = ((self.joint if self.joint is not None else start) + by) % total
            words = bar_words(desk, self.joint, self.arranger.words)
            self.arranger.speak(
                tr("{joint} of {total}, {words}", joint=self.joint + 1, total=total, words=words)
            )
            self.arranger.view.update()
            return True
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.joint is not None:
            line = joint_line(desk.laid.joints[self.joint].pairs)
            projection = self.arranger.view.camera.projection
            self._choose(projection.point(*point(line[len(line) // 2])))
            return True
        return False

    def delete(self) -> bool:
        """Leave the joint free."""
        if self.joint is None:
            return False
        self.arranger.set_bar(self.joint, "none")
        return True

    def paint(self, painter: QPainter, projection: Projection) -> None:
        """Let free joints glow, and the one that is meant most."""
        desk = self.arranger.desk
        if desk is None:
            return
        bars = lying_bars(desk)
        free = [j.pairs for n, j in enumerate(desk.laid.joints) if n not in bars]
        draw_joints(painter, projection, free, "legal")
        if self.joint is not None and self.arranger.hand.bar is None:
            draw_joints(painter, projection, [desk.laid.joints[self.joint].pairs])
            for lies, look in zip(desk.laid.barriers, desk.laid.scene.bars, strict=False):
                if lies.joint == self.joint:  # what lies there is read over the light
                    draw_bar_chip(painter, projection, look, desk.palette.looks)

    def _look(self, place: QPointF) -> None:
        desk = self.arranger.desk
        if desk is None:
            return
        found = joint_at(desk, self.arranger.view.camera.projection, place)
        if found != self.joint:
            self.joint = found
            if found is not None:
                self.arranger.speak(bar_words(desk, found, self.arranger.words))
            self.arranger.view.update()

    def _choose(self, place: QPointF) -> None:
        desk = self.arranger.ready()
        if desk is not None and self.joint is not None:
            self.arranger.show_menu(bar_menu(self.arranger, desk, self.joint), place)
