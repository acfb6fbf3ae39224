"""Who sits at a mat: figure, name, how it stands, and the hand as far as it is seen."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.pieces import draw_pawn
from designer.play.table import Piece, SeatPlate
from designer.ui.kit.languages import tr
from designer.ui.preview.faces import Faces

__all__ = ["MatHeader"]

_CARD = 24.0
_MOST = 14  # cards of a hand that are drawn


class MatHeader(QWidget):
    """Show a seat in one line."""

    HEIGHT = 38

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._faces = look, faces
        self._plate = SeatPlate("", "", ())
        self._hand: Sequence[Piece] = ()
        self._name = self._facts = ""
        self._to_move = False
        self.setFixedHeight(self.HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    @property
    def hand_place(self) -> QRectF:
        """Give where the hand is."""
        return QRectF(self._hand_left(), 2, _CARD, _CARD * 1.4)

    def show_seat(
        self, plate: SeatPlate, who: str, hand: Sequence[Piece], *, to_move: bool
    ) -> None:
        """Show a seat; `who` plays it, `hand` is shown small."""
        self._plate, self._hand, self._to_move = plate, hand, to_move
        self._name = tr("{plate} (you)", plate=plate.name) if who == "you" else plate.name
        facts = [] if who == "you" else [who]
        facts += plate.facts
        if hand:
            facts.append(tr("{n} cards in hand", n=len(hand)))
        self._facts = ", ".join(facts)
        spoken = [self._name, self._facts, *plate.trophies]
        self.setAccessibleName(", ".join(part for part in spoken if part))
        self.setAccessibleDescription(tr("to move") if to_move else "")
        self.setToolTip(self._facts)
        self.update()

    def sizeHint(self) -> QSize:
        """Give room for a line."""
        return QSize(300, self.HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the line."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_pawn(painter, QPointF(18, 22), 13, self._plate.colour)
        bold, small = font("ui", 14, 700 if self._to_move else 600), font("ui", 12.5, 400)
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(38, 0, 400, self.HEIGHT), middle, self._name)
        x = 38 + QFontMetricsF(bold).horizontalAdvance(self._name) + 10
        painter.setFont(small)
        painter.setPen(QColor(theme.muted))
        room = (self._hand_left() if self._hand else self.width()) - x - 8
        text = QFontMetricsF(small).elidedText(self._facts, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(x, 0, room, self.HEIGHT), middle, text)
        ratio = self.devicePixelRatioF()
        for number, piece in enumerate(self._hand[:_MOST]):
            picture = self._faces.pixmap(piece.face, _CARD, ratio)
            at = QPointF(self._hand_left() + number * self._step(), 2)
            painter.drawPixmap(at, picture)

    def _step(self) -> float:
        return _CARD * 0.8

    def _hand_left(self) -> float:
        n = min(len(self._hand), _MOST)
        return self.width() - 8 - _CARD - max(0, n - 1) * self._step()
