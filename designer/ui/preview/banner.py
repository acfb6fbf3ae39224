"""The end of a game: who won and how, over the board."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpacerItem, QVBoxLayout, QWidget

from designer.engine.game import Outcome, Termination
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.pieces import draw_pawn
from designer.play.table import SeatPlate
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.languages import tr, translated

__all__ = ["EndBanner"]

_PAWN_ROOM = 62


class EndBanner(QWidget):
    """Show how the game ended.

    Attributes:
        again_asked: a game from another seed is wanted; same_asked: the same again;
            save_asked: the game is to be written to a file.
    """

    again_asked = Signal()
    same_asked = Signal()
    save_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._colours: tuple[str, ...] = ()
        self._title = QLabel()
        self._title.setFont(font("ui", 20, 600))
        self._line = QLabel()
        self._line.setFont(font("ui", 13, 400))
        self._line.setWordWrap(True)
        self._line.setMinimumWidth(300)
        again = Button(look, tr("Play again"), icon="dices", primary=True)
        again.clicked.connect(lambda _=False: self.again_asked.emit())
        same = Button(look, tr("Same seed"), icon="rotate-ccw")
        same.clicked.connect(lambda _=False: self.same_asked.emit())
        save = Button(look, tr("Save the game…"), icon="save")
        save.clicked.connect(lambda _=False: self.save_asked.emit())
        close = IconButton(look, "x", tr("Look at the board"), size=26)
        close.clicked.connect(lambda _=False: self.hide())
        self.again = again
        buttons = QHBoxLayout()
        buttons.addWidget(again)
        buttons.addWidget(same)
        buttons.addWidget(save)
        buttons.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._line)
        words.addSpacing(6)
        words.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 16, 12, 14)
        row.setSpacing(12)
        self._room = QSpacerItem(_PAWN_ROOM, 10)
        row.addItem(self._room)
        row.addLayout(words, 1)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        look.changed.connect(self.update)
        self.hide()

    def show_outcome(self, outcome: Outcome, seats: Sequence[SeatPlate]) -> None:
        """Show an ending."""
        winners = [seats[w] for w in outcome.winners]
        self._colours = tuple(w.colour for w in winners)
        names = tr(" and ").join(w.name for w in winners)
        match outcome.termination:
            case Termination.WON:
                title = (
                    tr("{names} won", names=names)
                    if len(winners) > 1
                    else tr("{names} wins", names=names)
                )
            case Termination.SHARED:
                title = tr("{names} share the victory", names=names)
            case Termination.UNFINISHED:
                title = tr("Nobody reached the end")
        self._title.setText(title)
        # The game's own sentence often begins with the same words.
        sentence = translated(outcome.sentence)
        rest = sentence.removeprefix(title).lstrip(": ")
        self._line.setText(rest[:1].upper() + rest[1:])
        self.setAccessibleName(f"{title}. {sentence}")
        self._room.changeSize(_PAWN_ROOM * max(1, len(winners)) if winners else 0, 10)
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
        self.adjustSize()
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw a plate with the winners."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        for number, colour in enumerate(self._colours):
            at = QPointF(18 + _PAWN_ROOM * (number + 0.5), self.height() / 2 + 8)
            draw_pawn(painter, at, 34, colour)
