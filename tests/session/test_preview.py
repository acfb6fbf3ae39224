from collections.abc import Iterable
from typing import Any

import pytest

from designer.engine.game import Move
from designer.play.bots import RandomBot
from designer.session.preview import HUMAN, PreviewGame
from designer.session.saved_games import Found, found_game, save_game
from tests.probes.race import RaceGame, race_document

BOTS = {"random": RandomBot()}
END_TURN = Move("end")


def race(*seats: str, seed: int = 1) -> PreviewGame:
    return PreviewGame(RaceGame(len(seats)), seats, seed, BOTS)


def found(path, game_for=lambda n, _switches: RaceGame(n), bots=BOTS) -> Found:
    return found_game(path, "race", race_document(), game_for, bots)


def run_to_the_end(preview: PreviewGame) -> None:
    while preview.bot_step() is not None:
        pass


def test_every_seat_needs_somebody():
    with pytest.raises(ValueError, match="has 2 seats, 1 were given"):
        PreviewGame(RaceGame(2), [HUMAN], 1, BOTS)


def test_a_bot_nobody_knows_is_named_with_those_there_are():
    with pytest.raises(ValueError, match=r"no bot “clever”\. Bots: random"):
        race(HUMAN, "clever")


def test_a_move_that_is_refused_changes_nothing_and_says_why():
    preview = race(HUMAN, HUMAN)
    before = preview.state

    refusal = preview.make(Move("open", (1,)))

    assert refusal is not None
    assert refusal.rule == "RACE-2"
    assert preview.state == before
    assert preview.steps == []


def test_a_move_is_told_in_the_log_and_in_words():
    preview = race(HUMAN, HUMAN)

    preview.make(END_TURN)

    step = preview.steps[0]
    assert step.lines == ("Runner 1: end.",)
    assert step.words == {"end": []}
    assert step.seat == 0


def test_undo_goes_back_to_before_the_last_move_of_a_human():
    preview = race(HUMAN, "random")
    preview.make(Move("take", (2,)))
    state = preview.state
    preview.make(END_TURN)
    run_to_the_end_of_the_bots_turn(preview)
    n_bot_steps = len(preview.steps) - 2

    taken_back = preview.undo()

    assert taken_back == n_bot_steps + 1
    assert preview.state == state


def run_to_the_end_of_the_bots_turn(preview: PreviewGame) -> None:
    while preview.bot_is_to_move:
        preview.bot_step()


def test_redo_makes_again_what_was_taken_back_with_the_bots_answer():
    preview = race(HUMAN, "random")
    preview.make(END_TURN)
    run_to_the_end_of_the_bots_turn(preview)
    state, n_steps = preview.state, len(preview.steps)
    preview.undo()

    preview.redo()

    assert preview.state == state
    assert len(preview.steps) == n_steps


def test_a_bot_does_the_same_again_after_undo():
    preview = race(HUMAN, "random")
    preview.make(END_TURN)
    run_to_the_end_of_the_bots_turn(preview)
    moves = [step.move for step in preview.steps]
    preview.undo()

    preview.make(Move("take", (1,)))
    preview.undo()
    preview.make(END_TURN)
    run_to_the_end_of_the_bots_turn(preview)

    assert [step.move for step in preview.steps] == moves


def test_another_move_after_undo_forgets_what_came_after():
    preview = race(HUMAN, HUMAN)
    preview.make(Move("take", (1,)))
    preview.undo()

    preview.make(Move("take", (2,)))

    assert not preview.can_redo
    assert [step.move for step in preview.steps] == [Move("take", (2,))]


def test_the_same_move_after_undo_keeps_what_came_after():
    preview = race(HUMAN, HUMAN)
    preview.make(Move("take", (1,)))
    preview.make(END_TURN)
    preview.go_to(0)

    preview.make(Move("take", (1,)))

    assert preview.can_redo


def test_with_bots_only_undo_takes_back_one_step():
    preview = race("random", "random")
    preview.bot_step()
    preview.bot_step()

    assert preview.undo() == 1


def test_a_bot_never_moves_for_a_human():
    preview = race(HUMAN, "random")

    assert preview.bot_step() is None


def test_one_human_looks_through_his_own_eyes_also_in_a_bots_turn():
    preview = race("random", HUMAN)

    assert preview.bot_is_to_move
    assert preview.eyes() == 1


def test_with_several_humans_the_one_to_move_looks():
    preview = race(HUMAN, HUMAN)
    preview.make(END_TURN)

    assert preview.eyes() == 1


def test_among_bots_everything_lies_open():
    assert race("random", "random").eyes() is None


def test_a_bot_sees_only_what_its_seat_may_see():
    class Watcher:
        id = "watcher"
        seen: Any = None

        def choose(self, view: Any, moves: Iterable[Move], rng: int) -> Move:
            Watcher.seen = view.state
            return next(iter(moves))

    preview = PreviewGame(RaceGame(2), ["watcher", HUMAN], 1, {"watcher": Watcher()})

    preview.bot_step()

    assert set(Watcher.seen.hands[1]) == {0}


def test_restarting_gives_the_same_game_and_another_seed_another():
    preview = race("random", "random", seed=3)
    run_to_the_end(preview)

    again = preview.restarted()
    run_to_the_end(again)

    assert again.state == preview.state
    assert preview.restarted(4).seed == 4


def test_a_saved_game_is_resumed_where_it_was_left(tmp_path):
    preview = race(HUMAN, "random", seed=9)
    preview.make(Move("take", (2,)))
    preview.make(END_TURN)
    run_to_the_end_of_the_bots_turn(preview)
    path = tmp_path / "left.replay.yaml"

    save_game(preview, "race", race_document(), path)
    resumed = found(path).game

    assert resumed.state == preview.state
    assert resumed.seats == (HUMAN, "random")
    assert [step.lines for step in resumed.steps] == [step.lines for step in preview.steps]


def test_a_saved_game_with_a_bot_nobody_has_goes_on_with_a_human(tmp_path):
    preview = race(HUMAN, "random")
    path = tmp_path / "left.replay.yaml"
    save_game(preview, "race", race_document(), path)

    assert found(path, bots={}).game.seats == (HUMAN, HUMAN)


@pytest.mark.parametrize(
    ("move", "says"),
    [("open: [1]", "Move 2 is refused"), ("fly: [1]", "Move 2 cannot be read")],
    ids=["refused", "unknown"],
)
def test_a_saved_game_that_does_not_fit_says_which_move(tmp_path, move, says):
    path = tmp_path / "bad.replay.yaml"
    path.write_text(
        "kind: replay\nformat: 1\ngame: race\nroute: the_race\nplayers: 2\nseed: 1\n"
        f"moves:\n  - take: [1]\n  - {move}\n"
    )

    read = found(path)

    assert read.fault.startswith(says)
    assert len(read.game.steps) == 1


def test_a_saved_game_of_too_many_players_is_refused(tmp_path):
    path = tmp_path / "many.replay.yaml"
    path.write_text(
        "kind: replay\nformat: 1\ngame: race\nroute: the_race\nplayers: 9\nseed: 1\nmoves: []\n"
    )

    read = found(path, lambda _players, _switches: None)

    assert read.game is None
    assert "9 players" in read.fault


def test_a_saved_game_that_breaks_off_says_its_line_and_what_can_be_read(tmp_path):
    path = tmp_path / "cut.replay.yaml"
    path.write_text(
        "kind: replay\nformat: 1\ngame: race\nroute: the_race\nplayers: 2\nseed: 1\n"
        "moves:\n  - take: [1]\n  - {move: en"
    )

    read = found(path)

    assert read.fault.startswith("Line 9: ")
    assert read.fault.endswith("1 moves can be read before that.")
    assert read.moves == ({"take": [1]},)


def test_a_file_that_is_not_there_is_said_in_words(tmp_path):
    assert found(tmp_path / "no.yaml").fault == "There is no such file."


def test_a_game_of_another_board_says_so_before_any_move(tmp_path):
    path = tmp_path / "other.replay.yaml"
    path.write_text(
        "kind: replay\nformat: 1\ngame: race\nroute: hills\nplayers: 2\nseed: 1\n"
        "moves:\n  - fly: [1]\n"
    )

    read = found(path)

    assert read.game is None
    assert read.fault == "It was played on the route hills; here the_race is open."
    assert read.elsewhere == ("route", "hills")


def test_a_game_of_other_content_says_what_changed_before_which_move(tmp_path):
    path = tmp_path / "old.replay.yaml"
    path.write_text(
        "kind: replay\nformat: 1\ngame: race\nroute: the_race\nplayers: 2\nseed: 1\n"
        "content: cards:1234\nmoves:\n  - fly: [1]\n"
    )

    assert found(path).fault.startswith("The content has changed since")


def test_an_ending_that_was_changed_is_noticed(tmp_path):
    preview = race(HUMAN, "random")
    path = tmp_path / "left.replay.yaml"
    save_game(preview, "race", race_document(), path)
    path.write_text(path.read_text().replace("hash: ", "hash: f"))

    assert "last position" in found(path).fault
