"""Waiting for a window, and opening it on the example."""

import time
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from designer.ui.analysis.compare import CompareWindow
from designer.ui.preview.window import PreviewWindow
from designer.ui.window.main_window import MainWindow

__all__ = [
    "EXAMPLE",
    "open_example",
    "wait_until_compared",
    "wait_until_idle",
    "wait_until_known",
    "wait_until_reached",
]

EXAMPLE = "content/el_dorado/base/routes/first_expedition.yaml"


def wait_until_idle(window: MainWindow, seconds: float = 120.0) -> None:
    """Let the window read and check until nothing is left to do."""
    application = QApplication.instance()
    end = time.monotonic() + seconds
    quiet = 0
    while quiet < 3:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.01)
        quiet = quiet + 1 if window.is_idle else 0
        if time.monotonic() > end:
            raise TimeoutError("the window is not idle")


def wait_until_known(window: MainWindow, seconds: float = 120.0) -> None:
    """Let the window also compute all figures of the board in front."""
    application = QApplication.instance()
    end = time.monotonic() + seconds
    wait_until_idle(window)
    while not window.analysing.is_idle:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.005)
        if time.monotonic() > end:
            raise TimeoutError("the figures are not computed")
    application.processEvents()  # what told of the work is gone: the panel is laid out anew


def wait_until_compared(comparing: CompareWindow, seconds: float = 120.0) -> None:
    """Let a window of comparison compute both of its sides."""
    application = QApplication.instance()
    end = time.monotonic() + seconds
    while not comparing.is_idle or None in comparing.sides:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.005)
        if time.monotonic() > end:
            raise TimeoutError("the two boards are not compared")


def wait_until_reached(playing: PreviewWindow, seconds: float = 60.0) -> None:
    """Let a running game work out what can be reached."""
    application = QApplication.instance()
    end = time.monotonic() + seconds
    while not playing.reach.is_idle:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.005)
        if time.monotonic() > end:
            raise TimeoutError("what can be reached is not worked out")


def open_example(window: MainWindow, root: Path) -> QWidget:
    window.open_paths([root / EXAMPLE])
    wait_until_idle(window)
    return window
