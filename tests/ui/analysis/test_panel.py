"""The analysis in the window, by mouse and by keys: lit spaces, overlays, players, deals, edits."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from designer.ui.analysis.compare import CompareWindow, difference
from designer.ui.analysis.list import row_of
from designer.ui.manual.window import ManualWindow
from tests.ui.panels import wait_until_idle, wait_until_known

_Left = Qt.MouseButton.LeftButton


def overlay(window):
    return window.page.board.view.overlay


def row(window, id_):
    return row_of(window.analysis.list.item_of(id_))


def top_levels(kind):
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind)]


def test_figures_come_with_their_standing_among_six_published_routes(known):
    price = row(known, "figure.price")

    assert price.value == "34"
    assert price.standing.n_others == 6  # seven are published, and this is one of them
    assert not known.analysis.list.is_grey("figure.price")


def test_pointing_at_a_row_lights_its_spaces_and_leaving_lets_them_go(known, qtbot, centre_of):
    viewport = known.analysis.list.viewport()
    qtbot.mouseMove(viewport, centre_of(known, "figure.closing"))

    assert overlay(known).lit == set(row(known, "figure.closing").spaces)

    QApplication.sendEvent(known.analysis.list, _leaving())

    assert overlay(known).lit == frozenset()


def test_a_click_keeps_the_spaces_lit_until_escape(known, qtbot, centre_of):
    viewport = known.analysis.list.viewport()
    qtbot.mouseClick(viewport, _Left, pos=centre_of(known, "figure.turns"))
    QApplication.sendEvent(known.analysis.list, _leaving())
    kept = overlay(known).lit
    view = known.page.board.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    after = overlay(known).lit

    assert kept == set(row(known, "figure.turns").spaces)
    assert after == frozenset()
    assert len(overlay(known).ways) == 1  # the first Esc lets go of the spaces only


def test_the_keyboard_lights_rows_and_chooses_them(known, qtbot):
    shown = known.analysis.list
    shown.setFocus()
    shown.setCurrentItem(shown.item_of("figure.steps"))
    qtbot.keyClick(shown, Qt.Key.Key_Down)

    assert overlay(known).lit == set(row(known, "figure.price_dealt").spaces)

    qtbot.keyClick(shown, Qt.Key.Key_Return)

    assert overlay(known).cursor in row(known, "figure.price_dealt").spaces


def test_a_large_figure_shows_its_spaces(known, qtbot):
    closing = known.analysis.big.buttons[2]
    qtbot.mouseClick(closing, _Left)

    assert closing.row.value == "3"
    assert overlay(known).lit == set(closing.row.spaces)
    assert overlay(known).marking.firm == set(closing.row.spaces)


@pytest.mark.parametrize("id_", ["price", "reach", "cuts", "apart", "barriers", "ends", "way"])
def test_one_overlay_at_a_time_is_shown_by_its_switch(known, qtbot, id_):
    board = known.page.board
    known.page.overlays.choose("")
    qtbot.mouseClick(board.overlays.chips[id_], _Left)

    assert [name for name, chip in board.overlays.chips.items() if chip.isChecked()] == [id_]
    assert board.legend.isVisible()
    assert bool(overlay(known).ways) == (id_ == "way")
    assert known.actions_[f"overlay_{id_}"].isChecked()

    qtbot.mouseClick(board.overlays.chips[id_], _Left)

    assert not any(chip.isChecked() for chip in board.overlays.chips.values())
    assert not board.legend.isVisible()


def test_keys_show_overlays_and_escape_clears_them(known, qtbot):
    view = known.page.board.view
    known.activateWindow()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    by_number = known.page.overlays.wanted
    qtbot.keyClick(view, Qt.Key.Key_O)
    after = known.page.overlays.wanted
    qtbot.keyClick(view, Qt.Key.Key_O, Qt.KeyboardModifier.ShiftModifier)
    back = known.page.overlays.wanted
    qtbot.keyClick(view, Qt.Key.Key_Escape)

    assert [by_number, after, back] == ["price", "reach", "price"]
    assert known.page.overlays.wanted == ""
    assert known.actions_["overlay_none"].isChecked()


def test_the_switch_of_the_way_is_off_where_there_is_none(own, edit):
    edit(own, "  - {face: N, at: [11, 0], turn: 2}\n", "")
    chip = own.page.board.way_chip

    assert not chip.isChecked()
    assert not chip.isEnabled()
    assert "No way leads to El Dorado." in chip.toolTip()
    assert overlay(own).ways == ()


def test_narrow_canvases_keep_every_switch_and_the_words_of_the_lit_one(known, qtbot):
    bar = known.page.board.overlays
    bar.lay(250)
    chips = bar.chips.values()

    assert max(chip.geometry().right() for chip in chips) < 250
    assert max(chip.geometry().bottom() for chip in chips) < bar.height() == 62  # two rows
    assert not bar.chips["way"].narrow
    assert bar.chips["ends"].narrow
    assert all(chip.toolTip() and chip.accessibleName() for chip in chips)


def test_switches_break_into_a_second_row_before_they_lose_their_words(known):
    bar = known.page.board.overlays
    bar.lay(440)

    assert not any(chip.narrow for chip in bar.chips.values())
    assert {chip.y() for chip in bar.chips.values()} == {0, 34}


def test_an_edit_greys_the_deep_figures_and_brings_them_up_to_date(own, qtbot, edit):
    pane = own.page.pane
    at = pane.text().index("turn: 2}", pane.text().index("face: N,"))
    before = row(own, "figure.printed").value
    pane.select(pane.text().index("face: N,") + 6, pane.text().index("face: N,") + 7)
    qtbot.keyClick(pane, Qt.Key.Key_M)

    assert at > 0
    assert own.analysis.list.is_grey("figure.printed")
    assert row(own, "figure.printed").value == before

    wait_until_known(own)

    assert not own.analysis.list.is_grey("figure.printed")
    assert row(own, "figure.printed").value != before


def test_what_is_computed_stops_when_another_document_comes_to_the_front(own, checkout):
    own.analysing.deepening.quiet_ms = 60_000
    own.page.pane.appendPlainText("# more")
    wait_until_idle(own)
    own.analysing._whole.clear()
    own.analysing.show(own.page)
    waited = own.analysing.is_idle
    own.documents.show(str(checkout / "content/el_dorado/base/cards.yaml"))

    assert not waited
    assert own.analysing.is_idle
    assert own.analysis.is_empty


def test_a_long_computation_is_stopped_and_begun_again(own, qtbot):
    own.analysing.deepening.quiet_ms = 60_000
    own.analysing._whole.clear()
    own.analysing.show(own.page)
    own.analysis.computing.show_running("Computing…", 0.5)
    qtbot.mouseClick(own.analysis.computing.button, _Left)

    assert own.analysing.is_idle
    assert own.analysis.computing.words.text() == "Not all figures are computed."
    assert own.analysis.list.is_grey("figure.price")

    own.analysing.deepening.quiet_ms = 0
    qtbot.mouseClick(own.analysis.computing.button, _Left)
    wait_until_known(own)

    assert not own.analysis.list.is_grey("figure.price")
    assert not own.analysis.computing.isVisible()


def test_a_faulty_board_says_why_it_has_no_figures(own, edit):
    edit(own, "  - {face: B, at: [0, 0], turn: 2}\n", "")
    heading, line = own.analysis._empty._heading.text(), own.analysis._empty._line.text()

    assert own.analysis.is_empty
    assert heading == "No figures for this board"
    assert line.endswith(".")
    assert not any(chip.isChecked() for chip in own.page.board.overlays.chips.values())


def test_for_each_number_of_players_only_their_starts_count(known, qtbot):
    qtbot.mouseClick(known.analysis.players.segments[3], _Left)
    wait_until_known(known)
    deep = known.page.deep

    assert [reach.party.n_players for reach in deep.parties] == [3]
    assert len(deep.quick.starts) == 3
    assert row(known, "figure.price").standing.n_others == 6
    assert "All 3 starts reach El Dorado." in known.analysis.findings()

    qtbot.mouseClick(known.analysis.players.segments[None], _Left)
    wait_until_known(known)

    assert len(known.page.deep.quick.starts) == 4


def test_a_deal_is_shown_and_kept_as_one_step(own, qtbot):
    text = own.page.pane.text()
    qtbot.mouseClick(own.analysis.deal.again, _Left)
    wait_until_known(own)
    seed = own.analysis.deal.words.text()
    titles = [bar.title for bar in own.page.board.view.scene.bars]
    qtbot.mouseClick(own.analysis.deal.keep, _Left)
    wait_until_known(own)
    kept = own.page.pane.text()
    named = [bar.title for bar in own.page.board.view.scene.bars]
    own.actions_["undo"].trigger()
    wait_until_known(own)

    assert seed.startswith("Seed ")
    assert len(set(titles)) == 4  # one of six lies on each of four joints
    assert kept.count("barrier: blockade_") == 4
    assert named == titles
    assert own.page.pane.text() == text


def test_no_deal_brings_back_the_board_as_it_is_written(own, qtbot):
    before = own.page.board.view.scene.bars
    qtbot.mouseClick(own.analysis.deal.again, _Left)
    wait_until_known(own)
    dealt = own.page.board.view.scene.bars
    qtbot.mouseClick(own.analysis.deal.clear, _Left)
    wait_until_known(own)

    assert dealt != before
    assert own.page.board.view.scene.bars == before


def test_a_deal_of_a_scenario_is_shown_and_its_route_is_said_to_hold_it(
    make, checkout, compute, qtbot
):
    window = compute(make(checkout / "content/el_dorado/base/scenarios/first_expedition.yaml"))
    before = window.page.board.view.scene.bars
    qtbot.mouseClick(window.analysis.deal.again, _Left)
    wait_until_known(window)

    assert window.page.board.view.scene.bars != before
    assert not window.analysis.deal.keep.isEnabled()
    assert "in the route" in window.analysis.deal.keep.toolTip()


def test_a_joint_in_the_list_shows_what_a_barrier_bars_there(known, qtbot, centre_of):
    viewport = known.analysis.list.viewport()
    qtbot.mouseClick(viewport, _Left, pos=centre_of(known, "barrier.2"))
    joint = known.page.deep.joints[row(known, "barrier.2").joint]

    assert known.page.overlays.wanted == "barriers"
    (lit,) = overlay(known).marking.joints
    assert len(lit.pairs) == len(joint.open_pairs)


def test_what_a_figure_is_can_be_read_in_the_manual(known, qtbot, centre_of):
    centre_of(known, "figure.closing")
    shown = known.analysis.list
    area = shown.help_area(shown.item_of("figure.closing"))
    qtbot.mouseClick(shown.viewport(), _Left, pos=area.center().toPoint())
    (dialog,) = top_levels(ManualWindow)
    block = dialog.text.textCursor().block().text()
    dialog.close()

    assert block == "Closing the way"


def test_two_routes_are_compared_at_one_scale(known, qtbot):
    known.actions_["compare"].trigger()
    (window,) = top_levels(CompareWindow)
    qtbot.waitUntil(lambda: window.is_idle)
    table, (left, right) = window.table, window.sides
    table.selectRow(6)
    shown = [table.item(6, column).text() for column in range(4)]

    assert (left.title, shown[1]) == ("First Expedition", "3")
    assert right.path != left.path
    assert table.rowCount() == 13
    assert window.boards[0].radius == window.boards[1].radius
    assert all(board.radius <= board.largest + 1e-6 for board in window.boards)
    assert int(shown[2]) - int(shown[1]) == int(shown[3].replace("−", "-").replace("=", "0"))
    assert len(window.boards[0].lit) == int(shown[1])
    window.close()


def test_a_difference_has_its_sign():
    from designer.routes.figures import Figure

    def of(one, other):
        return difference(Figure("x", "x", one), Figure("x", "x", other))

    assert [of(3, 5), of(5, 3.5), of(2, 2), of(None, 2)] == ["+2", "−1.5", "=", "–"]


def _leaving():
    from PySide6.QtCore import QEvent

    return QEvent(QEvent.Type.Leave)


def test_the_pointer_on_the_ground_of_the_list_lights_nothing(known, qtbot):
    qtbot.mouseMove(known.analysis.list.viewport(), QPoint(2, 2))

    assert overlay(known).lit == frozenset()


def test_a_low_panel_keeps_its_list_and_the_window_may_be_small(known):
    known.analysis.resize(220, 200)

    assert known.analysis.minimumSizeHint().height() >= 0
    assert known.analysis.minimumHeight() <= 150
    assert known.analysis.terrain.isHidden()
    assert not known.analysis.list.isHidden()
