"""Barriers laid, dragged and chosen with the mouse."""

from PySide6.QtTest import QTest

from tests.ui.canvas.laying import LEFT


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
