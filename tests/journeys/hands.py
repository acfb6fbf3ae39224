"""The two hands of a user: one that only clicks and drags, one that only presses keys."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from designer.hexes import Hex
from designer.ui.window.main_window import MainWindow
from tests.ui.panels import wait_until_idle

__all__ = [
    "EXAMPLE",
    "Keys",
    "Mouse",
    "button",
    "come_forward",
    "errors",
    "own_copy",
    "until",
    "window_of",
]

EXAMPLE = Path("content/el_dorado/base/routes/first_expedition.yaml")
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_MOST_TABS = 200


def own_copy(folder: Path) -> Path:
    """Give a user's own copy of First Expedition."""
    file = folder / "my_route.yaml"
    source = Path(__file__).parents[2] / EXAMPLE
    text = source.read_text(encoding="utf-8")
    file.write_text(text.replace("id: first_expedition", "id: my_route"), encoding="utf-8")
    return file


def errors(window: MainWindow) -> set[str]:
    """Give the codes of the errors and warnings that are listed."""
    found = window.problems.model.shown
    return {d.code for d in found if d.severity != "hint"}


def window_of(kind: type[QWidget]) -> QWidget:
    """Give the open window of a kind."""
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible())


def button(window: QWidget, name: str) -> QAbstractButton:
    """Give the button in sight that is called so."""
    return next(
        b
        for b in window.findChildren(QAbstractButton)
        if name in {b.accessibleName(), b.text()} and b.isVisible()
    )


def until(done: Callable[[], bool], step: Callable[[], None], most: int = _MOST_TABS) -> None:
    """Do a step until something is so."""
    for _ in range(most):
        if done():
            return
        step()
    raise AssertionError("it never comes to that")


def come_forward(window: QWidget) -> None:
    """Wait for the desktop to give a window the keyboard."""
    window.activateWindow()
    until(window.isActiveWindow, QApplication.processEvents)


class Mouse:
    """Click and drag in a window; no key is ever pressed."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def view(self) -> QWidget:
        """Give the board in front."""
        assert self.window.page is not None
        return self.window.page.board.view

    def at(self, space: Hex) -> QPoint:
        return self.view.camera.projection.centre(space).toPoint()

    def move(self, place: QPoint, buttons: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        view = self.view
        where = QPointF(view.mapToGlobal(place))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(place),
            where,
            Qt.MouseButton.NoButton,
            buttons,
            modifiers,
        )
        QApplication.sendEvent(view, event)

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Click where a widget is seen."""
        place = place or widget.rect().center()
        assert widget.isVisible()
        assert widget.isEnabled()
        assert widget.visibleRegion().contains(place), f"{widget} is not in sight there"
        QTest.mouseClick(widget, LEFT, NONE, place)

    def press(self, name: str, within: QWidget | None = None) -> None:
        """Click the button that is called so."""
        self.click(button(within or self.window, name))
        wait_until_idle(self.window)

    def drag(self, start: Hex, end: Hex, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.mousePress(self.view, LEFT, NONE, self.at(start))
        self.move((self.at(start) + self.at(end)) / 2, LEFT, modifiers)
        self.move(self.at(end), LEFT, modifiers)
        QTest.mouseRelease(self.view, LEFT, modifiers, self.at(end))
        wait_until_idle(self.window)

    def choose(self, space: Hex, words: str) -> None:
        """Choose an entry of the menu that the right button opens."""
        place = self.at(space)
        QTest.mouseClick(self.view, RIGHT, NONE, place)
        asked = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, place, self.view.mapToGlobal(place)
        )
        QApplication.sendEvent(self.view, asked)
        menu = window_of(QMenu)
        action = next(a for a in menu.actions() if a.text().startswith(words))
        self.click(menu, menu.actionGeometry(action).center())
        wait_until_idle(self.window)

    def choose_problem(self, code: str) -> None:
        """Click a row of the list of problems."""
        model, table = self.window.problems.model, self.window.problems.table
        row = next(n for n, d in enumerate(model.shown) if d.code == code)
        self.click(table.viewport(), table.visualRect(model.index(row, 2)).center())
        wait_until_idle(self.window)


class Keys:
    """Press keys wherever the keyboard is; no button is ever pressed."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def here(self) -> QWidget:
        """Give what has the keyboard."""
        return QApplication.focusWidget() or self.window

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.here, key, modifiers)
        wait_until_idle(self.window)

    def write(self, words: str) -> None:
        QTest.keyClicks(self.here, words)
        wait_until_idle(self.window)

    def tab_to(self, *wanted: QWidget) -> None:
        """Go on with Tab until one of some widgets has the keyboard."""
        until(lambda: self.here in wanted, lambda: QTest.keyClick(self.here, Qt.Key.Key_Tab))

    def reach(self, widget: QWidget) -> None:
        """Go round the panels until one of them has the keyboard."""
        until(
            lambda: widget is self.here or widget.isAncestorOf(self.here),
            lambda: self.press(Qt.Key.Key_F6),
            most=12,
        )

    def reach_board(self) -> None:
        """Go round the panels until the board has the keyboard."""
        assert self.window.page is not None
        self.reach(self.window.page.board.view)
