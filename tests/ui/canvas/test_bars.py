"""Barriers laid, dragged and chosen with the mouse."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from designer.hexes import Hex
from tests.ui.canvas.laying import LEFT, NONE


def joint_place(laying, joint):
    from designer.paint.pieces import bar_middle
    from designer.printing.scenes import BarLook

    pairs = laying.arranger.desk.laid.joints[joint].pairs
    return bar_middle(laying.view.camera.projection, BarLook(pairs)).toPoint()


def test_a_bar_is_dragged_to_a_free_joint(apart):
    apart.arranger.set_bar(1, "none")
    before = apart.text
    apart.window.actions_["tool_bar"].trigger()
    apart.drag_pixels(joint_place(apart, 0), joint_place(apart, 1))

    assert before.count("between") == 1
    assert "{between: [B, C], barrier: none}" in apart.text
    assert "[C, N]" not in apart.text  # dealt there, as is usual: nothing needs to be said


def test_bars_change_places(apart):
    apart.arranger.set_bar(0, "blockade_3")
    apart.window.actions_["tool_select"].trigger()
    apart.drag_pixels(joint_place(apart, 0), joint_place(apart, 1))

    assert "barrier: blockade_3" in apart.text
    joints = apart.arranger.desk.laid.joints
    assert [joint.barrier for joint in joints] == ["deal", "blockade_3"]


def test_a_barrier_of_the_palette_is_laid_by_a_click(apart):
    apart.window.actions_["tool_bar"].trigger()
    assert apart.window.pieces.shown()[0] == "blockade_1"
    QTest.mouseClick(apart.window.pieces.cell("blockade_4"), LEFT)
    place = joint_place(apart, 1)
    apart.click_at(place)

    (entry,) = [line for line in apart.text.splitlines() if "barrier:" in line]
    assert "blockade_4" in entry
    assert "C" in entry


def test_a_barrier_lies_on_one_joint_only(apart):
    apart.arranger.set_bar(0, "blockade_4")
    QTest.mouseClick(apart.window.pieces.cell("blockade_4"), LEFT)
    place = joint_place(apart, 1)
    apart.click_at(place)

    assert [joint.barrier for joint in apart.arranger.desk.laid.joints] == ["deal", "blockade_4"]


def test_a_click_on_a_joint_offers_what_can_lie_there(apart):
    menus = []
    apart.arranger.show_menu = lambda menu, _at: menus.append(menu)
    apart.window.actions_["tool_bar"].trigger()
    place = joint_place(apart, 1)
    apart.click_at(place)
    (menu,) = menus
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[1:3] == ["A blockade that is dealt", "No blockade"]
    next(a for a in menu.actions() if a.text() == "No blockade").trigger()
    menu.deleteLater()

    assert "{between: [C, " in apart.text
    assert "barrier: none" in apart.text


def test_a_barrier_is_dragged_from_the_palette_to_a_joint(apart):
    apart.window.actions_["tool_bar"].trigger()
    cell = apart.window.pieces.cell("blockade_1")
    end = cell.mapFromGlobal(apart.view.mapToGlobal(joint_place(apart, 1)))
    QTest.mousePress(cell, LEFT, NONE, QPoint(30, 30))
    QTest.mouseMove(cell, QPoint(50, 50))
    QTest.mouseMove(cell, end)
    QTest.mouseRelease(cell, LEFT, NONE, end)

    assert [j.barrier for j in apart.arranger.desk.laid.joints] == ["deal", "blockade_1"]


def test_escape_gives_a_dragged_bar_up(apart):
    before = apart.text
    apart.window.actions_["tool_bar"].trigger()
    start, end = joint_place(apart, 0), joint_place(apart, 1)
    QTest.mousePress(apart.view, LEFT, NONE, start)
    apart.move_to((start + end) / 2, held=True)
    apart.move_to(end, held=True)
    assert apart.arranger.hand.bar.joint == 1
    apart.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(apart.view, LEFT, NONE, end)

    assert apart.text == before
    assert apart.arranger.hand.bar is None


def test_the_history_names_each_gesture(apart):
    apart.arranger.set_bar(0, "none")
    apart.drag(Hex(14, -6), Hex(14, -7))
    apart.arranger.turn(1)
    steps = apart.window.workspace.history.steps

    assert [step.label for step in steps] == [
        "Choose the blockade between B and C",
        "Move tile N",
        "Turn tile N",
    ]
