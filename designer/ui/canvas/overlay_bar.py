"""The switches of what is drawn over a board: one at a time, with words as far as there is room."""

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from designer.paint.look import Look
from designer.ui.kit.buttons import Chip, tip_of
from designer.ui.kit.languages import tr

__all__ = ["OVERLAYS", "OWN", "OverlayBar", "OverlaySpec"]

OWN = "own:"
"""What the ids of drawings begin with that a game makes itself."""

_GAP = 6
_NARROW = 34


class OverlaySpec(msgspec.Struct, frozen=True):
    """Say what can be drawn over a board: its id, words, icon, keys, and one line on it."""

    id: str
    title: str
    icon: str
    keys: str
    tip: str


OVERLAYS = (
    OverlaySpec("way", "Cheapest way", "waypoints", "Alt+1", "The way of the fewest symbols"),
    OverlaySpec("price", "Price", "thermometer", "Alt+2", "What it takes to come to each space"),
    OverlaySpec("reach", "Reach", "footprints", "Alt+3", "Which cards enter each space"),
    OverlaySpec("cuts", "Cuts", "scissors-line-dashed", "Alt+4", "Where the way can be closed"),
    OverlaySpec("apart", "Side by side", "split", "Alt+5", "Ways that have nothing in common"),
    OverlaySpec("barriers", "Barriers", "fence", "Alt+6", "What each one bars, and the way round"),
    OverlaySpec("ends", "Dead ends", "undo-2", "Alt+7", "Where one gets on only by going back"),
)


class OverlayChip(Chip):
    """A switch that may be reduced to its icon."""

    def __init__(self, look: Look, spec: OverlaySpec, parent: QWidget) -> None:
        super().__init__(look, tr(spec.title), spec.icon, parent)
        self.spec = spec
        self.narrow = False

    def sizeHint(self) -> QSize:
        return QSize(_NARROW, 28) if self.narrow else super().sizeHint()

    def say(self, title: str, why_not: str) -> None:
        """Name it, and say why it cannot be switched on ("" if it can)."""
        self.setText(title)
        self.setAccessibleName(title)
        self.setEnabled(not why_not)
        self.setToolTip(tip_of(title, self.spec.keys, why_not or tr(self.spec.tip)))


class OverlayBar(QWidget):
    """Stand at the upper left of a board.

    Attributes:
        chosen: another one is wanted (its id, "" for none).
        chips: the switches by id.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.chips: dict[str, OverlayChip] = {}
        for spec in OVERLAYS:
            chip = OverlayChip(look, spec, self)
            chip.say(tr(spec.title), "")
            chip.clicked.connect(lambda on, spec=spec: self.chosen.emit(spec.id if on else ""))
            self.chips[spec.id] = chip

    def set_own(self, specs: Sequence[OverlaySpec]) -> None:
        """Offer what the game draws itself, behind what every game has."""
        wanted = [spec.id for spec in specs]
        if [name for name in self.chips if name.startswith(OWN)] == wanted:
            return
        for name in [name for name in self.chips if name.startswith(OWN)]:
            chip = self.chips.pop(name)
            chip.hide()
            chip.deleteLater()
        for spec in specs:
            chip = self.chips[spec.id] = OverlayChip(self._look, spec, self)
            chip.clicked.connect(lambda on, spec=spec: self.chosen.emit(spec.id if on else ""))
            chip.show()
        self.lay(self.maximumWidth())

    def show_state(self, shown: str, titles: Mapping[str, str], why_not: Mapping[str, str]) -> None:
        """Light the one that is shown; say why others cannot be."""
        for id_, chip in self.chips.items():
            why = why_not.get(id_, "")
            chip.say(titles.get(id_, tr(chip.spec.title)), why)
            chip.setChecked(id_ == shown and not why)
        self.lay(self.maximumWidth())

    def lay(self, width: int) -> None:
        """Lay the switches into a width: lit ones keep their words longest."""
        chips = list(self.chips.values())
        self.setMaximumWidth(width)
        for chip in chips:
            chip.narrow = False
        for chip in [*(c for c in reversed(chips) if not c.isChecked()), *chips]:
            if sum(c.sizeHint().width() + _GAP for c in chips) - _GAP <= width:
                break
            chip.narrow = True
        x = 0
        for chip in chips:
            chip.setGeometry(x, 0, chip.sizeHint().width(), 28)
            chip.update()
            x += chip.width() + _GAP
        self.resize(max(1, x - _GAP), 28)

    def sizeHint(self) -> QSize:
        return QSize(sum(c.width() + _GAP for c in self.chips.values()), 28)
