"""Work for a long document, off the window's thread, one piece after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from designer.ui.background.jobs import Jobs

__all__ = ["LONG", "Later"]

_Piece = tuple[Callable[[], Callable[[], Any]], Callable[[Any], None]]

LONG = 300_000  # characters of a text that takes its time


class Later:
    """Do pieces of work in the order they come; the first begins at once.

    Jobs of the window wait for each other, a check of seconds among them, so this has a thread of
    its own, which begins with the first piece.
    """

    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._jobs: Jobs | None = None
        self._waiting: list[_Piece] = []

    def do(self, begin: Callable[[], Callable[[], Any]], then: Callable[[Any], None]) -> None:
        """Do what `begin` gives there, and `then` with its result here.

        Both are called here, `begin` once all before is done. What the work raises is raised here.
        """
        self._waiting.append((begin, then))
        if len(self._waiting) == 1:
            self._begin()

    @property
    def is_idle(self) -> bool:
        """Say whether all is done, on both threads."""
        return not self._waiting and (self._jobs is None or not self._jobs.busy)

    def finish(self) -> None:
        """Do here and now what is not done yet."""
        while self._waiting:
            begin, then = self._waiting.pop(0)
            then(begin()())

    def end(self) -> None:
        """Do no more."""
        self._waiting.clear()
        if self._jobs is not None:
            self._jobs.close()
            self._jobs = None

    def _begin(self) -> None:
        if self._jobs is None:
            self._jobs = Jobs(self._parent)
        piece = self._waiting[0]
        self._jobs.run(piece[0](), lambda result: self._on_done(piece, result))

    def _on_done(self, piece: _Piece, result: Any) -> None:
        if not self._waiting or self._waiting[0] is not piece:
            return  # it was done here meanwhile
        self._waiting.pop(0)
        try:
            if isinstance(result, Exception):
                raise result
            piece[1](result)
        finally:
            if self._waiting:
                self._begin()
