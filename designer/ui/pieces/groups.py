"""The chips that show one group of pieces only."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from designer.paint.look import Look
from designer.ui.kit.buttons import Chip

__all__ = ["Groups"]

_GAP = 6


class Groups(QWidget):
    """Offer one chip per group; none lit shows all.

    Attributes:
        changed: another group is chosen.
        names: the groups.
        chosen: the group chosen, "" for all.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chips: dict[str, Chip] = {}
        self.names: list[str] = []
        self.chosen = ""

    def show_groups(self, names: list[str]) -> None:
        """Show other groups."""
        if names == self.names:
            return
        self.names = names
        for chip in self._chips.values():
            chip.hide()
            chip.deleteLater()
        self._chips = {name: self._chip(name) for name in names}
        if self.chosen not in names:
            self.chosen = ""
        self._lay()

    def choose(self, name: str) -> None:
        """Show one group, "" for all."""
        self.chosen = name
        for other, chip in self._chips.items():
            chip.setChecked(other == name)
        self.changed.emit()

    def sizeHint(self) -> QSize:
        return QSize(220, self._lay())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _chip(self, name: str) -> Chip:
        chip = Chip(self._look, name, "hexagon", self)
        chip.setToolTip(f"{name}\nShows only these; click again to show all")
        chip.setAccessibleName(f"Show only {name}")
        chip.setChecked(name == self.chosen)
        chip.clicked.connect(lambda on, name=name: self.choose(name if on else ""))
        chip.show()
        return chip

    def _lay(self) -> int:
        """Put the chips in rows; give the height that they take."""
        x = y = height = 0
        for chip in self._chips.values():
            size = chip.sizeHint()
            if x and x + size.width() > max(self.width() - 8, 60):
                x, y = 0, y + size.height() + 2
            chip.setGeometry(x, y, size.width(), size.height())
            x += size.width() + _GAP
            height = y + size.height()
        if height != self.minimumHeight():
            self.setFixedHeight(height)
        return height
