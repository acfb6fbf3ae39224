"""Whatever is done on a board: no piece comes to lie on another, and undoing all gives back the file."""

import json
import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu

from designer.documents import apply, read_document
from designer.paint.look import Look
from designer.ui.canvas.panel import CanvasPanel
from tests.ui.canvas.flowers import TEXT, Small

K, M = Qt.Key, Qt.KeyboardModifier
KEYS = (
    *(K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Home, K.Key_End),
    *(K.Key_Return, K.Key_Escape, K.Key_Tab, K.Key_Backtab, K.Key_PageDown),
)
MODIFIERS = (M.NoModifier, M.NoModifier, M.NoModifier, M.ShiftModifier, M.ControlModifier)


class Anybody:
    """Do things on a canvas as they come."""

    def __init__(self, panel, small, seed):
        self.panel, self.small = panel, small
        self.dice = random.Random(seed)
        self.buttons = Qt.MouseButton.NoButton
        self.at = QPoint(300, 300)
        panel.arranger.show_menu = self._choose_from

    def act(self):
        arranger = self.panel.arranger
        self.dice.choice(
            (
                *[self._move] * 5,
                *[self._press_or_release] * 4,
                *[self._aim] * 6,
                *[self._key] * 5,
                lambda: arranger.turn(self.dice.choice((1, -1))),
                arranger.turn_over,
                arranger.delete,
                arranger.hand.duplicate,
                arranger.copy,
                arranger.cut,
                arranger.paste,
                arranger.select_all,
                lambda: arranger.hand.pick_up(arranger.selection, held=False),
                lambda: arranger.set_tool(
                    self.dice.choice(("select", "stamp", "erase", "bar", "ends"))
                ),
                lambda: arranger.hand.arm(self.dice.choice(("a", "b", "dot"))),
                lambda: self.panel.view.zoom_by(self.dice.choice((0.8, 1.25))),
                lambda: self.panel.view.hands.menu(self.at, by_key=self.dice.random() < 0.3),
            )
        )()

    def _choose_from(self, menu: QMenu, _at):
        actions = [a for a in menu.actions() if a.text() and not a.isSeparator()]
        self.dice.choice(actions).trigger()
        menu.deleteLater()

    def _move(self):
        self.at = QPoint(self.dice.randrange(0, 900), self.dice.randrange(0, 600))
        self._mouse(QEvent.Type.MouseMove, Qt.MouseButton.NoButton)

    def _aim(self):
        """Go where something can be done: to a place where the hand fits, or to a piece that lies."""
        arranger, view = self.panel.arranger, self.panel.view
        carried, pieces = arranger.hand.carried, self.small.desk().pieces
        legal = carried.carry.places.legal(carried.carry.hand.turn) if carried else ()
        if legal:
            space = self.dice.choice(legal).origin.plus(carried.carry.hand.gripped)
        elif pieces:
            space = self.dice.choice(pieces).at
        else:
            return
        self.at = view.camera.projection.centre(space).toPoint()
        self._mouse(QEvent.Type.MouseMove, Qt.MouseButton.NoButton)
        self._press_or_release()

    def _press_or_release(self):
        button = self.dice.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,))
        if self.buttons == Qt.MouseButton.NoButton:
            self.buttons = button
            self._mouse(QEvent.Type.MouseButtonPress, button)
        else:
            button, self.buttons = self.buttons, Qt.MouseButton.NoButton
            self._mouse(QEvent.Type.MouseButtonRelease, button)

    def _mouse(self, kind, button):
        view, modifiers = self.panel.view, self.dice.choice(MODIFIERS)
        where = QPointF(view.mapToGlobal(self.at))
        event = QMouseEvent(kind, QPointF(self.at), where, button, self.buttons, modifiers)
        QApplication.sendEvent(view, event)

    def _key(self):
        key, modifiers = self.dice.choice(KEYS), self.dice.choice(MODIFIERS)
        QApplication.sendEvent(self.panel.view, QKeyEvent(QEvent.Type.KeyPress, key, modifiers))


@pytest.fixture
def numbers_of(numbers):
    return range(numbers.of(short=30, long=800))


def test_any_gestures_leave_a_board_without_overlaps_that_can_be_taken_back(
    application, qtbot, numbers_of
):
    n_edits = 0
    for seed in numbers_of:
        small = Small()
        panel = CanvasPanel(Look("light"))
        qtbot.addWidget(panel)
        panel.resize(900, 600)
        panel.show()
        panel.arranger.set_source(small)
        panel.arranger.refresh()
        anybody = Anybody(panel, small, seed)
        image = QImage(900, 600, QImage.Format.Format_RGB32)
        for _ in range(70):
            anybody.act()
            desk = small.desk()

            assert desk.laid.scene.board.overlaps == (), f"seed {seed}"
            assert panel.arranger.desk is desk, f"seed {seed}"
            assert all(n < len(desk.pieces) for n in panel.arranger.selection), f"seed {seed}"
            names = [piece.name for piece in desk.pieces]
            assert len(set(names)) == len(names), f"seed {seed}"
        panel.view.render(image)
        panel.arranger.cancel()
        for edit in reversed(small.edits):
            small.project = apply(small.project, edit.inverse())

        assert small.document.text == TEXT, f"seed {seed}"
        n_edits += len(small.edits)
        panel.close()
    assert n_edits > 3 * len(numbers_of)  # they did something, too


class Writer:
    """Change the text under a canvas, in the pane or by another program, and show it now or later."""

    def __init__(self, panel, small, dice):
        self.panel, self.small, self.dice = panel, small, dice

    def write(self):
        entries = [
            f"  - {json.dumps(placement)}\n"
            for placement in self.small.document.tree["placements"] or ()
        ]
        change = self.dice.choice(("less", "less", "none", "turned round", "another"))
        if change == "less" and entries:
            entries.pop(self.dice.randrange(len(entries)))
        elif change == "none":
            entries = []
        elif change == "turned round":
            entries.reverse()
        else:
            n = self.dice.randrange(1000)
            entries.append(f"  - {{face: a, id: a{n}, at: [{20 + 5 * n}, 0], turn: 0}}\n")
        head = "kind: route\nformat: 1\nid: small\n"
        text = "".join([head, "placements:\n" if entries else "placements: []\n", *entries])
        self.small.project = self.small.project.with_document(read_document(text, "small.yaml"))
        for shown in self.dice.choice(((), (self._refresh,), (self._scene, self._refresh))):
            shown()

    def _scene(self):
        self.panel.view.set_scene(self.small.desk().laid.scene)

    def _refresh(self):
        self.panel.arranger.refresh()


def test_gestures_between_changes_of_the_text_never_fail(application, qtbot, numbers):
    n_full = 0
    for seed in range(numbers.of(short=40, long=800)):
        small = Small()
        panel = CanvasPanel(Look("light"))
        qtbot.addWidget(panel)
        panel.resize(900, 600)
        panel.show()
        panel.arranger.set_source(small)
        panel.arranger.refresh()
        anybody = Anybody(panel, small, seed)
        writer = Writer(panel, small, anybody.dice)
        image = QImage(900, 600, QImage.Format.Format_RGB32)
        for _ in range(70):
            n_full += panel.arranger.hand.is_full
            if anybody.dice.random() < 0.2:
                writer.write()
            else:
                anybody.act()
            if anybody.dice.random() < 0.1:
                panel.view.render(image)
        panel.arranger.refresh()

        desk = panel.arranger.desk
        assert desk is small.desk(), f"seed {seed}"
        assert all(n < len(desk.pieces) for n in panel.arranger.selection), f"seed {seed}"
        panel.close()
    assert n_full > 5 * numbers.of(short=40, long=800)
