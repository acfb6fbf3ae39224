"""Texts that would stop the window are shown shortened, read-only, and are saved whole."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from designer.ui.editor.shortening import LONGEST_LINE, MOST_SIGNS, shortened

LONG = "note: " + "x y " * (LONGEST_LINE // 4)


def test_ordinary_texts_are_shown_as_they_are():
    assert shortened("a: 1\n" * 30_000) is None
    assert shortened("x" * LONGEST_LINE + "\n" + "y" * LONGEST_LINE) is None


def test_a_long_line_is_cut_and_the_others_stay():
    shown = shortened(f"a: 1\n{LONG}\nb: 2\n")

    lines = shown.split("\n")
    assert [lines[0], lines[2], lines[3]] == ["a: 1", "b: 2", ""]
    assert lines[1] == LONG[:2000] + f" … {len(LONG) - 2000:,} characters more"


def test_a_long_text_ends_early_and_says_so():
    n = MOST_SIGNS // 5 + 1
    lines = shortened("a: 1\n" * n).split("\n")

    assert len(lines) == 20_001
    assert lines[-1] == f"… {n + 1 - 20_000:,} lines more"


@pytest.fixture
def long_route(own_route):
    own_route.write_text(own_route.read_text("utf-8") + f"# {LONG}\n", "utf-8")
    return own_route


def test_a_file_with_a_long_line_opens_and_says_that_it_is_cut(make, long_route):
    window = make(long_route)
    pane = window.page.pane
    before = pane.text()
    QTest.keyClick(pane, "x", Qt.KeyboardModifier.NoModifier)

    assert "what is too long is cut here, not in the file" in window.page.bar.text
    assert len(before) < LONGEST_LINE
    assert pane.text() == before
    assert not window.documents.is_modified(str(long_route))


def test_what_changes_it_from_elsewhere_is_shown_and_saved_whole(make, long_route):
    raw = long_route.read_bytes()
    window = make(long_route)
    window.workspace.edit_text(str(long_route), 0, 0, "# from elsewhere\n")
    assert window.page.pane.text().startswith("# from elsewhere\n")
    window.actions_["save"].trigger()

    assert long_route.read_bytes() == b"# from elsewhere\n" + raw


def test_a_file_that_becomes_short_again_can_be_typed_in(make, long_route, qtbot):
    text = long_route.read_text("utf-8").replace(f"# {LONG}\n", "")
    window = make(long_route)
    long_route.write_text(text, "utf-8")
    qtbot.waitUntil(lambda: not window.page.pane.isReadOnly())

    assert window.page.pane.text() == text
    window.actions_["undo"].trigger()
    assert window.page.pane.isReadOnly()
    assert len(window.page.pane.text()) < LONGEST_LINE
