"""One row of places on a table without a board: cards, piles, and the places that are free."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.table import Piece, Zone
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.faces import Faces

__all__ = ["MatStrip"]

_PAD, _GAP, _ZONE_GAP, _LABEL, _EDGE = 8, 8, 16, 19, 6
_RING = 5  # what a piece's widget has round its face
_TALL = 1.4
_WRAPPED = Qt.AlignmentFlag.AlignHCenter.value | Qt.TextFlag.TextWordWrap.value


class MatStrip(QWidget):
    """Show zones side by side.

    Attributes:
        clicked: id of a piece; entered, left: as of pieces.
        pile_asked: word of a zone that everybody may look through.
        widgets: the pieces, zone by zone.
    """

    clicked = Signal(int)
    entered = Signal(QWidget)
    left = Signal()
    pile_asked = Signal(str)

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._faces = look, faces
        self.widgets: list[PieceWidget] = []
        self._zones: Sequence[Zone] = ()
        self._width = 90.0
        self._is_lit = False
        self._places: list[tuple[Zone, list[QRectF]]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    @staticmethod
    def spare_height(zones: Sequence[Zone]) -> int:
        """Give how much higher than a card the strip of some zones is."""
        return 2 * _PAD + (_LABEL if _is_labelled(zones) else 0)

    @staticmethod
    def card_width(zones: Sequence[Zone], room: int) -> float:
        """Give how wide cards can be at most in so much room."""
        n = sum(_n_places(zone) for zone in zones)
        gaps = (len(zones) - 1) * _ZONE_GAP + n * _GAP + 2 * (_PAD + _EDGE)
        return (room - gaps) / max(1, n)

    def place_of(self, zone: str) -> QRectF | None:
        """Give where a zone's last piece lies, or its first place."""
        for there, places in self._places:
            if there.id == zone:
                return places[max(0, min(len(there.pieces), len(places)) - 1)]
        return None

    def show_zones(
        self,
        zones: Sequence[Zone],
        width: float,
        can: frozenset[int],
        held: int | None,
        *,
        is_lit: bool,
    ) -> None:
        """Show zones with cards so wide; `is_lit`: whoever they belong to is to move."""
        self._zones, self._width, self._is_lit = zones, width, is_lit
        self.setFixedHeight(self.sizeHint().height())
        self._place()
        shown = [(zone, piece) for zone in zones for piece in _pieces(zone)]
        while len(self.widgets) < len(shown):
            self._add()
        for widget in self.widgets[len(shown) :]:
            widget.hide()
            widget.deleteLater()
        del self.widgets[len(shown) :]
        places = [
            place for zone, there in self._places for place in there[: len(_pieces(zone))]
        ]  # fmt: skip
        for widget, (zone, piece), place in zip(self.widgets, shown, places, strict=True):
            is_pile = zone.layout in ("pile", "open_pile")
            below = {p.id for p in zone.pieces} if is_pile else {piece.id}
            widget.show_piece(
                piece, width, choosable=bool(below & can), held=piece.id == held,
                count=str(zone.n) if is_pile else "", marked=True,
            )  # fmt: skip
            widget.resize(widget.sizeHint())
            widget.move(round(place.x()) - _RING, round(place.y()) - _RING)
            widget.setProperty("pile", zone.id if zone.layout == "open_pile" else "")
            widget.show()
        self.update()

    def sizeHint(self) -> QSize:
        """Give room for cards of the present width."""
        height = self._width * _TALL + self.spare_height(self._zones)
        return QSize(400, round(height))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the mat, its free places, and the names of piles."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = QPen(
            QColor(theme.accent if self._is_lit else theme.border), 2 if self._is_lit else 1
        )
        painter.setPen(edge)
        painter.setBrush(QColor(theme.canvasline))
        painter.drawRoundedRect(frame, 9, 9)
        self._paint_ends(painter, frame)
        for zone, places in self._places:
            for number, place in enumerate(places):
                if number >= len(_pieces(zone)):
                    self._paint_free(painter, zone, place, number)
            if _is_labelled(self._zones):
                self._paint_label(painter, zone, places)

    def _paint_ends(self, painter: QPainter, frame: QRectF) -> None:
        """Zones with a colour of their own at an end colour that end of the mat."""
        if not self._zones or _is_labelled(self._zones):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for zone, x in ((self._zones[0], 0.0), (self._zones[-1], frame.width() - _EDGE)):
            if zone.colour:
                painter.setBrush(QColor(zone.colour))
                bar = QRectF(frame.x() + x, frame.y(), _EDGE, frame.height())
                painter.drawRoundedRect(bar, 3, 3)

    def _paint_free(self, painter: QPainter, zone: Zone, place: QRectF, number: int) -> None:
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(zone.colour or theme.strong), 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(place, 6, 6)
        text = f"{zone.place} {number + 1}" if zone.room > 1 else zone.place
        face, size = _fitting(text, place.width() - 8), min(32.0, place.width() * 0.4)
        room = QRectF(place.x() + 3, place.y(), place.width() - 6, place.height())
        words = QFontMetricsF(face).boundingRect(room, _WRAPPED, text).height()
        has_sign = bool(zone.sign) and words + size + 12 < place.height()
        top = place.center().y() - (words + (size + 4 if has_sign else 0)) / 2
        if has_sign:
            picture = self._faces.pixmap(zone.sign, size, ratio)
            painter.drawPixmap(QPointF(place.center().x() - size / 2, top), picture)
            top += size + 4
        painter.setPen(QColor(theme.muted))
        painter.setFont(face)
        painter.drawText(QRectF(room.x(), top, room.width(), words + 4), _WRAPPED, text)

    def _paint_label(self, painter: QPainter, zone: Zone, places: Sequence[QRectF]) -> None:
        face = font("ui", 12, 500)
        painter.setFont(face)
        painter.setPen(QColor(self._look.theme.text))
        middle = (places[0].left() + places[-1].right()) / 2
        room = (places[-1].right() - places[0].left()) + _GAP + _ZONE_GAP - 4
        text = QFontMetricsF(face).elidedText(zone.title, Qt.TextElideMode.ElideRight, room)
        box = QRectF(middle - room / 2, places[0].bottom() + 3, room, _LABEL)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _place(self) -> None:
        """Give every place its rectangle; what room is left lies between the zones."""
        height = self._width * _TALL
        n = sum(_n_places(zone) for zone in self._zones)
        used = n * (self._width + _GAP) - _GAP * len(self._zones) + 2 * (_PAD + _EDGE)
        free = (self.width() - used) / max(1, len(self._zones) - 1)
        gap = max(4.0, min(free, 90.0 if _is_labelled(self._zones) else 40.0))
        total = used + gap * (len(self._zones) - 1)
        x = max(0.0, (self.width() - total) / 2) + _PAD + _EDGE
        self._places = []
        for zone in self._zones:
            places = []
            for _ in range(_n_places(zone)):
                places.append(QRectF(x, _PAD, self._width, height))
                x += self._width + _GAP
            x += gap - _GAP
            self._places.append((zone, places))

    def _add(self) -> None:
        widget = PieceWidget(self._look, self._faces, self)
        widget.clicked.connect(lambda piece, w=widget: self._on_widget_clicked(w, piece))
        widget.entered.connect(self.entered)
        widget.left.connect(self.left)
        widget.stepped.connect(lambda by, w=widget: self._on_widget_stepped(w, by))
        self._look.changed.connect(widget.update)
        self.widgets.append(widget)

    def _on_widget_clicked(self, widget: PieceWidget, piece: int) -> None:
        pile = str(widget.property("pile") or "")
        if pile:
            self.pile_asked.emit(pile)
        else:
            self.clicked.emit(piece)

    def _on_widget_stepped(self, widget: PieceWidget, by: int) -> None:
        there = self.widgets[(self.widgets.index(widget) + by) % len(self.widgets)]
        there.setFocus(Qt.FocusReason.OtherFocusReason)


def _fitting(text: str, room: float) -> QFont:
    """Give type in which no word is wider than there is room."""
    words = text.split() or [""]
    size = 11.0
    while (
        size > 8 and max(map(QFontMetricsF(font("ui", size, 500)).horizontalAdvance, words)) > room
    ):
        size -= 0.5
    return font("ui", size, 500)


def _pieces(zone: Zone) -> tuple[Piece, ...]:
    return zone.pieces[:1] if zone.layout in ("pile", "open_pile") else zone.pieces


def _n_places(zone: Zone) -> int:
    return max(1, zone.room, len(_pieces(zone)))


def _is_labelled(zones: Sequence[Zone]) -> bool:
    return any(zone.seat is None for zone in zones)
