"""Pieces that a game lets be painted: edges and spaces by mouse and by keyboard, as it draws them."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QMenu

from designer.hexes import Hex
from designer.plugin_host import shipped_root
from tests.ui.editors.hosts import EditorHost

BASE = shipped_root().content / "relic_expedition" / "base"
SNAKE, CAVE = 5, 3
EAST, WEST = Hex(1, 0), Hex(-1, 0)


@pytest.fixture
def tiles(application, qtbot, plugins, shipped):
    host = EditorHost(qtbot, plugins, shipped, BASE / "tiles.yaml")
    host.editor.entries.choose([("tiles", SNAKE)])
    host.settle(qtbot)
    return host


@pytest.fixture
def boards(application, qtbot, plugins, shipped):
    host = EditorHost(qtbot, plugins, shipped, BASE / "boards.yaml")
    host.editor.entries.choose([("boards", CAVE)])
    host.settle(qtbot)
    return host


def stage_of(host):
    return host.editor._stage


def edge_point(pad, at, towards) -> QPoint:
    a, b = pad.projection.centre(at), pad.projection.centre(towards)
    return QPointF(a.x() + (b.x() - a.x()) * 0.44, a.y() + (b.y() - a.y()) * 0.44).toPoint()


def edges(host):
    return host.tree["tiles"][SNAKE]["edges"]


def test_a_click_on_an_edge_steps_it_and_nothing_else_of_the_file_changes(tiles, qtbot):
    pad, before = stage_of(tiles).pad, tiles.text
    place = edge_point(pad, Hex(0, 0), WEST)
    qtbot.mouseClick(pad, Qt.MouseButton.LeftButton, pos=place)
    assert edges(tiles)[0] == "DOODOO"
    qtbot.mouseClick(pad, Qt.MouseButton.LeftButton, pos=place)
    assert edges(tiles)[0] == "DOOWOO"
    qtbot.mouseClick(pad, Qt.MouseButton.LeftButton, pos=place)
    assert tiles.text == before
    assert [str(c.label) for c in tiles.changes][:1] == ["Edge west: dense of tile snake_tile"]


def test_arrows_walk_the_edges_and_letters_set_them(tiles, qtbot):
    pad = stage_of(tiles).pad
    pad.setFocus()
    qtbot.keyClick(pad, Qt.Key.Key_Right)
    qtbot.keyClick(pad, Qt.Key.Key_Right)
    qtbot.keyClicks(pad, "w")
    qtbot.keyClick(pad, Qt.Key.Key_Left)
    qtbot.keyClick(pad, Qt.Key.Key_Space)
    assert edges(tiles)[0] == "DDWOOO"
    assert pad.accessibleDescription() == "Snake, Jungle. Edge south-east: dense"


def test_a_number_shows_another_pattern_and_that_one_is_painted(tiles, qtbot):
    pad = stage_of(tiles).pad
    pad.setFocus()
    qtbot.keyClick(pad, Qt.Key.Key_6)
    qtbot.keyClicks(pad, "d")
    assert edges(tiles)[0] == "DOOOOO"
    assert edges(tiles)[5] == "DOOOOO"


def test_the_menu_of_an_edge_offers_all_there_is(tiles, qtbot):
    stage = stage_of(tiles)
    stage.pad.menu_asked.emit(Hex(0, 0), WEST, QPoint(0, 0))
    menu = next(m for m in stage.pad.findChildren(QMenu) if m.isVisible())
    names = [action.text() for action in menu.actions() if action.text()]
    assert names[:4] == ["Open", "Dense", "Wall", "Board"]
    next(action for action in menu.actions() if action.text() == "Wall").trigger()
    menu.close()
    assert edges(tiles)[0] == "DOOWOO"


def test_contents_are_set_from_the_palette(tiles, qtbot):
    stage, before = stage_of(tiles), tiles.text
    button = stage.tools.buttons["piece:boar"]
    assert not button.isChecked()
    assert stage.tools.buttons["piece:snake"].isChecked()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(tiles.tree["tiles"][SNAKE]["abilities"]) == 2
    assert stage.tools.buttons["piece:boar"].isChecked()
    qtbot.mouseClick(stage.tools.buttons["piece:boar"], Qt.MouseButton.LeftButton)
    assert tiles.text == before


def test_a_tool_in_the_hand_is_what_a_click_uses(tiles, qtbot):
    stage = stage_of(tiles)
    qtbot.mouseClick(stage.tools.buttons["O"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(stage.pad, Qt.MouseButton.LeftButton, pos=edge_point(stage.pad, Hex(0, 0), EAST))  # fmt: skip
    assert edges(tiles)[0] == "OOOOOO"
    qtbot.keyClick(stage.pad, Qt.Key.Key_Escape)
    assert stage.brush == ""


def test_a_stroke_adds_spaces_to_a_board_as_one_step(boards, qtbot):
    stage = stage_of(boards)
    pad, before = stage.pad, boards.text
    qtbot.mouseClick(stage.tools.buttons["terrain:cave"], Qt.MouseButton.LeftButton)
    start, end = Hex(2, -1), Hex(2, 0)
    qtbot.mousePress(pad, Qt.MouseButton.LeftButton, pos=pad.projection.centre(start).toPoint())
    qtbot.mouseMove(pad, pad.projection.centre(end).toPoint())
    qtbot.mouseRelease(pad, Qt.MouseButton.LeftButton, pos=pad.projection.centre(end).toPoint())
    spaces = [tuple(space["at"]) for space in boards.tree["boards"][CAVE]["spaces"]]
    assert spaces[-2:] == [(2, -1), (2, 0)]
    assert len({change.merge for change in boards.changes}) == 1

    qtbot.mouseClick(stage.tools.buttons["erase"], Qt.MouseButton.LeftButton)
    for at in (end, start):
        qtbot.mouseClick(pad, Qt.MouseButton.LeftButton, pos=pad.projection.centre(at).toPoint())
    assert boards.text == before


def test_a_board_is_walked_and_painted_by_keys(boards, qtbot):
    stage = stage_of(boards)
    pad = stage.pad
    pad.setFocus()
    pad.set_cursor_hex(Hex(0, 0))
    qtbot.keyClick(pad, Qt.Key.Key_Right)
    qtbot.keyClicks(pad, "r")
    space = next(s for s in boards.tree["boards"][CAVE]["spaces"] if s["at"] == [1, 0])
    assert space["relics"] == 1
    qtbot.keyClicks(pad, "o")  # its eastern edge
    assert {"at": [1, 0], "edge": "E"} in boards.tree["boards"][CAVE]["openings"]
    qtbot.keyClicks(pad, "w")
    assert "walled" not in boards.tree["boards"][CAVE]


def test_faults_stand_on_the_space_and_their_place_brings_it(boards):
    stage = stage_of(boards)
    boards.set_text(boards.text.replace("openings: [{at: [0, 1], edge: SE}]", "openings: [{at: [0, 1], edge: NE}]"))  # fmt: skip
    boards.editor.show_place(("boards", CAVE, "spaces", 1))
    assert stage.pad.cursor_hex == Hex(1, -1)


def test_without_a_choice_the_stage_says_what_to_do(tiles):
    tiles.editor.entries.choose([("tiles", 0), ("tiles", 1)])
    assert stage_of(tiles)._empty.isVisible()
    assert not stage_of(tiles).pad.isVisible()
