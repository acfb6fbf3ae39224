"""Pieces of the box put down with the mouse: what the hand holds, where it may lie, what the file says."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from designer.hexes import Hex
from tests.ui.canvas.laying import CTRL, LEFT, NONE, RIGHT


def test_a_click_in_the_palette_arms_a_piece_and_a_click_on_the_board_puts_it_down(apart):
    before = apart.text
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.move(Hex(21, -9))
    assert apart.arranger.hand.carried.carry.fit.origin == Hex(21, -9)
    assert apart.arranger.hand.carried.refusal is None
    assert apart.text == before

    apart.click(Hex(21, -9))

    assert apart.text == f"{before}  - {{face: G, at: [21, -9], turn: 0}}\n"
    assert apart.names == ["B", "C", "N", "G"]
    assert apart.chosen() == {"G"}


def test_the_picture_shows_the_piece_at_once_and_the_check_changes_nothing_of_it(apart):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.click(Hex(21, -9))
    shown = apart.view.scene

    apart.settle()

    assert [label.text for label in shown.labels] == ["B", "C", "N", "G"]
    assert apart.view.scene is shown


def test_putting_down_is_one_step_and_undo_gives_back_the_file(apart):
    before = apart.text
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.click(Hex(21, -9))
    apart.settle()
    apart.undo()

    assert apart.text == before
    assert apart.names == ["B", "C", "N"]


def test_the_ghost_snaps_to_a_joint_near_the_pointer(apart):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.move_to(apart.at(Hex(21, -9)) + QPoint(6, 5))

    assert apart.arranger.hand.carried.carry.fit.origin == Hex(21, -9)
    assert apart.status == "G: joint of N, 7 contacts"


def test_an_illegal_ghost_stays_at_the_pointer_and_says_why_with_rule_and_code(apart, qtbot):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.move(Hex(18, -7))
    carried = apart.arranger.hand.carried

    assert carried.carry.fit.origin == Hex(18, -7)
    assert apart.status.startswith("G overlaps N at ")
    qtbot.waitUntil(lambda: apart.arranger.balloon.refusal is not None)
    refusal = apart.arranger.balloon.refusal
    assert refusal.title == "G cannot lie here"
    assert refusal.sentence == apart.status
    assert (refusal.ruling.rule, refusal.ruling.code) == (
        "LV-ROUTE-01",
        "el-dorado/overlapping-tiles",
    )


def test_the_words_of_the_ghost_are_those_of_the_check(apart):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.move(Hex(18, -7))
    said = apart.status
    pane = apart.page.pane
    pane.setPlainText(f"{apart.text}  - {{face: G, at: [18, -7], turn: 0}}\n")
    apart.settle()

    found = [d.message for d in apart.window.problems.model.shown if d.rule == "LV-ROUTE-01"]
    assert said in found


def test_a_click_on_an_illegal_place_puts_nothing_down(apart):
    before = apart.text
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.click(Hex(18, -7))

    assert apart.text == before
    assert apart.arranger.hand.carried is not None  # it is still in the hand
    assert "G cannot lie here" in apart.status


def test_with_ctrl_a_piece_is_put_down_apart_from_all_others(apart):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.move(Hex(9, 9))
    assert apart.status == (
        "G is not joined to the route: there is a gap of 7 spaces between G and C."
    )
    apart.click(Hex(9, 9), CTRL)

    assert "{face: G, at: [9, 9], turn: 0}" in apart.text


def test_even_with_ctrl_no_piece_lies_on_another(apart):
    before = apart.text
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.click(Hex(18, -7), CTRL)

    assert apart.text == before


def test_escape_drops_the_piece_and_leaves_the_tool(apart):
    before = apart.text
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.move(Hex(21, -9))
    apart.key(Qt.Key.Key_Escape)

    assert apart.arranger.hand.carried is None
    assert apart.arranger.tool.id == "select"
    assert not apart.window.pieces.cell("G").is_armed
    assert apart.text == before


def test_a_piece_is_dragged_from_the_palette_onto_the_board(apart):
    cell = apart.window.pieces.cell("G")
    end = cell.mapFromGlobal(apart.view.mapToGlobal(apart.at(Hex(21, -9))))
    QTest.mousePress(cell, LEFT, NONE, QPoint(40, 40))
    QTest.mouseMove(cell, QPoint(60, 60))
    QTest.mouseMove(cell, end)
    assert apart.arranger.hand.carried.refusal is None
    QTest.mouseRelease(cell, LEFT, NONE, end)

    assert "{face: G, at: [21, -9], turn: 0}" in apart.text
    assert apart.arranger.hand.carried is None


def test_a_drag_that_ends_outside_the_board_changes_nothing(apart):
    before = apart.text
    cell = apart.window.pieces.cell("G")
    QTest.mousePress(cell, LEFT, NONE, QPoint(40, 40))
    QTest.mouseMove(cell, cell.mapFromGlobal(apart.view.mapToGlobal(QPoint(300, 300))))
    QTest.mouseMove(cell, QPoint(50, 50))
    QTest.mouseRelease(cell, LEFT, NONE, QPoint(50, 50))

    assert apart.text == before
    assert apart.arranger.hand.carried is None
    assert apart.arranger.tool.id == "select"


@pytest.mark.parametrize(("turned", "expected"), [(-120, 1), (120, 5)], ids=["down", "up"])
def test_the_wheel_turns_what_is_in_the_hand(apart, turned, expected):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.move(Hex(21, -9))
    before = apart.view.camera
    apart.wheel(Hex(21, -9), turned)
    apart.click(Hex(21, -9))

    assert f"{{face: G, at: [21, -9], turn: {expected}}}" in apart.text
    assert apart.view.camera == before


def test_a_piece_in_the_hand_is_turned_over(apart):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.move(Hex(21, -9))
    apart.key(Qt.Key.Key_X)
    assert apart.window.pieces.cell("H").is_armed
    apart.click(Hex(21, -9))

    assert "{face: H, at: [21, -9], turn: 0}" in apart.text


def test_the_right_button_picks_up_the_piece_under_the_pointer(apart):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.click(Hex(14, -6), button=RIGHT)
    carried = apart.arranger.hand.carried

    assert (carried.kind, carried.title) == ("move", "N")
    apart.click(Hex(14, -7))
    assert "{face: N, at: [14, -7], turn: 0}" in apart.text


def test_only_a_letter_stands_on_a_piece_in_hand_and_longer_names_are_told(laying):
    hand = laying.arranger.hand
    labels = {}
    for face in ("E", "rapids_3"):
        hand.arm(face, by_key=True)
        carried = hand.carried
        scene = carried._scene(carried.carry.hand.put_at(Hex(0, 0)))
        labels[face] = [label.text for label in scene.labels]
        hand.cancel()

    assert labels == {"E": ["E"], "rapids_3": []}
    assert carried.title == "Rapids 3"
