"""The deck view: things with faces, counts, totals, filter."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

STARTING, MARKET = 0, 1


def stage_of(host, deck):
    host.editor.entries.choose([("decks", deck)])
    return host.editor._stage


def names(stage):
    return [tile.name for tile in stage.tiles]


def test_a_deck_shows_its_cards_with_counts_and_totals(edit_file):
    host = edit_file("decks.yaml")
    stage = stage_of(host, STARTING)

    assert [(tile.name, tile.copies.words) for tile in stage.tiles] == [
        ("explorer", "3"),
        ("traveler", "4"),
        ("sailor", "1"),
    ]
    assert stage.total.text() == "3 kinds of card · 8 cards"  # rulebook: eight starting cards
    assert stage.tiles[0].accessibleName() == "Explorer, Machete 1, 3"


def test_piles_count_what_the_box_holds(edit_file):
    host = edit_file("decks.yaml")

    assert stage_of(host, MARKET).total.text() == "6 kinds of card · 18 cards"  # six piles of three
    assert not stage_of(host, MARKET).tiles[0].stepper.isVisible()


def test_a_count_goes_up_and_down_by_keys_and_buttons_within_its_bounds(edit_file, qtbot):
    host = edit_file("decks.yaml")
    stage = stage_of(host, STARTING)
    before = host.text
    qtbot.keyClick(stage.tiles[2], Qt.Key.Key_Down)
    assert host.text == before  # one is the least
    qtbot.keyClick(stage.tiles[2], Qt.Key.Key_Plus)
    assert host.text == before.replace("sailor: 1", "sailor: 2")
    stepper = stage.tiles[0].stepper
    qtbot.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=QPoint(12, 22))

    assert "explorer: 2" in host.text
    assert stage.total.text() == "3 kinds of card · 8 cards"


def test_cards_are_added_from_those_that_are_not_there(edit_file, qtbot):
    host = edit_file("decks.yaml")
    stage = stage_of(host, STARTING)
    qtbot.mouseClick(stage.adding, Qt.MouseButton.LeftButton)
    picker = QApplication.activePopupWidget()
    assert not {"explorer", "sailor"} & {thing.key for thing in picker.model.things}
    qtbot.keyClicks(picker.field, "captain")
    qtbot.keyClick(picker.field, Qt.Key.Key_Return)

    assert "sailor: 1, captain: 1}" in host.text
    assert names(stage)[-1] == "captain"


def test_cards_are_taken_out_and_moved_by_keys(edit_file, qtbot):
    host = edit_file("decks.yaml")
    stage = stage_of(host, MARKET)
    qtbot.keyClick(stage.tiles[0], Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert host.tree["decks"][MARKET]["piles"][:2] == ["trailblazer", "scout"]
    qtbot.keyClick(stage.tiles[0], Qt.Key.Key_Delete)

    assert host.tree["decks"][MARKET]["piles"][:2] == ["scout", "jack_of_all_trades"]


def test_the_filter_hides_what_does_not_hold_the_letters(edit_file, qtbot):
    host = edit_file("decks.yaml")
    stage = stage_of(host, MARKET)
    qtbot.keyClicks(stage.field, "coin")
    shown = [tile.name for tile in stage.tiles if tile.isVisible()]
    assert shown == ["jack_of_all_trades", "photographer", "treasure_chest"]
    stage.field.setText("nothing")

    assert not any(tile.isVisible() for tile in stage.tiles)
    assert stage._empty.isVisible()


def test_what_is_shown_as_faces_is_not_in_the_form(edit_file):
    host = edit_file("decks.yaml")
    stage_of(host, STARTING)

    assert [row.field.key for row in host.form.rows()] == ["id", "name", "per", "joins", "source"]


def test_a_card_that_nobody_declares_is_marked(edit_file):
    host = edit_file("decks.yaml")
    host.set_text(host.text.replace("[scout, trailblazer", "[scuot, trailblazer"))
    stage = stage_of(host, MARKET)

    assert stage.tiles[0]._faults != []
    assert "scout" in stage.tiles[0].toolTip()


def test_other_lists_count_their_pieces_too(edit_file):
    host = edit_file("tokens.yaml")
    entries = host.editor.entries
    entries._filter_to("tokens")

    # rulebook: 36 cave tokens
    assert entries._foot.text().endswith("36 pieces")
    assert next(t for t in entries.model.things if t.name == "machete_2").badge == "× 3"
