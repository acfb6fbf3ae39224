"""Relic Expedition keeps what all games promise, with every reading of its rules."""

import pytest

from designer.play.playouts import playout
from designer.testing.conformance import check_game
from tests.games.relic_expedition.games import BOTS, OPTIONS, compiled

each_number = pytest.mark.parametrize("players", [2, 3, 4])
each_reading = pytest.mark.parametrize("number", range(len(OPTIONS)))


@each_reading
@each_number
def test_every_reading_keeps_what_all_games_promise(players, number, numbers):
    game = compiled(players, number)
    limit = 60 if OPTIONS[number].get("table.edge") else 150
    for seed in range(numbers.of(short=1, long=20)):
        check_game(
            game, [BOTS["random"]()] * players, seed, limit=numbers.of(short=limit, long=2000)
        )


@each_reading
@each_number
def test_random_games_come_to_an_end(players, number, numbers):
    game = compiled(players, number)
    for seed in range(numbers.of(short=2, long=670)):
        played = playout(game, [BOTS["random"]()] * players, seed, keep_moves=False)
        assert played.outcome is not None
        assert played.outcome.termination in {"won", "unfinished"}
