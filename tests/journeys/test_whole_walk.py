"""The walk that the program is for, whole: once with the mouse alone and once with keys alone.

Open, swap a tile, see the fault, mend it, analyse, play, print, save. Both hands do the same, so both
leave the same file.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from designer.hexes import Hex
from designer.ui.app import make_window, prepare
from designer.ui.preview.window import PreviewWindow
from designer.ui.printing.window import PrintWindow
from designer.ui.welcome.cards import BoardCard
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.journeys.hands import (
    CTRL,
    EXAMPLE,
    NONE,
    Keys,
    Mouse,
    come_forward,
    errors,
    own_copy,
    until,
    window_of,
)
from tests.ui.panels import wait_until_idle, wait_until_known

OF_N = Hex(11, 0)  # where N lies, and M is to lie
SEED = 2  # a hand that has a card that moves


@pytest.fixture
def route(tmp_path: Path) -> Path:
    return own_copy(tmp_path)


@pytest.fixture
def window(qapp: QApplication, route: Path, tmp_path: Path) -> Iterator[MainWindow]:
    """Give the window as the program begins, a route among the recent files."""
    prepare(qapp)
    settings = Settings(tmp_path / "window.ini")
    settings.add_recent(str(route))
    window = make_window(settings)
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


def after_both() -> str:
    """Give what both walks must leave: N gone, M after the others, all else as it was."""
    source = Path(__file__).parents[2] / EXAMPLE
    text = source.read_text(encoding="utf-8").replace("id: first_expedition", "id: my_route")
    gone = text.replace("  - {face: N, at: [11, 0], turn: 2}\n", "")
    assert gone != text
    last = "  - {face: Z, at: [25, -4], turn: 0}\n"
    return gone.replace(last, last + "  - {face: M, at: [11, 0], turn: 2}\n")


def recent(window: MainWindow, route: Path) -> BoardCard:
    cards = window.findChildren(BoardCard)
    return next(card for card in cards if card.path == str(route) and card.isVisible())


def is_open(window: MainWindow, route: Path) -> bool:
    return window.page is not None and window.page.path == str(route)


def played(preview: PreviewWindow) -> PreviewWindow:
    """Give a game whose chance is known, with a human alone on the move."""
    come_forward(preview)
    preview.control.restart(SEED)
    preview.control.set_running(False)
    return preview


def first_walk(preview: PreviewWindow) -> tuple[QWidget, Hex]:
    """Give a card that moves, and where to."""
    walk = next(h for h in preview.control.table.handles if h.piece is not None and h.target_hex)
    card = next(w for w in preview.hand.hand.widgets if w.piece.id == walk.piece)
    return card, walk.target_hex


def pages(file: Path) -> str:
    document = pypdfium2.PdfDocument(file.read_bytes())
    try:
        texts = [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()
    return "\n".join(texts).replace("\r\n", "\n")


def check_print(window: MainWindow, route: Path, save: Callable[[PrintWindow], None]) -> None:
    """Save the component list; the system's own dialog for the file is answered here."""
    printing = window_of(PrintWindow)
    listed = route.with_name("list.pdf")
    printing.choose_target = lambda *_asked: listed
    save(printing)
    text = pages(listed)
    assert "1 × M\n" in text
    assert "1 × N\n" not in text


def wheel(view: QWidget, place: QPoint, by: int = 120) -> None:
    """Turn the wheel by one notch."""
    event = QWheelEvent(
        QPointF(place),
        QPointF(view.mapToGlobal(place)),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


def tab_of(window: MainWindow, words: str) -> tuple[QTabBar, QPoint]:
    """Give a dock's tab and where it is."""
    for bar in window.findChildren(QTabBar):
        for n in range(bar.count()):
            if bar.tabText(n) == words and bar.isVisible():
                return bar, bar.tabRect(n).center()
    raise AssertionError(words)


def test_by_mouse(window: MainWindow, route: Path) -> None:
    mouse = Mouse(window)

    # open
    mouse.click(recent(window, route))
    wait_until_idle(window)
    assert is_open(window, route)
    before = errors(window)

    # swap: N goes
    mouse.choose(OF_N, "Delete")
    assert labels(window) == ["B", "C", "I", "K"]

    # see: what lies behind the hole is apart; its row leads there
    assert errors(window) > before
    mouse.choose_problem("el-dorado/tile-apart")
    assert mouse.view.overlay.cursor is not None

    # mend: M of the palette, turned with the wheel
    mouse.click(*tab_of(window, "Tiles"))
    palette, cell = window.pieces, window.pieces.cell("M")
    until(
        lambda: cell.visibleRegion().contains(cell.rect().center()),
        lambda: wheel(palette._scroll.viewport(), QPoint(40, 40), -120),
    )
    mouse.click(cell)
    carried = window.page.board.arranger.hand.carried
    place = mouse.at(OF_N)
    mouse.move(place, Qt.MouseButton.NoButton, NONE)
    until(lambda: carried.carry.hand.turn == 2, lambda: wheel(mouse.view, place), most=6)
    mouse.click(mouse.view, place)
    wait_until_idle(window)
    assert errors(window) == before
    assert labels(window) == ["B", "C", "I", "K", "M"]

    # analyse: the cuts on the board, and a figure of the panel
    mouse.press("Cuts")
    wait_until_known(window)
    assert mouse.view.overlay.marking.firm
    mouse.click(window.analysis.big.buttons[0])
    assert window.analysis.findings()

    # play: a card, a space, the end of the turn
    mouse.press("Play this route")
    preview = played(window_of(PreviewWindow))
    card, target = first_walk(preview)
    mouse.click(card, QPoint(14, 60))
    mouse.click(preview.board, preview.board.place_of(target, None))
    assert len(preview.control.game.steps) == 1
    until(lambda: not preview.control.may_act, lambda: mouse.click(preview.hand.button_widgets[-1]))
    mouse.click(preview.top.step)
    assert len(preview.control.game.steps) > 2
    preview.close()

    # print, still unsaved
    mouse.press("Print")
    check_print(window, route, lambda printing: mouse.click(printing.bar.pdf))
    mouse.press("Close", window_of(PrintWindow))

    # save
    mouse.press("Save")
    assert route.read_text(encoding="utf-8") == after_both()


def test_by_keys(window: MainWindow, route: Path) -> None:
    keys, key = Keys(window), Qt.Key

    # open
    keys.tab_to(recent(window, route))
    keys.press(key.Key_Return)
    assert is_open(window, route)
    before, page = errors(window), window.page

    # swap: N goes
    keys.reach_board()
    keys.press(key.Key_Home)
    keys.press(key.Key_Right, CTRL)
    keys.press(key.Key_Right, CTRL)
    keys.press(key.Key_Return)
    keys.press(key.Key_Delete)
    assert labels(window) == ["B", "C", "I", "K"]

    # see: F8 goes from fault to fault, to what is apart
    assert errors(window) > before
    view, desk = page.board.view, page.board.arranger.desk

    def under_cursor() -> str:
        piece = desk.piece_at(view.overlay.cursor)
        return "" if piece is None else desk.pieces[piece].name

    until(lambda: under_cursor() in {"I", "K"}, lambda: keys.press(key.Key_F8), most=8)

    # mend: M into the hand, turned, from place to place
    keys.reach_board()
    keys.press(key.Key_B)
    hand = page.board.arranger.hand
    until(
        lambda: hand.carried.carry.hand.pieces[0].face == "M", lambda: keys.press(key.Key_PageDown)
    )
    until(lambda: hand.carried.carry.hand.turn == 2, lambda: keys.press(key.Key_Z), most=6)
    until(lambda: hand.carried.carry.fit.origin == OF_N, lambda: keys.press(key.Key_Tab))
    keys.press(key.Key_Return)
    assert errors(window) == before
    assert labels(window) == ["B", "C", "I", "K", "M"]
    keys.press(key.Key_Escape)

    # analyse
    keys.press(key.Key_4, Qt.KeyboardModifier.AltModifier)
    wait_until_known(window)
    assert page.board.view.overlay.marking.firm
    keys.reach(window.analysis)
    keys.press(key.Key_Return)
    assert window.analysis.findings()

    # play
    keys.press(key.Key_F5)
    preview = played(window_of(PreviewWindow))
    card, _target = first_walk(preview)
    keys.tab_to(card)
    for _ in range(2):
        QTest.keyClick(keys.here, key.Key_Return)
    assert len(preview.control.game.steps) == 1
    keys.tab_to(preview.hand.main_button)
    until(
        lambda: not preview.control.may_act,
        lambda: QTest.keyClick(keys.here, key.Key_Return),
        most=9,
    )
    QTest.keyClick(preview, key.Key_Right, CTRL)
    assert len(preview.control.game.steps) > 2
    QTest.keyClick(keys.here, key.Key_W, CTRL)
    assert not preview.isVisible()

    # print, still unsaved
    come_forward(window)
    keys.press(key.Key_P, CTRL)
    check_print(window, route, lambda _printing: keys.press(key.Key_S, CTRL))
    keys.press(key.Key_W, CTRL)

    # save
    come_forward(window)
    keys.press(key.Key_S, CTRL)
    assert route.read_text(encoding="utf-8") == after_both()
