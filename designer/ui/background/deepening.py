"""The whole analysis of a board, off the window's thread: begun after quiet, stopped when unwanted."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from designer.ui.background.jobs import Jobs

__all__ = ["Deepening", "Token"]

_QUIET_MS = 250
_TOLD_MS = 100
_NAP_S = 0.0002  # given away at each question, so that the window's thread is served first


class Token:
    """Say to a job whether it is still wanted, and to others how far it is.

    Attributes:
        stopped: it is not wanted any more.
        n_asked: how often it asked; the same work asks about as often each time.
        stage: what it does at present.
    """

    def __init__(self) -> None:
        self.stopped = False
        self.n_asked = 0
        self.stage = ""
        self._began = time.monotonic()

    @property
    def seconds(self) -> float:
        """Give how long it has been running."""
        return time.monotonic() - self._began

    def __call__(self) -> bool:
        """Say whether to stop."""
        self.n_asked += 1
        time.sleep(_NAP_S)
        return self.stopped


class Deepening(QObject):
    """Run one long job at a time; a new one takes the place of the old.

    Attributes:
        told: how far the running job is (Token).
        quiet_ms: how long nothing new may be asked for before a job begins.
    """

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.quiet_ms = _QUIET_MS
        self._jobs = Jobs(self)
        self._token: Token | None = None
        self._next: tuple[Callable[[Token], Any], Callable[[Any], None]] | None = None
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.timeout.connect(self._begin)
        self._telling = QTimer(self, interval=_TOLD_MS)
        self._telling.timeout.connect(self._tell)

    @property
    def is_idle(self) -> bool:
        """Say whether nothing runs or waits."""
        return self._token is None and self._next is None

    def ask(
        self, job: Callable[[Token], Any], then: Callable[[Any], None], *, at_once: bool = False
    ) -> None:
        """Run a job in place of what runs; `then` is given its result, or the exception it raised."""
        self.stop()
        self._next = (job, then)
        self._quiet.start(0 if at_once else self.quiet_ms)

    def stop(self) -> None:
        """Stop what runs and forget what waits; their results are dropped."""
        self._quiet.stop()
        self._next = None
        if self._token is not None:
            self._token.stopped = True
            self._end()

    def close(self) -> None:
        """End for good."""
        self.stop()
        self._jobs.close()

    def _begin(self) -> None:
        if self._next is None:
            return
        (job, then), self._next = self._next, None
        token = self._token = Token()
        self._telling.start()

        def end(result: Any) -> None:
            if token is not self._token:
                return
            self._end()
            then(result)

        self._jobs.run(lambda: job(token), end)

    def _end(self) -> None:
        self._token = None
        self._telling.stop()

    def _tell(self) -> None:
        if self._token is not None:
            self.told.emit(self._token)
