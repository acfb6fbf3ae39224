"""A short shake that says no, beside the words that say why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

if TYPE_CHECKING:
    from designer.ui.canvas.carried import Carried

__all__ = ["Shake"]

_STEPS = (3.0, -3.0, 2.0, -2.0, 1.0, 0.0)  # pixels, one after the other
_STEP_MS = 32
_SHOWN_MS = 1200


class Shake(QObject):
    """Move what is refused a little to and fro; what lies in place is shown for a moment.

    Attributes:
        moved: it has to be drawn anew.
    """

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.offset = QPointF()
        self.shown: Carried | None = None
        self._left: list[float] = []
        self._step = QTimer(self, interval=_STEP_MS)
        self._step.timeout.connect(self._on_step)
        self._end = QTimer(self, interval=_SHOWN_MS, singleShot=True)
        self._end.timeout.connect(self.stop)

    def start(self, shown: Carried | None = None) -> None:
        """Shake; `shown` is drawn while it lasts, if it is not in the hand."""
        self.shown = shown
        self._left = list(_STEPS)
        self._step.start()
        self._end.start()

    def stop(self) -> None:
        """Stand still."""
        self._step.stop()
        self._end.stop()
        self.offset, self.shown, self._left = QPointF(), None, []
        self.moved.emit()

    def _on_step(self) -> None:
        if self._left:
            self.offset = QPointF(self._left.pop(0), 0.0)
        else:
            self._step.stop()
        self.moved.emit()
