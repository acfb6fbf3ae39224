"""The foot of a window of words: one button that closes it."""

from PySide6.QtWidgets import QDialog, QHBoxLayout

from designer.paint.look import Look
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr

__all__ = ["closing_row"]


def closing_row(look: Look, dialog: QDialog) -> QHBoxLayout:
    """Give the row with the button, at the right."""
    close = Button(look, tr("Close"), parent=dialog)
    close.setAutoDefault(False)  # Enter belongs to the field that has the keyboard
    close.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(close)
    return row
