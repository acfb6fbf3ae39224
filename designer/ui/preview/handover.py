"""Several people at one screen: nothing is shown until the next one sits before it."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.pieces import draw_pawn
from designer.play.table import SeatPlate
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr

__all__ = ["HandOver"]

_PAWN_ROOM = 110


class HandOver(QWidget):
    """Cover everything and say whose turn it is.

    Attributes:
        taken: the next player is there.
    """

    taken = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._colour = ""
        self._title = QLabel()
        self._title.setFont(font("ui", 24, 600))
        self._line = QLabel(tr("The hand is shown when you are ready."))
        self._line.setFont(font("ui", 14, 400))
        self.button = Button(look, tr("Show my hand"), icon="eye", keys="Enter", primary=True)
        self.button.clicked.connect(lambda _=False: self.taken.emit())
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(1)
        column.addSpacing(_PAWN_ROOM)
        for widget in (self._title, self._line, self.button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        look.changed.connect(self.update)
        self.hide()

    @property
    def title(self) -> str:
        """Give what is said."""
        return self._title.text()

    def show_seat(self, plate: SeatPlate) -> None:
        """Ask for a player."""
        self._colour = plate.colour
        self._title.setText(tr("Hand over to {plate}", plate=plate.name))
        self.setAccessibleName(self._title.text())
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Cover what lies behind, and draw the pawn of the one who is asked for."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._look.theme.window))
        at = QPointF(self.width() / 2, self._title.y() - _PAWN_ROOM / 2)
        draw_pawn(painter, at, 60, self._colour)
