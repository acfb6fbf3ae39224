"""The margin of the text: line numbers, and the sign of the worst fault of each line."""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QTextBlock
from PySide6.QtWidgets import QToolTip, QWidget

from designer.diagnostics import Diagnostic
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.languages import tr
from designer.ui.kit.severities import SEVERITIES, tip_text, worst

__all__ = ["Gutter", "Lines"]

_SIGN = 14


class Lines(Protocol):
    """What the gutter asks of its text pane."""

    def visible_lines(self) -> list[tuple[QTextBlock, float, float]]:
        """Give the blocks in sight with their top and height in the viewport."""

    def current_line(self) -> int:
        """Give the number of the line the cursor is on, from 0."""

    def n_lines(self) -> int:
        """Give the number of lines."""


class Gutter(QWidget):
    """Draw numbers and signs; a click on a line asks for it."""

    line_chosen = Signal(int)

    def __init__(self, look: Look, lines: Lines, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._lines = lines
        self._by_line: Mapping[int, tuple[Diagnostic, ...]] = {}
        self.setFont(font("code", 11))
        self.setAccessibleName(tr("Line numbers and signs"))
        look.changed.connect(self.update)

    def set_diagnostics(self, by_line: Mapping[int, tuple[Diagnostic, ...]]) -> None:
        """Show signs; lines are counted from 1."""
        self._by_line = by_line
        self.update()

    def sign_at(self, line: int) -> str:
        """Give the icon shown on a line (from 1), "" for none."""
        found = self._by_line.get(line)
        if not found:
            return ""
        severity = found[0].severity
        for diagnostic in found:
            severity = worst(severity, diagnostic.severity)
        return SEVERITIES[severity].icon

    def wanted_width(self) -> int:
        """Give the width that the numbers need."""
        digits = max(3, len(str(self._lines.n_lines())))
        return 6 + _SIGN + 6 + digits * self.fontMetrics().horizontalAdvance("0") + 10

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._look.colour("surface"))
        painter.setFont(self.font())
        current = self._lines.current_line()
        ratio = self.devicePixelRatioF()
        for block, top, height in self._lines.visible_lines():
            number = block.blockNumber()
            painter.setPen(self._look.colour("text" if number == current else "muted"))
            box = QRectF(0, top, self.width() - 10, height)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(number + 1)
            )
            if icon := self.sign_at(number + 1):
                token = next(s.token for s in SEVERITIES.values() if s.icon == icon)
                picture = self._look.pixmap(icon, token, _SIGN, ratio)
                painter.drawPixmap(QPointF(6, top + (height - _SIGN) / 2), picture)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        block = self._block_at(event.position().y())
        if block is not None:
            self.line_chosen.emit(block.blockNumber() + 1)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            block = self._block_at(event.pos().y())
            found = self._by_line.get(block.blockNumber() + 1, ()) if block is not None else ()
            text = "\n\n".join(tip_text(d) for d in found)
            QToolTip.showText(event.globalPos() + QPoint(12, 8), text, self)
            return True
        return super().event(event)

    def _block_at(self, y: float) -> QTextBlock | None:
        for block, top, height in self._lines.visible_lines():
            if top <= y < top + height:
                return block
        return None
