"""A file outside every pack that names no game is read as one of the game that fits it best."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from designer.ui.problems.model import Column
from tests.ui.panels import wait_until_idle

CARDS = """\
kind: cards
format: 1
cards:
  - {id: scout, name: Scout, colour: green, symbols: [machete], strength: 2, price: 1, copies: 1, source: designed here}
  - {id: rower, name: Rower, colour: blue, symbols: [paddle], strength: 2, price: 2, copies: 1, source: designed here}
"""

PACK = """\
kind: pack
format: 1
id: mine
version: "1.0"
game: el_dorado
title: Mine
requires: [el_dorado_base]
licence: MIT
authors: [me]
"""


def test_a_file_of_an_own_pack_opened_beside_others_has_its_pack(make, example, tmp_path):
    window = make(example)
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "more.yaml").write_text(
        CARDS.replace("scout", "own_a").replace("rower", "own_b"), "utf-8"
    )
    deck = "decks:\n  - {id: mine, piles: [own_a, scout], source: designed here}\n"
    (folder / "decks.yaml").write_text(f"kind: decks\nformat: 1\n{deck}", "utf-8")
    window.open_paths([folder / "decks.yaml"])
    wait_until_idle(window)

    document = window.workspace.document(str(folder / "decks.yaml"))
    assert window.workspace.project.game_of(document) == "el_dorado"
    assert not [d.code for d in window.problems.model.shown if d.location.file == document.path]
    assert window.page.path == document.path
    assert window.tabs.count() == 2


def test_loose_cards_have_a_form_and_their_game_is_written_by_a_click(make, tmp_path):
    file = tmp_path / "cards.yaml"
    file.write_text(CARDS, "utf-8")
    window = make(file)
    form = window.page.form
    assert form.has_form

    form.editor.entries.choose([("cards", 1)])
    price = form.editor.form.row_at(("cards", 1, "price")).main_widget()
    price.setFocus()
    QTest.keyClick(price, Qt.Key.Key_Up)
    wait_until_idle(window)
    assert window.page.pane.text() == CARDS.replace("price: 2", "price: 3")

    (hint,) = window.problems.model.shown
    assert (hint.code, "a file of el_dorado" in hint.message) == ("core/guessed-game", True)
    index = window.problems.model.index(0, Column.FIX)
    assert index.data() == "Write game: el_dorado"
    table = window.problems.table
    at = table.visualRect(index).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    wait_until_idle(window)

    assert window.page.pane.text().startswith("kind: cards\ngame: el_dorado\nformat: 1\n")
    assert [fault.code for fault in window.problems.model.shown] == ["core/in-no-pack"]
    assert form.has_form
