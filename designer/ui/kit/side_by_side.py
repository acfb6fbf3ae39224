"""Buttons of one sort: in a row where all of them fit, else as a column of equal widths."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QSizePolicy, QWidget

__all__ = ["SideBySide"]

_GAP = 4


class SideBySide(QWidget):
    """Lay buttons."""

    def __init__(self, buttons: Sequence[QWidget], right: int = 0) -> None:
        """Take buttons; `right` is left free beside them."""
        super().__init__()
        self._buttons, self._right = tuple(buttons), right
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, right, 0)
        self._box.setSpacing(_GAP)
        self._box.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        for button in buttons:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._box.addWidget(button)

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of one: below the other they need no more."""
        widest = max(button.sizeHint().width() for button in self._buttons)
        return QSize(widest + self._right, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        whole = sum(button.sizeHint().width() + _GAP for button in self._buttons) - _GAP
        fits = whole + self._right <= event.size().width()
        wanted = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._box.direction() != wanted:
            self._box.setDirection(wanted)
            self.updateGeometry()
