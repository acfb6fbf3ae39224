"""Garbage is collected on the window's thread alone while another thread works.

Python's collector runs wherever an object happens to be made. On a thread that works for the window
it would take windows that were closed meanwhile with it, and Qt objects may be destroyed on the
window's thread only: memory is spoilt, and something quite else falls down later. So while such a
thread lives, the collector does not run by itself; it is run from here.

What is new is looked through often, so that each look is short. Looking through all that is old may
take a quarter of a second: that waits until nobody touches the window.
"""

import gc
import time

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication

__all__ = ["Collecting"]

_EVERY_MS = 20
_FEW = 40_000  # so many new things are looked through in a few milliseconds
_CALM_S = 2.0
_PATIENCE = 8  # so often may a look at old things be due before it waits no longer


class Collecting(QObject):
    """Collect garbage on this thread; several may be at work, the last one to stop ends it."""

    _at_work = 0
    _was_on = True
    _busy_at = 0.0
    _pointer: object = None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._works = False
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.collect)

    def start(self) -> None:
        """Let the collector run here alone."""
        if self._works:
            return
        self._works = True
        if not Collecting._at_work:
            Collecting._was_on = gc.isenabled()
            gc.disable()
        Collecting._at_work += 1
        self._timer.start()

    def stop(self) -> None:
        """Let the collector run by itself again."""
        if not self._works:
            return
        self._works = False
        self._timer.stop()
        Collecting._at_work -= 1
        if not Collecting._at_work and Collecting._was_on:
            gc.enable()

    @staticmethod
    def note_work() -> None:
        """Take note that something was asked for: somebody is at the window."""
        Collecting._busy_at = time.monotonic()

    @staticmethod
    def collect() -> None:
        """Collect what Python would have by now; what is old only while nobody is at the window."""
        counts, limits = gc.get_count(), gc.get_threshold()
        limits = (min(limits[0], _FEW), *limits[1:])
        due = [n for n in range(3) if limits[n] and counts[n] > limits[n]]
        if not due:
            return
        late = [n for n in due if n and counts[n] > _PATIENCE * limits[n]]
        if Collecting._is_calm():
            gc.collect(max(due))
        elif late:
            gc.collect(max(late))
        elif due[0] == 0:
            gc.collect(0)

    @staticmethod
    def _is_calm() -> bool:
        pointer = QCursor.pos()
        pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if pressed or pointer != Collecting._pointer:
            Collecting._pointer = pointer
            Collecting.note_work()
        return time.monotonic() - Collecting._busy_at > _CALM_S
