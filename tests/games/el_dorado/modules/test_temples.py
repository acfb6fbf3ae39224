"""Temples: nobody arrives without the artifacts, and what was collected is paid for."""

import pytest

from plugins.el_dorado.definition import ARRIVED
from plugins.el_dorado.modules import temples
from tests.games.el_dorado.modules.walks import game_of, played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_arrives_without_the_four_artifacts_and_greedy_collects_them(players, numbers):
    game = game_of("four_temples", players)
    n_collected = 0

    def artifacts(state, seat):
        return game.book.rows.row(state, temples.ARTIFACTS, seat)

    def look(before, move, after):
        nonlocal n_collected
        assert game.census(after) == game.census(before)
        for explorer, place in enumerate(after.at):
            if place == ARRIVED and before.at[explorer] != ARRIVED:
                assert len(artifacts(before, game.definition.owners[explorer])) == 4
        if move.verb == temples.COLLECT:
            n_collected += 1
            assert len(after.box) == len(before.box) + 1
            assert (
                len(set(artifacts(after, before.active)))
                == len(artifacts(before, before.active)) + 1
            )

    for seed in range(numbers.of(short=2, long=200)):
        figures = played(game, ["greedy"], seed, look)
        assert figures.ends.get("unfinished", 0) == 0
    assert n_collected >= 4


def test_random_games_with_temples_end_too(numbers):
    game = game_of("four_temples", 3)

    for seed in range(numbers.of(short=1, long=100)):
        played(game, ["random"], seed)


def test_the_artifacts_are_seen_before_a_player_and_in_words():
    from plugins.el_dorado.tabletop import table

    game = game_of("four_temples", 2)
    state = temples.given(game.book, game.start(1), 0, {"artifacts": ["green", "purple"]})

    assert table(game, state, None).seats[0].trophies == ("Green artifact", "Purple artifact")
    assert temples.goals(game.book, state, 0) is not None
    assert temples.lacking(game.book, state, 0) == ("yellow", "blue")
