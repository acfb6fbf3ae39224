"""Small round switches with words only, of which one is lit."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus
from designer.ui.preview.flow import Flow

__all__ = ["Pill", "Pills"]


class Pill(QPushButton):
    """Choose one of several views; the lit one has a soft ground and an outline in the accent.

    Attributes:
        key: tells it from the others.
    """

    def __init__(self, look: Look, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self._look = look
        self.setCheckable(True)
        self.setFont(font("ui", 11.5, 500))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def set_words(self, text: str) -> None:
        """Say something else."""
        if text != self.text():
            self.setText(text)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(self.text())) + 22, 24)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        lit = self.isChecked()
        hovered = self.underMouse() and self.isEnabled()
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        line = theme.accent if lit else theme.strong
        painter.setPen(QPen(QColor(line), 1.5 if lit else 1))
        painter.setBrush(QColor(theme.soft if lit or hovered else theme.surface))
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        token = "disabled" if not self.isEnabled() else "softtext" if lit else "text"
        painter.setPen(self._look.colour(token))
        painter.setFont(self.font())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), self.height() / 2)


class Pills(QWidget):
    """Some of them in lines, of which one is lit.

    Attributes:
        chosen: one was pressed (its key).
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None, *, in_line: bool = False) -> None:
        """Make room for pills; `in_line` never breaks the line."""
        super().__init__(parent)
        self._look = look
        self._pills: list[Pill] = []
        self._flow: QLayout = QHBoxLayout() if in_line else Flow()
        self._flow.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._flow)

    def show_pills(self, wanted: Sequence[tuple[str, str]], lit: str) -> None:
        """Show keys with their words, one of them lit."""
        if [pill.key for pill in self._pills] != [key for key, _ in wanted]:
            for pill in self._pills:
                self._flow.removeWidget(pill)
                pill.hide()
                pill.deleteLater()
            self._pills = [Pill(self._look, key, self) for key, _ in wanted]
            for pill in self._pills:
                pill.clicked.connect(lambda _=False, key=pill.key: self._on_clicked(key))
                self._flow.addWidget(pill)
                pill.show()
        for pill, (_, words) in zip(self._pills, wanted, strict=True):
            pill.set_words(words)
        self._light(lit)

    def _on_clicked(self, key: str) -> None:
        self._light(key)
        self.chosen.emit(key)

    def _light(self, lit: str) -> None:
        for pill in self._pills:
            pill.setChecked(pill.key == lit)
