"""One job at a time on one thread; its end is told on the window's own thread."""

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, Signal

from designer.ui.background.collecting import Collecting
from designer.ui.background.sharing import Sharing

__all__ = ["Jobs"]

_PATIENCE_S = 0.5

_LOG = logging.getLogger(__name__)


class Jobs(QObject):
    """Run jobs in the order they come.

    A thread of Python's own: it starts only with the first job and costs nothing before.
    """

    _ended = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: SimpleQueue[tuple[int, Callable[[], Any]] | None] = SimpleQueue()
        # What is done with results holds widgets, and these never go to the other thread: whoever
        # lets go of a widget last destroys it.
        self._thens: dict[int, Callable[[Any], None]] = {}
        self._n_run = 0
        self._thread: threading.Thread | None = None
        self._n_open = 0
        self._closed = False
        self._ended.connect(self._on_ended)
        self._collecting = Collecting(self)
        self._sharing = Sharing()

    @property
    def busy(self) -> bool:
        """Say whether a job runs or waits, or its end is not told yet."""
        return self._n_open > 0

    def run(self, job: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Run `job` on the other thread, then `then` with its result on this one.

        What a job raises is given to `then` as the exception: the caller knows what to say.
        """
        Collecting.note_work()
        self._n_open += 1
        self._n_run += 1
        self._thens[self._n_run] = then
        self._waiting.put((self._n_run, job))
        if self._thread is None:
            self._collecting.start()
            self._sharing.start()
            self._thread = threading.Thread(target=self._work, name="checks", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End the thread after the job in hand, without waiting long for it; its result is dropped."""
        self._closed = True
        self._waiting.put(None)
        if self._thread is not None:
            self._thread.join(_PATIENCE_S)
            self._thread = None
        self._collecting.stop()
        self._sharing.stop()

    def _work(self) -> None:
        while (entry := self._waiting.get()) is not None:
            number, job = entry
            try:
                result = job()
            except BaseException as error:  # noqa: BLE001 - a border: a job's failure is shown, not fatal
                _LOG.info("a job failed", exc_info=True)
                result = error
            if self._closed:
                return
            self._ended.emit(number, result)

    def _on_ended(self, number: int, result: Any) -> None:
        Collecting.note_work()
        self._n_open -= 1
        then = self._thens.pop(number)
        if not self._closed:
            then(result)
