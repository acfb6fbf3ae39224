"""The tile editor: painting with mouse and keys, both sides, fill, mirror, turn."""

from shutil import copytree, ignore_patterns

import pytest
from PySide6.QtCore import QPoint, Qt

from designer.documents import open_project
from designer.hexes import Hex
from designer.ui.editors.terrains import terrains_of
from designer.ui.editors.tile_pad import Tool
from designer.ui.editors.tile_rows import side_of
from tests.ui.editors.conftest import BASE


@pytest.fixture
def tile(edit_file, qtbot):
    """Give the editor with board A/B chosen."""
    host = edit_file("tiles.yaml")
    stage = host.editor._stage
    stage.pad.activateWindow()
    stage.pad.setFocus()
    return host


def stage_of(host):
    return host.editor._stage


def face(host, number=0, tile=0):
    return host.tree["tiles"][tile]["faces"][number]


def at(host, q, r):
    return stage_of(host).pad.projection.centre(Hex(q, r)).toPoint()


def click(qtbot, host, q, r, button=Qt.MouseButton.LeftButton):
    qtbot.mouseClick(stage_of(host).pad, button, pos=at(host, q, r))


def key(qtbot, host, code, modifier=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(stage_of(host).pad, code, modifier)


def test_a_click_paints_a_space_and_changes_one_word_of_the_file(tile, qtbot):
    before = tile.text
    qtbot.mouseClick(stage_of(tile).buttons.button("W"), Qt.MouseButton.LeftButton)
    click(qtbot, tile, 0, -3)  # the first space of the first row: J1

    assert tile.text == before.replace("{r: -3, q: 0, cells: [J1, CAMP1", "{r: -3, q: 0, cells: [W1, CAMP1", 1)  # fmt: skip
    assert tile.changes[-1].label == "Paint spaces of side A"


def test_a_drag_paints_all_spaces_on_its_way_as_one_step(tile, qtbot):
    pad = stage_of(tile).pad
    stage_of(tile).choose_terrain("MTN")
    qtbot.mousePress(pad, Qt.MouseButton.LeftButton, pos=at(tile, -3, 0))
    qtbot.mouseMove(pad, at(tile, 0, 0))
    qtbot.mouseMove(pad, at(tile, 3, 0))
    qtbot.mouseRelease(pad, Qt.MouseButton.LeftButton, pos=at(tile, 3, 0))

    row = next(row for row in face(tile)["rows"] if row["r"] == 0)
    assert row["cells"] == ["MTN"] * 7
    assert len({change.merge for change in tile.changes}) == 1
    assert tile.changes[0].merge


def test_keys_alone_paint_number_erase_and_undo_nothing_else(tile, qtbot):
    before = side_of(face(tile)).cells
    stage_of(tile).choose_terrain("V")
    key(qtbot, tile, Qt.Key.Key_Right)
    key(qtbot, tile, Qt.Key.Key_Space)
    key(qtbot, tile, Qt.Key.Key_3)
    cells = side_of(face(tile)).cells
    assert cells[Hex(1, 0)] == "V3"
    assert {h: t for h, t in cells.items() if h != Hex(1, 0)} == {
        h: t for h, t in before.items() if h != Hex(1, 0)
    }

    for _ in range(3):
        key(qtbot, tile, Qt.Key.Key_Right)
    key(qtbot, tile, Qt.Key.Key_Return)  # one hex beyond the edge
    assert side_of(face(tile)).cells[Hex(4, 0)] == "V1"
    key(qtbot, tile, Qt.Key.Key_Delete)
    assert Hex(4, 0) not in side_of(face(tile)).cells


def test_start_numbers_and_strengths_stay_within_what_their_terrain_takes(tile, qtbot):
    stage = stage_of(tile)
    stage.choose_terrain("S")
    stage.choose_number(9)
    assert stage.brush.text == "S9"
    assert stage._strength.text() == "Number 9"
    stage.choose_terrain("CAVE")
    assert stage.brush.text == "CAVE"
    assert not stage.stepper.isVisible()


def test_fill_paints_what_hangs_together(tile, qtbot):
    stage_of(tile).choose_terrain("W")
    key(qtbot, tile, Qt.Key.Key_G)
    assert stage_of(tile).pad.tool is Tool.FILL
    click(qtbot, tile, -3, 3)  # start space 1 stands alone

    assert side_of(face(tile)).cells[Hex(-3, 3)] == "W1"
    n_jungle = sum(text == "J1" for text in side_of(face(tile)).cells.values())
    click(qtbot, tile, 0, -3)
    assert sum(text == "J1" for text in side_of(face(tile)).cells.values()) < n_jungle


def test_chosen_spaces_are_painted_and_numbered_together(tile, qtbot):
    key(qtbot, tile, Qt.Key.Key_S)
    pad = stage_of(tile).pad
    click(qtbot, tile, 0, 0)
    qtbot.mouseClick(
        pad, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, at(tile, 1, 0)
    )
    assert pad.selection == {Hex(0, 0), Hex(1, 0)}
    qtbot.mouseClick(stage_of(tile).buttons.button("RUB"), Qt.MouseButton.LeftButton)
    pad.setFocus()
    key(qtbot, tile, Qt.Key.Key_2)

    cells = side_of(face(tile)).cells
    assert (cells[Hex(0, 0)], cells[Hex(1, 0)]) == ("RUB2", "RUB2")


def test_a_marquee_chooses_spaces(tile, qtbot):
    key(qtbot, tile, Qt.Key.Key_S)
    pad = stage_of(tile).pad
    corner = at(tile, -3, 3) + QPoint(-30, 30)
    qtbot.mousePress(pad, Qt.MouseButton.LeftButton, pos=corner)
    qtbot.mouseMove(pad, at(tile, 0, 3) + QPoint(30, -12))
    qtbot.mouseRelease(pad, Qt.MouseButton.LeftButton, pos=at(tile, 0, 3) + QPoint(30, -12))

    assert pad.selection == {Hex(q, 3) for q in (-3, -2, -1, 0)}
    key(qtbot, tile, Qt.Key.Key_Escape)
    assert pad.selection == frozenset()


def test_the_right_button_picks_up_a_terrain_with_its_number(tile, qtbot):
    click(qtbot, tile, -2, 3, Qt.MouseButton.RightButton)

    assert stage_of(tile).brush.text == "S2"
    assert tile.changes == []


def test_six_turns_and_two_mirrors_give_the_file_back(tile, qtbot):
    before = tile.text
    key(qtbot, tile, Qt.Key.Key_Z)
    assert tile.text != before
    for _ in range(5):
        key(qtbot, tile, Qt.Key.Key_Z)
    assert tile.text == before
    key(qtbot, tile, Qt.Key.Key_M)
    assert tile.text != before
    key(qtbot, tile, Qt.Key.Key_M)
    assert tile.text == before


def test_both_sides_are_painted_each_for_itself(tile, qtbot):
    front = face(tile)
    pills = stage_of(tile).tools.sides._pills
    assert [pill.text() for pill in pills] == ["Side A", "Side B"]
    qtbot.mouseClick(pills[1], Qt.MouseButton.LeftButton)
    stage_of(tile).choose_terrain("MTN")
    click(qtbot, tile, 0, 0)

    assert side_of(face(tile, 1)).cells[Hex(0, 0)] == "MTN"
    assert face(tile) == front


def test_scenery_is_painted_beside_the_spaces(tile, qtbot):
    key(qtbot, tile, Qt.Key.Key_C)
    click(qtbot, tile, 4, 0)
    assert face(tile)["scenery"] == [[4, 0]]
    click(qtbot, tile, 4, 0)
    assert face(tile)["scenery"] == []


def test_the_last_space_stays(tile, qtbot):
    stage = stage_of(tile)
    stage.pad.set_selection(frozenset(side_of(face(tile)).cells))
    key(qtbot, tile, Qt.Key.Key_Delete)

    assert tile.changes == []
    assert "at least one space" in stage._words.text()


def test_a_space_whose_text_is_no_cell_is_shown_and_can_be_painted_over(tile, qtbot):
    tile.set_text(tile.text.replace("cells: [J1, CAMP1", "cells: [XX9, CAMP1", 1))
    stage = stage_of(tile)
    assert stage.pad._stale_cells == {Hex(0, -3): "XX9"}
    assert stage.pad._problems == {Hex(0, -3): "error"}
    stage.choose_terrain("J")
    click(qtbot, tile, 0, -3)

    assert stage.pad._problems == {}


def test_the_cursor_and_the_text_show_each_other_their_space(tile, qtbot):
    visited = []
    tile.form.context.visited.connect(visited.append)
    key(qtbot, tile, Qt.Key.Key_Up)
    (place,) = visited
    assert place[:5] == ("tiles", 0, "faces", 0, "rows")

    tile.editor.show_place(("tiles", 2, "faces", 1, "rows", 0, "cells", 2))
    assert tile.editor.chosen == (("tiles", 2),)
    assert stage_of(tile)._number == 1
    row = face(tile, 1, 2)["rows"][0]
    assert stage_of(tile).pad.cursor_hex == Hex(row["q"] + 2, row["r"])


def test_spaces_are_not_in_the_form_but_the_rest_of_a_side_is(tile):
    letters = tile.row("tiles", 0, "faces", 0, "letter")
    assert letters.field.value == "A"
    assert tile.form.row_at(("tiles", 0, "faces", 0, "rows", 0, "r")).field.key != "r"


def test_nothing_is_painted_while_the_form_is_read_only(tile, qtbot):
    tile.form.set_read_only("Line 3 does not parse.")
    click(qtbot, tile, 0, 0)
    key(qtbot, tile, Qt.Key.Key_Z)

    assert tile.changes == []
    assert not stage_of(tile).tools.changing.isEnabled()


def test_in_a_small_window_every_terrain_and_the_number_stay_in_sight(edit_file):
    host = edit_file("tiles.yaml", width=520, height=300)
    stage = stage_of(host)
    buttons, strip = stage.buttons, stage._number_strip

    assert stage.stepper.isVisible()
    assert strip.geometry().bottom() <= buttons.height()
    assert all(b.isVisible() for b in buttons._buttons)
    assert stage.pad.height() >= stage.pad.minimumHeight()


def test_terrains_of_the_game_itself_come_before_those_of_its_modules(plugins, tmp_path):
    copy = tmp_path / "base"
    copytree(BASE, copy, ignore=ignore_patterns("art", "situations", "scenarios"))
    project = open_project([copy], plugins.roots, patterns=plugins.schemas.id_patterns)

    assert [t.code for t in terrains_of(project, "el_dorado")][:2] == ["J", "W"]
