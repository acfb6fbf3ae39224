"""How much there is of each terrain: a bar, and below it symbol and number of each."""

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from designer.hexes import Cell
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.spaces import UNIT, draw_space
from designer.printing.scenes import TerrainLook

__all__ = ["TerrainBar"]

_BAR = 16
_ENTRY = 24
_HEX = 9.0


class _Entry(msgspec.Struct, frozen=True):
    look: TerrainLook
    inner: TerrainLook | None
    number: int


class TerrainBar(QWidget):
    """Draw the numbers of spaces by terrain; each is told by its symbol and its number too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entries: tuple[_Entry, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFont(font("ui", 12))
        look.changed.connect(self.update)

    def set_counts(
        self, counts: Sequence[tuple[str, int]], looks: Mapping[str, TerrainLook]
    ) -> None:
        """Show counts by terrain code, the largest first."""
        self._entries = tuple(
            _Entry(looks[code], looks.get(looks[code].inner), number)
            for code, number in counts
            if code in looks and number
        )
        words = ", ".join(f"{e.look.name} {e.number}" for e in self._entries)
        self.setAccessibleName(f"Spaces by terrain: {words}")
        self._fit_height()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        """Take as many rows as the width asks for; a layout's own height for width comes too late."""
        rows = 1 + max((row for _, _, row in self._layout(self.width())), default=0)
        self.setFixedHeight(_BAR + 8 + _ENTRY * rows)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bar(painter)
        painter.setFont(self.font())
        for entry, x, row in self._layout(self.width()):
            middle = QPointF(x + _HEX, _BAR + 8 + _ENTRY * (row + 0.5))
            painter.save()
            painter.translate(middle)
            painter.scale(_HEX / UNIT, _HEX / UNIT)
            draw_space(
                painter, entry.look, Cell(entry.look.code), radius_px=_HEX, inner=entry.inner
            )
            painter.restore()
            painter.setPen(self._look.colour("text"))
            box = QRectF(x + 2 * _HEX + 4, middle.y() - _ENTRY / 2, 60, _ENTRY)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, str(entry.number))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            entry = self._entry_at(QPointF(event.pos()))
            text = f"{entry.look.name}\n{entry.number} spaces" if entry else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _layout(self, width: int) -> list[tuple[_Entry, float, int]]:
        metrics = QFontMetricsF(self.font())
        placed, x, row = [], 0.0, 0
        for entry in self._entries:
            needed = 2 * _HEX + 4 + metrics.horizontalAdvance(str(entry.number)) + 10
            if x > 0 and x + needed > width:
                x, row = 0.0, row + 1
            placed.append((entry, x, row))
            x += needed
        return placed

    def _parts(self) -> list[tuple[_Entry, float, float]]:
        total = sum(e.number for e in self._entries) or 1
        parts, x = [], 0.0
        for entry in self._entries:
            width = self.width() * entry.number / total
            parts.append((entry, x, width))
            x += width
        return parts

    def _entry_at(self, at: QPointF) -> _Entry | None:
        if at.y() <= _BAR:
            return next((e for e, x, w in self._parts() if x <= at.x() < x + w), None)
        row_at = int((at.y() - _BAR - 8) // _ENTRY)
        here = [(e, x) for e, x, row in self._layout(self.width()) if row == row_at and x <= at.x()]
        return here[-1][0] if here else None

    def _paint_bar(self, painter: QPainter) -> None:
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(0, 0, self.width(), _BAR), 4, 4)
        painter.save()
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        for entry, x, width in self._parts():
            painter.fillRect(QRectF(x, 0, width, _BAR), QColor(entry.look.base))
            painter.fillRect(QRectF(x + width - 1, 0, 1, _BAR), self._look.colour("surface"))
        painter.restore()
