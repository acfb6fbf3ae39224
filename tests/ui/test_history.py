"""One history for text, form and board: undo by keys, the named step, the list of steps."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from designer.documents import SetValue
from designer.ui.background.checks import with_texts
from tests.ui.panels import wait_until_idle

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


PACK = """\
kind: pack
format: 1
id: fans
version: "1.0"
game: el_dorado
title: {en: Fans}
licence: MIT
"""
CARDS = """\
kind: cards
format: 1
cards:
  - {id: runner, name: {en: Runner}, colour: green, symbols: [machete], strength: 3, price: 2, copies: 3, source: designed here}
  - {id: guide, name: {en: Guide}, colour: blue, symbols: [paddle], strength: 2, price: 1, copies: 3, source: designed here}
"""
DECKS = """\
kind: decks
format: 1
decks:
  - {id: fan_market, piles: [runner, guide], source: designed here}
"""


@pytest.fixture
def pack(tmp_path) -> Path:
    """Give a fan's pack of two cards and a deck of them."""
    folder = tmp_path / "content" / "el_dorado" / "fans"
    folder.mkdir(parents=True)
    for name, text in (("pack", PACK), ("cards", CARDS), ("decks", DECKS)):
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    return folder


@pytest.fixture
def routed(make, own_route):
    """Give a window with a route of the user's own, its text having the keyboard."""
    window = make(own_route)
    window.activateWindow()
    window.page.pane.setFocus()
    return window


def opened(make, pack):
    """Open a pack, its decks and cards in tabs."""
    window = make(pack)
    for name in ("decks", "cards"):
        window.documents.show(str(pack / f"{name}.yaml"))
        wait_until_idle(window)
    window.activateWindow()
    return window


def undo(window, widget=None):
    QTest.keyClick(widget or window.page.pane, Qt.Key.Key_Z, CTRL)


def redo(window):
    QTest.keyClick(window.page.pane, Qt.Key.Key_Z, CTRL | SHIFT)


def test_a_word_typed_goes_back_in_one_step_and_comes_again(routed, own_route):
    pane, before = routed.page.pane, routed.page.pane.text()
    pane.go_to(2, 1)
    QTest.keyClicks(pane, "# a word")
    after = pane.text()

    undo(routed)
    assert pane.text() == before
    assert not routed.documents.is_modified(str(own_route))

    redo(routed)
    assert pane.text() == after
    assert pane.place() == (2, 9)


def test_signs_of_two_units_are_typed_and_taken_back_exactly(routed):
    pane, before = routed.page.pane, routed.page.pane.text()
    pane.go_to(1, 1)
    pane.insertPlainText("# 𝔊🗺é\n")
    pane.go_to(1, 4)
    QTest.keyClicks(pane, "x")
    pane.go_to(2, 1)
    QTest.keyClicks(pane, "# y")

    assert routed.workspace.text(routed.page.path) == pane.text()
    assert pane.text().startswith("# 𝔊x🗺é\n# y")
    for _ in range(3):
        undo(routed)
    assert pane.text() == before


def test_a_file_with_other_line_ends_is_typed_in_and_taken_back(make, own_route):
    raw = own_route.read_bytes().replace(b"\n", b"\r\n")
    own_route.write_bytes(raw)
    window = make(own_route)
    pane = window.page.pane
    pane.setFocus()
    pane.go_to(3, 1)
    QTest.keyClicks(pane, "# one")
    QTest.keyClick(pane, Qt.Key.Key_Return)
    pane.go_to(1, 1)
    QTest.keyClick(pane, Qt.Key.Key_Delete)

    assert window.workspace.text(window.page.path) == pane.text()
    assert "# one\r\n" in window.workspace.raw_text(window.page.path)
    while window.actions_["undo"].isEnabled():
        window.actions_["undo"].trigger()
    assert window.workspace.raw_text(window.page.path).encode() == raw


def test_what_is_typed_in_a_file_with_other_line_ends_is_handed_on_as_the_pane_shows_it(
    make, own_route
):
    own_route.write_bytes(own_route.read_bytes().replace(b"\n", b"\r\n"))
    window = make(own_route)
    window.page.pane.insertPlainText("# one\n# two\n")
    texts = window.documents.texts()

    assert texts == {str(own_route): window.page.pane.text()}
    read = with_texts(window.workspace.last_read, texts)
    assert read.documents[str(own_route)].text == window.workspace.raw_text(str(own_route))
    wait_until_idle(window)


def test_a_drag_of_text_and_a_paste_over_all_are_edits_too(routed):
    pane, before = routed.page.pane, routed.page.pane.text()
    pane.selectAll()
    pane.cut()
    assert routed.workspace.text(routed.page.path) == ""
    pane.paste()
    assert routed.workspace.text(routed.page.path) == pane.text() == before
    undo(routed)
    undo(routed)
    assert pane.text() == before


def test_the_menu_names_the_step(routed, qtbot):
    QTest.keyClicks(routed.page.pane, "# abc")
    wait_until_idle(routed)

    assert routed.actions_["undo"].text() == "Undo Type “# abc”"
    undo(routed)
    qtbot.waitUntil(lambda: routed.actions_["redo"].text() == "Redo Type “# abc”")
    assert routed.actions_["undo"].text() == "Undo"
    assert not routed.actions_["undo"].isEnabled()


def test_text_and_form_share_one_history(make, pack, qtbot):
    window = opened(make, pack)
    page, workspace = window.page, window.workspace
    before = page.pane.text()
    page.pane.setFocus()
    page.pane.go_to(1, 1)
    QTest.keyClicks(page.pane, "# x")
    wait_until_idle(window)
    page.form.editor.entries.choose([("cards", 1)])
    row = page.form.editor.form.row_at(("cards", 1, "price"))
    field = row.main_widget()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    wait_until_idle(window)
    assert len(workspace.history.steps) == 2

    QTest.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert page.pane.text() == "# x" + before
    undo(window)
    assert page.pane.text() == before
    assert not window.documents.is_modified(page.path)


def test_a_step_over_two_documents_goes_back_in_both(make, pack):
    window = opened(make, pack)
    workspace = window.workspace
    pages = {Path(page.path).name: page for page in window.tabs.pages()}
    before = {name: page.pane.text() for name, page in pages.items()}
    page = pages["cards.yaml"]
    window.tabs.setCurrentWidget(page)
    page.form.rename(("cards", 0, "id"), "pathfinder")
    wait_until_idle(window)
    assert all("pathfinder" in page.pane.text() for page in pages.values())

    window.tabs.setCurrentWidget(pages["decks.yaml"])
    window.actions_["undo"].trigger()
    wait_until_idle(window)

    assert {name: page.pane.text() for name, page in pages.items()} == before
    assert workspace.modified_paths() == ()


def test_a_step_that_others_build_upon_is_not_taken_back_but_named(make, pack):
    window = opened(make, pack)
    pages = {Path(page.path).name: page for page in window.tabs.pages()}
    page = pages["cards.yaml"]
    window.tabs.setCurrentWidget(page)
    page.form.rename(("cards", 0, "id"), "pathfinder")
    wait_until_idle(window)
    page.pane.go_to(1, 1)
    QTest.keyClicks(page.pane, "# later")
    window.tabs.setCurrentWidget(pages["decks.yaml"])
    text = pages["decks.yaml"].pane.text()
    window.actions_["undo"].trigger()

    assert "before “Type “# later””" in pages["decks.yaml"].bar.text
    assert pages["decks.yaml"].pane.text() == text


def test_the_caret_stays_when_something_else_changes(routed, own_route):
    pane = routed.page.pane
    pane.go_to(12, 5)
    routed.workspace.change(str(own_route), SetValue(("difficulty",), "hard"), "Set difficulty")

    assert pane.place() == (12, 5)
    assert "difficulty: hard" in pane.text()


def test_the_list_of_steps_marks_the_saved_one_and_goes_there_by_key(routed, own_route, qtbot):
    pane = routed.page.pane
    pane.go_to(1, 1)
    QTest.keyClicks(pane, "# one")
    QTest.keyClick(pane, Qt.Key.Key_Return)
    routed.actions_["save"].trigger()
    saved = pane.text()
    QTest.keyClicks(pane, "# two")
    QTest.keyClick(pane, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.AltModifier)
    steps = routed.history
    qtbot.waitUntil(lambda: len(steps.words()) == 3)

    assert steps.words() == ["As everything was opened", "Type “# one”  (saved)", "Type “# two”"]
    assert steps.list.hasFocus()
    QTest.keyClick(steps.list, Qt.Key.Key_Up)
    QTest.keyClick(steps.list, Qt.Key.Key_Return)
    assert pane.text() == saved
    assert not routed.documents.is_modified(str(own_route))

    qtbot.waitUntil(lambda: steps.list.currentRow() == 1)
    first = steps.list.visualItemRect(steps.list.item(0)).center()
    QTest.mouseClick(steps.list.viewport(), Qt.MouseButton.LeftButton, pos=first)
    assert routed.workspace.history.undoable() is None
    assert not pane.text().startswith("# one")


def test_a_tab_is_marked_until_undo_is_back_at_the_saved_text(routed, qtbot):
    page = routed.page
    QTest.keyClicks(page.pane, "# x")
    qtbot.waitUntil(lambda: routed.tabs.name_of(page).changed)

    undo(routed)

    qtbot.waitUntil(lambda: not routed.tabs.name_of(page).changed)


def test_a_document_closed_without_saving_has_its_text_back_by_undo(routed, own_route):
    pane = routed.page.pane
    pane.go_to(1, 1)
    QTest.keyClicks(pane, "# lost?")
    routed.documents.ask_unsaved = lambda *_: "discard"
    routed.actions_["close"].trigger()
    routed.documents.show(str(own_route))
    assert not routed.page.pane.text().startswith("# lost?")

    routed.actions_["undo"].trigger()

    assert routed.page.pane.text().startswith("# lost?")


def test_a_field_outside_the_document_keeps_its_own_undo(routed):
    text = routed.page.pane.text()
    QTest.keyClicks(routed.page.pane, "x")
    routed.actions_["find"].trigger()
    field = routed.page.find_bar.field
    field.setFocus()
    QTest.keyClicks(field, "face")
    routed.actions_["undo"].trigger()

    assert field.text() == ""
    assert routed.page.pane.text() != text
