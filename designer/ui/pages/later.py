"""Work for a long document, off the window's thread, one piece after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from designer.ui.background.jobs import Jobs

__all__ = ["LONG", "PAUSE_MS", "Later"]

_Piece = tuple[Callable[[], Callable[[], Any]], Callable[[Any], None], Callable[[], object]]

LONG = 300_000  # characters of a text that takes its time
PAUSE_MS = (
    12  # between pieces of work that the window's own thread has to do: what waits comes first
)


class Later:
    """Do pieces of work in the order they come; the first begins at once.

    Jobs of the window wait for each other, a check of seconds among them, so this has a thread of
    its own, which begins with the first piece.
    """

    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._jobs: Jobs | None = None
        self._waiting: list[_Piece] = []
        self._running = False

    def do(
        self,
        begin: Callable[[], Callable[[], Any]],
        then: Callable[[Any], None],
        *,
        failed: Callable[[], object] = lambda: None,
        first: bool = False,
    ) -> None:
        """Do what `begin` gives there, and `then` with its result here.

        Both are called here, `begin` once all before is done, or before all that waits if it comes
        `first`. What the work raises is raised here, after `failed`.
        """
        self._waiting.insert(0 if first else len(self._waiting), (begin, then, failed))
        if not self._running:
            self._begin()

    @property
    def is_idle(self) -> bool:
        """Say whether all is done, on both threads."""
        return not self._waiting and (self._jobs is None or not self._jobs.busy)

    def finish(self) -> None:
        """Do here and now what is not done yet."""
        while self._waiting:
            begin, then, _ = self._waiting.pop(0)
            then(begin()())

    def cancel(self) -> None:
        """Leave undone what was asked for last; what is made for it already comes to nothing."""
        if self._waiting:
            self._waiting.pop()

    def end(self) -> None:
        """Do no more."""
        self._waiting.clear()
        if self._jobs is not None:
            self._jobs.close()
            self._jobs = None
        self._running = False

    def _begin(self) -> None:
        if self._jobs is None:
            self._jobs = Jobs(self._parent)
        self._running = True
        piece = self._waiting[0]
        self._jobs.run(piece[0](), lambda result: self._on_done(piece, result))

    def _on_done(self, piece: _Piece, result: Any) -> None:
        self._running = False
        if not self._waiting or self._waiting[0] is not piece:
            if self._waiting:  # this one was done here meanwhile, or is not wanted any more
                self._begin()
            return
        self._waiting.pop(0)
        try:
            if isinstance(result, Exception):
                piece[2]()
                raise result
            piece[1](result)
        finally:
            if self._waiting and not self._running:
                self._begin()
