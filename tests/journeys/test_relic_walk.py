"""The walk for a game whose map grows in play: open, change a tile, see the fault, mend it, analyse, play, print."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from designer.hexes import Hex
from designer.ui.app import make_window, prepare
from designer.ui.preview.window import PreviewWindow
from designer.ui.printing.window import PrintWindow
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.journeys.test_seven_steps import _pdf_text
from tests.ui.panels import wait_until_idle
from tests.ui.waiting import wait_until_reached

EAST = Hex(1, 0)
TILES = """\
kind: tiles
format: 1
game: relic_expedition
tiles:
  # turned until the lake fits
  - id: lake_starter
    name: Lake starter
    spot: E
    terrain: jungle
    edges: [OOODOO]
    abilities:
      - trigger: event
        when: {event: reveal}
        effects: [{op: attach_board, board: river_board}]
    source: designed here
"""
DECKS = """\
kind: decks
format: 1
game: relic_expedition
decks:
  - id: lakes
    name: Lakes
    use: stack
    tiles: {relic_table: 20, clearing_tile: 6, snake_tile: 4, lake_starter: 1, plain_jungle: 40}
    source: designed here
"""
SCENARIO = """\
kind: scenario
format: 1
id: to_the_lake
game: relic_expedition
name: To the lake
players: 2
modules: [base]
stack: lakes
source: designed here
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a user's own tiles, stack and scenario."""
    for name, text in (("tiles", TILES), ("decks", DECKS), ("to_the_lake", SCENARIO)):
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """Give the main window on screen."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    prepare(application)
    window = make_window(Settings())
    window.resize(1440, 900)
    window.show()
    window.start([])
    wait_until_idle(window)
    yield window
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()


def _problems(window: MainWindow) -> set[str]:
    return {d.code for d in window.problems.model.shown}


def test_the_walk(qtbot: QtBot, window: MainWindow, folder: Path) -> None:
    # 1 open the folder, then the tiles
    tiles, decks, scenario = (folder / f"{n}.yaml" for n in ("tiles", "decks", "to_the_lake"))
    window.open_paths([tiles, decks, scenario])
    wait_until_idle(window)
    window.documents.show(str(tiles))
    wait_until_idle(window)
    page = window.page
    assert page is not None
    editor = page.form.editor
    editor.entries.choose([("tiles", 0)])
    wait_until_idle(window)
    pad = editor._stage.pad
    assert "relic-expedition/dense-spot" not in _problems(window)

    # 2 change a tile: a click on its eastern edge
    a, b = pad.projection.centre(Hex(0, 0)), pad.projection.centre(EAST)
    edge = QPointF(a.x() + (b.x() - a.x()) * 0.44, a.y()).toPoint()
    qtbot.mouseClick(pad, Qt.MouseButton.LeftButton, pos=edge)
    wait_until_idle(window)
    assert "edges: [DOODOO]" in page.pane.text()

    # 3 see the fault: a board is to be attached there
    assert "relic-expedition/dense-spot" in _problems(window)

    # 4 mend it by its letter; the text is as it was
    qtbot.keyClicks(pad, "o")
    wait_until_idle(window)
    assert "relic-expedition/dense-spot" not in _problems(window)
    assert page.pane.text() == TILES

    # a second way: undo and redo go over both steps
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert "edges: [DOODOO]" in page.pane.text()
    window.actions_["redo"].trigger()
    wait_until_idle(window)
    assert page.pane.text() == TILES

    # the stack counts it
    window.documents.show(str(decks))
    wait_until_idle(window)
    editor = window.page.form.editor
    editor.entries.choose([("decks", 0)])
    stage = editor._stage
    assert stage.total.text() == "5 kinds of tile · 71 tiles"

    # many at once in this file and in a shipped one that is not touched
    stage.choose_all()
    qtbot.mouseClick(stage.bulk.more, Qt.MouseButton.LeftButton)
    wait_until_idle(window)
    assert "{relic_table: 21, clearing_tile: 7, snake_tile: 5, lake_starter: 2, plain_jungle: 41}" in window.page.pane.text()  # fmt: skip
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert window.page.pane.text() == DECKS

    # 5 and 6 play what is on screen, and ask what can be reached
    window.documents.show(str(scenario))
    wait_until_idle(window)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    wait_until_idle(window)
    preview = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    qtbot.keyClick(preview, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    wait_until_reached(preview)
    assert preview.reach.reach is not None
    assert preview.board.scene is not None
    preview.close()
    preview.deleteLater()

    # 7 print the component list: it names the tile
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    wait_until_idle(window)
    printing = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PrintWindow))
    listed = folder / "list.pdf"
    printing.choose_target = lambda *_asked: listed
    qtbot.mouseClick(printing.bar.pdf, Qt.MouseButton.LeftButton)
    printed = _pdf_text(listed)
    assert "Lake starter" in printed
    printing.close()
    printing.deleteLater()
