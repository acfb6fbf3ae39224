"""A bar across a panel that says something and offers what to do: never a dialog that stops the work."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import Button, IconButton

__all__ = ["MessageBar"]

_SIGNS = {
    "error": ("circle-x", "error", "errsoft"),
    "warning": ("triangle-alert", "warn", "warnsoft"),
    "hint": ("info", "hint", "hintsoft"),
}


class MessageBar(QWidget):
    """Show one message at a time; hidden while there is none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._severity = "hint"
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.setSpacing(8)
        self._sign = QLabel()
        self._text = QLabel()
        self._text.setFont(font("ui", 13))
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        close = IconButton(look, "x", "Close this message", size=24)
        close.clicked.connect(self.hide)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        row.addLayout(self._buttons)
        row.addWidget(close)
        look.changed.connect(self._show_sign)
        self.hide()

    @property
    def text(self) -> str:
        """Give the message shown, "" while hidden."""
        return "" if self.isHidden() else self._text.text()

    def show_message(
        self, severity: str, text: str, *actions: tuple[str, Callable[[], object]]
    ) -> None:
        """Show a message with buttons; the same one again changes nothing."""
        if self.text == text:
            return
        self._severity = severity
        self._text.setText(text)
        self.setAccessibleName(text)
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for label, slot in actions:
            button = Button(self._look, label, small=True)
            button.clicked.connect(lambda _=False, slot=slot: slot())
            self._buttons.addWidget(button)
        self._show_sign()
        self.show()

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
