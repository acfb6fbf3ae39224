"""The walk with modules: switched on in the panel, a tile swapped, the fault mended, analysed, played, printed.

Once with all six modules of Swamps, once with all nine.
"""

from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from designer.ui.app import make_window, prepare
from designer.ui.preview.window import PreviewWindow
from designer.ui.printing.window import PrintWindow
from designer.ui.window.main_window import MainWindow
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle

ROUTE = Path(__file__).parents[2] / "content/el_dorado/muisca/routes/land_of_the_muisca.yaml"
SCENARIO = """\
kind: scenario
format: 1
id: my_evening
game: el_dorado
name: My evening
route: my_land
players: 4
modules: [base]
switches: {}
caves: true
source: designed here
"""
SIX = ("skulls", "mountain_passes", "rapids", "swamps", "temples", "muisca")
NINE = (*SIX, "dragons", "treasures", "mists")
OF_SIX = (
    *("1 × SK", "1 × Rapids 6", "1 × Swamp 2", "1 × Purple temple", "1 × Mountain pass 2"),
    *("4 × Green artifact", "1 × Elder", "3 × A card of my tribe"),
)
OF_NINE = (
    *("1 × Purple dragon", "9 × Mist tile", "3 × Flare Gun", "3 × Metal Detector"),
    *("1 × Treasure: coins 5", "3 × Through the mist", "3 × Swap treasures"),
)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """Give the main window on a scenario of the base game, on a route of the user's own."""
    route, scenario = tmp_path / "my_land.yaml", tmp_path / "my_evening.yaml"
    text = ROUTE.read_text(encoding="utf-8")
    route.write_text(text.replace("id: land_of_the_muisca", "id: my_land"), encoding="utf-8")
    scenario.write_text(SCENARIO, encoding="utf-8")
    prepare(qapp)
    window = make_window(Settings(tmp_path / "window.ini"))
    window.resize(1440, 900)
    window.show()
    window.start([route, scenario])
    wait_until_idle(window)
    yield window
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    window.deleteLater()


@pytest.mark.parametrize(("modules", "listed"), [(SIX, OF_SIX), (NINE, (*OF_SIX, *OF_NINE))])
def test_the_walk_with_modules(
    qtbot: QtBot,
    window: MainWindow,
    tmp_path: Path,
    modules: tuple[str, ...],
    listed: tuple[str, ...],
) -> None:
    route, scenario = str(tmp_path / "my_land.yaml"), str(tmp_path / "my_evening.yaml")

    # 1 open; every module switched on with the mouse
    page = window.documents.show(scenario)
    assert page is not None
    wait_until_idle(window)
    window.actions_["modules"].trigger()
    for module in modules:
        QTest.mouseClick(window.modules.rows[module].switch, Qt.MouseButton.LeftButton)
    wait_until_idle(window)
    wanted = [m for m in window.modules.rows if m in modules]
    assert f"modules: [base, {', '.join(wanted)}]" in page.pane.text()
    assert _problems(window, "error", "warning") == []

    # 2 and 3 swap a tile for one that there is not, and see the fault
    own = window.documents.show(route)
    assert own is not None
    _type_over(qtbot, window, "face: rapids_6,", "face: rapids_66,")
    assert "core/dangling-ref" in _problems(window)

    # 4 mend it with what the problem offers
    window.problems.step(1)
    _type_over(qtbot, window, "face: rapids_66,", "face: rapids_6,")
    assert _problems(window, "error", "warning") == []

    # 5 analyse: every start leads to El Dorado, and each module shows where it acts
    window.documents.show(scenario)
    wait_until_idle(window)
    analysis = window.report.analyses[scenario] if window.report else None
    assert analysis is not None
    assert analysis.reaches_goal
    drawn = {"own:currents", "own:skulls", "own:bypasses", "own:temples"}
    drawn |= {"own:ranges"} if "dragons" in modules else set()
    assert page.overlays is not None
    assert set(page.overlays.own) == drawn

    # 6 play what is on screen, unsaved
    qtbot.keyClick(window, Qt.Key.Key_F5)
    wait_until_idle(window)
    preview = _window_of(PreviewWindow)
    game = preview.control.game.game
    assert set(game.definition.modules) >= set(modules)
    assert preview.control.table.handles
    preview.close()
    preview.deleteLater()

    # 7 print: list and set-up sheet count the pieces of the modules
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    wait_until_idle(window)
    printing = _window_of(PrintWindow)
    setup = printing.settings.whats["setup"]
    if not setup.isChecked():
        QTest.mouseClick(setup, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: printing.gathered is not None)
    wait_until_idle(window)
    printed = tmp_path / "evening.pdf"
    printing.choose_target = lambda *_asked: printed
    qtbot.mouseClick(printing.bar.pdf, Qt.MouseButton.LeftButton)
    words = _pdf_text(printed)
    assert [each for each in listed if each not in words] == []
    assert "Lay the artifacts of each colour" in words
    assert ("Lay the four dragons" in words) == ("dragons" in modules)
    printing.close()
    printing.deleteLater()

    # saved, the scenario differs in its modules alone
    window.documents.show(scenario)
    window.actions_["save"].trigger()
    wait_until_idle(window)
    saved = Path(scenario).read_text(encoding="utf-8")
    assert saved == SCENARIO.replace("[base]", f"[base, {', '.join(wanted)}]")


def _type_over(qtbot: QtBot, window: MainWindow, old: str, new: str) -> None:
    assert window.page is not None
    pane = window.page.pane
    start = pane.text().index(old)
    pane.select(start, start + len(old))
    pane.setFocus()
    qtbot.keyClicks(pane, new)
    wait_until_idle(window)


def _problems(window: MainWindow, *severities: str) -> list[str]:
    shown = window.problems.model.shown
    return [d.code for d in shown if not severities or d.severity.value in severities]


def _window_of(kind: type) -> object:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible())


def _pdf_text(file: Path) -> str:
    document = pypdfium2.PdfDocument(file.read_bytes())
    try:
        pages = [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()
    return " ".join(" ".join(pages).split())
