"""Files that other programs change, delete or replace while they are open in the window."""

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from designer.ui.differences.dialog import ComparisonDialog
from tests.ui.panels import wait_until_idle


@pytest.fixture
def window(make, own_route):
    return make(own_route)


def press(window, label):
    """Press a button of the bar over the text."""
    button = next(
        b for b in window.page.bar.findChildren(QPushButton) if b.text() == label and b.isVisible()
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def change(file, old=b"difficulty: easy", new=b"difficulty: hard"):
    """Replace words in a file as another program does: a new file in the old one's place."""
    data = file.read_bytes()
    assert old in data
    beside = file.with_name("theirs.tmp")
    beside.write_bytes(data.replace(old, new))
    beside.replace(file)


def test_a_clean_document_is_read_again_with_a_quiet_note(window, own_route, qtbot):
    change(own_route)
    qtbot.waitUntil(lambda: "difficulty: hard" in window.page.pane.text())
    assert window.page.bar.text == "expedition.yaml was changed by another program and read again."
    assert not window.documents.is_modified(str(own_route))

    change(own_route, b"difficulty: hard", b"difficulty: expert")
    qtbot.waitUntil(lambda: "difficulty: expert" in window.page.pane.text())

    press(window, "Undo")
    assert "difficulty: hard" in window.page.pane.text()
    assert window.documents.is_modified(str(own_route))


def test_a_file_that_is_only_touched_is_no_news(window, own_route, qtbot):
    os.utime(own_route, (1, 1))
    qtbot.wait(400)
    window.documents.outside.look()

    assert window.page.bar.text == ""
    assert window.workspace.history.steps == []


def test_an_edited_document_asks_and_keep_mine_lets_the_next_save_overwrite(
    window, own_route, edit, qtbot
):
    edit(window, "name:", "# mine\nname:")
    change(own_route)
    qtbot.waitUntil(lambda: "by another program, and here too" in window.page.bar.text)
    assert "# mine" in window.page.pane.text()

    window.actions_["save"].trigger()
    assert "so it was not saved" in window.page.bar.text
    assert b"# mine" not in own_route.read_bytes()

    press(window, "Keep mine")
    assert window.page.bar.text == ""
    window.actions_["save"].trigger()
    assert b"# mine" in own_route.read_bytes()
    assert b"difficulty: easy" in own_route.read_bytes()


def test_reload_takes_the_file_and_undo_gives_ours_back(window, own_route, edit, qtbot):
    edit(window, "name:", "# mine\nname:")
    ours = window.page.pane.text()
    change(own_route)
    qtbot.waitUntil(lambda: window.page.bar.text != "")

    press(window, "Reload")
    assert window.page.pane.text() == own_route.read_text("utf-8")
    assert not window.documents.is_modified(str(own_route))
    window.actions_["undo"].trigger()

    assert window.page.pane.text() == ours


def test_compare_shows_both_and_leads_to_a_choice(window, own_route, edit, qtbot):
    edit(window, "difficulty: easy", "difficulty: medium")
    change(own_route)
    qtbot.waitUntil(lambda: window.page.bar.text != "")
    press(window, "Compare")
    wait_until_idle(window)
    dialog = next(w for w in QApplication.topLevelWidgets() if isinstance(w, ComparisonDialog))

    lines = dialog.view.toPlainText().splitlines()
    assert "-difficulty: hard" in lines
    assert "+difficulty: medium" in lines
    QTest.mouseClick(dialog.reload, Qt.MouseButton.LeftButton)
    assert "difficulty: hard" in window.page.pane.text()
    assert window.page.bar.text == ""


def test_a_save_sees_a_change_that_nobody_has_reported_yet(window, own_route, edit):
    edit(window, "name:", "# mine\nname:")
    window.documents.outside.end()
    change(own_route)
    window.actions_["save"].trigger()

    assert "so it was not saved" in window.page.bar.text
    assert b"# mine" not in own_route.read_bytes()


def test_a_deleted_file_is_told_and_written_again_only_when_asked(window, own_route, qtbot):
    data = own_route.read_bytes()
    own_route.unlink()
    qtbot.waitUntil(lambda: "was deleted by another program" in window.page.bar.text)
    assert window.documents.is_modified(str(own_route))

    window.actions_["save"].trigger()
    assert "so it was not saved. Write it again?" in window.page.bar.text
    assert not own_route.exists()

    press(window, "Write it again")
    assert own_route.read_bytes() == data
    assert window.page.bar.text == ""
    assert not window.documents.is_modified(str(own_route))


def test_a_deleted_file_that_comes_back_takes_the_note_away(window, own_route, qtbot):
    data = own_route.read_bytes()
    own_route.unlink()
    qtbot.waitUntil(lambda: window.page.bar.text != "")
    own_route.write_bytes(data)
    qtbot.waitUntil(lambda: window.page.bar.text == "")

    assert not window.documents.is_modified(str(own_route))


def test_a_change_is_seen_when_the_window_comes_to_the_front(window, own_route, qtbot):
    window.documents.outside.end()
    change(own_route)
    window.documents.outside.on_application_state(Qt.ApplicationState.ApplicationActive)

    qtbot.waitUntil(lambda: "difficulty: hard" in window.page.pane.text())


def test_a_closed_document_that_is_deleted_asks_for_nothing(
    window, make, own_route, example, qtbot
):
    """It was told of over other pages, asked about at the end, and kept the language from changing."""
    other = own_route.with_name("ghost.yaml")
    other.write_text(own_route.read_text("utf-8").replace("my_expedition", "ghost"), "utf-8")
    window.open_paths([own_route, other])
    wait_until_idle(window)
    window.documents.close_page(window.tabs.page_of(str(other)))
    other.unlink()
    window.documents.outside.look()
    wait_until_idle(window)

    assert not window.bar.isVisible()
    assert not any(page.bar.isVisible() for page in window.tabs.pages())
    assert window.documents.modified() == []
    assert str(other) not in window.report.inspections
