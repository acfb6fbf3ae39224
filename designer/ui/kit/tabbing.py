"""The order in which Tab goes through what was made later than the rest of its window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

__all__ = ["tab_through"]


def tab_through(before: QWidget, within: QWidget) -> None:
    """Let Tab go from a widget to all that another holds, in the order in which that was made.

    Of itself Qt puts what is made last at the end of the whole window.
    """
    window = before.window()
    for stop in within.findChildren(QWidget):
        if stop.focusPolicy() & Qt.FocusPolicy.TabFocus and stop.window() is window:
            QWidget.setTabOrder(before, stop)
            before = stop
