"""The manual's first page, done exactly as it stands there: what it says can be done, and works."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.session.printing import What
from designer.ui.app import make_window, prepare
from designer.ui.preview.window import PreviewWindow
from designer.ui.printing.window import PrintWindow
from designer.ui.templates.chooser import TemplateChooser
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.helpers.sources import CHECKOUT
from tests.journeys.hands import (
    CTRL,
    NONE,
    Keys,
    Mouse,
    button,
    come_forward,
    errors,
    until,
    window_of,
)
from tests.ui.panels import wait_until_idle, wait_until_known

PAGE = CHECKOUT / "designer" / "help" / "manual" / "start.md"
ALT = Qt.KeyboardModifier.AltModifier
SEED = 2


class Reader:
    """Read the page from top to bottom; each sentence that is done must come next on it."""

    def __init__(self) -> None:
        self._left = " ".join(PAGE.read_text(encoding="utf-8").split())

    def reads(self, words: str) -> None:
        """Go on to some words."""
        found = self._left.find(words)
        assert found >= 0, f"the page does not go on with {words!r}"
        self._left = self._left[found + len(words) :]

    def parts_left(self) -> list[str]:
        """Give the headings that have not been read."""
        return re.findall(r"## ([A-Z][a-z ]+)", self._left)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """Give the window as the program begins for the first time."""
    prepare(qapp)
    window = make_window(Settings(tmp_path / "window.ini"))
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    window.start([])
    wait_until_idle(window)
    yield window
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def labels(window: MainWindow) -> list[str]:
    return [label.text for label in window.page.board.view.scene.labels]


def lay(window: MainWindow, face: str, keys: Keys) -> None:
    """Lay a tile as the page says it for the keyboard: B, Page down, Tab, Enter."""
    hand = window.page.board.arranger.hand
    keys.reach_board()
    keys.press(Qt.Key.Key_B)
    until(
        lambda: hand.carried.carry.hand.pieces[0].face == face,
        lambda: QTest.keyClick(keys.here, Qt.Key.Key_PageDown),
    )
    keys.press(Qt.Key.Key_Tab)
    keys.press(Qt.Key.Key_Return)


def test_an_own_route_in_ten_minutes(window: MainWindow, tmp_path: Path) -> None:
    reader, mouse, keys, key = Reader(), Mouse(window), Keys(window), Qt.Key

    # begin
    reader.reads("*File > New* (Ctrl+N)")
    file = tmp_path / "river_race.yaml"
    window.documents.choose_target = lambda *_asked: str(file)  # the system's own dialog
    QTest.keyClick(window, key.Key_N, CTRL)
    chooser = window_of(TemplateChooser)
    reader.reads("Type *route*, press Enter")
    QTest.keyClicks(chooser.field, "route")
    QTest.keyClick(chooser.field, key.Key_Return)
    wait_until_idle(window)
    reader.reads("`river_race.yaml`. The route opens as a board and, beside it, as the text")
    assert window.page.path == str(file)
    assert window.page.board.isVisible()
    assert window.page.pane.isVisible()
    reader.reads("Its first tile, A, lies there already.")
    assert labels(window) == ["A"]

    # lay the tiles: the first by mouse
    reader.reads("Click a tile of the palette *Tiles*, say C.")
    mouse.click(window.pieces.cell("C"))
    carried = window.page.board.arranger.hand.carried
    assert carried.carry.hand.pieces[0].face == "C"
    reader.reads("Move it to the end of A: it snaps to edges that fit.")
    places = carried.carry.places.legal(carried.carry.hand.turn)
    seen = mouse.view.rect()
    wanted = next(each for each in places if seen.contains(mouse.at(each.origin)))
    place = mouse.at(wanted.origin)
    mouse.move(place, Qt.MouseButton.NoButton, NONE)
    assert carried.carry.fit.origin == wanted.origin
    reader.reads("A click, or Enter, puts it down.")
    mouse.click(mouse.view, place)
    wait_until_idle(window)
    assert labels(window) == ["A", "C"]

    # the others by keys
    come_forward(window)
    reader.reads("Go on with two or three more tiles.")
    for face in "GJ":
        lay(window, face, keys)
    assert labels(window) == ["A", "C", "G", "J"]
    reader.reads("F and Tab bring the finish, Enter puts it down.")
    keys.press(key.Key_F)
    keys.press(key.Key_Tab)
    keys.press(key.Key_Return)
    whole = window.page.pane.text()
    assert labels(window)[:4] == ["A", "C", "G", "J"]
    assert re.search(r'face: "?[YZ]', whole)
    reader.reads("Every step can be taken back with Ctrl+Z.")
    keys.press(key.Key_Z, CTRL)
    assert not re.search(r'face: "?[YZ]', window.page.pane.text())
    keys.press(key.Key_Y, CTRL)
    assert window.page.pane.text() == whole

    # see what is wrong
    reader.reads("F8 goes to the next one")
    keys.press(key.Key_F8)
    reader.reads("When the list is empty, the route can be played.")
    assert not errors(window)

    # ask what it is worth
    reader.reads("*Analysis* at the left says what the cheapest way costs")
    wait_until_known(window)
    assert window.analysis.isVisible()
    assert window.analysis.findings()
    reader.reads("Alt+1 draws the cheapest way")
    keys.press(key.Key_1, ALT)
    assert window.page.board.view.overlay.ways
    reader.reads("Alt+4 the spaces that close it")
    keys.press(key.Key_4, ALT)
    assert window.page.board.view.overlay.marking.firm

    # play it
    reader.reads("*Play > Play this route* (F5) starts a game on exactly what is on screen.")
    keys.press(key.Key_F5)
    preview = window_of(PreviewWindow)
    come_forward(preview)
    preview.control.restart(SEED)
    preview.control.set_running(False)
    reader.reads("Take a card: its targets light up; take one of them;")
    walk = next(h for h in preview.control.table.handles if h.piece is not None and h.target_hex)
    card = next(w for w in preview.hand.hand.widgets if w.piece.id == walk.piece)
    mouse.click(card, QPoint(14, 60))
    assert walk.target_hex in preview.board.overlay.legal
    mouse.click(preview.board, preview.board.place_of(walk.target_hex, None))
    assert len(preview.control.game.steps) == 1
    reader.reads("*End turn* ends the turn. The other players are bots.")
    end = next(b for b in preview.hand.button_widgets if b.text() == "End turn")
    mouse.click(end)
    until(lambda: not preview.control.may_act, lambda: mouse.click(preview.hand.button_widgets[-1]))
    assert preview.control.game.bot_is_to_move
    preview.close()

    # print it
    reader.reads("*File > Print* (Ctrl+P) shows the component list as it will come out.")
    come_forward(window)
    keys.press(key.Key_P, CTRL)
    printing = window_of(PrintWindow)
    assert printing.settings.chosen == (What.COMPONENTS,)
    reader.reads("Tick *Set-up sheet*")
    mouse.click(button(printing, "Set-up sheet"))
    wait_until_idle(window)
    assert printing.settings.chosen == (What.COMPONENTS, What.SETUP)
    reader.reads("Choose the players, then *Save as PDF*.")
    printing.settings.players.setFocus()
    QTest.keyClick(printing.settings.players, key.Key_Down)
    wait_until_idle(window)
    target = tmp_path / "river_race.pdf"
    printing.choose_target = lambda *_asked: target
    assert printing.bar.pdf.text() == "Save as PDF"
    mouse.click(printing.bar.pdf)
    assert target.read_bytes().startswith(b"%PDF")
    printing.close()

    # save it
    reader.reads("*File > Save* (Ctrl+S).")
    come_forward(window)
    assert window.documents.is_modified(str(file))
    keys.press(key.Key_S, CTRL)
    assert file.read_text("utf-8") == whole
    assert reader.parts_left() == []
