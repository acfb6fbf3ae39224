"""Boards laid with the mouse: what the hand holds, where it may lie, what the file says afterwards."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from designer.hexes import Hex
from tests.ui.canvas.laying import ALT, CTRL, LEFT, NONE, RIGHT, SHIFT, Laying
from tests.ui.panels import wait_until_idle


@pytest.fixture
def laying(make, own_route):
    return Laying(make(own_route))


@pytest.fixture
def apart(make, tmp_path):
    """Give a route of three boards in a row, with room all round."""
    file = tmp_path / "row.yaml"
    file.write_text(
        "kind: route\nformat: 1\nid: row\ngame: el_dorado\nname: Row\n"
        "placements:\n"
        "  - {face: B, at: [0, 0], turn: 2}  # where it begins\n"
        "  - {face: C, at: [7, -3], turn: 5}\n"
        "  - {face: N, at: [14, -6], turn: 0}\n",
        "utf-8",
    )
    return Laying(make(file), zoom=0.6)


# -- stamping ---------------------------------------------------------------------------------


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


# -- the box ------------------------------------------------------------------------------------


def test_the_palette_says_what_is_left_and_what_lies_or_shows_its_back(laying):
    labels = {name: laying.window.pieces.cell(name).offer.label for name in "ABEMN"}

    assert labels == {
        "A": "back of B",
        "B": "in the route",
        "E": "1 of 1 left",
        "M": "perhaps back of N",
        "N": "in the route",
    }


def test_a_piece_that_is_used_up_is_not_taken_and_says_why(laying):
    QTest.mouseClick(laying.window.pieces.cell("A"), LEFT)

    assert laying.arranger.hand.carried is None
    assert laying.status == (
        "A and B are two sides of one piece (Board A/B). Hold Ctrl to take one anyway."
    )


def test_with_ctrl_a_used_piece_is_taken_all_the_same(apart):
    QTest.mouseClick(apart.window.pieces.cell("M"), LEFT, CTRL)
    apart.click(Hex(21, -9))

    assert "{face: M, at: [21, -9], turn: 0}" in apart.text


def test_the_filter_finds_pieces_by_letter_name_and_group(laying):
    panel = laying.window.pieces
    panel.filter.setText("strip")
    strips = panel.shown()
    panel.filter.setText("nothing at all")

    assert set(strips) == set("OPQR")
    assert panel.shown() == []
    assert panel._nothing.isVisible()


def test_a_group_is_shown_alone(laying):
    laying.window.pieces.groups.choose("Finish")

    assert set(laying.window.pieces.shown()) == {"Y", "Z"}


def test_placing_a_piece_greys_it_and_its_back(apart):
    QTest.mouseClick(apart.window.pieces.cell("G"), LEFT)
    apart.click(Hex(21, -9))

    assert not apart.window.pieces.cell("G").offer.is_left
    assert apart.window.pieces.cell("H").offer.label == "perhaps back of G"


# -- choosing and moving ------------------------------------------------------------------------


def test_clicks_choose_add_and_toggle(apart):
    apart.click(Hex(0, 0))
    first = apart.chosen()
    apart.click(Hex(7, -3), SHIFT)
    both = apart.chosen()
    apart.click(Hex(0, 0), CTRL)
    other = apart.chosen()
    apart.click(Hex(3, 12))

    assert (first, both, other, apart.chosen()) == ({"B"}, {"B", "C"}, {"C"}, set())


def test_a_frame_chooses_what_it_touches_or_with_alt_what_it_holds(apart):
    corner = apart.at(Hex(-3, -1)) + QPoint(-60, -60)
    apart.drag_pixels(corner, apart.at(Hex(7, -3)))
    touched = apart.chosen()
    apart.drag_pixels(corner, apart.at(Hex(7, -3)), ALT)

    assert touched == {"B", "C"}
    assert apart.chosen() <= {"B"}


def test_a_piece_is_dragged_by_the_space_that_was_gripped(apart):
    before = apart.text
    apart.drag(Hex(15, -7), Hex(15, -8))

    assert apart.text == before.replace("at: [14, -6]", "at: [14, -7]")


def test_a_drag_and_the_same_change_typed_give_the_same_file(make, own_route, tmp_path):
    typed = tmp_path / "typed.yaml"
    typed.write_bytes(own_route.read_bytes())
    one = Laying(make(own_route))
    one.arranger.erase([n for n, name in enumerate(one.names) if name == "Z"])
    one.drag(Hex(21, 0), Hex(21, -1))
    two = Laying(make(typed))
    pane = two.page.pane
    for old, new in (
        ("  - {face: Z, at: [25, -4], turn: 0}\n", ""),
        ("face: K, at: [21, 0]", "face: K, at: [21, -1]"),
    ):
        start = pane.text().index(old)
        pane.select(start, start + len(old))
        pane.textCursor().insertText(new)
    for laying in (one, two):
        laying.window.documents.save(laying.page)

    assert "face: K, at: [21, -1]" in one.text
    assert own_route.read_bytes() == typed.read_bytes()


def test_a_drag_to_an_illegal_place_leaves_all_as_it_was_and_says_why(apart):
    before = apart.text
    apart.drag(Hex(14, -6), Hex(10, -4))

    assert apart.text == before
    assert apart.arranger.hand.carried is None
    assert apart.arranger.balloon.refusal.title == "N cannot lie here"


def test_escape_gives_a_drag_up_whole(apart):
    before = apart.text
    apart.drag(Hex(14, -6), Hex(14, -7), drop=False)
    assert apart.arranger.hand.carried is not None
    apart.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(apart.view, LEFT, NONE, apart.at(Hex(14, -7)))

    assert apart.text == before
    assert apart.names == ["B", "C", "N"]


def test_several_pieces_move_as_one_and_go_back_as_one(apart):
    before = apart.text
    apart.click(Hex(7, -3))
    apart.click(Hex(14, -6), SHIFT)
    apart.drag(Hex(14, -6), Hex(14, -7))
    moved = apart.text
    apart.settle()
    apart.undo()

    assert moved == before.replace("[7, -3]", "[7, -4]").replace("[14, -6]", "[14, -7]")
    assert apart.text == before


def test_a_drag_that_comes_back_is_no_change(apart):
    before = apart.text
    apart.drag(Hex(14, -6), Hex(14, -7), drop=False)
    apart.move(Hex(14, -6))
    QTest.mouseRelease(apart.view, LEFT, NONE, apart.at(Hex(14, -6)))

    assert apart.text == before
    assert not apart.page.pane.document().isUndoAvailable()


def test_handles_turn_what_is_chosen_about_its_middle(apart):
    before = apart.text
    apart.click(Hex(14, -6))
    right = apart.arranger.handles.right
    assert right.isVisible()
    QTest.mouseClick(right, LEFT)

    assert apart.text == before.replace("[14, -6], turn: 0", "[14, -6], turn: 1")
    assert apart.chosen() == {"N"}


def test_a_handle_is_dragged_round(apart):
    before = apart.text
    apart.click(Hex(14, -6))
    right = apart.arranger.handles.right
    middle = apart.arranger.bounds(apart.arranger.selection).center().toPoint()
    reach = right.geometry().center() - middle
    quarter = QPoint(
        -reach.y(), reach.x()
    )  # a quarter turn, clockwise: the nearest step is 60° or 120°
    QTest.mousePress(right, LEFT, NONE, QPoint(14, 14))
    QTest.mouseMove(right, right.mapFromParent(middle + quarter / 2 + reach / 2))
    QTest.mouseMove(right, right.mapFromParent(middle + quarter * 0.87 + reach * 0.5))
    QTest.mouseRelease(
        right, LEFT, NONE, right.mapFromParent(middle + quarter * 0.87 + reach * 0.5)
    )

    assert apart.text == before.replace("[14, -6], turn: 0", "[14, -6], turn: 1")


def test_a_turn_in_place_that_does_not_fit_is_refused_with_the_reason(laying):
    # The strip of a made-up row would lie on its neighbour.
    laying.arranger.erase([n for n, name in enumerate(laying.names) if name in {"K", "Z"}])
    text = laying.text.replace("{face: I, at: [14, 4], turn: 2}", "{face: O, at: [15, 3], turn: 5}")
    laying.page.pane.setPlainText(text)
    laying.settle()
    desk = laying.arranger.desk
    strip = laying.names.index("O")
    laying.arranger.select([strip])
    refused = []
    for _ in range(6):
        before = laying.text
        laying.arranger.turn(1)
        if laying.text == before:
            refused.append(laying.arranger.balloon.refusal)
            break

    assert desk is not None
    assert refused
    assert refused[0].sentence
    assert refused[0].ruling.code


def test_delete_takes_pieces_and_what_was_said_of_their_joints(apart):
    apart.arranger.set_bar(1, "none")
    assert "barrier: none" in apart.text
    apart.click(Hex(14, -6))
    apart.window.actions_["delete"].trigger()

    assert "N" not in apart.names
    assert "between" not in apart.text


def test_copies_are_taken_into_the_hand_and_put_down_with_names_of_their_own(apart):
    apart.click(Hex(14, -6))
    apart.window.actions_["duplicate"].trigger()
    assert apart.arranger.hand.carried.kind == "copy"
    apart.click(Hex(21, -9))

    assert '{id: N2, face: "N", at: [21, -9], turn: 0}' in apart.text


def test_pieces_are_copied_and_pasted_between_routes(make, own_route, tmp_path):
    other = tmp_path / "empty.yaml"
    other.write_text(
        "kind: route\nformat: 1\nid: other\ngame: el_dorado\nname: Other\nplacements: []\n", "utf-8"
    )
    window = make(own_route, other)
    window.documents.show(str(own_route))
    one = Laying(window)
    one.click(Hex(7, -3))
    one.click(Hex(11, 0), SHIFT)
    one.key(Qt.Key.Key_C, CTRL)
    assert "face: C" in QGuiApplication.clipboard().text()
    window.documents.show(str(other))
    wait_until_idle(window)
    two = Laying(window)
    two.key(Qt.Key.Key_V, CTRL)
    two.click(Hex(1, 1))

    assert two.names == ["C", "N"]
    first, second = two.arranger.desk.pieces
    assert second.at.minus(first.at) == Hex(4, 3)
    assert (first.turn, second.turn) == (5, 2)


def test_cut_takes_pieces_off_the_board(apart):
    apart.click(Hex(14, -6))
    apart.key(Qt.Key.Key_X, CTRL)

    assert apart.names == ["B", "C"]
    assert "face: N" in QGuiApplication.clipboard().text()


def test_a_clipboard_without_pieces_is_told(apart):
    QGuiApplication.clipboard().setText("hello")
    apart.key(Qt.Key.Key_V, CTRL)

    assert apart.status == "The clipboard holds no tiles."


def test_the_eraser_takes_the_piece_that_is_clicked(apart):
    apart.window.actions_["tool_erase"].trigger()
    apart.click(Hex(14, -6))

    assert apart.names == ["B", "C"]


def test_a_double_click_opens_the_tile(apart):
    QTest.mouseDClick(apart.view, LEFT, NONE, apart.at(Hex(14, -6)))
    apart.settle()

    assert apart.page.path.endswith("tiles.yaml")
    line = apart.page.pane.place()[0]
    assert "id: N" in apart.text.split("\n")[line - 1]


# -- barriers -----------------------------------------------------------------------------------


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


# -- when it cannot be done ---------------------------------------------------------------------


def test_a_board_whose_text_cannot_be_read_can_only_be_looked_at(apart):
    pane = apart.page.pane
    pane.setPlainText(apart.text.replace("placements:", "placements: {"))
    apart.settle()
    before = apart.text
    apart.drag(Hex(14, -6), Hex(14, -7))
    apart.window.actions_["tool_stamp"].trigger()

    assert apart.text == before
    assert "cannot be read" in apart.page.board.bar.text
    assert apart.status == "The text cannot be read just now, so the board can only be looked at."


def test_what_was_typed_a_moment_ago_counts_for_a_gesture(apart):
    pane = apart.page.pane
    start = pane.text().index("[14, -6]")
    pane.select(start, start + len("[14, -6]"))
    pane.textCursor().insertText("[14, -7]")
    apart.drag(Hex(14, -7), Hex(14, -6))  # before any check has seen it

    assert "{face: N, at: [14, -6], turn: 0}" in apart.text


def test_the_board_of_a_scenario_says_where_it_is_laid(make, checkout):
    folder = checkout / "content/el_dorado/base/scenarios"
    laying = Laying(make(next(iter(sorted(folder.glob("*.yaml"))))))
    laying.window.actions_["tool_stamp"].trigger()

    assert laying.status == "This board is laid in another file: open the route to arrange it."


def test_an_empty_route_says_how_it_begins_and_one_click_begins_it(make, tmp_path):
    from PySide6.QtWidgets import QPushButton

    file = tmp_path / "new.yaml"
    file.write_text(
        "kind: route\nformat: 1\nid: new\ngame: el_dorado\nname: New\nplacements: []\n", "utf-8"
    )
    laying = Laying(make(file))
    (button,) = [b for b in laying.view.findChildren(QPushButton) if b.text() == "Place A"]
    QTest.mouseClick(button, LEFT)

    assert "{face: A, at: [0, 0], turn: 0}" in laying.text
    assert laying.page.board._empty is None
