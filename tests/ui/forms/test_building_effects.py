"""Effects are built by picking from menus: a reaction, a prerequisite, a search, a choice, without a letter of YAML."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from designer.ui.forms.choices import ComboBox
from designer.ui.forms.rows import Notes
from tests.ui.waiting import wait_until_idle

SET = """\
kind: cards
format: 1
game: altiplano
cards:
  - id: my_card
    name: My Card
    type: {type}
    abilities: []
    source: designed here
"""


class Author:
    """Somebody at the form of one card, with a mouse only."""

    def __init__(self, window):
        self.window = window
        self.editor = window.page.form.editor
        self.editor.entries.choose([("cards", 0)])

    def row(self, *path):
        return self.editor.form.row_at(("cards", 0, *path))

    def picks(self, button, words):
        """Press a button and pick a line of the menu that opens."""
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu), "no menu has opened"
        action = next(a for a in menu.actions() if a.text() == words)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
        wait_until_idle(self.window)

    def adds(self, words, *path):
        """Add an item of a kind to a list."""
        self.picks(self.row(*path).adding, words)

    def opens(self, words, *path):
        """Add a field to a map: the map's own button for what it may have beside."""
        fields = self.row(*path)
        below = next(
            f for f in fields.findChildren(type(self.editor.form._others)) if words in titles(f)
        )
        self.picks(below.adding, words)

    def chooses(self, words, *path):
        """Choose from the first list of a row that has the words."""
        box = next(b for b in self.row(*path).findChildren(ComboBox) if b.findText(words) >= 0)
        box.setCurrentIndex(box.findText(words))
        box.activated.emit(box.currentIndex())
        wait_until_idle(self.window)

    def takes_out(self, *path):
        """Press the button that takes a value out."""
        row = self.row(*path)
        QTest.mouseClick(getattr(row, "_head", row)._reset, Qt.MouseButton.LeftButton)
        wait_until_idle(self.window)

    @property
    def card(self):
        return self.window.page.document.tree["cards"][0]

    @property
    def errors(self):
        """Give what the schema finds wrong with the card."""
        faults = self.window.report.of(self.window.page.path)
        return [d.message for d in faults if d.severity == "error"]


def titles(fields):
    """Give what can be added to some fields."""
    return [field.title for field in fields.missing()]


@pytest.fixture
def author(make, tmp_path):
    """Give a function that opens a card of a type for somebody who builds its effects."""

    def open_card(kind):
        file = tmp_path / "own.yaml"
        file.write_text(SET.replace("{type}", kind), "utf-8")
        return Author(make(file))

    return open_card


def test_a_reaction_is_built_from_menus(author):
    at = author("reaction")
    at.adds("Answers an event", "abilities")
    at.opens("By", "abilities", 0, "when")
    at.chooses("The other player", "abilities", 0, "when", "by")
    at.opens("Filter", "abilities", 0, "when")
    at.opens("Icon", "abilities", 0, "when", "filter")
    at.chooses("Trap", "abilities", 0, "when", "filter", "icon")
    at.takes_out("abilities", 0, "when", "filter", "type")
    at.chooses("Cancel", "abilities", 0, "effects", 0)

    assert at.card["abilities"] == [
        {
            "trigger": "event",
            "when": {"event": "play", "by": "you", "filter": {"icon": "trap"}},
            "effects": [{"op": "cancel"}],
        }
    ]
    assert not at.errors


def test_a_prerequisite_is_built_from_menus(author):
    at = author("action")
    at.adds("Used in its owner’s turn", "abilities")
    at.opens("If", "abilities", 0)
    at.opens("At least", "abilities", 0, "if", "has")

    ability = at.card["abilities"][0]
    assert ability["if"]["has"]["min"] == 1
    assert ability["effects"] == [{"op": "draw", "from": "exploration"}]
    assert not at.errors


def test_a_search_is_built_from_menus(author):
    at = author("action")
    at.adds("Used in its owner’s turn", "abilities")
    at.chooses("Look", "abilities", 0, "effects", 0)
    at.adds("Take", "abilities", 0, "effects")
    at.adds("Shuffle", "abilities", 0, "effects")

    verbs = [effect["op"] for effect in at.card["abilities"][0]["effects"]]
    assert verbs == ["look", "take", "shuffle"]
    assert not at.errors


def test_a_choice_is_built_from_menus(author):
    at = author("action")
    at.adds("Used in its owner’s turn", "abilities")
    at.chooses("Choose", "abilities", 0, "effects", 0)
    before = ("abilities", 0, "effects", 0, "options")
    QTest.mouseClick(at.row(*before).adding, Qt.MouseButton.LeftButton)
    wait_until_idle(at.window)
    at.chooses("Shuffle", *before, 1, 0)

    assert at.card["abilities"][0]["effects"][0]["options"] == [
        [{"op": "draw", "from": "exploration"}],
        [{"op": "shuffle", "zone": "exploration"}],
    ]
    assert not at.errors


def test_the_menu_of_verbs_goes_by_keys_and_says_what_each_does(author):
    at = author("action")
    at.adds("Used in its owner’s turn", "abilities")
    button = at.row("abilities", 0, "effects").adding
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()

    assert all(action.toolTip() != action.text() for action in menu.actions())
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    wait_until_idle(at.window)
    assert [e["op"] for e in at.card["abilities"][0]["effects"]] == ["draw", "take"]


def test_a_word_beside_its_variant_has_all_the_room_there_is(author):
    at = author("action")
    at.adds("Used in its owner’s turn", "abilities")
    boxes = at.row("abilities", 0, "effects", 0, "from").findChildren(ComboBox)
    variant = next(box for box in boxes if box.currentText() == "One pile")

    assert variant.geometry().right() == variant.parentWidget().rect().right()


def test_another_condition_takes_the_place_of_the_one_there_is(author):
    at = author("action")
    at.adds("Used in its owner’s turn", "abilities")
    at.opens("If", "abilities", 0)
    at.opens("Compare", "abilities", 0, "if")

    assert list(at.card["abilities"][0]["if"]) == ["compare"]
    assert not at.errors


def test_the_first_item_of_a_list_that_is_not_there_is_asked_for_at_once(author):
    at = author("action")
    at.adds("Used in its owner’s turn", "abilities")
    fields = next(
        f
        for f in at.row("abilities", 0).findChildren(type(at.editor.form._others))
        if "Cost" in titles(f)
    )
    at.picks(fields.adding, "Cost")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(a for a in menu.actions() if a.text() == "Discard").trigger()
    menu.close()
    wait_until_idle(at.window)

    assert [effect["op"] for effect in at.card["abilities"][0]["cost"]] == ["discard"]


def test_values_of_lists_have_names_and_what_is_rare_stands_behind_a_button(author):
    at = author("action")
    (source,) = at.row("source").findChildren(ComboBox)
    (icon,) = at.row("icon").findChildren(ComboBox)

    assert source.currentText() == "Designed here"
    assert [icon.itemText(n) for n in range(icon.count())] == ["Beast", "Trap"]
    assert at.row("name_source") is None or at.row("name_source").field.key != "name_source"


def test_what_is_wrong_with_a_card_is_told_once(author):
    at = author("character")
    wait_until_idle(at.window)
    told = [note for note in at.editor.form.findChildren(Notes) if note.faults]

    assert len(told) == 1


def test_the_form_goes_to_what_the_cursor_of_the_text_is_in(make, tmp_path):
    file = tmp_path / "own.yaml"
    file.write_text(SET.replace("{type}", "action") + SET[SET.index("  - id") :].replace("my_card", "other").replace("{type}", "action"), "utf-8")  # fmt: skip
    window = make(file)
    window.page.pane.setFocus()
    window.page.pane.go_to(11, 7)
    window.actions_["side_both"].trigger()

    assert window.page.form.editor.chosen == (("cards", 1),)


@pytest.fixture
def bare(make, tmp_path):
    """Give a Character that has no abilities yet."""
    file = tmp_path / "own.yaml"
    text = SET.replace("{type}", "character").replace("abilities: []", "roles: []")
    file.write_text(text, "utf-8")
    return Author(make(file))


def test_what_a_card_can_do_is_asked_for_at_once(bare):
    """It stood behind *Add…*, where nobody looked for it."""
    bare.adds("Used in its owner’s turn", "abilities")

    assert bare.card["abilities"][0]["trigger"] == "action"
    assert not bare.errors


def test_a_card_that_becomes_a_reaction_answers_something(bare):
    bare.chooses("Reaction", "type")

    assert bare.card["abilities"][0]["trigger"] == "event"
    assert not bare.errors


def test_rows_that_are_gone_are_told_nothing(author, edit):
    """A text that was broken and mended made them fail, once for each row there had been."""
    at = author("action")
    at.adds("Used in its owner’s turn", "abilities")
    edit(at.window, "type: action", "type: reacton")  # none of its rows is left
    edit(at.window, "type: reacton", "type: action")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    edit(at.window, "exploration}", "exploration")  # now the form can only be read
    assert at.editor.form.context.read_only
    edit(at.window, "exploration", "exploration}")
    assert not at.editor.form.context.read_only


def test_a_card_of_the_box_is_copied_into_an_own_file(author, checkout):
    at = author("action")
    window, own = at.window, at.window.page.path
    window.open_paths([checkout / "content/altiplano/base/exploration.yaml"])
    wait_until_idle(window)
    theirs = window.page.form.editor.entries
    row = next(
        n for n, card in enumerate(window.page.document.tree["cards"]) if card["id"] == "puma"
    )
    theirs.choose([("cards", row)])
    window.activateWindow()
    theirs.list.setFocus()
    QTest.keyClick(theirs.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "- id: puma" in QGuiApplication.clipboard().text()

    window.open_paths([Path(own)])
    wait_until_idle(window)
    mine = window.page.form.editor.entries
    mine.choose([("cards", 0)])
    mine.list.setFocus()
    for _ in range(2):
        QTest.keyClick(mine.list, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        wait_until_idle(window)

    cards = window.page.document.tree["cards"]
    assert [card["id"] for card in cards] == ["my_card", "puma_2", "puma_3"]
    assert cards[1]["abilities"] == cards[2]["abilities"]
    window.actions_["undo"].trigger()
    wait_until_idle(window)
    assert len(window.page.document.tree["cards"]) == 2
