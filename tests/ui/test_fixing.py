"""Problems are mended by a click, by a key, and all of a kind at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from designer.ui.problems.model import Column
from tests.ui.panels import wait_until_idle

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(make, own_route, edit):
    window = make(own_route)
    edit(window, "difficulty: easy", "difficulty: eassy")
    edit(window, "source: public", "source: publick")
    return window


def rows(window):
    return [d for d in window.problems.model.shown if d.fixes]


def click(window, row, column):
    table = window.problems.table
    cell = table.visualRect(window.problems.model.index(row, column)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    wait_until_idle(window)


def menu() -> QMenu:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())


def test_a_word_nearly_right_is_mended_by_a_click_in_the_list(window):
    row = next(n for n, d in enumerate(window.problems.model.shown) if "eassy" in d.message)
    assert window.problems.model.index(row, Column.FIX).data() == "Write easy"
    click(window, row, Column.FIX)

    assert "difficulty: easy\n" in window.page.pane.text()
    assert not any("eassy" in d.message for d in window.problems.model.shown)
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert "difficulty: eassy\n" in window.page.pane.text()


def test_the_step_is_called_as_the_fix(window):
    row = next(n for n, d in enumerate(window.problems.model.shown) if "eassy" in d.message)
    click(window, row, Column.FIX)

    assert window.workspace.history.undoable().label == "Write easy"


def test_ctrl_and_point_offers_what_mends_the_problem_at_the_cursor(window):
    text = window.page.pane.text()
    window.page.pane.go_to(text[: text.index("eassy")].count("\n") + 1, 14)
    window.activateWindow()
    window.page.pane.setFocus()
    QTest.keyClick(window.page.pane, Qt.Key.Key_Period, CTRL)
    opened = menu()
    assert opened.actions()[0].text() == "Write easy"
    QTest.keyClick(opened, Qt.Key.Key_Return)
    wait_until_idle(window)

    assert "difficulty: easy\n" in window.page.pane.text()


def test_where_nothing_is_wrong_the_key_says_so(window):
    window.page.pane.go_to(1, 1)
    window.actions_["fix"].trigger()

    assert "no problem here" in window.status.told.text()


def test_all_of_a_kind_are_mended_in_one_step(window):
    before = window.page.pane.text()
    first = next(d for d in window.problems.model.shown if "eassy" in d.message)
    second = next(d for d in window.problems.model.shown if "publick" in d.message)
    assert first.code == second.code
    actions = window.problems.menu_for(first).actions()
    action = next(a for a in actions if a.text().startswith("Mend all 2"))
    action.trigger()
    wait_until_idle(window)

    mended = before.replace("eassy", "easy").replace("publick", "public")
    assert window.page.pane.text() == mended
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert window.page.pane.text() == before


def test_a_row_without_a_fix_has_no_button(window, edit):
    edit(window, "name: ", "title_of_the_route: ")
    bare = next(n for n, d in enumerate(window.problems.model.shown) if not d.fixes)

    assert window.problems.model.index(bare, Column.FIX).data() == ""


def test_without_fixes_the_list_has_no_column_for_them(make, example):
    window = make(example)

    assert window.problems.table.isColumnHidden(Column.FIX)
