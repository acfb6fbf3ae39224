"""Buttons and chips drawn from the tokens: Fusion has no role for an accent or a chip."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import Theme
from designer.ui.kit.following import follow

__all__ = ["Button", "Chip", "CountChip", "IconButton", "draw_focus", "shown_keys", "tip_of"]

_ICON = 18
_SMALL_ICON = 15


def shown_keys(shortcut: QKeySequence | str) -> str:
    """Give keys as the reader's language and desktop call them."""
    return QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText)


def tip_of(name: str, shortcut: QKeySequence | str = "", explanation: str = "") -> str:
    """Give the tip of a control: its name, its keys, one line on it."""
    keys = shown_keys(shortcut)
    head = f"{name} ({keys})" if keys else name
    return f"{head}\n{explanation}" if explanation else head


class Button(QPushButton):
    """A button with words: the main one of its place, or an ordinary one."""

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        icon: str = "",
        primary: bool = False,
        small: bool = False,
        keys: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Make a button; `keys` are shown in it as a reminder."""
        super().__init__(text, parent)
        self._look = look
        self._icon_name = icon
        self._primary = primary
        self._small = small
        self._keys = keys
        self.setFont(font("ui", 12 if small else 13, 600 if primary else 500))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        width = metrics.horizontalAdvance(self.text()) + (20 if self._small else 28)
        if self._icon_name:
            width += _ICON + 8
        if self._keys:
            width += QFontMetricsF(font("ui", 11, 500)).horizontalAdvance(self._keys) + 22
        # Room for the ring that shows the focus.
        return QSize(round(width) + 6, (26 if self._small else 32) + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        frame = QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5)
        ground, line, ink = self._colours(theme)
        painter.setPen(QPen(QColor(line), 1) if line else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(frame, 6, 6)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 8)
        self._paint_content(painter, frame, ink)

    def _colours(self, theme: Theme) -> tuple[str, str, str]:
        if not self.isEnabled():
            return theme.surface, theme.border, theme.disabled
        active = self.underMouse() or self.isDown()
        if self._primary:
            return (theme.accenth if active else theme.accent), "", theme.onaccent
        return (theme.soft if active else theme.raised), theme.strong, theme.text

    def _paint_content(self, painter: QPainter, frame: QRectF, ink: str) -> None:
        metrics = QFontMetricsF(self.font())
        words = metrics.horizontalAdvance(self.text())
        keys_font = font("ui", 11, 500)
        keys = QFontMetricsF(keys_font).horizontalAdvance(self._keys) + 10 if self._keys else 0
        total = words + (_ICON + 8 if self._icon_name else 0) + (keys + 12 if keys else 0)
        x = frame.center().x() - total / 2
        if self._icon_name:
            token = self._icon_token()
            size = _SMALL_ICON if self._small else _ICON
            picture = self._look.pixmap(self._icon_name, token, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, frame.center().y() - size / 2), picture)
            x += _ICON + 8
        painter.setPen(QColor(ink))
        painter.setFont(self.font())
        box = QRectF(x, frame.top(), words + 2, frame.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())
        if keys:
            plate = QRectF(x + words + 12, frame.center().y() - 9, keys, 18)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            outline = QColor(ink)
            outline.setAlphaF(0.5)
            painter.setPen(QPen(outline, 1))
            painter.drawRoundedRect(plate, 4, 4)
            painter.setPen(QColor(ink))
            painter.setFont(keys_font)
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._keys)

    def _icon_token(self) -> str:
        if not self.isEnabled():
            return "disabled"
        return "onaccent" if self._primary else "text"


class IconButton(QToolButton):
    """A button that shows an icon (or two letters) only; it has a tip and an accessible name, and when pressed an outline."""

    def __init__(
        self,
        look: Look,
        icon: str,
        name: str,
        *,
        shortcut: str = "",
        explanation: str = "",
        checkable: bool = False,
        size: int = 28,
        text: str = "",
        letter: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Make a button; `letter` is the key that a tool is chosen by, shown at its corner."""
        super().__init__(parent)
        self._look = look
        self._letter = letter
        self._icon_size = _ICON if size >= 28 else _SMALL_ICON
        if icon:
            self.setIcon(look.icon(icon))
        self.setText(text)
        self.setCheckable(checkable)
        self.setToolTip(tip_of(name, shortcut, explanation))
        self.setAccessibleName(name)
        self.setFixedSize(size, size)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    @classmethod
    def of_action(
        cls, look: Look, action: QAction, icon: str, size: int = 32, letter: str = ""
    ) -> "IconButton":
        """Give the button of an action, which keeps its name, tip and state."""
        button = cls(look, icon, action.iconText(), size=size, letter=letter)
        button.setDefaultAction(action)

        def take() -> None:
            button.setToolTip(action.toolTip())
            button.setAccessibleName(action.iconText())

        follow(action.changed, button, take)
        return button

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.isChecked() or self.isDown():
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.setBrush(QColor(theme.soft))
            painter.drawRoundedRect(frame, 6, 6)
        elif self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.sunken))
            painter.drawRoundedRect(frame, 6, 6)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 7)
        if self.icon().isNull():
            painter.setFont(font("ui", 12, 600))
            painter.setPen(self._look.colour("text" if self.isEnabled() else "disabled"))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
            return
        size = self._icon_size
        box = QRectF(0, 0, size, size)
        box.moveCenter(QRectF(self.rect()).center())
        if self._letter:
            box.translate(-2, -2)
            painter.setFont(font("ui", 10, 500))
            painter.setPen(self._look.colour("muted" if self.isEnabled() else "disabled"))
            corner = QRectF(self.rect()).adjusted(0, 0, -4, -1)
            where = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            painter.drawText(corner, where, self._letter)
        mode = self.icon().Mode.Normal if self.isEnabled() else self.icon().Mode.Disabled
        self.icon().paint(painter, box.toAlignedRect(), Qt.AlignmentFlag.AlignCenter, mode)


class Chip(QPushButton):
    """A round switch for one thing shown: lit or not, told by its ground and by a check mark."""

    def __init__(self, look: Look, text: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        self._icon_name = icon
        self.setCheckable(True)
        self.setFont(font("ui", 12, 500))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + _SMALL_ICON + 32
        return QSize(round(width), 28)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        lit = self.isChecked()
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        hovered = self.underMouse() and self.isEnabled()
        ground = theme.soft if lit else (theme.sunken if hovered else theme.surface)
        painter.setPen(QPen(QColor(theme.accent if lit else theme.strong), 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), self.height() / 2)
        token = "disabled" if not self.isEnabled() else ("softtext" if lit else "text")
        icon = "check" if lit else self._icon_name
        picture = self._look.pixmap(icon, token, _SMALL_ICON, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(11, (self.height() - _SMALL_ICON) / 2), picture)
        painter.setPen(self._look.colour(token))
        painter.setFont(self.font())
        box = QRectF(self.rect()).adjusted(11 + _SMALL_ICON + 6, 0, -8, 0)
        if box.width() > 0:
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())


class CountChip(Chip):
    """A switch for things of one severity, with their number; its sign is always shown."""

    def __init__(
        self, look: Look, icon: str, token: str, soft: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "0", icon, parent)
        self._token = token
        self._soft = soft
        self.setChecked(True)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 24)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.isChecked()
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        line = self._look.colour(self._token if self.underMouse() else "strong")
        painter.setPen(Qt.PenStyle.NoPen if lit and not self.underMouse() else QPen(line, 1))
        painter.setBrush(self._look.colour(self._soft if lit else "window"))
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), self.height() / 2)
        token = self._token if lit else "muted"
        picture = self._look.pixmap(self._icon_name, token, _SMALL_ICON, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(10, (self.height() - _SMALL_ICON) / 2), picture)
        painter.setPen(self._look.colour("text" if lit else "muted"))
        face = self.font()
        face.setStrikeOut(not lit)
        painter.setFont(face)
        box = QRectF(self.rect()).adjusted(10 + _SMALL_ICON + 6, 0, -6, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())


def draw_focus(painter: QPainter, look: Look, frame: QRectF, radius: float) -> None:
    """Draw the ring that shows where the keyboard is."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.colour("accent"), 2))
    painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()
