"""The chips that show one group of pieces only."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus
from designer.ui.kit.languages import tr

__all__ = ["Groups"]

_GAP = 4


class _Chip(QPushButton):
    """A small chip of words: lit, it has the soft ground and an accent outline."""

    def __init__(self, look: Look, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._look = look
        self.setCheckable(True)
        self.setFont(font("ui", 11.5, 500))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(self.text())) + 18, 26)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, lit = self._look.theme, self.isChecked()
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground = theme.soft if lit or self.underMouse() else theme.sunken
        line = QPen(QColor(theme.accent), 1.4) if lit else QPen(QColor(theme.strong), 1)
        painter.setPen(line)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), self.height() / 2)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.softtext if lit else theme.text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class Groups(QWidget):
    """Offer one chip per group; none lit shows all.

    Attributes:
        changed: another group is chosen.
        names: the groups.
        chosen: the group chosen, "" for all.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chips: dict[str, _Chip] = {}
        self.names: list[str] = []
        self.chosen = ""

    def show_groups(self, names: list[str]) -> None:
        """Show other groups."""
        if names == self.names:
            return
        self.names = names
        for chip in self._chips.values():
            chip.hide()
            chip.deleteLater()
        self._chips = {name: self._chip(name) for name in names}
        if self.chosen not in names:
            self.chosen = ""
        self._lay()

    def choose(self, name: str) -> None:
        """Show one group, "" for all."""
        self.chosen = name
        for other, chip in self._chips.items():
            chip.setChecked(other == name)
        self.changed.emit()

    def sizeHint(self) -> QSize:
        return QSize(220, self._lay())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _chip(self, name: str) -> _Chip:
        chip = _Chip(self._look, name, self)
        chip.setToolTip(tr("{name}\nShows only these; click again to show all", name=name))
        chip.setAccessibleName(tr("Show only {name}", name=name))
        chip.setChecked(name == self.chosen)
        chip.clicked.connect(lambda on, name=name: self.choose(name if on else ""))
        chip.show()
        return chip

    def _lay(self) -> int:
        """Put the chips in rows; give the height that they take."""
        x = y = height = 0
        for chip in self._chips.values():
            size = chip.sizeHint()
            if x and x + size.width() > max(self.width() - 8, 60):
                x, y = 0, y + size.height() + 2
            chip.setGeometry(x, y, size.width(), size.height())
            x += size.width() + _GAP
            height = y + size.height()
        if height != self.minimumHeight():
            self.setFixedHeight(height)
        return height
