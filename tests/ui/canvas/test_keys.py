"""Boards laid with keys only: what they do, and what the status bar says of it."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from designer.hexes import Hex
from tests.ui.canvas.laying import CTRL, NONE, SHIFT, Laying

K = Qt.Key


@pytest.fixture
def row(make, tmp_path):
    """Give a route of two boards."""
    file = tmp_path / "row.yaml"
    file.write_text(
        "kind: route\nformat: 1\nid: row\ngame: el_dorado\nname: Row\n"
        "placements:\n"
        "  - {face: B, at: [0, 0], turn: 2}\n"
        "  - {face: C, at: [7, -3], turn: 5}\n",
        "utf-8",
    )
    laying = Laying(make(file), zoom=0.6)
    laying.window.activateWindow()
    return laying


def press(laying, key, modifiers=NONE):
    """Press a key wherever the keyboard is."""
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)


def test_a_piece_of_the_palette_is_taken_placed_and_put_down(row):
    row.window.pieces.take_focus()
    press(row, K.Key_G)
    assert QApplication.focusWidget() is row.window.pieces.cell("G")
    press(row, K.Key_Return)

    assert QApplication.focusWidget() is row.view
    assert row.status == "G: place 1 of 56, joint of C, 7 contacts"
    press(row, K.Key_Tab)
    assert row.status.startswith("G: place 2 of 56, ")
    press(row, K.Key_Backtab)
    where = row.arranger.hand.carried.carry.fit.origin
    press(row, K.Key_Return)

    assert f"{{face: G, at: [{where.q}, {where.r}], turn: 0}}" in row.text
    assert row.status == "G lies here: place 1 of 56, joint of C, 7 contacts"


def test_the_letter_of_a_tool_puts_it_in_force_on_the_board_only(row):
    row.key(K.Key_B)
    stamped = row.arranger.tool.id
    row.key(K.Key_Escape)
    row.key(K.Key_K)
    barred = row.arranger.tool.id
    row.key(K.Key_S)
    row.window.actions_["side_both"].trigger()
    row.page.pane.setFocus()
    QTest.keyClicks(row.page.pane, "bk")

    assert (stamped, barred, row.arranger.tool.id) == ("stamp", "bar", "select")
    assert row.text.startswith("bk")


def test_the_stamp_changes_its_piece_by_page_keys(row):
    row.key(K.Key_B)
    first = row.arranger.hand.carried.face
    row.key(K.Key_PageDown)
    second = row.arranger.hand.carried.face
    row.key(K.Key_PageUp)

    assert first != second
    assert row.arranger.hand.carried.face == first


def test_arrows_carry_a_piece_hex_by_hex_and_z_turns_it(row):
    row.key(K.Key_B)
    start = row.arranger.hand.carried.carry.fit.origin
    row.keys(K.Key_Right, K.Key_Right)
    right = row.arranger.hand.carried.carry.fit.origin
    row.keys(K.Key_Down, K.Key_Down)
    down = row.arranger.hand.carried.carry.fit.origin
    row.key(K.Key_Z)
    row.key(K.Key_Z, SHIFT)
    row.key(K.Key_Z)

    assert right.minus(start) == Hex(2, 0)
    assert down.minus(right) == Hex(-1, 2)  # two rows down, the column stays
    assert row.arranger.hand.carried.carry.hand.turn == 1


def test_enter_on_an_illegal_place_says_why_and_keeps_the_piece(row):
    before = row.text
    row.key(K.Key_B)
    row.keys(K.Key_Left, K.Key_Left)
    row.key(K.Key_Return)

    assert row.text == before
    assert "cannot lie here" in row.status
    assert row.arranger.balloon.refusal.ruling.code


def test_ctrl_enter_puts_a_piece_down_apart(row):
    row.key(K.Key_B)
    for _ in range(9):
        row.key(K.Key_Right)
    face = row.arranger.hand.carried.face
    row.key(K.Key_Return, CTRL)

    assert face in row.names


def test_a_piece_is_chosen_moved_and_put_down(row):
    before = row.text
    row.key(K.Key_End)  # the last space lies in C
    row.key(K.Key_Return)
    assert row.status == "Tile C chosen" or row.chosen() == {"C"}
    row.key(K.Key_Up)
    assert row.arranger.hand.carried is not None
    row.keys(K.Key_Tab, K.Key_Tab)
    row.key(K.Key_Return)

    assert row.text != before
    assert row.chosen() == {"C"}


def test_escape_gives_up_a_move_then_the_choice(row):
    before = row.text
    row.key(K.Key_End)
    row.key(K.Key_Return)
    row.key(K.Key_Right)
    row.key(K.Key_Escape)
    carried, chosen = row.arranger.hand.carried, row.chosen()
    row.key(K.Key_Escape)

    assert (carried, chosen) == (None, {"C"})
    assert row.chosen() == set()
    assert row.text == before


def test_shift_and_enter_chooses_one_more(row):
    row.key(K.Key_Home)
    row.key(K.Key_Return)
    row.arranger.view.set_cursor(Hex(7, -3))
    row.key(K.Key_Return, SHIFT)

    assert row.chosen() == {"B", "C"}


def test_a_piece_is_turned_where_it_lies_and_turned_over(row):
    before = row.text
    row.key(K.Key_End)
    row.key(K.Key_Return)
    row.key(K.Key_Z)
    turned = row.text
    row.key(K.Key_X)

    assert turned == before.replace("turn: 5", "turn: 0")
    assert row.text == turned.replace("face: C", "face: D")


def test_all_pieces_are_chosen_copied_and_deleted(row):
    row.key(K.Key_A, CTRL)
    assert row.chosen() == {"B", "C"}
    row.key(K.Key_C, CTRL)
    row.key(K.Key_Delete)

    assert row.names == []
    assert QGuiApplication.clipboard().text().count("face:") == 2

    row.key(K.Key_V, CTRL)
    row.key(K.Key_Return)

    assert row.names == ["B", "C"]


def test_copies_go_to_the_first_place_where_they_fit(row):
    row.key(K.Key_End)
    row.key(K.Key_Return)
    row.key(K.Key_D, CTRL)
    assert row.status.startswith("C, turned 5 of 6: place 1 of ")
    row.key(K.Key_Return)

    assert row.names == ["B", "C", "C2"]


def test_joints_are_gone_round_and_a_menu_says_what_lies_there(row):
    row.key(K.Key_K)
    row.key(K.Key_Tab)
    assert row.status == "1 of 1, joint of B and C, 7 contacts: a blockade that is dealt"
    row.key(K.Key_Return)
    menu = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())
    QTest.keyClick(menu, K.Key_Down)
    QTest.keyClick(menu, K.Key_Down)
    QTest.keyClick(menu, K.Key_Return)

    assert row.arranger.desk.laid.joints[0].barrier == "none"
    assert row.status == "Joint of B and C, 7 contacts: no blockade"


def test_delete_leaves_a_joint_free(row):
    row.key(K.Key_K)
    row.key(K.Key_Tab)
    row.key(K.Key_Delete)

    assert row.arranger.desk.laid.joints[0].barrier == "none"


def test_a_barrier_of_the_palette_is_laid_by_keys(row):
    row.window.pieces.groups.choose("Blockades")
    row.window.pieces.take_focus()
    press(row, K.Key_Right)
    press(row, K.Key_Return)
    assert row.status.startswith("Place 1 of 1, joint of B and C")
    press(row, K.Key_Return)

    assert row.arranger.desk.laid.joints[0].barrier == "blockade_2"


def test_the_eraser_goes_round_the_pieces(row):
    row.key(K.Key_E)
    row.key(K.Key_Tab)
    row.key(K.Key_Tab)
    assert row.status == "Tile C, 2 of 2: Enter deletes"
    row.key(K.Key_Return)

    assert row.names == ["B"]


def test_the_finish_is_offered_at_corners(row):
    row.key(K.Key_F)
    carried = row.arranger.hand.carried
    assert carried.face == "Y"
    row.key(K.Key_Tab)
    assert carried.refusal is None
    row.key(K.Key_Return)

    assert row.names == ["B", "C", "Y"]
    assert not any(d.rule == "LV-ROUTE-11" for d in row.window.problems.model.shown)


def test_tab_leaves_the_board_while_nothing_is_in_the_hand(row):
    row.key(K.Key_Tab)
    away = QApplication.focusWidget()
    row.key(K.Key_B)
    row.key(K.Key_Tab)

    assert away is not row.view
    assert QApplication.focusWidget() is row.view


def test_the_menu_key_offers_what_can_be_done_with_the_piece(row):
    menus = []
    row.arranger.show_menu = lambda menu, _at: menus.append(menu)
    row.key(K.Key_End)
    row.arranger.view.hands.menu(row.view.rect().center(), by_key=True)
    texts = [action.text().split("\t")[0] for action in menus[0].actions()]
    menus[0].deleteLater()

    for wanted in ("Turn right", "Turn over to D", "Duplicate", "Delete", "Paste"):
        assert wanted in texts


def test_f6_reaches_the_palette_and_enter_in_its_filter_the_first_piece(row):
    row.view.setFocus()
    seen = []
    for _ in range(6):
        row.window.actions_["next_panel"].trigger()
        seen.append(QApplication.focusWidget())
    assert row.window.pieces.filter in seen
    row.window.pieces.filter.setText("strip")
    row.window.pieces.filter.setFocus()
    press(row, K.Key_Return)

    assert QApplication.focusWidget() is row.window.pieces.cell("O")


def test_arrows_walk_through_the_palette(row):
    panel = row.window.pieces
    panel.take_focus()
    order = panel.shown()
    press(row, K.Key_Right)
    right = QApplication.focusWidget().offer.id
    press(row, K.Key_Left)
    press(row, K.Key_Down)
    down = QApplication.focusWidget().offer.id
    press(row, K.Key_Up)
    press(row, K.Key_Up)

    assert right == order[1]
    assert down in order[2:4]
    assert QApplication.focusWidget() is panel.filter


def test_every_tool_and_gesture_is_among_the_commands_with_its_keys(row):
    commands = {c.name: c.keys for c in row.window.actions_.commands()}

    for name, keys in {
        "Select": "S",
        "Stamp": "B",
        "Erase": "E",
        "Turn right": "Z",
        "Turn left": "Shift+Z",
        "Turn over": "X",
        "Duplicate": "Ctrl+D",
    }.items():
        assert commands[name] == keys


def test_g_hides_the_net_and_2_fits_what_is_chosen(row):
    row.key(K.Key_G)
    hidden = row.view.has_net
    row.key(K.Key_G)
    row.key(K.Key_End)
    row.key(K.Key_Return)
    before = row.view.camera.zoom
    row.key(K.Key_2)

    assert (hidden, row.view.has_net) == (False, True)
    assert row.view.camera.zoom > before


def test_the_first_place_of_a_carried_tile_was_half_out_of_sight(row):
    row.view.zoom_by(2.2, QPointF(row.view.rect().bottomRight()))
    row.window.pieces.take_focus()
    press(row, K.Key_G)
    press(row, K.Key_Return)
    carried, view = row.arranger.hand.carried, row.view
    for _ in range(6):
        where = carried.area(view.camera.projection)
        assert QRectF(view.rect()).contains(where)
        assert not any(where.intersects(QRectF(c.geometry())) for c in above(view))
        press(row, K.Key_Tab)


def above(view):
    """Give what stands at the edges of a board."""
    return [c for c in view.controls() if c.isVisible() and c.width() > c.height()]
