"""Menus, and F1 in whatever pops up: it opens the manual there, too."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QWidget

__all__ = ["HelpKey", "Menu", "answer_help"]


class Menu(QMenu):
    """A menu in which F1 opens the manual at what the menu belongs to.

    Qt asks for shortcuts in what popped up last only, and a menu takes no focus.
    """

    def __init__(self, parent: QWidget, title: str = "") -> None:
        super().__init__(title, parent)
        answer_help(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a frame that is seen on every ground; the style's own is darker than dark themes."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class HelpKey(QObject):
    """Let F1 open the manual in each dialog and pop-up that stems from a window, once it has focus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        top = now.window() if now is not None else None
        if top is None or top is self._window or not self._is_ours(top):
            return
        keys = (shortcut.key() for shortcut in top.findChildren(QShortcut))
        if QKeySequence("F1") not in keys:
            answer_help(top)

    def _is_ours(self, top: QWidget) -> bool:
        above: QWidget | None = top
        while above is not None and above is not self._window:
            above = above.parentWidget()
        return above is not None


def answer_help(top: QWidget) -> None:
    """Let F1 in a window, dialog or pop-up open the manual."""
    QShortcut(QKeySequence("F1"), top, lambda: _show_help(top))


def _show_help(top: QWidget) -> None:
    from designer.ui.manual.topics import topic_near  # noqa: PLC0415 - loaded once it is wanted
    from designer.ui.window.help_dialogs import show_manual  # noqa: PLC0415 - likewise

    focus = QApplication.focusWidget()
    near = focus if focus is not None and focus.window() is top else top
    topic = topic_near(near)
    owner = near
    while owner.windowType() == Qt.WindowType.Popup or not owner.isWindow():
        above = owner.parentWidget()
        if above is None:
            break
        owner = above
    while (popped_up := QApplication.activePopupWidget()) is not None and popped_up.close():
        pass
    show_manual(owner, *topic)
