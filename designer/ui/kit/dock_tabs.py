"""The tabs below docks that lie behind each other: Qt makes their bars, the chosen one is marked here."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QTabBar

from designer.paint.fonts import font
from designer.paint.look import Look

__all__ = ["DockTabs"]

_LINE = 3.0


class DockTabs(QObject):
    """Paint the bars of a main window's docks like the tabs of documents."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look

    def take(self, bar: QTabBar) -> None:
        """Paint a bar from now on."""
        bar.setFont(font("ui", 12, 500))
        bar.setDrawBase(False)
        bar.installEventFilter(self)
        self._look.changed.connect(bar.update)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QTabBar):
            return False
        painter = QPainter(watched)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(watched.rect(), self._look.colour("window"))
        for number in range(watched.count()):
            if watched.isTabVisible(number):
                self._paint(painter, watched, number)
        painter.end()
        return True

    def _paint(self, painter: QPainter, bar: QTabBar, number: int) -> None:
        """Paint a tab; the dock that it belongs to lies above it."""
        theme, frame = self._look.theme, QRectF(bar.tabRect(number))
        chosen = number == bar.currentIndex()
        if chosen:
            painter.fillRect(frame, QColor(theme.surface))
            for x in (frame.left(), frame.right() - 1):
                painter.fillRect(QRectF(x, frame.y(), 1, frame.height()), QColor(theme.border))
            line = QRectF(frame.x(), frame.bottom() - _LINE, frame.width(), _LINE)
            painter.fillRect(line, QColor(theme.accent))
        painter.setFont(font("ui", 12, 600 if chosen else 500))
        painter.setPen(QColor(theme.text if chosen else theme.muted))
        room = round(frame.width()) - 12
        words = QFontMetrics(painter.font()).elidedText(
            bar.tabText(number), Qt.TextElideMode.ElideRight, room
        )
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, words)
