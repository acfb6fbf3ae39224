"""A tile is replaced by another of the same shape, which lies as the first one did."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from shiboken6 import isValid

from designer.ui.canvas.menus import board_menu, replacing_menu
from tests.ui.canvas.laying import ALT, LEFT


def choices(laying, name):
    number = laying.names.index(name)
    laying.arranger.select([number])
    menu = board_menu(laying.arranger, laying.arranger.desk, joint=None, piece=number)
    found = next(
        (m for m in menu.findChildren(QMenu) if m.title().startswith("Replace with")), None
    )
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


def test_the_pointer_went_over_another_line_and_back_and_the_program_was_gone(laying):
    number = laying.names.index("N")
    laying.arranger.select([number])
    menu = board_menu(laying.arranger, laying.arranger.desk, joint=None, piece=number)
    inner = next(m for m in menu.findChildren(QMenu) if m.title().startswith("Replace with"))
    menu.popup(laying.view.mapToGlobal(laying.view.rect().center()))
    inner.popup(menu.pos())
    inner.hide()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert isValid(inner)
    assert isValid(menu)
    menu.hide()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(inner)
    assert not isValid(menu)


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

    assert not [m for m in menu.findChildren(QMenu) if m.title().startswith("Replace with")]


@pytest.fixture
def other(laying):
    """A tile of the box that can lie in the place of N."""
    return laying.arranger.desk.replacements(laying.names.index("N"))[0].face


def test_a_tile_let_go_with_alt_takes_the_place_of_the_one_under_it(laying, entry, other):
    before, line, place = laying.text, entry("N"), laying.piece("N").at
    QTest.mouseClick(laying.window.pieces.cell(other), LEFT)
    laying.move(place)
    assert "R, or hold Alt, to put it in the place of tile N" in laying.status
    QTest.keyPress(laying.view, Qt.Key.Key_Alt, ALT)
    assert "in the place of tile N" in laying.status
    assert "overlaps" not in laying.status
    assert laying.arranger.hand.carried.refusal is None
    QTest.keyRelease(laying.view, Qt.Key.Key_Alt)
    assert laying.arranger.hand.carried.refusal is not None
    laying.click(place, ALT)

    assert entry(other) == line.replace("face: N,", f"face: {other},")
    assert laying.arranger.hand.carried is None
    assert "replaced by" in laying.status
    laying.undo()
    assert laying.text == before
    laying.move_to(laying.at(place))
    QTest.mouseClick(laying.window.pieces.cell(other), LEFT)
    laying.click(place)
    assert laying.text == before


def test_the_key_r_puts_what_is_held_in_the_place_of_the_tile_it_is_over(laying, entry, other):
    line = entry("N")
    laying.arranger.hand.arm(other)
    laying.move(laying.piece("N").at)
    laying.window.actions_["replace_tile"].trigger()

    assert entry(other) == line.replace("face: N,", f"face: {other},")


def test_the_key_r_offers_what_can_take_the_place_of_the_tile_that_is_chosen(laying, entry, other):
    line = entry("N")
    laying.arranger.select([laying.names.index("N")])
    shown = []
    laying.arranger.show_menu = lambda menu, _place: shown.append(menu)
    laying.view.setFocus()
    QTest.keyClick(laying.view, Qt.Key.Key_R)
    (menu,) = shown
    menu.actions()[0].trigger()

    assert entry(other) == line.replace("face: N,", f"face: {other},")
    laying.arranger.select([0, 1])
    laying.arranger.ask_replacement()
    assert "Only one tile at a time" in laying.status


def test_a_tile_of_another_shape_is_refused_with_the_reason(laying):
    before = laying.text
    desk = laying.arranger.desk
    piece = laying.names.index("N")
    shape = next(p for p in desk.palette.pieces if set(p.cells) != set(desk.box["N"].cells))
    laying.arranger.hand.arm(shape.face, anyway=True)
    laying.move(laying.piece("N").at)
    laying.click(laying.piece("N").at, ALT)

    assert laying.text == before
    assert "another shape" in laying.status
    assert "side of the same tile" in desk.no_replacement(piece, desk.other_side("N"))


def test_what_may_lie_in_its_place_is_shown_with_its_picture(laying):
    arranger = laying.arranger
    menu = replacing_menu(arranger, arranger.desk, 1)
    menu.aboutToShow.emit()
    assert menu.actions()
    assert not any(action.icon().isNull() for action in menu.actions())
    menu.deleteLater()
