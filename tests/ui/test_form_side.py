"""Form and text of one document: each follows the other, and both leave the same file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.hexes import Hex
from designer.plugin_host import shipped_root
from designer.ui.editors.tile_pad import TilePad
from designer.ui.preview.window import PreviewWindow
from tests.ui.panels import wait_until_idle

BASE = shipped_root().content / "el_dorado" / "base"
PACK = """\
# A fan's own set.
kind: pack
format: 1
id: fans
version: "1.0"
game: el_dorado
title: Fans
requires: [el_dorado_base]
licence: MIT
authors: [A fan]
"""
CARDS = """\
kind: cards
format: 1

cards:
  - id: canopy_runner   # ours
    name: Canopy Runner
    colour:   green
    symbols: [machete]
    strength: 3
    price: 4
    copies: 3
    source: designed here
  - {id: river_guide, name: River Guide, colour: blue, symbols: [paddle], strength: 2, price: 2, copies: 3, source: designed here}
"""
DECKS = """\
kind: decks
format: 1
decks:
  - {id: fan_market, piles: [canopy_runner, river_guide], source: designed here}
"""


@pytest.fixture
def pack(tmp_path) -> Path:
    folder = tmp_path / "content" / "el_dorado" / "fans"
    folder.mkdir(parents=True)
    for name, text in (("pack", PACK), ("cards", CARDS), ("decks", DECKS)):
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    return folder


@pytest.fixture
def cards(make, pack):
    """Give a window with the fan's cards in front."""
    window = make(pack)
    for name in ("decks", "cards"):
        window.documents.show(str(pack / f"{name}.yaml"))
        wait_until_idle(window)
    window.activateWindow()
    return window


def row(window, *pointer):
    found = window.page.form.editor.form.row_at(pointer)
    assert found.field.pointer == pointer
    return found


def text(window):
    return window.page.pane.text()


def test_cards_open_with_list_face_form_and_text(cards):
    page = cards.page

    assert page.form.editor.isVisible()
    assert page.pane.isVisible()
    assert page.form.editor.chosen == (("cards", 0),)
    assert page.form.editor._stage.stage.picture.shown.title.startswith("Canopy Runner, Machete 3")
    assert cards.problems.model.rowCount() == 0


def test_a_step_in_the_form_is_one_word_of_the_text_and_one_undo(cards, qtbot):
    before = text(cards)
    line = row(cards, "cards", 0, "strength").main_widget()
    line.setFocus()
    for _ in range(3):
        qtbot.keyClick(line, Qt.Key.Key_Up)

    assert text(cards) == before.replace("strength: 3", "strength: 6")
    assert cards.page.form.editor._stage.stage.picture.shown.title.startswith(
        "Canopy Runner, Machete 6"
    )
    wait_until_idle(cards)
    assert cards.documents.is_modified(cards.page.path)
    cards.actions_["undo"].trigger()
    wait_until_idle(cards)

    assert text(cards) == before
    assert row(cards, "cards", 0, "strength").main_widget().text() == "3"


def test_caret_selection_and_scroll_of_the_text_stay_while_the_form_writes(cards, qtbot):
    pane = cards.page.pane
    pane.go_to(12, 5)
    qtbot.keyClick(row(cards, "cards", 0, "strength").main_widget(), Qt.Key.Key_Up)

    assert pane.place() == (12, 5)


def test_the_form_follows_what_is_typed(cards, edit):
    edit(cards, "price: 4", "price: 7")

    assert row(cards, "cards", 0, "price").main_widget().text() == "7"


def test_form_and_typing_leave_the_same_file(cards, qtbot, edit):
    path = Path(cards.page.path)
    qtbot.keyClick(row(cards, "cards", 0, "price").main_widget(), Qt.Key.Key_Up)
    wait_until_idle(cards)
    cards.actions_["save"].trigger()
    by_form = path.read_bytes()
    cards.actions_["undo"].trigger()
    wait_until_idle(cards)
    assert text(cards) == CARDS
    edit(cards, "price: 4", "price: 5")
    cards.actions_["save"].trigger()

    assert path.read_bytes() == by_form == CARDS.replace("price: 4", "price: 5").encode()


def test_a_text_that_does_not_parse_makes_the_form_read_only_with_a_banner(cards, edit, qtbot):
    edit(cards, "cards:\n", "cards: {\n")
    editor = cards.page.form.editor
    assert "does not parse" in editor.form.bar.text
    broken = text(cards)
    qtbot.keyClick(row(cards, "cards", 0, "price").main_widget(), Qt.Key.Key_Up)
    assert text(cards) == broken

    edit(cards, "cards: {\n", "cards:\n")
    assert editor.form.bar.text == ""
    qtbot.keyClick(row(cards, "cards", 0, "price").main_widget(), Qt.Key.Key_Up)
    assert "price: 5" in text(cards)


def test_the_text_s_cursor_chooses_the_card_and_the_form_s_field_the_line(cards):
    page = cards.page
    page.pane.setFocus()
    page.pane.go_to(13, 20)
    assert page.form.editor.chosen == (("cards", 1),)

    page.form.editor.entries.list.setFocus()
    page.form.editor.entries.choose([("cards", 0)])
    assert page.pane.place()[0] == 5
    row(cards, "cards", 0, "price").main_widget().setFocus()
    QApplication.processEvents()
    assert page.pane.place()[0] == 10


def test_a_fault_stands_in_text_list_and_form_and_is_mended_in_the_form(cards, edit, qtbot):
    from designer.ui.forms.links import LinkButton

    edit(cards, "colour:   green", "colour:   grene")
    colour = row(cards, "cards", 0, "colour")
    assert colour.notes.has_errors
    assert cards.page.pane.gutter.sign_at(7) == "circle-x"
    link = next(b for b in colour.findChildren(LinkButton) if b.text() == "Write green")
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    wait_until_idle(cards)

    assert text(cards) == CARDS
    assert cards.problems.model.rowCount() == 0


def test_an_id_is_renamed_in_every_open_document(cards, qtbot, pack):
    line = row(cards, "cards", 0, "id").main_widget()
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "tree_runner")
    assert "tree_runner" not in text(cards)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    wait_until_idle(cards)

    assert text(cards) == CARDS.replace("id: canopy_runner", "id: tree_runner")
    decks = cards.tabs.page_of(str(pack / "decks.yaml"))
    assert decks.pane.text() == DECKS.replace("canopy_runner", "tree_runner")
    assert cards.problems.model.rowCount() == 0


def test_an_id_that_is_taken_is_refused_and_changed_only_here_when_asked(cards, qtbot):
    from designer.ui.kit.buttons import Button

    line = row(cards, "cards", 0, "id").main_widget()
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "river_guide")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    bar = cards.page.form.editor.form.bar
    assert "“river_guide” already" in bar.text
    assert text(cards) == CARDS
    button = next(b for b in bar.findChildren(Button) if b.text() == "Change it only here")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    assert text(cards) == CARDS.replace("canopy_runner", "river_guide")


def test_undo_in_a_field_is_the_document_s_undo(cards, qtbot):
    box = row(cards, "cards", 0, "name").control.boxes[""]
    box.setFocus()
    box.selectAll()
    qtbot.keyClicks(box, "Runner")
    assert "name: Runner" in text(cards)
    qtbot.keyClick(box, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait_until_idle(cards)
    assert text(cards) == CARDS
    qtbot.keyClick(box, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)  # fmt: skip
    wait_until_idle(cards)

    assert "name: Runner" in text(cards)


def test_sides_of_a_document_without_a_board(cards):
    page = cards.page
    cards.actions_["side_text"].trigger()
    assert (page.form.editor.isVisible(), page.pane.isVisible()) == (False, True)
    cards.actions_["side_board"].trigger()
    assert (page.form.editor.isVisible(), page.pane.isVisible()) == (True, False)
    cards.actions_["side_both"].trigger()
    assert (page.form.editor.isVisible(), page.pane.isVisible()) == (True, True)
    assert not cards.actions_["side_form"].isEnabled()


def test_a_board_has_its_form_beside_it_when_asked(window, qtbot):
    page = window.page
    assert page.form is None
    window.actions_["side_form"].trigger()
    wait_until_idle(window)
    assert page.form.editor.isVisible()
    page.pane.go_to(14, 8)
    assert page.form.editor.chosen == (("placements", 2),)

    before = text(window)
    qtbot.keyClick(row(window, "placements", 2, "turn").main_widget(), Qt.Key.Key_Down)
    wait_until_idle(window)
    assert text(window) != before
    assert page.scene.board.placements[2].turn == page.document.tree["placements"][2]["turn"]


def test_tiles_chosen_on_the_board_are_edited_together(window):
    window.actions_["side_form"].trigger()
    wait_until_idle(window)
    arranger = window.page.board.arranger
    arranger.select({1, 3})

    assert window.page.form.editor.chosen == (("placements", 1), ("placements", 3))


def test_f6_goes_round_list_form_and_text(cards):
    cards.page.pane.setFocus()
    met = []
    for _ in range(3 + len(cards.docks)):
        cards.actions_["next_panel"].trigger()
        met.append(QApplication.focusWidget())
    editor = cards.page.form.editor

    assert {editor.entries.list, row(cards, "cards", 0).main_widget(), cards.page.pane} <= set(met)


def test_a_file_without_a_schema_has_only_its_text(make, tmp_path):
    other = tmp_path / "notes.yaml"
    other.write_text("kind: shopping\nitems: [1, 2]\n", "utf-8")
    window = make(other)

    assert not window.page.form.has_form
    assert window.page.pane.isVisible()
    assert not window.actions_["side_board"].isEnabled()


def test_line_ends_and_a_byte_order_mark_stay_when_the_form_writes(make, pack, qtbot):
    path = pack / "cards.yaml"
    raw = b"\xef\xbb\xbf" + CARDS.replace("\n", "\r\n").encode()
    path.write_bytes(raw)
    window = make(path)
    qtbot.keyClick(row(window, "cards", 0, "price").main_widget(), Qt.Key.Key_Up)
    wait_until_idle(window)
    window.actions_["save"].trigger()

    assert path.read_bytes() == raw.replace(b"price: 4", b"price: 5")


def test_a_larger_hand_in_the_rules_is_dealt_in_the_next_game(make, qtbot):
    window = make(BASE / "routes" / "first_expedition.yaml")
    window.documents.show(str(BASE / "rules.yaml"))
    wait_until_idle(window)
    page = window.page
    before = page.pane.text()
    stage = page.form.editor._stage
    number = next(pointer for pointer in stage._rows if pointer[-1] == "hand_size")
    qtbot.keyClick(stage.row(number).main_widget(), Qt.Key.Key_Up)
    wait_until_idle(window)
    assert page.pane.text() == before.replace("hand_size: 4", "hand_size: 5")
    assert len(page.pane.text().encode()) == len(before.encode())

    window.documents.show(str(BASE / "routes" / "first_expedition.yaml"))
    window.play()
    wait_until_idle(window)
    preview = next(w for w in QApplication.topLevelWidgets() if isinstance(w, PreviewWindow))
    hand = next(zone for zone in preview.control.table.zones if (zone.id, zone.seat) == ("hand", 0))
    assert hand.n == 5
    preview.close()
    preview.deleteLater()


def test_select_all_chooses_all_spaces_of_a_side(make, tmp_path):
    file = tmp_path / "tiles.yaml"
    cells = "[J1, W1]"
    file.write_text(
        "kind: tiles\nformat: 1\ngame: el_dorado\ntiles:\n  - id: mine\n    name: Mine\n    count: 1\n"
        "    source: designed here\n    faces:\n      - id: M\n        rows:\n"
        f"          - {{r: 0, q: 0, cells: {cells}}}\n",
        "utf-8",
    )
    window = make(file)
    window.activateWindow()
    stage = window.page.form.editor.findChild(TilePad)
    stage.setFocus()
    QTest.keyClick(stage, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)

    assert stage.selection == {Hex(0, 0), Hex(1, 0)}
