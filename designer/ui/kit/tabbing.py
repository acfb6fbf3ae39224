"""The order in which Tab goes through what was made later than the rest of its window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

__all__ = ["keep_place", "tab_through"]


def keep_place(within: QWidget) -> None:
    """Let Tab come to what was made later in a widget where the widget itself stands in the order."""
    before = within.previousInFocusChain()
    while before is not None and (within.isAncestorOf(before) or not _is_stop(before)):
        if before is within:
            return
        before = before.previousInFocusChain()
    if before is not None:
        tab_through(before, within)


def tab_through(before: QWidget, within: QWidget) -> None:
    """Let Tab go from a widget to all that another holds, in the order in which that was made.

    Of itself Qt puts what is made last at the end of the whole window.
    """
    window = before.window()
    for stop in within.findChildren(QWidget):
        if _is_stop(stop) and stop.window() is window:
            QWidget.setTabOrder(before, stop)
            before = stop


def _is_stop(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
