"""Names in the window: where they lead, who uses them, other names for them, and the way back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from designer.ui.editor.positions import position_of
from designer.ui.forms.references import ReferenceButton
from tests.ui.panels import wait_until_idle

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE = Qt.KeyboardModifier.NoModifier
SCENARIO = """kind: scenario
format: 1
id: evening
game: el_dorado
route: my_expedition  # ours
players: 2
"""


@pytest.fixture
def scenario(own_route) -> Path:
    path = own_route.with_name("evening.yaml")
    path.write_text(SCENARIO, "utf-8")
    return path


@pytest.fixture
def window(make, own_route, scenario):
    window = make(scenario, own_route)
    window.activateWindow()
    return window


def press(window, key, modifiers=NONE, widget=None):
    QTest.keyClick(widget or window.page.pane, key, modifiers)
    wait_until_idle(window)


def stand_on(window, words, shift=0):
    text = window.page.pane.text()
    at = text.index(words) + shift
    line = text.count("\n", 0, at) + 1
    window.page.pane.go_to(line, at - text.rfind("\n", 0, at))
    window.page.pane.setFocus()
    wait_until_idle(window)


def test_f12_goes_to_the_declaration_and_alt_left_back(window, own_route, scenario):
    stand_on(window, "my_expedition", 4)
    place = window.page.pane.place()
    press(window, Qt.Key.Key_F12)
    assert window.page.path == str(own_route)
    assert window.page.pane.place() == (4, 5)  # behind "id: "

    press(window, Qt.Key.Key_Left, ALT)
    assert (window.page.path, window.page.pane.place()) == (str(scenario), place)
    press(window, Qt.Key.Key_Right, ALT)
    assert (window.page.path, window.page.pane.place()) == (str(own_route), (4, 5))
    assert not window.actions_["go_forward"].isEnabled()


def test_f12_opens_shipped_content(window, own_route, checkout):
    window.documents.show(str(own_route))
    stand_on(window, "face: B", 6)
    press(window, Qt.Key.Key_F12)

    assert window.page.path == str(checkout / "content/el_dorado/base/tiles.yaml")
    line = window.page.pane.place()[0]
    assert window.page.pane.text().splitlines()[line - 1].strip() == "- id: B"


def test_a_click_with_ctrl_goes_to_the_declaration(window, own_route):
    pane = window.page.pane
    stand_on(window, "route: my_expedition", 9)
    at = pane.cursorRect().center()
    pane.go_to(1, 1)
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, CTRL, at)
    wait_until_idle(window)

    assert window.page.path == str(own_route)


def test_a_click_with_ctrl_beside_a_name_is_an_ordinary_click(window, scenario):
    pane = window.page.pane
    position = position_of(pane.document(), 6, 9)
    cursor = pane.textCursor()
    cursor.setPosition(position)
    at = pane.cursorRect(cursor).center()
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, CTRL, at)
    wait_until_idle(window)

    assert window.page.path == str(scenario)
    assert window.page.pane.place()[0] == 6


def reference(window) -> ReferenceButton:
    window.actions_["side_form"].trigger()
    wait_until_idle(window)
    buttons = window.page.form.editor.findChildren(ReferenceButton)
    return next(b for b in buttons if b.isVisible() and "My" not in b.text() and "xped" in b.text())


def test_a_click_with_ctrl_on_a_reference_in_a_form_goes_there(window, own_route):
    button = reference(window)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, CTRL)
    wait_until_idle(window)

    assert window.page.path == str(own_route)


def test_f12_in_a_form_follows_the_field(window, own_route):
    button = reference(window)
    button.setFocus()
    press(window, Qt.Key.Key_F12, widget=button)

    assert window.page.path == str(own_route)


def test_shift_f12_lists_who_uses_it(window, own_route, scenario):
    stand_on(window, "my_expedition")
    press(window, Qt.Key.Key_F12, SHIFT)

    rows = window.uses.tree.rows()
    assert [(Path(r.path).name, r.text, r.note) for r in rows] == [
        ("expedition.yaml", "my_expedition", "declared here"),
        ("evening.yaml", "my_expedition", ""),
    ]
    assert window.uses.tree.hasFocus()
    press(window, Qt.Key.Key_Down, widget=window.uses.tree)
    press(window, Qt.Key.Key_Down, widget=window.uses.tree)
    press(window, Qt.Key.Key_Return, widget=window.uses.tree)
    assert window.page.path == str(scenario)
    assert window.page.pane.textCursor().selectedText() == "my_expedition"


def test_where_nothing_is_named_the_panel_says_what_to_do(window):
    stand_on(window, "players")
    press(window, Qt.Key.Key_F12, SHIFT)

    assert window.uses.tree.rows() == []
    assert window.uses._empty.isVisible()


def test_f2_shows_every_place_and_enter_renames_them_in_one_step(window, own_route, scenario):
    stand_on(window, "my_expedition")
    before = {p: window.workspace.text(str(p)) for p in (own_route, scenario)}
    press(window, Qt.Key.Key_F2)
    assert window.uses.field.hasFocus()
    QTest.keyClicks(window.uses.field, "our_way")
    wait_until_idle(window)
    assert {row.new for row in window.uses.tree.rows()} == {"our_way"}
    press(window, Qt.Key.Key_Return, widget=window.uses.field)

    after = {p: window.workspace.text(str(p)) for p in (own_route, scenario)}
    assert after[own_route] == before[own_route].replace("id: my_expedition", "id: our_way")
    assert after[scenario] == before[scenario].replace("route: my_expedition", "route: our_way")
    assert [row.text for row in window.uses.tree.rows()] == ["our_way", "our_way"]
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert {p: window.workspace.text(str(p)) for p in before} == before


def test_escape_leaves_the_id_as_it_was(window, own_route):
    stand_on(window, "my_expedition")
    press(window, Qt.Key.Key_F2)
    QTest.keyClicks(window.uses.field, "other")
    press(window, Qt.Key.Key_Escape, widget=window.uses.field)

    assert window.page.pane.hasFocus()
    assert "id: my_expedition" in window.workspace.text(str(own_route))


def test_an_id_that_is_taken_is_refused_in_the_panel(window, own_route):
    stand_on(window, "my_expedition")
    press(window, Qt.Key.Key_F2)
    QTest.keyClicks(window.uses.field, "serpentine")
    press(window, Qt.Key.Key_Return, widget=window.uses.field)

    assert "already" in window.uses.fault
    assert "id: my_expedition" in window.workspace.text(str(own_route))


def test_what_comes_with_the_program_cannot_be_renamed_and_says_why(window, own_route):
    window.documents.show(str(own_route))
    stand_on(window, "face: B", 6)
    press(window, Qt.Key.Key_F2)

    assert not window.uses.field.isVisible()
    assert "comes with the program" in window.uses._line.text()


def test_a_click_with_ctrl_far_down_does_not_scroll_the_text(make, tmp_path):
    path = tmp_path / "long.yaml"
    path.write_text("kind: scenario\nformat: 1\n" + "# a line\n" * 400, "utf-8")
    window = make(path)
    pane = window.page.pane
    pane.go_to(1, 1)
    pane.verticalScrollBar().setValue(200)
    QTest.mouseClick(
        pane.viewport(), Qt.MouseButton.LeftButton, CTRL, pane.viewport().rect().center()
    )
    wait_until_idle(window)

    assert pane.verticalScrollBar().value() == 200
    assert 200 < pane.place()[0] < 260


def test_the_way_back_leads_through_problems_and_tabs(window, own_route, scenario, edit):
    stand_on(window, "players")
    window.documents.show(str(own_route))
    wait_until_idle(window)
    edit(window, "face: K", "face: KK")
    window.problems.step(1)
    wait_until_idle(window)
    window.actions_["go_back"].trigger()
    wait_until_idle(window)
    window.actions_["go_back"].trigger()
    wait_until_idle(window)

    assert window.page.path == str(scenario)


def test_a_closed_document_is_opened_again_on_the_way_back(window, own_route, scenario):
    stand_on(window, "my_expedition")
    press(window, Qt.Key.Key_F12)
    window.documents.close_page(window.tabs.page_of(str(scenario)))
    wait_until_idle(window)
    window.actions_["go_back"].trigger()
    wait_until_idle(window)

    assert window.page.path == str(scenario)


def test_keys_do_nothing_harmful_while_a_text_cannot_be_read(window, edit):
    edit(window, "players", "{ [")
    for action in ("go_to_declaration", "find_uses", "rename", "fix"):
        window.actions_[action].trigger()
        wait_until_idle(window)

    assert window.uses.tree.rows() == []


DECKS = """kind: decks
format: 1
decks:
  - {id: fan_market, piles: [scout, trailblazer], source: designed here}
"""
PACK = """kind: pack
format: 1
id: fans
version: "1.0"
game: el_dorado
title: Fans
requires: [el_dorado_base]
licence: MIT
authors: [A fan]
"""


@pytest.fixture
def decks(make, tmp_path):
    path = tmp_path / "decks.yaml"
    path.write_text(DECKS, "utf-8")
    (tmp_path / "pack.yaml").write_text(PACK, "utf-8")
    window = make(tmp_path)
    window.documents.show(str(path))
    window.activateWindow()
    window.page.pane.go_to(4, 6)
    wait_until_idle(window)
    return window


def tile(window, number):
    return window.page.form.editor._stage.tiles[number]


def test_a_click_with_ctrl_on_a_card_of_a_deck_goes_to_the_card(decks, checkout):
    QTest.mouseClick(tile(decks, 1), Qt.MouseButton.LeftButton, CTRL)
    wait_until_idle(decks)

    assert decks.page.path == str(checkout / "content/el_dorado/base/cards.yaml")
    line = decks.page.pane.place()[0]
    assert "trailblazer" in decks.page.pane.text().splitlines()[line - 1]


def test_f12_on_a_card_of_a_deck_goes_to_the_card(decks, checkout):
    tile(decks, 0).setFocus()
    press(decks, Qt.Key.Key_F12, widget=tile(decks, 0))

    assert decks.page.path == str(checkout / "content/el_dorado/base/cards.yaml")


def test_alt_and_arrows_still_move_a_card_of_a_deck(decks):
    tile(decks, 0).setFocus()
    decks.actions_["go_forward"].setEnabled(True)  # as after a journey
    press(decks, Qt.Key.Key_Right, ALT, widget=tile(decks, 0))

    assert "piles: [trailblazer, scout]" in decks.page.pane.text()
