"""Several people at one screen: no hand is seen before its player sits there."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage

from designer.session.preview import HUMAN
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.window import PreviewWindow
from tests.ui.preview.clicks import click_button

LEFT = Qt.MouseButton.LeftButton


def test_the_next_players_hand_is_hidden_until_they_sit_before_the_screen(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")

    assert window.handover.isVisible()
    assert window.handover.title == "Hand over to Runner 2"
    assert window.control.table.seat == 0
    assert not window.control.may_act
    assert not window.hand.hand.isVisible()
    assert window.hand.button_widgets == []
    covered = window.handover.geometry()
    for panel in (window.board, window.hand, window.players, window.common):
        at = panel.mapTo(window, QPoint(0, 0))
        assert covered.contains(panel.rect().translated(at))
    assert window.childAt(covered.center()) in (window.handover, *window.handover.children())

    qtbot.keyClick(window.handover.button, Qt.Key.Key_Return)

    assert not window.handover.isVisible()
    assert window.control.table.seat == 1
    assert window.control.may_act
    assert window.hand.hand.isVisible()


def test_undo_before_the_hand_over_gives_the_screen_back(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")

    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert not window.handover.isVisible()
    assert window.control.table.seat == 0


def test_with_one_person_nothing_is_handed_over(qtbot, opened):
    window = opened(HUMAN, "random")
    window.control.set_speed("at once")
    click_button(qtbot, window, "End turn")
    qtbot.waitUntil(lambda: window.control.may_act)

    assert not window.handover.isVisible()


def below_the_bar(window: PreviewWindow) -> QImage:
    """Give what is seen of a window under its top bar, where the seed stands."""
    top = window.top.geometry().bottom() + 1
    return window.grab(QRect(0, top, window.width(), window.height() - top)).toImage()


def hand_of(window: PreviewWindow, seat: int) -> tuple[int, ...]:
    return window.control.game.state.hands[seat]


def test_where_several_people_play_no_hand_is_seen_before_the_first_one_sits(opened):
    window = opened(HUMAN, HUMAN, seed=1, sits=False)
    seen = below_the_bar(window)
    other = opened(HUMAN, HUMAN, seed=2, sits=False)
    assert hand_of(window, 0) != hand_of(other, 0)

    assert window.handover.title == "Hand over to Runner 1"
    assert seen == below_the_bar(other)
    window.control.take_seat()
    other.control.take_seat()
    assert below_the_bar(window) != below_the_bar(other)


def test_the_first_frame_of_a_window_shows_no_hand(opened, monkeypatch):
    painted = []
    paint = PieceWidget.paintEvent

    def paint_and_tell(widget, event):
        if widget.piece.face and widget.window().hand.isAncestorOf(widget):
            painted.append(widget.piece.face)
        paint(widget, event)

    monkeypatch.setattr(PieceWidget, "paintEvent", paint_and_tell)
    window = opened(HUMAN, HUMAN, sits=False)
    window.control.restart()
    window.grab()
    assert painted == []

    window.control.take_seat()
    window.grab()
    assert painted


def test_a_saved_game_of_several_people_is_handed_over_first(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "kept.replay.yaml"
    window.files.save_game(path)

    window.files.load_game(path)

    assert window.handover.isVisible()
    assert not window.control.may_act
    assert not window.hand.hand.isVisible()
    assert [zone.id for zone in window.control.table.zones if zone.seat is not None] == []


def test_play_on_from_a_replay_is_handed_over_first(opened, tmp_path):
    window = opened(HUMAN, HUMAN)
    path = tmp_path / "kept.replay.yaml"
    window.files.save_game(path)
    window.files.load_game(path, only_watch=True)
    assert not window.handover.isVisible()

    window.control.play_on()

    assert window.handover.isVisible()


def test_nothing_flies_into_view_when_the_next_player_sits_down(qtbot, opened):
    window = opened(HUMAN, HUMAN)
    click_button(qtbot, window, "End turn")
    assert window.flights.flights == ()

    window.control.take_seat()

    assert window.flights.flights == ()
