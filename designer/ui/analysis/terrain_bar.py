"""How much there is of each terrain: a bar. The list below it has the same in words."""

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.printing.scenes import TerrainLook
from designer.ui.kit.languages import tr

__all__ = ["TerrainBar"]

_BAR = 14


class _Entry(msgspec.Struct, frozen=True):
    look: TerrainLook
    inner: TerrainLook | None
    number: int


class TerrainBar(QWidget):
    """Draw the shares of the terrains; a tip names each."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entries: tuple[_Entry, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_BAR)
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
        self.setAccessibleName(tr("Spaces by terrain: {words}", words=words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bar(painter)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            entry = self._entry_at(QPointF(event.pos()))
            text = (
                tr("{look}\n{number} spaces", look=entry.look.name, number=entry.number)
                if entry
                else ""
            )
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _parts(self) -> list[tuple[_Entry, float, float]]:
        total = sum(e.number for e in self._entries) or 1
        parts, x = [], 0.0
        for entry in self._entries:
            width = self.width() * entry.number / total
            parts.append((entry, x, width))
            x += width
        return parts

    def _entry_at(self, at: QPointF) -> _Entry | None:
        return next((e for e, x, w in self._parts() if x <= at.x() < x + w), None)

    def _paint_bar(self, painter: QPainter) -> None:
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(0, 0, self.width(), _BAR), 4, 4)
        painter.save()
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        for entry, x, width in self._parts():
            painter.fillRect(QRectF(x, 0, width, _BAR), QColor(entry.look.base))
            painter.fillRect(QRectF(x + width - 1, 0, 1, _BAR), self._look.colour("surface"))
        painter.restore()
