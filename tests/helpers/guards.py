"""Notice what a test leaves behind: windows, threads, warnings in the log."""

import gc
import logging
import sys
import threading
import time
from pathlib import Path

__all__ = ["Garbage", "Leftovers", "OwnLog"]

_SECONDS_TO_END = 2.0
_GROWN_BYTES = 300_000_000


class OwnLog(logging.Handler):
    """Keep what the program itself logs at WARNING and above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one record of ours; other libraries answer for themselves."""
        if record.name.split(".")[0] in {"designer", "plugins", "trailwright"}:
            self.records.append(record)

    def sentences(self) -> list[str]:
        """Give the kept records as text."""
        return [f"{r.levelname} {r.name}: {r.getMessage()}" for r in self.records]


class Garbage:
    """Collect what closed windows leave once the process has grown by much.

    A window lets Python's collector rest while it works; hundreds of them in one process, each
    gone before it was calm for long, would fill the memory.

    What many tests share, content above all, is looked through at each collection, and after
    thousands of tests that takes a second: at the end of a file it is set aside.
    """

    def __init__(self) -> None:
        self._before = _resident_bytes()

    def collect(self) -> None:
        """Look whether there is much, and collect it then."""
        if _resident_bytes() - self._before > _GROWN_BYTES:
            gc.collect()
            self._before = _resident_bytes()

    @staticmethod
    def set_aside() -> None:
        """Collect, and look at what is still there never again: it is there for all tests."""
        gc.collect()
        gc.freeze()


def _resident_bytes() -> int:
    """Give the memory that this process holds; 0 where the system does not tell it like this."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * 4096


class Leftovers:
    """Compare the windows and threads after a test with those before it.

    A window that is meant to outlive a test (a fixture of a wider scope) carries the property
    `shared_by_tests`.
    """

    def __init__(self) -> None:
        self._threads = set(threading.enumerate())
        self._windows = {address for address, _ in _windows()}

    def found(self) -> list[str]:
        """Give one line for each thing left behind, and take the windows away."""
        return [*self._leaked_windows(), *self._leaked_threads()]

    def _leaked_windows(self) -> list[str]:
        if not self._new_windows():
            return []
        _let_go()
        lines = []
        for widget in self._new_windows():
            lines.append(
                f"window {type(widget).__name__} (name {widget.objectName()!r}, "
                f"title {widget.windowTitle()!r}): hand it to qtbot.addWidget, or close it"
            )
            widget.close()
            widget.deleteLater()
        if lines:
            _let_go()
        return lines

    def _new_windows(self) -> list:
        return [widget for address, widget in _windows() if address not in self._windows]

    def _leaked_threads(self) -> list[str]:
        end = time.monotonic() + _SECONDS_TO_END
        for thread in self._new_threads():
            thread.join(max(0.0, end - time.monotonic()))
        lines = [
            f"thread {thread.name!r}: stop it and wait for it before the test ends"
            for thread in self._new_threads()
        ]
        core = sys.modules.get("PySide6.QtCore")
        if core is not None and not core.QThreadPool.globalInstance().waitForDone(
            int(_SECONDS_TO_END * 1000)
        ):
            lines.append("a job in Qt's global thread pool: wait for it before the test ends")
        return lines

    def _new_threads(self) -> list[threading.Thread]:
        # A thread that Qt began shows as a dummy as soon as Python code has run in it; Qt ends it.
        return [
            thread
            for thread in threading.enumerate()
            if thread not in self._threads
            and thread.is_alive()
            and not isinstance(thread, threading._DummyThread)
        ]


def _windows() -> list[tuple[int, object]]:
    """Give the top windows with their address; none where Qt was not loaded."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    import shiboken6

    return [
        (shiboken6.getCppPointer(widget)[0], widget)
        for widget in widgets.QApplication.topLevelWidgets()
        # Tool tips and the lists of combo boxes are Qt's own.
        if widget.parentWidget() is None
        and widget.metaObject().className() != "QTipLabel"
        and not widget.property("shared_by_tests")
    ]


def _let_go() -> None:
    """Delete what is only waiting for it: cycles of Python, then Qt's deferred deletions."""
    core = sys.modules["PySide6.QtCore"]
    gc.collect()
    core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    core.QCoreApplication.processEvents()
