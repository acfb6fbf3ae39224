"""A bar across a panel that says something and offers what to do: never a dialog that stops the work."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import Button, IconButton
from designer.ui.kit.languages import tr, translated

__all__ = ["LineButton", "MessageBar"]

_SIGNS = {
    "error": ("circle-x", "error", "errsoft"),
    "warning": ("triangle-alert", "warn", "warnsoft"),
    "hint": ("info", "hint", "hintsoft"),
}


_MOST_LINES = 6


class LineButton(QPushButton):
    """A line of text that can be clicked; cut where room lacks, the whole is then in its tip."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        self.setFont(font("ui", 12.5))
        self.setToolTip(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(24)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(self._look.colour("accent"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        face = self.font()
        face.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(face)
        painter.setPen(self._look.colour("text"))
        room = QRectF(self.rect()).adjusted(4, 0, -4, 0)
        elide = Qt.TextElideMode.ElideRight
        text = QFontMetricsF(face).elidedText(self.text(), elide, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


class MessageBar(QWidget):
    """Show one message at a time; hidden while there is none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._severity = "hint"
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 6, 4)
        column.setSpacing(2)
        row = QHBoxLayout()
        row.setSpacing(8)
        self._sign = QLabel()
        self._text = QLabel()
        self._text.setFont(font("ui", 13))
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        close = IconButton(look, "x", tr("Close this message"), size=24)
        close.clicked.connect(self.hide)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        row.addLayout(self._buttons)
        row.addWidget(close)
        self._lines = QVBoxLayout()
        self._lines.setContentsMargins(26, 0, 0, 0)
        self._lines.setSpacing(0)
        column.addLayout(row)
        column.addLayout(self._lines)
        self.lines: list[LineButton] = []
        look.changed.connect(self._show_sign)
        self.hide()

    @property
    def severity(self) -> str:
        """Give how bad it is: `error`, `warning` or `hint`."""
        return self._severity

    @property
    def text(self) -> str:
        """Give the message shown, "" while hidden."""
        return "" if self.isHidden() else self._text.text()

    def show_message(
        self,
        severity: str,
        text: str,
        *actions: tuple[str, Callable[[], object]],
        lines: Sequence[tuple[str, Callable[[], object]]] = (),
    ) -> None:
        """Show a message with buttons; the same one again changes nothing.

        Args:
            severity: `error`, `warning` or `hint`.
            text: the message.
            actions: buttons: their words, and what they do.
            lines: further lines under the message; a click on one does what belongs to it.
        """
        text = translated(text)
        if self.text == text and not lines and not self.lines:
            return
        self._severity = severity
        self._text.setText(text)
        self.setAccessibleName(text)
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for label, slot in actions:
            button = Button(self._look, translated(label), small=True)
            button.clicked.connect(lambda _=False, slot=slot: slot())
            self._buttons.addWidget(button)
        self._show_lines(lines)
        self._show_sign()
        self.show()

    def _show_lines(self, lines: Sequence[tuple[str, Callable[[], object]]]) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.lines = []
        for label, slot in lines[:_MOST_LINES]:
            button = LineButton(self._look, label)
            button.clicked.connect(lambda _=False, slot=slot: slot())
            self._lines.addWidget(button)
            self.lines.append(button)
        if len(lines) > _MOST_LINES:
            more = QLabel(tr("and {n} more", n=len(lines) - _MOST_LINES))
            more.setFont(font("ui", 12))
            self._lines.addWidget(more)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        _, line, ground = _SIGNS[self._severity]
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colour(ground))
        painter.setPen(QPen(QColor(self._look.colour(line)), 1))
        bottom = QRectF(self.rect()).bottom() - 0.5
        painter.drawLine(0, int(bottom), self.width(), int(bottom))

    def _show_sign(self) -> None:
        name, token, _ = _SIGNS[self._severity]
        self._sign.setPixmap(self._look.pixmap(name, token, 18, self.devicePixelRatioF()))
        self.update()
