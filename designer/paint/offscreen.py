"""Qt for commands: an application that needs no display and opens no window."""

import os
from functools import cache

from PySide6.QtGui import QGuiApplication

__all__ = ["offscreen_application"]


@cache
def offscreen_application() -> QGuiApplication:
    """Give the application, made for drawing without a display unless one runs already.

    It lives as long as the program: what is kept ready of fonts and pictures needs it.
    """
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication(["trailwright"])
