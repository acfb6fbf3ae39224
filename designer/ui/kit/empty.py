"""What a panel shows while it has nothing to show: what it is for, what to do, one button."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import Button

__all__ = ["EmptyPanel"]


class EmptyPanel(QWidget):
    """A dashed box with an icon, a heading, a line, and at most one button."""

    def __init__(
        self,
        look: Look,
        icon: str,
        heading: str,
        line: str,
        *,
        button: str = "",
        on_click: Callable[[], object] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = icon
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 10, 20, 10)
        column.setSpacing(4)
        column.addStretch(1)
        self._sign = QLabel()
        self._heading = QLabel(heading)
        self._heading.setFont(font("ui", 13, 600))
        self._line = QLabel(line)
        self._line.setFont(font("ui", 12))
        for label in (self._sign, self._heading, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(label is not self._sign)
            column.addWidget(label)
        if button and on_click is not None:
            control = Button(look, button, small=True)
            control.clicked.connect(lambda _=False: on_click())
            column.addWidget(control, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        look.changed.connect(self._show_sign)
        self._show_sign()

    def set_text(self, heading: str, line: str) -> None:
        """Change the words."""
        self._heading.setText(heading)
        self._line.setText(line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sign.setVisible(self.height() >= 120)
        self._line.setVisible(self.height() >= 76)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 44)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._look.colour("strong"), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(8.5, 8.5, -8.5, -8.5), 9, 9)

    def _show_sign(self) -> None:
        self._sign.setPixmap(self._look.pixmap(self._icon, "muted", 24, self.devicePixelRatioF()))
        self.update()
