"""The ring round what has the keyboard, for widgets whose style shows nothing of it."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
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

__all__ = ["FocusRing"]


class FocusRing(QObject):
    """Show it in a window and in all windows that stem from it."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._window = window
        self._ring: _Ring | None = None
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

    def _forget(self, ring: QObject) -> None:
        if ring is self._ring:
            self._ring = None

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

    def end(self) -> None:
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._on:
            self.setGeometry(self._on.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        frame = QRectF(self.rect())
        if isinstance(self._on, QTabBar):
            frame = QRectF(self._on.tabRect(self._on.currentIndex()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_focus(painter, self._look, frame, 4)


def _wants_ring(widget: QWidget) -> bool:
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        return widget.isReadOnly()  # another one shows its caret
    if isinstance(widget, QPushButton):
        return isinstance(widget.parentWidget(), QDialogButtonBox)
    # Ours, made from these, draw their own.
    return isinstance(widget, QAbstractScrollArea) or type(widget) in {QComboBox, QTabBar}
