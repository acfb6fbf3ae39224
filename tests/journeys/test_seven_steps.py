"""The walk that the program is for: open, swap a tile, see the fault, mend it, analyse, play, print.

Each step is made as a user makes it, in the real window on the shipped First Expedition.
"""

from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from designer.hexes import Hex
from designer.ui.app import make_window, prepare
from designer.ui.preview.window import PreviewWindow
from designer.ui.printing.window import PrintWindow
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle

EXAMPLE = Path("content/el_dorado/base/routes/first_expedition.yaml")


@pytest.fixture
def route(tmp_path: Path) -> Path:
    """Give a user's own copy of First Expedition."""
    source = Path(__file__).parents[2] / EXAMPLE
    file = tmp_path / "my_route.yaml"
    text = source.read_text(encoding="utf-8")
    file.write_text(text.replace("id: first_expedition", "id: my_route"), encoding="utf-8")
    return file


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """Give the main window on screen."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    prepare(application)
    window = make_window(Settings())
    window.resize(1440, 900)
    window.show()
    window.start([])
    wait_until_idle(window)
    yield window
    # A walk that stopped midway must not ask what to do with it.
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()


def _type_over(qtbot: QtBot, window: MainWindow, old: str, new: str) -> None:
    """Select a text with the find bar's help of the cursor and type another over it."""
    assert window.page is not None
    pane = window.page.pane
    start = pane.text().index(old)
    pane.select(start, start + len(old))
    pane.setFocus()
    qtbot.keyClicks(pane, new)
    wait_until_idle(window)


def _problems(window: MainWindow) -> list[str]:
    return [d.code for d in window.problems.model.shown]


def test_the_walk(qtbot: QtBot, window: MainWindow, route: Path) -> None:
    # 1 open
    window.open_paths([route])
    wait_until_idle(window)
    assert window.page is not None
    view, pane = window.page.board.view, window.page.pane
    assert view.scene is not None
    assert [label.text for label in view.scene.labels] == ["B", "C", "N", "I", "K"]
    assert _problems(window) == []

    # 2 swap a tile: N is turned over, but its back is named wrongly
    _type_over(qtbot, window, "face: N,", "face: NM,")

    # 3 see the fault: in the list, in the text, in the picture
    assert "core/dangling-ref" in _problems(window)
    line = pane.text()[: pane.text().index("face: NM")].count("\n") + 1
    assert any(start_line == line for start_line in window_lines(window))
    assert [label.text for label in view.scene.labels] == ["B", "C", "I", "K"]
    assert Hex(11, 0) not in view.scene.board.index

    # a click in the list leads to the text
    window.problems.step(1)
    assert pane.place()[0] in {d.location.line for d in window.problems.model.shown}

    # 4 mend it: the other side of the board
    _type_over(qtbot, window, "face: NM,", "face: M,")
    assert _problems(window) == ["el-dorado/closing-pair"]  # a hint: M leaves two spaces abreast
    assert [label.text for label in view.scene.labels] == ["B", "C", "M", "I", "K"]

    # 5 read the analysis: M is dearer than N
    analysis = window.report.analyses[str(route)]
    assert analysis is not None
    assert analysis.reaches_goal
    assert min(s.way.price for s in analysis.starts if s.way) > 34

    # 6 play what is on screen, unsaved
    assert "face: M" not in route.read_text(encoding="utf-8")
    qtbot.keyClick(window, Qt.Key.Key_F5)
    wait_until_idle(window)
    preview = next(w for w in _top_level() if isinstance(w, PreviewWindow))
    assert {bar.number for bar in preview.control.table.bars} <= set("123456")
    placed = {cell.placement for cell in preview.board.scene.board.spaces}
    assert len(placed) == 6
    preview.close()
    preview.deleteLater()

    # 7 print the component list, still unsaved: it names the pieces, and the box holds them
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    wait_until_idle(window)
    printing = next(w for w in _top_level() if isinstance(w, PrintWindow))
    _press_until_in_play(qtbot, printing, "caves")
    listed = route.with_name("list.pdf")
    printing.choose_target = lambda *_asked: listed
    qtbot.mouseClick(printing.bar.pdf, Qt.MouseButton.LeftButton)
    printed = _pdf_text(listed)
    assert [letter for letter in "BCMIK" if f"1 × {letter}\n" not in printed] == []
    assert "1 × N\n" not in printed
    assert "El Dorado over the water" in printed.replace("\n", " ")
    assert "4 of these 6, dealt at random" in printed  # blockades, at the four joints of boards
    # B, C, M and I have a cave each (tiles.yaml); 36 tokens less four times four.
    assert "4 on each of 4 caves, 20 stay in the box" in printed
    assert "one box is enough" in printed
    assert "Icons by" in printed
    assert "All texts come out as they are written." in printing.settings.notes
    printing.close()
    printing.deleteLater()

    # saved, the file differs in the one word
    before = route.read_text(encoding="utf-8")
    window.actions_["save"].trigger()
    wait_until_idle(window)
    assert route.read_text(encoding="utf-8") == before.replace("face: N,", "face: M,")


def _press_until_in_play(qtbot: QtBot, printing: PrintWindow, option: str) -> None:
    """Tick an option with the mouse and wait for the pages that follow."""
    box = printing.settings.option_box(option)
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
    assert printing.gathered is not None
    qtbot.waitUntil(lambda: any(o.on for o in printing.gathered.components.options))


def _pdf_text(file: Path) -> str:
    document = pypdfium2.PdfDocument(file.read_bytes())
    try:
        pages = [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()
    return "\n".join(pages).replace("\r\n", "\n")


def window_lines(window: MainWindow) -> set[int]:
    """Give the lines that the text pane marks with a fault."""
    assert window.page is not None
    pane = window.page.pane
    starts = {start for start, _, _ in pane.underlined()}
    return {pane.document().findBlock(start).blockNumber() + 1 for start in starts}


def _top_level() -> list[object]:
    from PySide6.QtWidgets import QApplication

    return list(QApplication.topLevelWidgets())
