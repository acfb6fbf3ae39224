"""The deck view: figures of a deck, filters by them, many changed at once, a hand drawn by a seed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from designer.documents import read_document
from designer.plugin_host import shipped_root
from tests.ui.editors.hosts import EditorHost

BASE = shipped_root().content / "relic_expedition" / "base"
TILES = str(BASE / "tiles.yaml")
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def stack(application, qtbot, plugins, shipped):
    host = EditorHost(qtbot, plugins, shipped, BASE / "decks.yaml")
    host.editor.entries.choose([("decks", 0)])
    host.settle(qtbot)
    return host


def stage_of(host):
    return host.editor._stage


def tile(stage, name):
    return next(t for t in stage.tiles if t.name == name)


def counts(host):
    return host.tree["decks"][0]["tiles"]


def bar(stage, facet, value):
    return next(b for b in stage.charts.bars if (b.row.facet, b.row.value) == (facet, value))


def test_the_stack_shows_its_tiles_and_their_sum(stack):
    stage = stage_of(stack)
    # ledger RE-COMP-09: 96 tiles in the stack
    assert stage.total.text() == "14 kinds of tile · 96 tiles"
    assert stack.editor.form.context.pictures.pixmap("tile", "snake_tile", 96, 96, 1.0) is not None


def test_figures_count_kinds_edges_and_contents(stack, qtbot):
    stage = stage_of(stack)
    stage.show_view("charts")
    stage.counting.finish()
    assert bar(stage, "Kinds", "Plain jungle").row.count == 25
    assert bar(stage, "Contents", "Relic").row.count == 20  # sixteen tables, four with a monkey
    assert bar(stage, "Contents", "Clearing").row.count == 4
    edges = [b.row.count for b in stage.charts.bars if b.row.facet == "Edges"]
    assert sum(edges) == 96 * 6
    assert bar(stage, "Contents", "Snake").accessibleName() == "Contents: Snake, 4, 4 %"


def test_a_bar_shows_only_the_things_that_have_it(stack, qtbot):
    stage = stage_of(stack)
    stage.show_view("charts")
    qtbot.mouseClick(bar(stage, "Contents", "Relic"), Qt.MouseButton.LeftButton)
    stage.show_view("pieces")
    assert [t.name for t in stage.tiles] == ["relic_table", "relic_table_monkey"]
    assert stage.total.text() == "2 kinds of tile · 20 tiles, of 14 kinds of tile · 96 tiles"
    assert stage.narrowed.isVisible()
    stage.narrow("Contents", "")
    assert len(stage.tiles) == 14


def test_chosen_things_are_counted_together_as_one_step(stack, qtbot):
    stage, before = stage_of(stack), counts(stack)
    for name in ("snake_tile", "boar_tile"):
        tile(stage, name).setFocus()
        qtbot.keyClick(tile(stage, name), Qt.Key.Key_Space)
    assert stage.bulk.words.text() == "2 kinds chosen · 8 pieces"
    n = len(stack.changes)
    qtbot.mouseClick(stage.bulk.more, Qt.MouseButton.LeftButton)
    assert len(stack.changes) == n + 1
    assert counts(stack) == {**before, "snake_tile": 5, "boar_tile": 5}
    qtbot.keyClick(tile(stage, "snake_tile"), Qt.Key.Key_Minus)
    assert counts(stack) == before


def test_the_ring_shift_and_ctrl_a_choose(stack, qtbot):
    stage = stage_of(stack)
    qtbot.mouseClick(stage.tiles[1], Qt.MouseButton.LeftButton, pos=QPoint(14, 14))
    qtbot.mouseClick(stage.tiles[3], Qt.MouseButton.LeftButton, SHIFT, QPoint(60, 60))
    assert [row.name for row in stage.chosen_rows] == ["relic_table_monkey", "clearing_tile", "quicksand_tile"]  # fmt: skip
    qtbot.keyClick(stage.tiles[3], Qt.Key.Key_A, CTRL)
    assert len(stage.chosen_rows) == 14
    qtbot.keyClick(stage.tiles[3], Qt.Key.Key_Escape)
    assert stage.chosen_rows == ()
    assert not stage.bulk.isVisible()


def test_one_field_of_all_chosen_changes_in_the_file_that_declares_them(stack, qtbot):
    stage = stage_of(stack)
    before = stack.project.documents[TILES].text
    for name in ("snake_tile", "boar_tile", "panther_tile"):
        stage.choose(tile(stage, name), onwards=False)
    menu = stage.bulk.open_fields()
    names = [action.text() for action in menu.actions()]
    menu.close()
    assert {"Back", "Terrain", "Star", "Clearing"} <= set(names)
    assert not {"Id", "Abilities"} & set(names)
    row = stage.bulk.show_field("star")
    qtbot.mouseClick(row.main_widget(), Qt.MouseButton.LeftButton)

    after = read_document(stack.project.documents[TILES].text, TILES).tree["tiles"]
    assert [t["id"] for t in after if t.get("star")] == ["snake_tile", "boar_tile", "panther_tile", "vine_tile", "banana_tile"]  # fmt: skip
    assert len(stack.project.documents[TILES].text) == len(before) + 3 * len("    star: true\n")


def test_all_chosen_are_taken_out_as_one_step(stack, qtbot):
    stage, n = stage_of(stack), len(stack.changes)
    stage.field.setText("starter")
    stage.choose_all()
    qtbot.mouseClick(stage.bulk.removal, Qt.MouseButton.LeftButton)
    assert len(stack.changes) == n + 1
    assert not [name for name in counts(stack) if "starter" in name]


def test_a_hand_is_drawn_by_a_seed_and_another_by_the_next(stack, qtbot):
    stage = stage_of(stack)
    stage.show_view("sample")
    sample = stage.sample
    first = sample.drawn
    assert len(first) == len(sample.faces) == 7
    qtbot.mouseClick(sample.again, Qt.MouseButton.LeftButton)
    assert (sample.seed.text(), sample.drawn == first) == ("2", False)
    sample.seed.setText("1")
    sample.draw()
    assert sample.drawn == first
    assert sample.words.text().startswith("7 drawn of 96: ")


def test_cards_of_another_game_are_counted_by_the_fields_they_have(edit_file):
    host = edit_file("decks.yaml")
    host.editor.entries.choose([("decks", 1)])
    stage = stage_of(host)
    stage.counting.finish()
    stage.show_view("charts")
    facets = {b.row.facet for b in stage.charts.bars}
    assert {"Kinds", "Colour"} <= facets


def test_a_huge_deck_is_shown_at_once_and_filled_bit_by_bit(application, qtbot, plugins, shipped, numbers):  # fmt: skip
    n = numbers.of(short=600, long=5_000)
    kinds = "".join(
        f"  - {{id: t{k}, name: Tile {k}, terrain: jungle, edges: [DOOOOO], source: designed here}}\n"
        for k in range(n)
    )
    head = "kind: {}\nformat: 1\ngame: relic_expedition\n"
    path = str(BASE / "decks.yaml")
    lies = "".join(f"      t{k}: 1\n" for k in range(n))
    deck = f"decks:\n  - id: huge\n    name: Huge\n    use: stack\n    tiles:\n{lies}    source: designed here\n"  # fmt: skip
    project = shipped.with_text("many.yaml", head.format("tiles") + "tiles:\n" + kinds)
    project = project.with_text(path, head.format("decks") + deck)
    host = EditorHost(qtbot, plugins, project, path)
    host.editor.entries.choose([("decks", 0)])
    stage = stage_of(host)
    assert len(stage.tiles) == 120
    assert stage.growing.isVisible()
    stage.counting.finish()
    assert stage.total.text() == f"{n} kinds of tile · {n} tiles"
    stage.choose_all()
    stage.field.setText(f"t{n - 1}")
    assert [t.name for t in stage.tiles] == [f"t{n - 1}"]
    qtbot.mouseClick(stage.bulk.more, Qt.MouseButton.LeftButton)
    assert set(host.tree["decks"][0]["tiles"].values()) == {2}


def test_the_menu_says_so_where_nothing_is_in_common(stack):
    stage = stage_of(stack)
    stack.editor.form.context.schemas = None
    stage.choose(stage.tiles[0], onwards=False)
    menu = stage.bulk.open_fields()
    assert isinstance(menu, QMenu)
    assert [a.isEnabled() for a in menu.actions()] == [False]
    menu.close()
