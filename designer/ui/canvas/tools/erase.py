"""Take pieces away by a click, or the barrier from a joint."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from designer.paint.geometry import outline_path
from designer.paint.ghosts import draw_joints
from designer.paint.overlays import draw_ring
from designer.paint.projection import Projection
from designer.paint.tokens import tokens
from designer.ui.canvas.bars import bar_under, bar_words
from designer.ui.canvas.tools.tool import Tool
from designer.ui.kit.languages import tr

if TYPE_CHECKING:
    from designer.ui.canvas.arranger import Arranger

__all__ = ["EraseTool"]


class EraseTool(Tool):
    """Outline what a click takes away."""

    id: ClassVar[str] = "erase"
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.CrossCursor

    def __init__(self, arranger: Arranger) -> None:
        super().__init__(arranger)
        self._piece: int | None = None

    @property
    def wants_tab(self) -> bool:
        """Say whether Tab goes round the pieces."""
        return self.arranger.desk is not None

    def begin(self) -> None:
        """Mean what is under the pointer, if anything is."""
        self._piece = self.joint = None
        if self.arranger.pointer is not None:
            self._look(self.arranger.pointer)

    def end(self) -> None:
        """Mean nothing."""
        self._piece = self.joint = None

    def desk_changed(self) -> None:
        """Mean nothing that is no more."""
        self._piece = self.joint = None

    def press(self, event: QMouseEvent) -> bool:
        """Mean what is under the pointer."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        self.arranger.refresh()
        self._look(event.position())
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Mean what is under the pointer."""
        self._look(event.position())
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Take it away."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.arranger.refresh()
            self._look(event.position())
            self.delete()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Tab goes round the pieces; Enter takes the one meant away."""
        key, desk = event.key(), self.arranger.desk
        if desk is None:
            return False
        if key in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab} and desk.pieces:
            by = -1 if key == Qt.Key.Key_Backtab else 1
            start = -1 if by > 0 else 0
            self._piece = ((self._piece if self._piece is not None else start) + by) % len(
                desk.pieces
            )
            self.joint = None
            title = desk.titles([self._piece])
            self.arranger.speak(
                tr(
                    "{title}, {piece} of {n}: Enter deletes",
                    title=title,
                    piece=self._piece + 1,
                    n=len(desk.pieces),
                )
            )
            self.arranger.view.update()
            return True
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.arranger.refresh()  # what is meant is meant on the board as it is now
            return self.delete()
        return False

    def delete(self) -> bool:
        """Take away what is meant."""
        if self.joint is not None:
            self.arranger.set_bar(self.joint, "none")
            return True
        if self._piece is not None:
            self.arranger.erase([self._piece])
            return True
        return False

    def paint(self, painter: QPainter, projection: Projection) -> None:
        """Outline what is meant."""
        desk = self.arranger.desk
        if desk is None:
            return
        if self.joint is not None and self.joint < len(desk.laid.joints):
            draw_joints(painter, projection, [desk.laid.joints[self.joint].pairs], "refused")
        elif self._piece is not None and self._piece < len(desk.pieces):
            path = outline_path(desk.hexes_of(self._piece), projection.radius)
            ring = tokens().states["refused"]
            draw_ring(painter, projection, ring, path.translated(projection.x, projection.y))

    def _look(self, place: QPointF) -> None:
        desk = self.arranger.desk
        if desk is None:
            return
        projection = self.arranger.view.camera.projection
        joint = bar_under(desk, projection, place)
        piece = desk.piece_at(projection.space_at(place)) if joint is None else None
        if (joint, piece) == (self.joint, self._piece):
            return
        self.joint, self._piece = joint, piece
        if joint is not None:
            self.arranger.speak(bar_words(desk, joint, self.arranger.words))
        elif piece is not None:
            self.arranger.speak(tr("Click to delete {titles}", titles=desk.titles([piece])))
        self.arranger.view.update()
