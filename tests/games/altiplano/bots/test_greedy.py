"""The greedy bot beats chance, and knows nothing that is hidden."""

import pytest

from designer.play.bots import RandomBot
from designer.play.playouts import playout
from designer.testing.conformance import check_game
from plugins.altiplano.bots.greedy import GreedyBot
from tests.games.altiplano.games import compiled


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance_nine_times_in_ten(seat, numbers):
    n = numbers.of(short=5, long=500)
    bots = [GreedyBot(), RandomBot()] if seat == 0 else [RandomBot(), GreedyBot()]
    won = 0
    for seed in range(n):
        outcome = playout(compiled(0), bots, seed, keep_moves=False).outcome
        won += outcome is not None and outcome.winners == (seat,)

    assert won >= 0.9 * n


@pytest.mark.parametrize("number", [0, 1])
def test_it_keeps_what_all_games_promise(number):
    check_game(compiled(number), [GreedyBot(), GreedyBot()], 5, limit=60)
