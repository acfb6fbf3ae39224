"""The players in turn order: figure and mark, name, who plays, facts, how many pieces lie where."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.pieces import draw_pawn
from designer.play.table import SeatPlate, Table
from designer.session.preview import HUMAN
from designer.ui.kit.bots import bot_title
from designer.ui.kit.languages import tr
from designer.ui.preview.faces import Faces

__all__ = ["SeatPlateWidget", "who_sit"]

# Zones that every game of this kind has by these words; others show their title's first letters.
_ICONS = {
    "hand": "hand",
    "pile": "layers",
    "discard": "archive",
    "played": "play",
    "board": "package-open",
    "tokens": "circle-dot",
}
_PADDING = 10
_COUNT_LINE = 18
_TEXT_X = 54
_SLOT = 24


class SeatPlateWidget(QWidget):
    """Show one player."""

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._faces = look, faces
        self._slots: tuple[str, ...] = ()
        self._slot_titles: tuple[str, ...] = ()
        self._plate = SeatPlate("", "", ())
        self._who = ""
        self._to_move = False
        self._counts: tuple[tuple[str, str, int], ...] = ()
        self._places: list[tuple[QRectF, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_seat(self, table: Table, seat: int, who: str, *, to_move: bool) -> None:
        """Show a seat of the table; `who` plays it ("you", "random bot")."""
        self._plate = table.seats[seat]
        self._who = who
        self._to_move = to_move
        own = [z for z in table.zones if z.seat == seat and z.layout != "loose"]
        self._counts = tuple((z.id, z.title, z.n) for z in own if z.layout != "slots")
        slots = [piece for z in own if z.layout == "slots" for piece in z.pieces]
        self._slots = tuple(piece.mark for piece in slots)
        self._slot_titles = tuple(piece.title for piece in slots)
        spoken = [f"{self._plate.name} ({who})", *self._plate.facts, *self._plate.trophies]
        spoken += [piece.title for piece in slots if piece.mark]
        spoken += [f"{title}: {n}" for _, title, n in self._counts]
        self.setAccessibleName(", ".join(spoken))
        self.setAccessibleDescription(tr("to move") if to_move else "")
        self.setFixedHeight(self._height(self.width()))
        self.update()

    def sizeHint(self) -> QSize:
        """Give room for the lines there are."""
        return QSize(210, self._height(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        super().resizeEvent(event)
        self.setFixedHeight(self._height(event.size().width()))

    def event(self, event: QEvent) -> bool:
        """Say what a count counts."""
        if isinstance(event, QHelpEvent):
            place = QPointF(event.pos())
            tip = next((tip for box, tip in self._places if box.contains(place)), "")
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the plate."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2 if self._to_move else 1
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(theme.accent if self._to_move else theme.border), width))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(frame, 9, 9)
        draw_pawn(painter, QPointF(29, 36), 21, self._plate.colour)
        bold, small = font("ui", 13.5, 600), font("ui", 12, 400)
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        room = frame.width() - _TEXT_X - _PADDING
        name = (
            self._plate.name if self._who != "you" else tr("{plate} (you)", plate=self._plate.name)
        )
        painter.drawText(QPointF(_TEXT_X, 24), _elided(name, bold, room))
        painter.setFont(small)
        painter.setPen(QColor(theme.muted))
        y = 41.0
        for line in self._lines(room):
            painter.drawText(QPointF(_TEXT_X, y), line)
            y += 16
        self._places = []
        bottom = max(y + 8, 66.0)
        if self._slots:
            self._draw_slots(painter, bottom)
            bottom += self._slot_height()
        self._draw_counts(painter, bottom)

    def _lines(self, room: float) -> Sequence[str]:
        facts = list(self._plate.facts)
        if self._who != "you":
            facts.insert(0, self._who)
        face = font("ui", 12, 400)
        return [*_wrapped(facts, face, room), *_wrapped(self._plate.trophies, face, room)]

    def _height(self, width: int) -> int:
        lines = self._lines(width - 2 - _TEXT_X - _PADDING)
        top = max(41 + 16 * len(lines) + 8, 66)
        places = self._places_of_counts(width)
        lines_of_counts = places[-1][1] + 1 if places else 0
        top += self._slot_height()
        return top + _COUNT_LINE * lines_of_counts - 2 if lines_of_counts else top

    def _slot_height(self) -> int:
        per_row = (self.width() - 2 * _PADDING) // _SLOT
        return _SLOT * -(-len(self._slots) // max(1, per_row)) if self._slots else 0

    def _draw_slots(self, painter: QPainter, y: float) -> None:
        """Draw what lies in each slot, small; an empty one as its outline."""
        ratio, per_row = self.devicePixelRatioF(), (self.width() - 2 * _PADDING) // _SLOT
        for number, mark in enumerate(self._slots):
            line, column = divmod(number, max(1, per_row))
            box = QRectF(_PADDING + column * _SLOT, y - 9 + line * _SLOT, _SLOT - 3, _SLOT - 3)
            if mark:
                painter.drawPixmap(box.topLeft(), self._faces.pixmap(mark, box.width(), ratio))
            else:
                painter.setPen(QPen(QColor(self._look.theme.strong), 1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 3, 3)
            self._places.append((box, self._slot_titles[number]))

    def _draw_counts(self, painter: QPainter, y: float) -> None:
        """Draw icon, title and number of each zone: read like that, a title needs no plural."""
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        figure, word = font("ui", 12.5, 600), font("ui", 11.5, 400)
        places = self._places_of_counts(self.width())
        for (zone, title, n), (x, line, width) in zip(self._counts, places, strict=True):
            middle = y + line * _COUNT_LINE
            icon = _ICONS.get(zone, "square")
            painter.drawPixmap(QPointF(x, middle - 7), self._look.pixmap(icon, "muted", 15, ratio))
            after = QFontMetricsF(figure).horizontalAdvance(str(n))
            shown = _elided(title, word, width - 26 - after)
            painter.setFont(word)
            painter.setPen(QColor(theme.muted))
            painter.drawText(QPointF(x + 19, middle + 5), shown)
            painter.setFont(figure)
            painter.setPen(QColor(theme.text))
            used = 22 + QFontMetricsF(word).horizontalAdvance(shown)
            painter.drawText(QPointF(x + used, middle + 5), str(n))
            self._places.append((QRectF(x - 2, middle - 9, width, 18), f"{title}: {n}"))

    def _places_of_counts(self, width: int) -> list[tuple[float, int, float]]:
        """Give per zone where it stands: x, line, width; one after the other, as words in a text."""
        figure = QFontMetricsF(font("ui", 12.5, 600))
        word = QFontMetricsF(font("ui", 11.5, 400))
        left, places, line = float(_PADDING + 2), [], 0
        x = left
        for _, title, n in self._counts:
            wide = 22 + word.horizontalAdvance(title) + figure.horizontalAdvance(str(n)) + 5
            if x > left and x + wide > width - _PADDING:
                x, line = left, line + 1
            places.append((x, line, min(wide, width - _PADDING - left)))
            x += wide + 8
        return places


def _elided(text: str, face: QFont, room: float) -> str:
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room)


def _wrapped(parts: Sequence[str], face: QFont, room: float) -> list[str]:
    """Put parts one after the other, as many on a line as fit."""
    metrics = QFontMetricsF(face)
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}, {part}" if lines else part
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(_elided(part, face, room))
    return lines


def who_sit(seats: Sequence[str], own: int | None) -> list[str]:
    """Say of each seat who sits there: a bot, `you`, or `human`."""
    people = ["you" if seat == own else tr("human") for seat in range(len(seats))]
    return [people[seat] if bot == HUMAN else bot_title(bot) for seat, bot in enumerate(seats)]
