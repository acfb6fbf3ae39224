"""What a window that was killed had not saved is offered by the next one."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.session.journal import Journal, default_folder
from designer.session.recovery import left_behind
from designer.ui.recovery.dialog import RecoveryDialog, row_words, size_words
from designer.ui.window.documents import Documents
from tests.session.conftest import workspace_on
from tests.ui.panels import wait_until_idle

ROOT = Path(__file__).parents[2]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def keeping(monkeypatch):
    """Let windows keep a journal, in the home of the test."""
    init = Documents.__init__

    def keep(self, *parts):
        init(self, *parts)
        self.keep_journal = True

    monkeypatch.setattr(Documents, "__init__", keep)
    return default_folder()


def leave_behind(folder, files, journals):
    """Edit files and die without a word, as far as the next program can tell."""
    workspace = workspace_on(files, Journal(folder))
    for number, path in enumerate(workspace.open_paths):
        workspace.edit_text(path, 0, 0, f"# lost {number}\n")
    assert workspace.journal.flush()
    data = workspace.journal.file.read_bytes()
    name = workspace.journal.file
    workspace.end()
    name.write_bytes(data)
    journals.append(name)


@pytest.fixture
def lost(keeping, own_route):
    """Give two files of which a dead program had unsaved changes."""
    other = own_route.with_name("other.yaml")
    other.write_bytes(own_route.read_bytes().replace(b"id: my_expedition", b"id: other"))
    left = []
    leave_behind(keeping, own_route.parent, left)
    return own_route, other, left[0]


def dialog_of(window):
    wait_until_idle(window)
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, RecoveryDialog)]
    return next((w for w in found if w.isVisible()), None)


def press(button):
    QTest.mouseClick(button, LEFT)


@pytest.mark.skipif(os.name == "nt", reason="a process is killed in another way there")
def test_a_window_killed_after_typing_loses_nothing(make, keeping, own_route):
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.typing_child", str(own_route)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert child.stdout.readline() == "typed\n"
    child.kill()
    child.wait()
    child.stdout.close()

    window = make()
    dialog = dialog_of(window)
    words = dialog.list.item(0).text()
    assert words.startswith("expedition.yaml  in my_routes\n")
    assert re.search(r"\d\d [A-Z]\w+ 20\d\d, \d\d:\d\d:\d\d, \d+ bytes$", words)
    assert any(line.startswith("+# typed before the accident") for line in lines_of(dialog)), (
        lines_of(dialog)
    )
    press(dialog.recover)
    wait_until_idle(window)

    assert window.page.path == str(own_route)
    assert window.page.pane.text().startswith("# typed before the accident ")
    assert window.documents.is_modified(str(own_route))
    assert not own_route.read_text("utf-8").startswith("# typed")
    window.actions_["undo"].trigger()
    assert window.page.pane.text() == own_route.read_text("utf-8")


def lines_of(dialog):
    return dialog.view.toPlainText().splitlines()


def test_recover_all_takes_everything_and_nothing_is_offered_again(make, keeping, lost):
    first, other, journal = lost
    window = make()
    dialog = dialog_of(window)
    assert dialog.list.count() == 2
    press(dialog.recover_all)
    wait_until_idle(window)

    assert sorted(window.workspace.modified_paths()) == sorted(map(str, (first, other)))
    assert not journal.exists()
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()
    assert left_behind(keeping).recovered == ()


def test_one_is_discarded_and_the_other_is_offered_again(make, keeping, lost):
    *_, journal = lost
    window = make()
    dialog = dialog_of(window)
    gone = dialog.chosen().path
    press(dialog.discard)
    assert dialog.list.count() == 1
    press(dialog.later)

    assert journal.exists()
    assert [r.path for r in left_behind(keeping).recovered] == [
        str(path) for path in lost[:2] if str(path) != gone
    ]


def test_the_keyboard_alone_recovers(make, keeping, lost):
    window = make()
    dialog = dialog_of(window)
    dialog.activateWindow()
    assert dialog.list.hasFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    wanted = dialog.chosen().path
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    wait_until_idle(window)

    assert window.page.path == wanted
    assert dialog.list.count() == 1


def test_after_an_orderly_end_nothing_is_offered(make, keeping, own_route, edit):
    window = make(own_route)
    edit(window, "difficulty: easy", "difficulty: hard")
    assert window.workspace.journal.flush()
    assert list(keeping.iterdir()) == [window.workspace.journal.file]
    window.documents.ask_unsaved = lambda *_: "discard"
    window.close()

    assert list(keeping.iterdir()) == []
    assert dialog_of(make()) is None


def test_a_journal_that_cannot_be_written_is_told_once_and_editing_goes_on(
    make, keeping, own_route, edit, qtbot
):
    keeping.parent.mkdir(parents=True, exist_ok=True)
    keeping.write_bytes(b"a file where the folder should be")
    window = make(own_route)
    edit(window, "difficulty: easy", "difficulty: hard")
    qtbot.waitUntil(lambda: "cannot be kept for the case of an accident" in window.bar.text)
    window.bar.hide()
    edit(window, "difficulty: hard", "difficulty: medium")
    window.actions_["save"].trigger()

    assert b"difficulty: medium" in own_route.read_bytes()
    assert window.bar.text == ""


def test_no_home_at_all_is_told_and_the_program_works(make, keeping, own_route, monkeypatch, qtbot):
    def homeless(_folder=None):
        message = "Could not determine home directory."
        raise RuntimeError(message)

    monkeypatch.setattr("designer.session.journal.default_folder", homeless)
    monkeypatch.setattr("designer.session.recovery.default_folder", homeless)
    window = make(own_route)

    qtbot.waitUntil(lambda: "cannot be kept" in window.bar.text)
    assert window.page.path == str(own_route)


def test_a_damaged_journal_is_told_and_left(make, keeping):
    keeping.mkdir(parents=True)
    (keeping / "1-1.journal").write_bytes(b"rubbish\n")
    window = make()
    wait_until_idle(window)

    assert "The recovery file 1-1.journal is left as it is" in window.bar.text
    assert (keeping / "1-1.journal").exists()


@pytest.mark.parametrize(
    ("size", "words"), [(12, "12 bytes"), (1500, "1.5 kB"), (14_200_000, "14.2 MB")]
)
def test_sizes_are_told_in_words(size, words):
    assert size_words(size) == words


def test_a_file_written_later_is_told(keeping, lost):
    first, *_ = lost
    future = time.time() + 60
    os.utime(first, (future, future))
    entry = next(r for r in left_behind(keeping).recovered if r.path == str(first))

    assert row_words(entry).endswith("\nThe file was written after that")
