"""Where pieces are on the screen, and which of them fly when the table changes."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from designer.play.table import Table
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.flights import Flight
from designer.ui.preview.frame import PreviewFrame
from designer.ui.preview.market import PieceChip
from designer.ui.preview.travels import Place, Travel, travels

__all__ = ["Flying"]

_SMALL = 44.0  # how wide a piece is where only its place is known


class Flying:
    """Let pieces fly in one window: note where they are, change the table, then let them go."""

    def __init__(self, window: PreviewFrame) -> None:
        self._window = window
        self._table: Table | None = None
        self._of: object = None
        self._places: Mapping[Place, QRectF] = {}

    def note(self) -> None:
        """Take note of where everything is, before the table changes."""
        self._window.flights.end()
        table = self._table
        self._places = {} if table is None else dict(self._seen(table))

    def go(self, table: Table, of: object, duration_ms: int) -> None:
        """Let what has gone elsewhere fly there.

        Args:
            table: as it is shown now.
            of: the game; another one is simply there.
            duration_ms: how long that takes; 0 for at once.
        """
        before, same = self._table, of is self._of
        self._table, self._of = table, of
        if before is None or before is table or not same or before.seat != table.seat:
            return
        if not duration_ms or not self._window.isVisible():
            return
        for panel in (self._window, self._window.hand, self._window.common.market):
            layout = panel.layout()
            if layout is not None:
                layout.activate()
        flights = [f for t in travels(before, table) if (f := self._flight(t, table)) is not None]
        self._window.flights.fly(flights, duration_ms)

    def _flight(self, travel: Travel, table: Table) -> Flight | None:
        start = self._places.get(travel.source)
        widget = self._widget(travel.target.piece)
        end = self._place(travel.target, table)
        if start is None or end is None or (start.center() - end.center()).manhattanLength() < 8:
            return None
        zone = next(
            (z for z in table.zones if (z.seat, z.id) == (travel.target.seat, travel.target.zone)),
            None,
        )
        is_row = zone is not None and zone.layout == "row"
        becomes = widget if is_row and isinstance(widget, PieceWidget) else None
        return Flight(travel.face, start, end, becomes)

    def _seen(self, table: Table) -> Iterator[tuple[Place, QRectF]]:
        for zone in table.zones:
            for piece in (*(p.id for p in zone.pieces), None):
                place = Place(zone.seat, zone.id, piece)
                rect = self._place(place, table)
                if rect is not None:
                    yield place, rect

    def _place(self, place: Place, table: Table) -> QRectF | None:
        widget = self._widget(place.piece)
        if isinstance(widget, PieceWidget):
            return self._on_window(widget, widget.frame)
        if widget is not None:
            return self._on_window(widget, QRectF(0, 0, _SMALL, _SMALL * 1.4))
        is_own = place.seat is not None and place.seat == table.seat
        row = self._window.hand.row_of(place.zone) if is_own else None
        if row is not None:
            return (
                self._on_window(row, QRectF(row.rect()).adjusted(4, 4, -4, -4))
                if row.width() < 160
                else None
            )
        if self._window.has_mats:
            there = self._window.mats.place_of(place.seat, place.zone)
            return None if there is None else self._on_window(self._window.mats, there)
        plates = self._window.players.plates
        if place.seat is None or place.seat >= len(plates) or not plates[place.seat].isVisible():
            return None
        return self._on_window(plates[place.seat], QRectF(10, 10, _SMALL, _SMALL * 1.4))

    def _widget(self, piece: int | None) -> PieceWidget | PieceChip | None:
        if piece is None:
            return None
        window = self._window
        return next((w for w in window.pieces() if w.piece.id == piece and w.isVisible()), None)

    def _on_window(self, widget: QWidget, rect: QRectF) -> QRectF:
        return rect.translated(widget.mapTo(self._window, QPointF(0, 0)))
