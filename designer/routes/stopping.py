"""How a long analysis is stopped from outside: it asks now and then whether it is still wanted."""

from collections.abc import Callable

__all__ = ["AnalysisStopped", "Pulse", "never"]

_BEATS = 256  # between two questions: a search of so many steps takes a few milliseconds at most


class AnalysisStopped(Exception):  # noqa: N818 - nobody's mistake: its result was no longer wanted
    """Say that an analysis was stopped before it was done."""

    def __init__(self) -> None:
        super().__init__("The analysis was stopped.")


def never() -> bool:
    """Say that nobody wants to stop."""
    return False


class Pulse:
    """Be called once per step of a search; ask from time to time whether to go on.

    Raises:
        AnalysisStopped: from the call after which `cancelled` said yes.
    """

    def __init__(self, cancelled: Callable[[], bool] = never) -> None:
        self._cancelled = cancelled
        self._left = _BEATS

    def __call__(self) -> None:
        """Count one step."""
        self._left -= 1
        if self._left <= 0:
            self.ask()

    def ask(self) -> None:
        """Ask at once."""
        self._left = _BEATS
        if self._cancelled():
            raise AnalysisStopped
