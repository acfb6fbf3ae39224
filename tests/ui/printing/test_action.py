"""Ctrl+P in the main window."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from designer.ui.printing.window import PrintWindow
from tests.ui.panels import wait_until_idle


def print_windows() -> list[PrintWindow]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, PrintWindow)]


def close_all() -> None:
    for window in print_windows():
        window.close()
    QApplication.processEvents()


def test_what_is_on_screen_is_printed_saved_or_not(qtbot, make, own_route, edit):
    window = make(own_route)
    edit(window, "face: N,", "face: M,")

    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    wait_until_idle(window)

    (printing,) = print_windows()
    titles = [c.title for c in printing.gathered.components.components()]
    assert titles[:5] == ["B", "C", "M", "I", "K"]
    close_all()


def test_a_pdf_is_offered_to_go_beside_its_route(make, own_route):
    window = make(own_route)
    window.actions_["print"].trigger()
    wait_until_idle(window)
    (printing,) = print_windows()
    offered: list[Path] = []
    printing.choose_target = lambda _parent, _title, name, _kinds: offered.append(Path(name))

    printing.bar.pdf.click()

    assert [path.parent for path in offered] == [own_route.parent]
    close_all()


def test_there_is_nothing_to_print_without_a_board(make, checkout):
    window = make(checkout / "content" / "el_dorado" / "base" / "cards.yaml")

    assert not window.actions_["print"].isEnabled()


def test_a_route_that_cannot_be_read_opens_with_the_reason(make, own_route, edit):
    window = make(own_route)
    edit(window, "placements:", "placements: [")

    window.actions_["print"].trigger()
    wait_until_idle(window)

    (printing,) = print_windows()
    assert "cannot be read" in printing.message.text
    close_all()
