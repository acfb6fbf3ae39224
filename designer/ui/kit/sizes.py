"""How large windows are, and where they were when they were closed: none is larger than its screen."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QSize, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

__all__ = ["fits_screen", "keep_number", "keep_window", "kept_number", "place_window"]

_FRAME = QSize(16, 48)  # what a desktop draws about a window, before it has been asked


def place_window(window: QWidget, name: str, usual: QSize) -> None:
    """Give a window the place it had when it was closed last, else its usual size.

    Args:
        window: not yet shown.
        name: its word in the file of settings.
        usual: its size at the very first.
    """
    kept = _kept().value(f"{name}/geometry")
    if not isinstance(kept, QByteArray) or not window.restoreGeometry(kept):
        window.resize(usual)
    if not window.isMaximized() and not window.isFullScreen():
        window.resize(fits_screen(window.size()))


def keep_window(window: QWidget, name: str) -> None:
    """Keep where a window is."""
    _kept().setValue(f"{name}/geometry", window.saveGeometry())


def keep_number(name: str, number: int) -> None:
    """Keep a size of something within a window."""
    _kept().setValue(name, number)


def kept_number(name: str, usual: int) -> int:
    """Give a size that was kept, else the usual one."""
    kept = _kept().value(name)
    try:
        return int(str(kept))
    except ValueError:
        return usual


def fits_screen(size: QSize) -> QSize:
    """Give a size that the screen has room for, with the window's frame about it.

    A screen that nobody sees bounds nothing.
    """
    if QGuiApplication.platformName() == "offscreen":
        return size
    return size.boundedTo(QGuiApplication.primaryScreen().availableSize() - _FRAME)


def _kept() -> QSettings:
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return QSettings(str(folder / "trailwright" / "windows.ini"), QSettings.Format.IniFormat)
