"""A switch: on or off at once, told by where its knob stands and not only by its ground."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus

__all__ = ["Switch"]

_WIDTH, _HEIGHT = 44, 28
_TRACK = QSize(32, 18)


class Switch(QAbstractButton):
    """A switch that is named by its accessible name; its tip says why it cannot be moved."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedSize(_WIDTH, _HEIGHT)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.setCursor(
                Qt.CursorShape.PointingHandCursor
                if self.isEnabled()
                else Qt.CursorShape.ArrowCursor
            )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, able, on = self._look.theme, self.isEnabled(), self.isChecked()
        track = QRectF(0, 0, _TRACK.width(), _TRACK.height())
        track.moveCenter(QRectF(self.rect()).center())
        radius = track.height() / 2
        ground = theme.accent if on else theme.sunken
        line = theme.accent if on else theme.strong
        if not able:
            ground, line = (theme.disabled, theme.disabled) if on else (theme.surface, theme.border)
        elif self.underMouse():
            ground, line = (theme.accenth, theme.accenth) if on else (theme.soft, theme.strong)
        painter.setPen(QPen(QColor(line), 1.2))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(track, radius, radius)
        x = track.right() - radius if on else track.left() + radius
        knob = theme.onaccent if on else (theme.strong if able else theme.border)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(knob if able or not on else theme.surface))
        painter.drawEllipse(QPointF(x, track.center().y()), radius - 4, radius - 4)
        if self.hasFocus():
            draw_focus(painter, self._look, track.adjusted(-4, -4, 4, 4), radius + 3)
