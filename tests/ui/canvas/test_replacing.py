"""A tile is replaced by another of the same shape, which lies as the first one did."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from designer.ui.canvas.menus import board_menu


def choices(laying, name):
    number = laying.names.index(name)
    laying.arranger.select([number])
    menu = board_menu(laying.arranger, laying.arranger.desk, joint=None, piece=number)
    found = next((m for m in menu.findChildren(QMenu) if m.title() == "Replace with"), None)
    return {a.text(): a for a in found.actions()} if found is not None else {}


@pytest.fixture
def entry(laying):
    return lambda face: next(line for line in laying.text.splitlines() if f"face: {face}," in line)


def test_the_other_tile_takes_place_turn_and_line_in_one_step(laying, entry):
    before, line = laying.text, entry("N")
    found = choices(laying, "N")
    title, action = next(iter(found.items()))
    assert isinstance(action, QAction)

    action.trigger()

    lies = next(p for p in laying.arranger.desk.pieces if p.title == title)
    assert entry(lies.face) == line.replace("face: N,", f"face: {lies.face},")
    assert laying.chosen() == {lies.name}
    assert "replaced by" in laying.status
    assert len(laying.text.splitlines()) == len(before.splitlines())
    laying.undo()
    assert laying.text == before


def test_only_tiles_of_the_same_shape_that_are_left_are_offered(laying):
    desk = laying.arranger.desk
    number = laying.names.index("N")
    offered = desk.replacements(number)

    assert offered
    for piece in offered:
        assert set(piece.cells) == set(desk.box["N"].cells)
        assert desk.left[piece.face].n > 0
        assert piece.tile != desk.box["N"].tile


def test_of_several_tiles_none_is_replaced(laying):
    laying.arranger.select([0, 1])
    menu = board_menu(laying.arranger, laying.arranger.desk, joint=None, piece=0)

    assert not [m for m in menu.findChildren(QMenu) if m.title() == "Replace with"]
