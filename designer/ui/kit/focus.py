"""What has the keyboard: a ring where its style shows nothing of it, and Enter for buttons."""

from types import FunctionType

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QTabBar,
    QTextEdit,
    QWidget,
)

from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus

__all__ = ["FocusRing", "first_stop"]


class FocusRing(QObject):
    """Show it in a window and in all windows that stem from it; there Enter presses buttons, too."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._window = window
        self._ring: _Ring | None = None
        self._enter: _Enter | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        ring, self._ring = self._ring, None
        if ring is not None:
            ring.end()
        if now is not None and _wants_ring(now) and self._is_ours(now):
            self._ring = _Ring(self._look, now)
            self._ring.destroyed.connect(self._forget)
        enter, self._enter = self._enter, None
        if enter is not None:
            enter.deleteLater()
        if isinstance(now, QAbstractButton) and _wants_enter(now) and self._is_ours(now):
            self._enter = _Enter(now)
            self._enter.destroyed.connect(self._forget)

    def _forget(self, part: QObject) -> None:
        if part is self._ring:
            self._ring = None
        elif part is self._enter:
            self._enter = None

    def _is_ours(self, widget: QWidget) -> bool:
        above: QWidget | None = widget
        while above is not None and above is not self._window:
            above = above.parentWidget()
        return above is not None


class _Ring(QWidget):
    def __init__(self, look: Look, on: QWidget) -> None:
        super().__init__(on)
        self._look = look
        self._on = on
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(on.rect())
        self.show()
        self.raise_()
        on.installEventFilter(self)
        if isinstance(on, QAbstractScrollArea):
            for bar in (on.horizontalScrollBar(), on.verticalScrollBar()):
                holder = bar.parentWidget()
                assert holder is not None, "Qt holds each bar in a widget of the area"
                holder.installEventFilter(self)

    def end(self) -> None:
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._on:
            self.setGeometry(self._on.rect())
        elif event.type() == QEvent.Type.ZOrderChange and watched is not self._on:
            self.raise_()  # Qt lays scroll bars over everything else in their area
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        frame = QRectF(self.rect())
        if isinstance(self._on, QTabBar):
            frame = QRectF(self._on.tabRect(self._on.currentIndex()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_focus(painter, self._look, frame, 4)


def first_stop(panel: QWidget) -> QWidget | None:
    """Give what Tab comes to first in a panel, None where there is nothing."""
    found = panel.nextInFocusChain()
    while found is not None and found is not panel:
        tabbed = found.focusPolicy() & Qt.FocusPolicy.TabFocus
        if tabbed and panel.isAncestorOf(found) and found.isVisible() and found.isEnabled():
            return found
        found = found.nextInFocusChain()
    return None


class _Enter(QObject):
    """Let Enter press a button while it has the keyboard: by itself Qt takes only Space."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        button.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if not event.isAutoRepeat():
            self._button.click()
        return True


def _wants_enter(button: QAbstractButton) -> bool:
    """Say whether a button does not know what to do with Enter itself; a tick has nothing to press."""
    has_own_keys = isinstance(type(button).keyPressEvent, FunctionType)
    return not has_own_keys and not isinstance(button, QCheckBox)


def _wants_ring(widget: QWidget) -> bool:
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        # Another one shows its caret, but one that fills a whole side is to say that it has the keys.
        return widget.isReadOnly() or widget.property("ringed") is True
    if isinstance(widget, QPushButton):
        return isinstance(widget.parentWidget(), QDialogButtonBox)
    # Ours, made from these, draw their own.
    return isinstance(widget, QAbstractScrollArea) or type(widget) in {QComboBox, QTabBar}
