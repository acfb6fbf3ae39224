"""A button that looks like a link: small actions under a field."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus

__all__ = ["LinkButton"]


class LinkButton(QPushButton):
    """Words in the accent with an icon before them; underlined under the pointer."""

    def __init__(self, look: Look, text: str, icon: str = "") -> None:
        super().__init__(text)
        self._look = look
        self._icon_name = icon
        self.setFont(font("ui", 12, 500))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        return QSize(round(words) + (20 if self._icon_name else 0) + 12, 24)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(60, self.sizeHint().width()), 24)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        token = "accent" if self.isEnabled() else "disabled"
        x = 4
        if self._icon_name:
            picture = self._look.pixmap(self._icon_name, token, 15, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, (self.height() - 15) / 2), picture)
            x += 20
        face = self.font()
        face.setUnderline(self.underMouse() and self.isEnabled())
        painter.setFont(face)
        painter.setPen(self._look.colour(token))
        box = QRectF(x, 0, self.width() - x - 4, self.height())
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, int(box.width()) + 1
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 5)
