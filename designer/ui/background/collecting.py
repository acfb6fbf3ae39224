"""Garbage is collected on the window's thread alone while another thread works.

Python's collector runs wherever an object happens to be made. On a thread that works for the window
it would take windows that were closed meanwhile with it, and Qt objects may be destroyed on the
window's thread only: memory is spoilt, and something quite else falls down later. So while such a
thread lives, the collector does not run by itself; it is run from here, as often as it would.
"""

import gc

from PySide6.QtCore import QObject, QTimer

__all__ = ["Collecting"]

_EVERY_MS = 200


class Collecting(QObject):
    """Collect garbage on this thread; several may be at work, the last one to stop ends it."""

    _at_work = 0
    _was_on = True

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
    def collect() -> None:
        """Collect what Python would have by now: the oldest generation that is due."""
        counts, limits = gc.get_count(), gc.get_threshold()
        due = [n for n in range(3) if limits[n] and counts[n] > limits[n]]
        if due:
            gc.collect(max(due))
