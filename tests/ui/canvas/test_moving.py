"""Pieces chosen, moved, turned, copied and deleted with the mouse."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from designer.hexes import Hex
from tests.ui.canvas.laying import ALT, CTRL, LEFT, NONE, SHIFT, Laying
from tests.ui.panels import wait_until_idle


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
    assert apart.window.workspace.history.steps == []


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
