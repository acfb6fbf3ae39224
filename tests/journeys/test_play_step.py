"""The step “play” of the walk: F5 on what is on screen, a turn by mouse, a turn by keys, back again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from designer.documents import read_document
from designer.play.table import Handle
from designer.testing.situations import run_document
from designer.ui.app import make_window, prepare
from designer.ui.preview.window import PreviewWindow
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle

EXAMPLE = Path(__file__).parents[2] / "content/el_dorado/base/routes/first_expedition.yaml"
LEFT = Qt.MouseButton.LeftButton
SEED = 1


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    prepare(application)
    route = tmp_path / "my_route.yaml"
    text = EXAMPLE.read_text(encoding="utf-8")
    route.write_text(text.replace("id: first_expedition", "id: my_route"), encoding="utf-8")
    window = make_window(Settings(tmp_path / "window.ini"))
    window.resize(1440, 900)
    window.show()
    window.start([route])
    wait_until_idle(window)
    yield window
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _start(qtbot: QtBot, window: MainWindow) -> PreviewWindow:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    wait_until_idle(window)
    preview = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    preview.activateWindow()
    qtbot.waitUntil(preview.isActiveWindow)
    preview.control.restart(SEED)  # its own is another one each time
    preview.control.restart(2)  # one hand in fourteen has no card that moves
    preview.control.set_running(False)  # the other seats wait while this one is looked at
    return preview


def _first_walk(preview: PreviewWindow) -> Handle:
    return next(h for h in preview.control.table.handles if h.piece is not None and h.target_hex)


def _card(preview: PreviewWindow, piece: int | None) -> QWidget:
    return next(w for w in preview.hand.hand.widgets if w.piece.id == piece)


def test_a_turn_by_mouse(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    preview = _start(qtbot, window)
    control = preview.control
    walk = _first_walk(preview)

    qtbot.mouseClick(_card(preview, walk.piece), LEFT, pos=QPoint(14, 60))
    assert walk.target_hex in preview.board.overlay.legal
    qtbot.mouseClick(preview.board, LEFT, pos=preview.board.place_of(walk.target_hex, None))
    assert len(control.game.steps) == 1
    assert control.table.figures[0].hex == walk.target_hex

    qtbot.mouseClick(preview.top.undo, LEFT)
    assert control.game.steps == []
    qtbot.mouseClick(preview.top.redo, LEFT)
    assert len(control.game.steps) == 1

    kept = tmp_path / "kept.yaml"
    preview.files.keep_situation(kept)
    project = control._plugin  # the game that runs it again
    document = read_document(kept.read_bytes(), str(kept))
    texts = window.workspace.project.with_text(str(kept), document.text)
    results = list(run_document(project, texts, texts.documents[str(kept)]))
    assert [result.failure for result in results] == [""]

    end = next(b for b in preview.hand.button_widgets if b.text() == "End turn")
    qtbot.mouseClick(end, LEFT)
    while control.may_act:  # what is left in hand is discarded or kept
        qtbot.mouseClick(preview.hand.button_widgets[-1], LEFT)
    assert control.game.bot_is_to_move

    before = len(control.game.steps)
    qtbot.mouseClick(preview.top.step, LEFT)
    assert len(control.game.steps) == before + 1
    preview.close()


def test_a_turn_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    preview = _start(qtbot, window)
    control = preview.control
    walk = _first_walk(preview)
    _card(preview, walk.piece).setFocus()

    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return):  # take the card, take the first target
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert len(control.game.steps) == 1
    assert control.game.steps[0].words["card"] == walk.label.split(":")[0].lower()

    qtbot.keyClick(preview, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert control.game.steps == []
    qtbot.keyClick(preview, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(control.game.steps) == 1

    preview.hand.main_button.setFocus()
    for _ in range(3):
        if control.may_act:
            qtbot.keyClick(preview, Qt.Key.Key_Return)
    assert control.game.bot_is_to_move
    preview.close()


def test_errors_stop_it_and_the_last_good_state_is_played(qtbot: QtBot, window: MainWindow) -> None:
    pane = window.page.pane
    start = pane.text().index("face: N,")
    pane.select(start, start + len("face: N,"))
    pane.setFocus()
    qtbot.keyClicks(pane, "face: NOWHERE,")
    wait_until_idle(window)

    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    wait_until_idle(window)
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow)]
    assert any("NOWHERE" in line.text() for line in window.page.bar.lines)
    buttons = window.page.bar.findChildren(QPushButton)
    good = next(b for b in buttons if b.text().startswith("Play the last good state"))
    qtbot.mouseClick(good, LEFT)
    wait_until_idle(window)

    preview = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    assert "the last one without errors" in preview.message.text
    assert [label.text for label in preview.board.scene.labels] == ["B", "C", "N", "I", "K"]
    preview.close()
