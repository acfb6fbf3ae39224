"""Buttons of the preview: flat, with an icon and the key that presses them, focus ring outside."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look

__all__ = ["FlatButton", "icon_button"]

_RING = 3  # room outside for the focus ring
_ICON = 16


class FlatButton(QPushButton):
    """A flat button; the main one of a place is filled with the accent."""

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        icon: str = "",
        key: str = "",
        main: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._look = look
        self._icon = icon
        self._key = key
        self._main = main
        self.setFont(font("ui", 13, 600))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Give room for icon, text and key cap."""
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 26
        width += (_ICON + 8) if self._icon else 0
        width += self._key_width() + 10 if self._key else 0
        return QSize(round(width) + 2 * _RING, 32 + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the button."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(_RING + 0.5, _RING + 0.5, -_RING - 0.5, -_RING - 0.5)
        hot = self.underMouse() and self.isEnabled()
        if self._main and self.isEnabled():
            ground, ink = (theme.accenth if hot or self.isDown() else theme.accent), theme.onaccent
            edge = ground
        else:
            ground = theme.soft if self.isDown() or self.isChecked() else theme.raised
            ink = theme.text if self.isEnabled() else theme.disabled
            edge = theme.accent if hot else (theme.strong if self.isEnabled() else theme.border)
        painter.setPen(QPen(QColor(edge), 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(frame, 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        self._draw_content(painter, frame, ink)

    def _draw_content(self, painter: QPainter, frame: QRectF, ink: str) -> None:
        text_width = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        whole = text_width + (_ICON + 8 if self._icon else 0)
        whole += self._key_width() + 10 if self._key else 0
        x = frame.center().x() - whole / 2
        if self._icon:
            token = "onaccent" if self._main and self.isEnabled() else "text"
            picture = self._look.pixmap(self._icon, token, _ICON, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, frame.center().y() - _ICON / 2), picture)
            x += _ICON + 8
        painter.setFont(self.font())
        painter.setPen(QColor(ink))
        box = QRectF(x, frame.top(), text_width + 2, frame.height())
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, left, self.text())
        if self._key:
            width = self._key_width()
            cap = QRectF(x + text_width + 10, frame.center().y() - 9, width, 18)
            colour = QColor(ink)
            colour.setAlphaF(0.75)
            painter.setPen(QPen(colour, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 4, 4)
            painter.setFont(font("ui", 11, 500))
            painter.setPen(QColor(ink))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _key_width(self) -> float:
        return QFontMetricsF(font("ui", 11, 500)).horizontalAdvance(self._key) + 12


def icon_button(look: Look, icon: str, name: str, key: str = "") -> QToolButton:
    """Give a button of the tool bar: an icon with a tip, a name for screen readers, a key."""
    button = QToolButton()
    button.setIcon(look.icon(icon))
    button.setIconSize(QSize(18, 18))
    button.setFixedSize(32, 32)
    button.setAutoRaise(True)
    button.setAccessibleName(name)
    button.setToolTip(f"{name} ({key})" if key else name)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
