"""What is done whenever something changes, as long as the widget that it is done for lives."""

from collections.abc import Callable

from PySide6.QtCore import QObject, SignalInstance, Slot

__all__ = ["follow"]


class _Follower(QObject):
    """Do the work; Qt ends the connection when the follower goes, and it goes with its parent."""

    def __init__(self, work: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work

    @Slot()
    def do(self) -> None:
        """Do it."""
        self._work()


def follow(signal: SignalInstance, owner: QObject, work: Callable[[], object]) -> None:
    """Do something now and whenever a signal is sent, until its owner is deleted.

    A function connected as it is would be called for ever, and fail once the owner is gone.
    """
    signal.connect(_Follower(work, owner).do)
    work()
