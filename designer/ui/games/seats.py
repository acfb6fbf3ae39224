"""Who plays: a bot for each seat, where they are not all the same."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from designer.paint.look import Look
from designer.ui.kit.bots import bot_title
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.languages import tr
from designer.ui.preview.flow import Flow

__all__ = ["SeatBots"]


class SeatBots(QWidget):
    """Choose a bot for each seat.

    Attributes:
        boxes: one per seat, in turn order.
    """

    def __init__(self, look: Look, bots: Sequence[str], parent: QWidget | None = None) -> None:
        """Offer bots by their ids, the game's own first."""
        super().__init__(parent)
        self._look, self._bots = look, tuple(bots)
        self.boxes: list[ComboBox] = []
        self._row = Flow(gap=8)
        self.setLayout(self._row)

    @property
    def bots(self) -> tuple[str, ...]:
        """Give the bot of each seat."""
        return tuple(str(box.currentData()) for box in self.boxes)

    def show_seats(self, n: int) -> None:
        """Have so many seats; what was chosen for those that stay is kept."""
        while len(self.boxes) > n:
            box = self.boxes.pop()
            self._row.removeWidget(box)
            box.hide()
            box.deleteLater()
        while len(self.boxes) < n:
            box, seat = ComboBox(self._look), len(self.boxes) + 1
            for bot in self._bots:
                box.addItem(f"{seat}: {bot_title(bot)}", bot)
            box.setAccessibleName(tr("Player {number}", number=seat))
            box.setToolTip(tr("The bot that plays seat {n}", n=seat))
            self.boxes.append(box)
            self._row.addWidget(box)
        self.updateGeometry()
