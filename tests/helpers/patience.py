"""A bot of pytest-qt that waits as long as a busy machine needs; what comes is never waited for longer."""

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

__all__ = ["PatientBot"]

_MOST_MS = 120_000


class PatientBot(QtBot):
    """Wait with the same patience everywhere: a test that knows a limit of its own tests the machine."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = _MOST_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = _MOST_MS, **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)
