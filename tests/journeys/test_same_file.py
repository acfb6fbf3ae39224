"""A form, a drag, keys on the board and typing: the same change of a value leaves the same file."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.hexes import Hex
from designer.ui.app import make_window, prepare
from designer.ui.forms.tuples import TupleControl
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle

NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton

# Comments, odd blanks and quotes: whatever is not the value must stay.
ROUTE = """\
# A row of three.
kind: route
format: 1
id: "row"
game: el_dorado
name: 'Row'
source: designed here
placements:
  - {face: B, at: [0, 0], turn: 2}     # where it begins
  - {face: C, at: [7, -3],   turn: 5}
  # N, the last one
  - {face: N, at: [14, -6], turn: 0}   # it is moved
"""
AFTER = {
    "move": ROUTE.replace("at: [14, -6]", "at: [14, -7]"),
    "turn": ROUTE.replace("-6], turn: 0", "-6], turn: 1"),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Give a route with Windows line ends and no line end at its end."""
    path = tmp_path / "row.yaml"
    path.write_bytes(as_bytes(ROUTE))
    return path


def as_bytes(text: str) -> bytes:
    return text.rstrip("\n").replace("\n", "\r\n").encode()


@pytest.fixture
def window(qapp: QApplication, file: Path) -> Iterator[MainWindow]:
    """Give the window with the route in front: board, form and text."""
    prepare(qapp)
    settings = Settings()
    settings.sides, settings.form = "both", True
    window = make_window(settings)
    window.resize(1600, 900)
    window.show()
    window.activateWindow()
    window.start([file])
    wait_until_idle(window)
    settings.form = False
    assert window.page is not None
    window.page.board.view.fit()
    yield window
    window.documents.ask_unsaved = lambda _parent, _names: "discard"
    window.close()
    window.deleteLater()


def _drag(window: MainWindow, start: Hex, end: Hex) -> None:
    view = window.page.board.view
    at = [view.camera.projection.centre(space).toPoint() for space in (start, end)]
    QTest.mousePress(view, LEFT, NONE, at[0])
    for place in ((at[0] + at[1]) / 2, at[1]):
        _point(view, place)
    QTest.mouseRelease(view, LEFT, NONE, at[1])


def _point(view: object, place: QPoint) -> None:
    where = QPointF(view.mapToGlobal(place))
    kind = QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton
    event = QMouseEvent(kind, QPointF(place), where, button, LEFT, NONE)
    QApplication.sendEvent(view, event)


def by_drag(window: MainWindow, what: str) -> None:
    assert what == "move"
    _drag(window, Hex(15, -7), Hex(15, -8))


def by_keys(window: MainWindow, what: str) -> None:
    board = window.page.board
    board.view.setFocus()
    board.view.choose_space(Hex(14, -6))
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    if what == "turn":
        QTest.keyClick(board.view, Qt.Key.Key_Z)
        return
    # Up zigzags by row: from an even one to the right, so one step to the left straightens it.
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(board.view, key)


def by_form(window: MainWindow, what: str) -> None:
    form = window.page.form
    form.editor.entries.choose([("placements", 2)])
    wait_until_idle(window)
    if what == "turn":
        field = form.editor.form.row_at(("placements", 2, "turn")).main_widget()
        QTest.keyClick(field, Qt.Key.Key_Up)
        return
    pair = next(
        control
        for control in form.editor.findChildren(TupleControl)
        if control.field.pointer == ("placements", 2, "at")
    )
    field = pair.controls[1].main_widget()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "-7")
    QTest.keyClick(field, Qt.Key.Key_Return)


def by_typing(window: MainWindow, what: str) -> None:
    pane = window.page.pane
    old, new = {"move": ("-6]", "-7]"), "turn": ("turn: 0", "turn: 1")}[what]
    at = pane.text().index(old)
    pane.select(at, at + len(old))
    pane.setFocus()
    QTest.keyClicks(pane, new)


WAYS = {
    "drag move": (by_drag, "move"),
    "keys move": (by_keys, "move"),
    "form move": (by_form, "move"),
    "typing move": (by_typing, "move"),
    "keys turn": (by_keys, "turn"),
    "form turn": (by_form, "turn"),
    "typing turn": (by_typing, "turn"),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_every_way_leaves_the_same_file_and_undo_the_old_one(
    window: MainWindow, file: Path, way: tuple[Callable[[MainWindow, str], None], str]
) -> None:
    change, what = way
    change(window, what)
    wait_until_idle(window)
    window.actions_["save"].trigger()
    wait_until_idle(window)
    changed = file.read_bytes()
    n_undone = 0
    window.page.pane.setFocus()
    while window.actions_["undo"].isEnabled() and n_undone < 10:
        window.actions_["undo"].trigger()
        wait_until_idle(window)
        n_undone += 1
    window.actions_["save"].trigger()
    wait_until_idle(window)

    assert changed == as_bytes(AFTER[what])
    assert n_undone == (2 if change is by_typing else 1)  # taking the old word away is a step
    assert file.read_bytes() == as_bytes(ROUTE)
