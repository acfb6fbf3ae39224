"""The editor of a document: its list, its form, and that looking changes nothing."""

import pytest
from PySide6.QtCore import Qt

from designer.plugin_host import shipped_root
from tests.ui.editors.conftest import BASE
from tests.ui.editors.hosts import EditorHost

CONTENT = sorted(shipped_root().content.rglob("*.yaml"))


@pytest.mark.parametrize("file", CONTENT, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_opening_and_closing_leaves_every_shipped_file_as_it_is(
    application, qtbot, plugins, shipped, file
):
    host = EditorHost(qtbot, plugins, shipped, file)
    before = host.document
    for thing in list(host.editor.entries.model.things)[:12]:
        if not thing.is_head:
            host.editor.entries.choose([thing.key])
    host.settle(qtbot)
    for row in host.form.rows():
        main = row.main_widget()
        if main is not None:
            main.setFocus()
    host.editor.setFocus()
    host.editor.close()

    assert host.changes == []
    assert host.document is before


def test_a_form_of_any_width_comes_to_rest(application, qtbot, plugins, shipped):
    # Rows that break ask for less room once they have broken; sizes must not chase each other.
    file = next(f for f in CONTENT if f.match("relic_expedition/base/supplies.yaml"))
    host = EditorHost(qtbot, plugins, shipped, file)
    host.editor.entries.choose([next(t.key for t in host.editor.entries.model.things[1:])])
    page = host.form._area.widget()
    for width in range(560, 1400, 12):
        host.editor.resize(width, 600)
        host.settle(qtbot)
        assert page.width() == host.form._area.viewport().width()


def titles(host):
    return [thing.title for thing in host.editor.entries.model.things]


def test_the_list_holds_the_file_itself_and_its_objects_by_section(edit_file):
    host = edit_file("rules.yaml")
    heads = [t.title for t in host.editor.entries.model.things if t.is_head]

    assert titles(host)[0] == "This file"
    assert heads == ["Rules", "Switches", "Seats", "Set-up"]


def test_what_is_typed_is_found_in_texts_and_effects_too(edit_file, qtbot):
    host = edit_file("cards.yaml")
    entries = host.editor.entries
    entries.field.setText("op draw")  # words of keys and values, in any order

    cards = host.document.tree["cards"]
    named = [thing.name for thing in entries.model.things]
    assert named
    assert all("draw" in str(card) for card in cards if card["id"] in named)
    entries.field.setText("Kundschafter")  # a name in another language
    assert [thing.name for thing in entries.model.things] == ["scout"]


def test_what_is_typed_filters_the_list_and_what_is_chosen_stays(edit_file, qtbot):
    host = edit_file("cards.yaml")
    host.editor.entries.choose([("cards", 4)])
    qtbot.keyClicks(host.editor.entries.field, "machete")

    assert "Giant Machete" in titles(host)
    assert "Captain" not in titles(host)
    assert host.editor.chosen == (("cards", 4),)  # Trailblazer, Machete 3

    host.editor.entries.field.setText("nothing like it")
    assert titles(host) == []
    assert host.editor.entries._none.text() == "Nothing here holds “nothing like it”."


def test_a_new_object_comes_behind_the_chosen_one_and_is_valid(edit_file, qtbot):
    host = edit_file("barriers.yaml")
    host.editor.entries.choose([("barriers", 1)])
    qtbot.mouseClick(host.editor.entries.adding, Qt.MouseButton.LeftButton)

    assert [b["id"] for b in host.tree["barriers"]][1:4] == ["blockade_2", "barrier", "blockade_3"]
    assert host.editor.chosen == (("barriers", 2),)
    assert host.editor._faults == ()


def test_a_copy_has_an_id_of_its_own(edit_file):
    host = edit_file("cards.yaml")
    host.editor.entries.choose([("cards", 3)])
    host.editor.entries.duplicate()

    ids = [card["id"] for card in host.tree["cards"]]
    assert ids[3:6] == ["scout", "scout_2", "trailblazer"]
    assert host.editor.chosen == (("cards", 4),)
    assert host.editor._faults == ()


def test_copies_of_several_objects_are_one_step_each_with_an_id_of_its_own(edit_file):
    host = edit_file("cards.yaml")
    before = [card["id"] for card in host.tree["cards"]]
    host.editor.entries.choose([("cards", 3), ("cards", 5)])
    host.editor.entries.duplicate()

    ids = [card["id"] for card in host.tree["cards"]]
    assert ids[3:5] == [before[3], f"{before[3]}_2"]
    assert ids[6:8] == [before[5], f"{before[5]}_2"]
    assert len(set(ids)) == len(ids) == len(before) + 2
    assert [change.label for change in host.changes] == ["Duplicate 2 cards"]
    assert host.editor.chosen == (("cards", 7),)


def test_objects_are_moved_and_removed(edit_file, qtbot):
    host = edit_file("cards.yaml")
    entries = host.editor.entries
    entries.choose([("cards", 3)])
    entries.list.setFocus()
    qtbot.keyClick(entries.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [c["id"] for c in host.tree["cards"]][3:5] == ["trailblazer", "scout"]
    assert host.editor.chosen == (("cards", 4),)

    n_before = len(host.tree["cards"])
    entries.choose([("cards", 3), ("cards", 5)])
    qtbot.keyClick(entries.list, Qt.Key.Key_Delete)
    assert len(host.tree["cards"]) == n_before - 2
    assert host.changes[-1].label == "Remove 2 cards"


def test_several_cards_are_edited_at_once(edit_file, qtbot):
    host = edit_file("cards.yaml")
    host.editor.entries.choose([("cards", 3), ("cards", 4)])
    line = host.row("cards", 3, "strength").main_widget()
    qtbot.keyClicks(line, "5")

    assert [card["strength"] for card in host.tree["cards"][3:5]] == [5, 5]
    assert host.form._title.text() == "2 objects"


def test_a_place_of_the_text_chooses_its_object(edit_file):
    host = edit_file("cards.yaml")
    host.editor.show_place(("cards", 7, "strength"))
    assert host.editor.chosen == (("cards", 7),)

    host.editor.show_place(("format",))
    assert host.editor.chosen == ((),)


def test_a_fault_shows_in_the_list_and_in_the_form(edit_file):
    host = edit_file("cards.yaml")
    host.set_text(host.text.replace("strength: 2\n    price: 1", "strength: two\n    price: 1"))
    host.editor.entries.choose([("cards", 3)])
    thing = next(t for t in host.editor.entries.model.things if t.key == ("cards", 3))

    assert thing.severity == "error"
    assert host.row("cards", 3, "strength").notes.has_errors


def test_an_object_taken_out_in_the_text_is_gone_from_list_and_form(edit_file):
    host = edit_file("decks.yaml")
    last = len(host.tree["decks"]) - 1
    host.editor.entries.choose([("decks", last)])
    text = host.text
    host.set_text(text[: text.index("  # Twelve piles")])

    assert len(host.editor.entries.model.things) == last + 1
    assert host.editor.chosen == ()


def test_a_kind_that_nobody_met_gets_list_and_form(application, qtbot, plugins, shipped):
    host = EditorHost(qtbot, plugins, shipped, BASE / "terrains.yaml")

    assert [s.title for s in host.editor._sections] == ["Symbols", "Actions", "Terrains"]
    assert host.row("symbols", 0, "colour").control._swatch is not None


def test_a_narrow_editor_shows_stage_or_form(edit_file, qtbot):
    host = edit_file("tiles.yaml", width=640)
    editor = host.editor
    stage = editor._stage.widget()
    assert (stage.isVisible(), host.form.isVisible()) == (True, False)
    pill = next(p for p in editor._choice._pills if p.text() == "Form")
    qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)
    assert (stage.isVisible(), host.form.isVisible()) == (False, True)

    editor.resize(1100, 700)
    host.settle(qtbot)
    assert (stage.isVisible(), host.form.isVisible()) == (True, True)
    assert not editor._choice.isVisible()


def test_thousands_of_objects_are_listed_without_drawing_them(edit_file, plugins, monkeypatch):
    host = edit_file("cards.yaml")
    drawn = []
    game = plugins.game("el_dorado")
    real = game.face
    monkeypatch.setattr(game, "face", lambda *asked: (drawn.append(asked), real(*asked))[1], raising=False)  # fmt: skip
    more = "".join(
        f"  - {{id: c{n}, name: Card {n}, colour: green, symbols: [machete], strength: 1, copies: 3, source: rulebook}}\n"
        for n in range(2000)
    )
    host.set_text(host.text + more)

    assert len(host.editor.entries.model.things) > 2000
    assert len(drawn) < 100
