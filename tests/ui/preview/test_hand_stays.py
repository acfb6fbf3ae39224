"""The cards in hand stay where they are while others are played: what is clicked next is not another one."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt

from designer.api import SetUp
from designer.documents import open_project
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN
from designer.ui.preview import grip
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow

SLIGHT = 20  # pixels: where room is short, cards move closer together


@pytest.fixture
def window(qtbot, look, tmp_path):
    host = PluginHost.standard()
    project = open_project([], host.roots, patterns=host.schemas.id_patterns)
    document = project.entry("route", "first_expedition").document
    plugin = host.game("el_dorado")
    window = PreviewWindow(
        plugin,
        plugin.compile(project, document, SetUp(players=2)),
        project,
        look,
        document=document,
        seats=(HUMAN, HUMAN),
        seed=3,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.control.take_seat()
    return window


def places(window, qtbot):
    """Give the face of each card in hand and where it begins, from the left of the window."""
    qtbot.wait(20)
    cards = window.hand.hand.widgets
    return sorted((w.mapTo(window, QPoint(0, 0)).x(), w.piece.face) for w in cards)


def move_with(control, held):
    control.press(grip.targets(control.table, held)[0])


def first_able(control, window):
    ids = [widget.piece.id for widget in window.hand.hand.widgets]
    return next(id_ for id_ in ids if grip.targets(control.table, id_))


def test_played_cards_leave_gaps_until_the_hand_is_filled(window, qtbot):
    control = window.control
    before = places(window, qtbot)
    assert len(before) == 4
    main = window.hand.main_button.mapTo(window, QPoint(0, 0)).x()

    held = first_able(control, window)
    played = next(w.piece.face for w in window.hand.hand.widgets if w.piece.id == held)
    assert before[0][1] == played  # the first one goes: all others would move up
    move_with(control, held)
    after = places(window, qtbot)

    assert len(after) == 3
    for (x, face), (x_before, face_before) in zip(after, before[1:], strict=True):
        assert face == face_before
        assert abs(x - x_before) < SLIGHT
    assert window.hand.main_button.mapTo(window, QPoint(0, 0)).x() == main

    control.undo()
    assert places(window, qtbot) == before


def test_another_hand_has_no_gaps(window, qtbot):
    control = window.control
    before = places(window, qtbot)
    seat = control.game.seat_to_move
    while control.game.seat_to_move == seat:
        window.press_main()
    control.take_seat()
    other = places(window, qtbot)

    assert other != before
    xs = [x for x, _ in other]
    assert all(right - left > 80 for left, right in pairwise(xs))


def test_by_keys_a_card_leads_from_target_to_target_and_enter_ends_no_turn(window, qtbot):
    control = window.control
    window.activateWindow()
    window.hand.take_focus()
    held = window.focusWidget()
    qtbot.keyClick(held, Qt.Key.Key_Return)
    assert control.held == held.piece.id
    board = window.board
    assert board.hasFocus()
    first = board.overlay.cursor
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    assert board.hasFocus()
    assert board.overlay.cursor != first
    qtbot.keyClick(board, Qt.Key.Key_Backtab)
    assert board.overlay.cursor == first

    seat, steps = control.game.seat_to_move, len(control.game.steps)
    for part in (window.common.log, window.players):
        part.setFocus()
        qtbot.keyClick(part, Qt.Key.Key_Return)
        assert control.game.seat_to_move == seat
        assert control.held == held.piece.id
    assert len(control.game.steps) == steps
    assert board.hasFocus()  # Enter leads back to what is lit
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert len(control.game.steps) == steps + 1


def test_enter_in_the_log_presses_no_button(window, qtbot):
    window.activateWindow()
    window.common.log.setFocus()
    qtbot.keyClick(window.common.log, Qt.Key.Key_Return)
    assert not window.control.game.steps
