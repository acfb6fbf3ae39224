"""One job at a time on one thread; its end is told on the window's own thread."""

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, Signal

__all__ = ["Jobs"]

_PATIENCE_S = 0.5

_LOG = logging.getLogger(__name__)


class Jobs(QObject):
    """Run jobs in the order they come.

    A thread of Python's own: it starts only with the first job and costs nothing before.
    """

    _ended = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: SimpleQueue[tuple[Callable[[], Any], Callable[[Any], None]] | None] = (
            SimpleQueue()
        )
        self._thread: threading.Thread | None = None
        self._n_open = 0
        self._closed = False
        self._ended.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        """Say whether a job runs or waits, or its end is not told yet."""
        return self._n_open > 0

    def run(self, job: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Run `job` on the other thread, then `then` with its result on this one.

        What a job raises is given to `then` as the exception: the caller knows what to say.
        """
        self._n_open += 1
        self._waiting.put((job, then))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="checks", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End the thread after the job in hand, without waiting long for it; its result is dropped."""
        self._closed = True
        self._waiting.put(None)
        if self._thread is not None:
            self._thread.join(_PATIENCE_S)
            self._thread = None

    def _work(self) -> None:
        while (entry := self._waiting.get()) is not None:
            job, then = entry
            try:
                result = job()
            except BaseException as error:  # noqa: BLE001 - a border: a job's failure is shown, not fatal
                _LOG.info("a job failed", exc_info=True)
                result = error
            if self._closed:
                return
            self._ended.emit(then, result)

    def _on_ended(self, then: Callable[[Any], None], result: Any) -> None:
        self._n_open -= 1
        if not self._closed:
            then(result)
