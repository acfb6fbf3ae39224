"""A line of text that is cut with an ellipsis where room lacks; the whole is then in the tip."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from designer.paint.look import Look

__all__ = ["ElidedLabel"]


class ElidedLabel(QLabel):
    """Show one line."""

    def __init__(self, look: Look, token: str = "text") -> None:
        """Show nothing yet; `token` names the colour of the theme."""
        super().__init__()
        self._look = look
        self.token = token
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Give room for the whole line."""
        return QSize(
            self.fontMetrics().horizontalAdvance(self.text()) + 2, super().sizeHint().height()
        )

    def minimumSizeHint(self) -> QSize:
        """It may be cut."""
        return QSize(30, super().sizeHint().height())

    def setText(self, text: str) -> None:
        """Show another line."""
        super().setText(text)
        self.updateGeometry()
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have a tip where the line is cut."""
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw as much as there is room for."""
        painter = QPainter(self)
        elide = Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self.text(), elide, self.width())
        painter.setPen(self._look.colour(self.token))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, text)

    def _tell(self) -> None:
        is_cut = self.width() < self.sizeHint().width() - 2
        self.setToolTip(self.text() if is_cut else "")
