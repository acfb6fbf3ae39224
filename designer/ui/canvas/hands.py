"""What may take hold of a board: the border between the canvas and its tools."""

from typing import Protocol

from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from designer.paint.projection import Projection

__all__ = ["Hands"]


class Hands(Protocol):
    """Take what is done on a canvas; each method says whether it was taken, else the canvas does its own."""

    @property
    def wants_tab(self) -> bool:
        """Say whether Tab goes round places at present, not to the next widget."""

    @property
    def is_busy(self) -> bool:
        """Say whether something is under way, so that no tip is wanted."""

    def press(self, event: QMouseEvent) -> bool:
        """A button was pressed."""

    def move(self, event: QMouseEvent) -> bool:
        """The pointer moved, with a button or without."""

    def release(self, event: QMouseEvent) -> bool:
        """A button was released."""

    def double_click(self, event: QMouseEvent) -> bool:
        """A double click."""

    def wheel(self, event: QWheelEvent) -> bool:
        """The wheel was turned without Ctrl."""

    def key(self, event: QKeyEvent) -> bool:
        """A key was pressed."""

    def key_up(self, event: QKeyEvent) -> bool:
        """A key was released."""

    def menu(self, at: QPoint, *, by_key: bool) -> bool:
        """A menu was asked for at a place of the canvas, or by key for what the cursor is on."""

    def board_changed(self) -> None:
        """The canvas shows another board, or another part of it."""

    def paint(self, painter: QPainter, projection: Projection) -> None:
        """Draw what is in hand over the board."""

    def cut(self) -> None:
        """Cut what is chosen."""

    def copy(self) -> None:
        """Copy what is chosen."""

    def paste(self) -> None:
        """Paste into the hand."""

    def select_all(self) -> None:
        """Choose everything."""
