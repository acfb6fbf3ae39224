"""Saving from the window: what is written, what is refused, and what is offered instead."""

import errno
import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from designer.session import files
from tests.ui.panels import wait_until_idle


@pytest.fixture
def window(make, own_route):
    return make(own_route)


def labels(window):
    return [b.text() for b in window.page.bar.findChildren(QPushButton) if b.isVisible()]


def press(window, label):
    button = next(b for b in window.page.bar.findChildren(QPushButton) if b.text() == label)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_an_unchanged_document_is_not_written(window, own_route):
    before = own_route.stat()
    window.actions_["save"].trigger()
    window.actions_["save_all"].trigger()

    after = own_route.stat()
    assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)


def test_twenty_fast_saves_leave_the_last_state_and_nothing_else(window, own_route):
    pane = window.page.pane
    pane.setFocus()
    pane.go_to(1, 1)
    for number in range(20):
        QTest.keyClicks(pane, f"# {number}")
        QTest.keyClick(pane, Qt.Key.Key_Return)
        window.actions_["save"].trigger()

    assert own_route.read_text("utf-8") == pane.text()
    assert [f.name for f in own_route.parent.iterdir()] == [own_route.name]
    assert window.page.bar.text == ""


def test_save_as_onto_a_document_that_is_open_is_refused(make, own_route, edit, tmp_path):
    other = own_route.with_name("other.yaml")
    other.write_bytes(own_route.read_bytes().replace(b"id: my_expedition", b"id: other"))
    link = tmp_path / "link.yaml"
    link.symlink_to(other)
    window = make(own_route, other)
    window.documents.show(str(other))
    edit(window, "difficulty: easy", "difficulty: expert")
    window.documents.show(str(own_route))
    edit(window, "difficulty: easy", "difficulty: hard")
    before = other.read_bytes()
    for target in (other, link):
        window.documents.choose_target = lambda _parent, _path, target=target: str(target)
        window.actions_["save_as"].trigger()
        wait_until_idle(window)

        assert f"{target.name} is open here too" in window.page.bar.text
    assert other.read_bytes() == before
    assert "difficulty: expert" in window.tabs.page_of(str(other)).pane.text()
    assert window.documents.is_modified(str(own_route))


def test_save_as_keeps_the_place_in_the_text(window, own_route):
    window.page.pane.go_to(12, 4)
    target = own_route.with_name("copy.yaml")
    window.documents.choose_target = lambda _parent, _path: str(target)
    window.actions_["save_as"].trigger()
    wait_until_idle(window)

    assert window.page.path == str(target)
    assert window.page.pane.place() == (12, 4)


def test_the_history_goes_along_with_save_as_and_the_old_file_stays_as_it_was(
    window, edit, own_route
):
    before = own_route.read_text("utf-8")
    target = own_route.with_name("elsewhere.yaml")
    edit(window, "difficulty: easy", "difficulty: expert")
    window.documents.choose_target = lambda *_: str(target)
    window.actions_["save_as"].trigger()
    wait_until_idle(window)
    assert window.page.path == str(target)
    assert not [d for d in window.problems.model.shown if "twice" in d.message]

    window.actions_["undo"].trigger()
    assert window.page.pane.text() == before
    window.actions_["save"].trigger()
    assert target.read_text("utf-8") == before == own_route.read_text("utf-8")
    assert [page.path for page in window.tabs.pages()] == [str(target)]


def test_a_closed_folder_is_named_and_the_file_written_in_place_if_wanted(
    window, own_route, edit, monkeypatch
):
    # Rights mean nothing to root, so the system's answer is given by hand.
    def no_right(path, data):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(files, "save_atomically", no_right)
    edit(window, "difficulty: easy", "difficulty: hard")
    window.actions_["save"].trigger()

    assert f"in the folder {own_route.parent}" in window.page.bar.text
    assert labels(window) == ["Save as…", "Write into the file"]
    assert b"difficulty: easy" in own_route.read_bytes()

    number = own_route.stat().st_ino
    press(window, "Write into the file")
    assert b"difficulty: hard" in own_route.read_bytes()
    assert own_route.stat().st_ino == number
    assert window.page.bar.text == ""
    assert not window.documents.is_modified(str(own_route))


def test_a_full_disk_is_told_and_a_second_try_works(window, own_route, edit, monkeypatch):
    def full(path, data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    edit(window, "difficulty: easy", "difficulty: hard")
    with monkeypatch.context() as patch:
        patch.setattr(files, "save_atomically", full)
        window.actions_["save"].trigger()

    assert "was not saved: no space left on device" in window.page.bar.text
    assert window.documents.is_modified(str(own_route))
    press(window, "Try again")
    assert b"difficulty: hard" in own_route.read_bytes()


def test_save_all_writes_documents_without_a_tab_too(make, own_route, edit):
    other = own_route.with_name("other.yaml")
    other.write_bytes(own_route.read_bytes().replace(b"id: my_expedition", b"id: other"))
    window = make(own_route, other)
    window.documents.close_page(window.tabs.page_of(str(other)))
    window.workspace.edit_text(str(other), 0, 0, "# from afar\n")
    window.documents.show(str(own_route))
    edit(window, "difficulty: easy", "difficulty: hard")
    window.actions_["save_all"].trigger()

    assert other.read_bytes().startswith(b"# from afar\n")
    assert b"difficulty: hard" in own_route.read_bytes()
    assert window.workspace.modified_paths() == ()


def test_closing_the_window_asks_for_documents_without_a_tab_too(make, own_route):
    window = make(own_route)
    window.workspace.edit_text(str(own_route), 0, 0, "# x\n")
    asked = []
    window.documents.ask_unsaved = lambda _parent, names: asked.extend(names) or "cancel"
    window.close()

    assert asked == ["expedition.yaml"]
    assert window.isVisible()
