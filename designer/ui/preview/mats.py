"""The table of a game without a board: what lies before each seat, and what lies between them."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from designer.paint.look import Look
from designer.play.table import Table, Zone
from designer.ui.preview import grip
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.faces import Faces
from designer.ui.preview.mat_header import MatHeader
from designer.ui.preview.mat_strip import MatStrip

__all__ = ["MatTable"]

_MARGIN, _GAP = 12, 5
_LEAST, _MOST = 44.0, 150.0  # how wide cards may be


class MatTable(QWidget):
    """Show the mats of all seats, the own one below, with the common pieces between them.

    Attributes:
        clicked: id of a piece; entered, left: as of pieces.
        pile_asked: word of a zone that everybody may look through.
    """

    clicked = Signal(int)
    entered = Signal(QWidget)
    left = Signal()
    pile_asked = Signal(str)

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._faces = look, faces
        self._headers: dict[int, MatHeader] = {}
        self._strips: dict[int | None, MatStrip] = {}
        self._order: tuple[int | None, ...] = ()
        self._show: Callable[[], None] = lambda: None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_MARGIN, 4, _MARGIN, 4)
        self._column.setSpacing(_GAP)
        look.changed.connect(self.update)

    def widgets(self) -> Iterator[PieceWidget]:
        """Give every piece that is shown by itself."""
        for strip in self._strips.values():
            yield from strip.widgets

    def place_of(self, seat: int | None, zone: str) -> QRectF | None:
        """Give where a zone is shown, within this widget; a hand is where its owner's name is."""
        strip, header = self._strips.get(seat), self._headers.get(-1 if seat is None else seat)
        found = strip.place_of(zone) if strip is not None else None
        if found is not None and strip is not None:
            return found.translated(strip.mapTo(self, QPoint(0, 0)))
        if zone == "hand" and header is not None:
            return header.hand_place.translated(header.mapTo(self, QPoint(0, 0)))
        return None

    def set_covered(self, places: Sequence[QRect]) -> None:
        """Let the keyboard pass by pieces that lie wholly under what floats over the table."""
        for piece in self.widgets():
            where = QRect(piece.mapTo(self, QPoint(0, 0)), piece.size())
            is_seen = not any(place.contains(where) for place in places)
            policy = Qt.FocusPolicy.StrongFocus if is_seen else Qt.FocusPolicy.NoFocus
            if piece.focusPolicy() != policy:
                piece.setFocusPolicy(policy)

    @property
    def foot(self) -> int:
        """Give where the line of the own seat ends."""
        own = self._headers.get(-1 if not self._order else self._order[-1] or 0)
        return self.height() if own is None else own.geometry().bottom() + 1

    def show_table(
        self,
        table: Table,
        held: int | None,
        who: Sequence[str],
        *,
        may_act: bool,
        to_move: int | None,
    ) -> None:
        """Show a table; `who` plays each seat."""

        def show() -> None:
            self._lay_out(table)
            can = grip.choosable(table, held) if may_act else frozenset()
            width = self._card_width(table)
            for seat, strip in self._strips.items():
                zones = _zones(table, seat)
                strip.show_zones(zones, width, can, held, is_lit=seat == to_move)
            for seat, header in self._headers.items():
                hand = next((z for z in table.zones if (z.seat, z.id) == (seat, "hand")), None)
                is_own = seat == self._own(table)
                header.show_seat(
                    table.seats[seat],
                    who[seat],
                    () if hand is None or is_own else hand.pieces,
                    to_move=seat == to_move,
                )

        self._show = show
        show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show everything as large as there is room."""
        super().resizeEvent(event)
        self._show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the ground."""
        QPainter(self).fillRect(self.rect(), QColor(self._look.theme.canvas))

    @staticmethod
    def _own(table: Table) -> int:
        return 0 if table.seat is None else table.seat

    def _lay_out(self, table: Table) -> None:
        """Put headers and strips in their order: others above, the common one, the own one."""
        own = self._own(table)
        others = [seat for seat in range(len(table.seats)) if seat != own]
        order = (*others, None, own)
        if order == self._order:
            return
        self._order = order
        while self._column.count():
            self._column.takeAt(0)
        for seat in order:
            strip = self._strips.get(seat) or self._new_strip(seat)
            if seat is None:
                self._column.addWidget(strip)
                self._column.addStretch(1)
                continue
            header = self._headers.get(seat) or MatHeader(self._look, self._faces, self)
            self._headers[seat] = header
            parts = (strip, header) if seat == own else (header, strip)
            for part in parts:
                self._column.addWidget(part)
                part.show()
            strip.setAccessibleName(table.seats[seat].name)
            if seat != own:
                self._column.addStretch(1)

    def _new_strip(self, seat: int | None) -> MatStrip:
        strip = MatStrip(self._look, self._faces, self)
        strip.clicked.connect(self.clicked)
        strip.entered.connect(self.entered)
        strip.left.connect(self.left)
        strip.pile_asked.connect(self.pile_asked)
        self._strips[seat] = strip
        return strip

    def _card_width(self, table: Table) -> float:
        """Give the width at which everything has room: all cards are equally large."""
        n = len(table.seats)
        fixed = n * MatHeader.HEIGHT + (2 * n + 1) * _GAP + 10
        fixed += sum(MatStrip.spare_height(_zones(table, seat)) for seat in self._order)
        by_height = (self.height() - fixed) / ((n + 1) * 1.4)
        room = self.width() - 2 * _MARGIN
        by_width = min(MatStrip.card_width(_zones(table, seat), room) for seat in self._order)
        return max(_LEAST, min(_MOST, by_height, by_width))


def _zones(table: Table, seat: int | None) -> list[Zone]:
    wanted = "centre" if seat is None else "mat"
    return [zone for zone in table.zones if zone.seat == seat and zone.area == wanted]
