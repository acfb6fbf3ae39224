import pytest

from designer.engine.game import Move
from designer.play.bots import RandomBot
from designer.play.table import Hold
from designer.session.preview import HUMAN, PreviewGame
from designer.ui.preview.control import PlayControl
from tests.probes.race import RaceGame, RacePlugin, hex_of


@pytest.fixture
def control(qapp):
    controls = []

    def make(*seats: str, seed: int = 1) -> PlayControl:
        game = PreviewGame(RaceGame(len(seats)), seats, seed, {"random": RandomBot()})
        controls.append(PlayControl(RacePlugin(), game))
        controls[-1].take_seat()
        return controls[-1]

    yield make
    for one in controls:
        one.stop()


def test_bots_move_by_themselves_until_a_human_is_to_move(qtbot, control):
    play = control("random", "random", HUMAN)
    play.set_speed("fast")

    play.start()
    qtbot.waitUntil(lambda: play.may_act)

    assert play.game.seat_to_move == 2


def test_bots_go_on_by_themselves_when_a_game_that_was_looked_at_is_played_on(qtbot, control):
    play = control("random", HUMAN)
    play.set_speed("at once")
    play.watch(play.game)
    assert not play.is_running

    play.play_on()
    qtbot.waitUntil(lambda: play.may_act)

    assert play.game.seat_to_move == 1


def test_bots_at_once_leave_time_for_the_window(qtbot, control):
    play = control("random", "random")
    play.set_speed("at once")
    tables = []
    play.changed.connect(lambda: tables.append(play.table))

    play.start()
    qtbot.waitUntil(lambda: play.game.outcome is not None)

    assert tables[-1].handles == ()
    assert play.game.seat_to_move is None


def test_stopped_bots_do_not_move(qtbot, control):
    play = control("random", HUMAN)
    play.set_speed("at once")
    play.set_running(False)

    play.start()
    qtbot.wait(30)

    assert play.game.steps == []


def test_a_step_lets_one_bot_move_once_and_then_wait(qtbot, control):
    play = control("random", "random")
    play.set_speed("at once")

    play.step_bot()
    qtbot.wait(30)

    assert len(play.game.steps) == 1
    assert not play.is_running


def test_a_click_that_is_no_legal_move_tells_the_rule(qtbot, control):
    play = control(HUMAN, HUMAN)
    card = play.table.zones[0].pieces[0].id
    play.click_piece(card)

    with qtbot.waitSignal(play.refused) as told:
        play.click_bar(7)

    refusal, hold = told.args
    assert refusal.rule == "RACE-2"
    assert hold == Hold(piece=card, target_bar=7)


def test_a_click_in_a_bots_turn_says_whose_turn_it_is(qtbot, control):
    play = control("random", HUMAN)

    with qtbot.waitSignal(play.refused) as told:
        play.click_hex(hex_of(1, 1))

    assert "Runner 1" in told.args[0].message


def test_after_a_move_the_hand_is_empty(control):
    play = control(HUMAN, HUMAN)
    play.click_piece(0)
    assert play.held == 0

    play.click_hex(hex_of(0, 1))

    assert play.game.state.at[0] == 1
    assert play.held is None


def test_undo_into_a_bots_turn_lets_the_bot_wait(qtbot, control):
    play = control("random", HUMAN)
    play.step_bot()
    play.set_running(True)
    play.set_speed("at once")
    qtbot.waitUntil(lambda: play.may_act)

    play.go_to(0)
    qtbot.wait(30)

    assert not play.is_running
    assert play.game.steps == []


def test_another_game_begins_with_the_bots_running(control):
    play = control(HUMAN, HUMAN, seed=5)
    play.press(next(h for h in play.table.handles if h.button))
    play.set_running(False)

    play.restart()

    assert play.game.steps == []
    assert play.game.seed == 5
    assert play.is_running


def test_the_round_of_a_step_is_that_of_its_state(control):
    play = control(HUMAN, HUMAN)
    play.game.make(Move("end"))
    play.game.make(Move("end"))

    assert play.round_before(1) == 1
    assert play.round_before(2) == 2
