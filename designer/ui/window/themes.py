"""Which theme is in force."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from designer.ui.window.actions import Actions

__all__ = ["after", "check_action", "resolved"]

_ORDER = ("light", "dark", "contrast")


def resolved(name: str) -> str:
    """Give the theme that a setting means: `system` follows the desktop."""
    if name in _ORDER:
        return name
    scheme = QGuiApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def after(name: str) -> str:
    """Give the next theme."""
    return _ORDER[(_ORDER.index(name) + 1) % len(_ORDER)]


def check_action(actions: Actions, name: str) -> None:
    """Mark the theme's entry in the menu."""
    actions[f"theme_{name if name in _ORDER else 'system'}"].setChecked(True)
