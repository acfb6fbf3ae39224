"""F1 opens the manual in dialogs, in windows of their own, and in whatever pops up."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from designer.session.recovery import Recovered
from designer.ui.analysis.compare import CompareWindow
from designer.ui.commands.shortcuts import ShortcutsDialog
from designer.ui.differences.dialog import ComparisonDialog
from designer.ui.games.window import GamesWindow
from designer.ui.manual import topics
from designer.ui.manual.window import ManualWindow
from designer.ui.modules.combos import CombosWindow
from designer.ui.recovery.dialog import RecoveryDialog
from tests.helpers.sources import CHECKOUT, python_files


def press_f1(top):
    """Press F1 as the window system does: in the window in front, whatever has the keyboard."""
    QTest.keyClick(top.windowHandle(), Qt.Key.Key_F1)


def shown_manual():
    """Give the page and the heading that the manual shows, and close it."""
    shown = next(w for w in QApplication.topLevelWidgets() if isinstance(w, ManualWindow))
    found = shown.page, shown.text.textCursor().block().text()
    shown.close()
    QApplication.processEvents()
    return found


def page_from_popup():
    """Press F1 in what popped up, which it closes."""
    press_f1(QApplication.activePopupWidget())
    assert QApplication.activePopupWidget() is None
    return shown_manual()


def ask_for_menu(widget):
    """Ask for the menu of a widget by the keyboard."""
    place = widget.rect().center()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))


def test_f1_answers_in_lists_and_menus_that_pop_up(window, qtbot):
    qtbot.waitUntil(window.isActiveWindow)
    window.show_commands()
    assert page_from_popup() == ("window", "Commands")
    window.actions_["new"].trigger()
    assert page_from_popup() == ("finding", "New documents")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    assert page_from_popup() == ("window", "Commands")
    ask_for_menu(window.page.pane.viewport())
    assert page_from_popup() == ("window", "The text")
    ask_for_menu(window.page.board.view)
    assert page_from_popup()[0] == "boards"


def test_f1_answers_in_dialogs_and_the_manual_is_not_stopped_by_them(window, qtbot, tmp_path):
    path = tmp_path / "a.yaml"
    entry = Recovered(str(path), "kind: route\n", 0.0, 12, False, tmp_path / "a.journal")
    for dialog in (
        ComparisonDialog(window.look, "a.yaml", window),
        RecoveryDialog(window.look, window.jobs, [entry], window),
    ):
        dialog.open()
        qtbot.waitUntil(dialog.isActiveWindow)
        press_f1(dialog)
        manual = dialog.findChild(ManualWindow)
        qtbot.waitUntil(manual.isActiveWindow)
        heading = manual.text.textCursor().block().text()
        middle = manual.text.mapTo(manual, manual.text.rect().center())
        QTest.mouseClick(manual.windowHandle(), Qt.MouseButton.LeftButton, pos=middle)
        assert manual.text.hasFocus()
        assert (manual.page, heading) == ("window", "Saving and losing nothing")
        manual.close()
        dialog.reject()
    window.actions_["shortcuts"].trigger()
    qtbot.waitUntil(window.findChild(ShortcutsDialog).isActiveWindow)
    press_f1(QApplication.activeWindow())
    assert shown_manual() == ("window", "Commands")


def test_windows_beside_the_main_one_know_f1_and_close_by_their_key(window, qtbot):
    for action, kind, page in (
        ("compare", CompareWindow, "analysis"),
        ("combinations", CombosWindow, "modules"),
        ("many_games", GamesWindow, "playing"),
    ):
        window.actions_[action].trigger()
        other = window.findChild(kind)
        qtbot.waitUntil(other.isActiveWindow)
        choice = other.findChild(QComboBox)
        choice.setFocus()
        before = choice.currentText()
        choice.showPopup()
        assert page_from_popup()[0] == page

        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow)
        assert choice.currentText() == before
        QTest.keyClick(other.windowHandle(), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda kind=kind: window.findChild(kind) is None)


def test_every_menu_knows_f1():
    """A bare QMenu would not; only the kit makes one."""
    bare = [
        file.as_posix()
        for file in python_files("designer")
        if re.search(r"\bQMenu\(|addMenu\((tr\(|\")", file.read_text("utf-8"))
    ]
    assert [name for name in bare if not name.endswith("designer/ui/kit/menus.py")] == []


def test_every_window_with_a_page_is_there_and_so_is_its_heading():
    sources = "".join(file.read_text("utf-8") for file in python_files("designer"))
    for name, (page, heading) in topics._WINDOWS.items():
        assert f"\nclass {name}(" in sources, name
        text = (CHECKOUT / f"designer/help/manual/{page}.md").read_text("utf-8")
        assert not heading or f"\n## {heading}\n" in text, (name, heading)
