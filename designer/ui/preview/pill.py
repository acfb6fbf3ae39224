"""Whose turn it is: a pill in the player's colour, with the player's mark and a sentence."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.pieces import draw_mark
from designer.paint.tokens import PawnColours, contrast, tokens

__all__ = ["TurnPill", "mark_ink", "pawn_colours"]

_INKS = ("#FFFFFF", "#15130F")


def pawn_colours(colour: str) -> PawnColours:
    """Give a player's colours; a name the palette lacks gets the first ones."""
    return tokens().pawns.get(colour) or next(iter(tokens().pawns.values()))


def mark_ink(colours: PawnColours) -> str:
    """Give the ink that is read best on a player's colour."""
    return max(_INKS, key=lambda ink: contrast(ink, colours.fill))


class TurnPill(QWidget):
    """Show whose turn it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours: PawnColours | None = None
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_turn(self, colour: str, text: str) -> None:
        """Show a player's colour ("" for nobody's) and a sentence."""
        self._colours = pawn_colours(colour) if colour else None
        self._text = text
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give room for mark and sentence."""
        width = QFontMetricsF(font("ui", 13, 600)).horizontalAdvance(self._text)
        return QSize(round(width) + 60, 32)

    def minimumSizeHint(self) -> QSize:
        """It can shrink to its mark; the whole sentence is in the tip."""
        return QSize(60, 32)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw pill, mark and sentence."""
        if not self._text:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        colours = self._colours or PawnColours("#4A4F54", "#23272A", "")
        ink = mark_ink(colours)
        painter.setPen(QPen(QColor(colours.line), 1.5))
        painter.setBrush(QColor(colours.fill))
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        x = frame.left() + 16
        if colours.mark:
            disc = QPointF(frame.left() + 16, frame.center().y())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ink))
            painter.drawEllipse(disc, 11, 11)
            draw_mark(painter, colours.mark, disc, 6, colours.line)
            x += 19
        face = font("ui", 13, 600)
        painter.setFont(face)
        painter.setPen(QColor(ink))
        room = QRectF(x, frame.top(), frame.right() - x - 12, frame.height())
        text = QFontMetricsF(face).elidedText(
            self._text, Qt.TextElideMode.ElideRight, room.width() + 1
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
