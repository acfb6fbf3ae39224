"""What every tool has; a tool changes only what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from designer.paint.projection import Projection

if TYPE_CHECKING:
    from designer.ui.canvas.arranger import Arranger

__all__ = ["Tool"]


class Tool:
    """Say what pointer and keys do while the hand is empty.

    Attributes:
        id: its word in the program; `cursor`: how the pointer looks.
        joint: the joint that is meant, where the tool means joints.
    """

    id: ClassVar[str] = ""
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.ArrowCursor

    def __init__(self, arranger: Arranger) -> None:
        self.arranger = arranger
        self.joint: int | None = None

    @property
    def wants_tab(self) -> bool:
        """Say whether Tab goes round things of the board."""
        return False

    @property
    def is_busy(self) -> bool:
        """Say whether something is under way."""
        return False

    def begin(self) -> None:
        """The tool was chosen."""

    def end(self) -> None:
        """Another tool is chosen."""

    def desk_changed(self) -> None:
        """The board is another one."""

    def press(self, event: QMouseEvent) -> bool:  # noqa: ARG002 - what others need
        """A button was pressed; say whether that was for the tool."""
        return False

    def move(self, event: QMouseEvent) -> bool:  # noqa: ARG002 - what others need
        """The pointer moved."""
        return False

    def release(self, event: QMouseEvent) -> bool:  # noqa: ARG002 - what others need
        """A button was released."""
        return False

    def key(self, event: QKeyEvent) -> bool:  # noqa: ARG002 - what others need
        """A key was pressed."""
        return False

    def key_in_hand(self, event: QKeyEvent) -> bool:  # noqa: ARG002 - what others need
        """A key was pressed while something is in the hand that the hand makes nothing of."""
        return False

    def delete(self) -> bool:
        """Take away what the tool means; say whether it means anything."""
        return False

    def cancel(self) -> bool:
        """Give up what is under way; say whether anything was."""
        return False

    def paint(self, painter: QPainter, projection: Projection) -> None:
        """Draw what the tool shows over the board."""
