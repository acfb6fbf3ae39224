"""Closing: the foot of a window of words, and what goes with the main window."""

from PySide6.QtWidgets import QDialog, QDockWidget, QHBoxLayout, QToolBar, QWidget

from designer.paint.look import Look
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr

__all__ = ["close_others", "closing_row"]


def close_others(window: QWidget) -> None:
    """Close all windows that belong to one which is about to go, but for its own torn-off parts."""
    for other in window.findChildren(QWidget):
        is_part = isinstance(other, QDockWidget | QToolBar)
        if other.isWindow() and other.isVisible() and not is_part:
            other.close()


def closing_row(look: Look, dialog: QDialog) -> QHBoxLayout:
    """Give the row with the button, at the right."""
    close = Button(look, tr("Close"), parent=dialog)
    close.setAutoDefault(False)  # Enter belongs to the field that has the keyboard
    close.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(close)
    return row
