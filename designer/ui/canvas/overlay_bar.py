"""The switches of what is drawn over a board: one at a time, with words as far as there is room.

They break into a second row before any of them is reduced to its icon.
"""

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

from designer.paint.look import Look
from designer.ui.kit.buttons import Chip, tip_of
from designer.ui.kit.languages import tr

__all__ = ["OVERLAYS", "OWN", "OverlayBar", "OverlaySpec"]

OWN = "own:"
"""What the ids of drawings begin with that a game makes itself."""

_GAP = 6
_NARROW = 34
_HIGH = 28
_ROWS = 2  # more would hide the board that they are about


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
    OverlaySpec("ends", "Dead ends", "ban", "Alt+7", "Where one gets on only by going back"),
)


class OverlayChip(Chip):
    """A switch that may be reduced to its icon."""

    def __init__(self, look: Look, spec: OverlaySpec, parent: QWidget) -> None:
        super().__init__(look, tr(spec.title), spec.icon, parent)
        self.spec = spec
        self.narrow = False
        self.is_offered = True

    def sizeHint(self) -> QSize:
        return QSize(_NARROW, _HIGH) if self.narrow else super().sizeHint()

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

    def offer_ways(self, on: bool) -> None:
        """Show what every route has, or hide it: on some boards no ways are looked for."""
        for spec in OVERLAYS:
            self.chips[spec.id].is_offered = on
            self.chips[spec.id].setVisible(on)
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
        chips = [chip for chip in self.chips.values() if chip.is_offered]
        self.setMaximumWidth(width)
        for chip in chips:
            chip.narrow = False
        if not chips:
            return
        for chip in [*(c for c in reversed(chips) if not c.isChecked()), *chips]:
            if _places(chips, width)[-1].y() < _ROWS * (_HIGH + _GAP):
                break
            chip.narrow = True
        for chip, place in zip(chips, _places(chips, width), strict=True):
            chip.setGeometry(QRect(place, QSize(chip.sizeHint().width(), _HIGH)))
            chip.update()
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        held = QRegion()
        for chip in (c for c in self.chips.values() if c.is_offered):
            held |= chip.geometry()
        return held.boundingRect().size()


def _places(chips: Sequence[OverlayChip], width: int) -> list[QPoint]:
    """Give where switches stand that break into rows."""
    places, x, y = [], 0, 0
    for chip in chips:
        wide = chip.sizeHint().width()
        if x and x + wide > width:
            x, y = 0, y + _HIGH + _GAP
        places.append(QPoint(x, y))
        x += wide + _GAP
    return places
