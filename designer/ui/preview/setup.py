"""A new game: how many players, who plays each seat, the seed."""

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.preview import HUMAN
from designer.ui.kit.bots import bot_title
from designer.ui.kit.boxes import ComboBox, SpinBox
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.languages import tr, trn
from designer.ui.preview.flow import Flow

__all__ = ["SetupBar", "new_seed"]

_SEEDS = 1_000_000


def new_seed() -> int:
    """Give a seed nobody chose, short enough to be read out."""
    return secrets.randbelow(_SEEDS)


class SetupBar(QWidget):
    """Choose who plays.

    Attributes:
        started: (seats, seed) a game with these is wanted.
    """

    started = Signal(object, int)

    def __init__(
        self, look: Look, counts: Sequence[int], bots: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """Offer the numbers of players the game allows, and its bots by id."""
        super().__init__(parent)
        self._look = look
        self._bots = tuple(bots)
        self._count = ComboBox(look)
        for count in counts:
            self._count.addItem(trn("{n} player", "{n} players", count), count)
        self._count.setAccessibleName(tr("Number of players"))
        self._count.currentIndexChanged.connect(self._on_count_changed)
        self._seats: list[ComboBox] = []
        self._names: tuple[str, ...] = ()
        self._seed = SpinBox(look)
        self._seed.setRange(0, _SEEDS - 1)
        self._seed.setAccessibleName(tr("Seed"))
        self._seed.setToolTip(tr("The same seed and the same moves give the same game."))
        dice = IconButton(look, "dices", tr("Another seed"), size=28)
        dice.clicked.connect(lambda _=False: self._seed.setValue(new_seed()))
        start = Button(look, tr("Start"), icon="play", primary=True)
        start.clicked.connect(lambda _=False: self._start())
        self._places = QHBoxLayout()
        self._places.setContentsMargins(0, 0, 0, 0)
        self._places.setSpacing(8)
        places = QWidget()
        places.setLayout(self._places)
        row = Flow(gap=10)
        row.setContentsMargins(14, 8, 14, 8)
        for part in (
            _group(_label(tr("New game")), self._count),
            places,
            _group(_label(tr("Seed"), 500), self._seed, dice),
            start,
        ):
            row.addWidget(part)
        self.setLayout(row)
        look.changed.connect(self.update)

    @property
    def seats(self) -> tuple[str, ...]:
        """Give who plays each seat: a bot's id or `HUMAN`."""
        return tuple(str(seat.currentData()) for seat in self._seats)

    def show_setup(self, seats: Sequence[str], seed: int, names: Sequence[str]) -> None:
        """Show what is played now; `names` are those of the seats."""
        self._names = tuple(names)
        self._seed.setValue(seed)
        self._count.blockSignals(True)
        self._count.setCurrentIndex(max(0, self._count.findData(len(seats))))
        self._count.blockSignals(False)
        self._show_seats(seats)

    def choose(self, seats: Sequence[str], seed: int) -> None:
        """Choose seats and seed, as a person would."""
        self._count.setCurrentIndex(self._count.findData(len(seats)))
        self._show_seats(seats)
        self._seed.setValue(seed)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the ground and a line under it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.surface))
        painter.setPen(QColor(self._look.theme.border))
        foot = QRectF(self.rect()).bottom() - 0.5
        painter.drawLine(0, int(foot), self.width(), int(foot))

    def _on_count_changed(self) -> None:
        wanted = int(self._count.currentData())
        kept = list(self.seats)[:wanted]
        bot = kept[-1] if kept[1:] else (self._bots[0] if self._bots else HUMAN)
        self._show_seats([*kept, *[bot] * (wanted - len(kept))])

    def _show_seats(self, seats: Sequence[str]) -> None:
        while len(self._seats) < len(seats):
            box = ComboBox(self._look)
            box.addItem(tr("human"), HUMAN)
            for bot in self._bots:
                box.addItem(bot_title(bot), bot)
            self._seats.append(box)
            self._places.addWidget(box)
        while len(self._seats) > len(seats):
            box = self._seats.pop()
            self._places.removeWidget(box)
            box.hide()
            box.deleteLater()
        for number, (box, who) in enumerate(zip(self._seats, seats, strict=True)):
            box.setCurrentIndex(max(0, box.findData(who)))
            name = (
                self._names[number]
                if number < len(self._names)
                else tr("Player {number}", number=number + 1)
            )
            box.setAccessibleName(name)
            box.setToolTip(name)

    def _start(self) -> None:
        self.started.emit(self.seats, self._seed.value())


def _group(*widgets: QWidget) -> QWidget:
    """Give widgets that stay on one line."""
    group = QWidget()
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    for widget in widgets:
        row.addWidget(widget)
    return group


def _label(text: str, weight: int = 600) -> QLabel:
    label = QLabel(text)
    label.setFont(font("ui", 13, weight))
    return label
