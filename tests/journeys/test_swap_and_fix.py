"""The walk's steps "swap a tile" and "mend it", once with the mouse alone and once with keys alone.

Both walks make the same changes, so both must leave the same file.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from designer.hexes import Hex
from designer.ui.app import make_window, prepare
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.journeys.hands import CTRL, EXAMPLE, Keys, Mouse, button, errors, own_copy
from tests.ui.panels import wait_until_idle


@pytest.fixture
def route(tmp_path: Path) -> Path:
    """Give a user's own copy of First Expedition."""
    return own_copy(tmp_path)


@pytest.fixture
def window(qapp: QApplication, route: Path) -> Iterator[MainWindow]:
    """Give the window with the route open, its board alone in front."""
    prepare(qapp)
    settings = Settings()
    settings.sides = "board"
    window = make_window(settings)
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    window.start([route])
    wait_until_idle(window)
    yield window
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()


def _after_both(route: Path) -> str:
    """Give what both walks must leave: N turned over to M, everything else as it was."""
    source = Path(__file__).parents[2] / EXAMPLE
    text = source.read_text(encoding="utf-8").replace("id: first_expedition", "id: my_route")
    assert text.count("face: N,") == 1
    return text.replace("face: N,", "face: M,")


# -- the mouse alone ------------------------------------------------------------------------------


def test_the_walk_by_mouse(window: MainWindow, route: Path) -> None:
    mouse = Mouse(window)
    before = errors(window)

    # swap: N is turned over
    mouse.choose(Hex(11, 0), "Turn over to M")
    labels = [label.text for label in mouse.view.scene.labels]
    assert labels == ["B", "C", "M", "I", "K"]

    # a slip: K is drawn away from the others (with Ctrl it may lie anywhere)
    mouse.drag(Hex(21, 0), Hex(22, 2), CTRL)
    assert "el-dorado/tile-apart" in errors(window)

    # the list leads to it
    row = next(
        n for n, d in enumerate(window.problems.model.shown) if d.code == "el-dorado/tile-apart"
    )
    table = window.problems.table
    cell = table.visualRect(window.problems.model.index(row, 2)).center()
    mouse.click(table.viewport(), cell)
    wait_until_idle(window)
    assert mouse.view.overlay.cursor is not None

    # mend: it is dragged back, and snaps to the joint it had
    mouse.drag(Hex(22, 2), Hex(21, 0))
    assert errors(window) == before

    _save(window, by=lambda: mouse.click(button(window, "Save")))
    assert route.read_text(encoding="utf-8") == _after_both(route)


def _save(window: MainWindow, by: Callable[[], None]) -> None:
    by()
    wait_until_idle(window)
    assert window.page is not None
    assert not window.documents.is_modified(str(route))


# -- keys alone -----------------------------------------------------------------------------------


def test_the_walk_by_keys(window: MainWindow, route: Path) -> None:
    keys, page = Keys(window), window.page
    assert page is not None
    before = errors(window)
    status: Callable[[], str] = window.status.space.text

    # swap: by Ctrl+Right from board to board to N, chosen and turned over
    keys.reach_board()
    keys.press(Qt.Key.Key_Home)
    keys.press(Qt.Key.Key_Right, CTRL)
    keys.press(Qt.Key.Key_Right, CTRL)
    keys.press(Qt.Key.Key_Return)
    keys.press(Qt.Key.Key_X)
    assert [label.text for label in page.board.view.scene.labels] == ["B", "C", "M", "I", "K"]

    # a slip: K is carried away from the others and put down with Ctrl
    keys.press(Qt.Key.Key_Right, CTRL)
    keys.press(Qt.Key.Key_Right, CTRL)
    keys.press(Qt.Key.Key_Return)
    assert page.board.arranger.selection == frozenset({4})
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down):
        keys.press(key)
    keys.press(Qt.Key.Key_Return, CTRL)
    assert "el-dorado/tile-apart" in errors(window)

    # F8 goes from problem to problem until it leads to K
    desk = page.board.arranger.desk
    assert desk is not None
    for _ in range(window.problems.model.rowCount()):
        keys.press(Qt.Key.Key_F8)
        cursor = page.board.view.overlay.cursor
        piece = desk.piece_at(cursor) if cursor is not None else None
        if piece is not None and desk.pieces[piece].name == "K":
            break
    keys.reach_board()

    # mend: it is chosen, and Tab goes round the joints where it fits until it has its own again
    keys.press(Qt.Key.Key_Return)
    keys.press(Qt.Key.Key_Left)
    carried = page.board.arranger.hand.carried
    assert carried is not None
    for _ in range(len(carried.carry.places.legal(carried.carry.hand.turn))):
        if carried.carry.fit.origin == Hex(21, 0):
            break
        keys.press(Qt.Key.Key_Tab)
    assert status().startswith("K: place ")
    assert status().endswith(", joint of I and Z, 12 contacts")
    keys.press(Qt.Key.Key_Return)
    assert errors(window) == before

    keys.press(Qt.Key.Key_S, CTRL)
    assert route.read_text(encoding="utf-8") == _after_both(route)


def test_every_gesture_of_the_walk_can_be_taken_back(window: MainWindow, route: Path) -> None:
    mouse = Mouse(window)
    text = route.read_text(encoding="utf-8")
    mouse.choose(Hex(11, 0), "Turn over to M")
    mouse.drag(Hex(21, 0), Hex(22, 2), CTRL)
    mouse.drag(Hex(22, 2), Hex(21, 0))
    undo: QAction = window.actions_["undo"]
    for _ in range(3):
        undo.trigger()
        wait_until_idle(window)

    assert window.page is not None
    assert window.page.pane.text() == text
    assert not undo.isEnabled()
