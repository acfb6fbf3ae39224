"""A route in the window, and gestures on its board made with mouse events only."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.panels import wait_until_idle

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


class Laying:
    """A window with a route in front, its board large enough to work on."""

    def __init__(self, window, zoom=0.8):
        self.window = window
        window.actions_["side_board"].trigger()
        self.view.fit()
        self.view.zoom_by(zoom)
        self.view.setFocus()

    @property
    def page(self):
        return self.window.page

    @property
    def view(self):
        return self.page.board.view

    @property
    def arranger(self):
        return self.page.board.arranger

    @property
    def text(self):
        return self.page.pane.text()

    @property
    def names(self):
        return [piece.name for piece in self.arranger.desk.pieces]

    @property
    def status(self):
        return self.window.status.space.text()

    def piece(self, name):
        return next(p for p in self.arranger.desk.pieces if p.name == name)

    def chosen(self):
        return {self.names[n] for n in self.arranger.selection}

    def at(self, space):
        return self.view.camera.projection.centre(space).toPoint()

    def move(self, space, modifiers=NONE):
        self.move_to(self.at(space), modifiers)

    def move_to(self, at, modifiers=NONE, *, held=False):
        # QTest moves the pointer only if it is not there already, from whatever test.
        self._send_move(at, modifiers, LEFT if held else Qt.MouseButton.NoButton)

    def click(self, space, modifiers=NONE, button=LEFT):
        self.click_at(self.at(space), modifiers, button)

    def click_at(self, at, modifiers=NONE, button=LEFT):
        self.move_to(at, modifiers)
        QTest.mouseClick(self.view, button, modifiers, at)

    def drag(self, start, end, modifiers=NONE, *, drop=True, button=LEFT):
        QTest.mousePress(self.view, button, NONE, self.at(start))
        middle = (self.at(start) + self.at(end)) / 2
        self._send_move(middle, modifiers)
        self._send_move(self.at(end), modifiers)
        if drop:
            QTest.mouseRelease(self.view, button, modifiers, self.at(end))

    def drag_pixels(self, start, end, modifiers=NONE):
        QTest.mousePress(self.view, LEFT, NONE, start)
        self._send_move((start + end) / 2, modifiers)
        self._send_move(end, modifiers)
        QTest.mouseRelease(self.view, LEFT, modifiers, end)

    def wheel(self, space, turned):
        at = self.at(space)
        event = QWheelEvent(
            QPointF(at),
            QPointF(self.view.mapToGlobal(at)),
            QPoint(),
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        self.view.wheelEvent(event)

    def key(self, key, modifiers=NONE):
        self.view.setFocus()
        QTest.keyClick(self.view, key, modifiers)

    def keys(self, *keys):
        for key in keys:
            self.key(key)

    def undo(self):
        self.window.actions_["undo"].trigger()
        self.settle()

    def settle(self):
        wait_until_idle(self.window)

    def press(self, button):
        """Click a button of the window."""
        QTest.mouseClick(button, LEFT)

    def _send_move(self, at, modifiers, button=LEFT):
        where = QPointF(self.view.mapToGlobal(at))
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(at), where, Qt.MouseButton.NoButton, button, modifiers
        )
        QApplication.sendEvent(self.view, event)
