"""El Dorado keeps what all games promise, and every published route can be played to its end."""

import os
import subprocess
import sys

import pytest

from designer.engine.trees import fingerprint
from designer.play.playouts import playout
from designer.testing.conformance import check_game
from tests.games.el_dorado.games import BOTS, ROUTES, compiled, rich

each_route = pytest.mark.parametrize("route", ROUTES)
each_number = pytest.mark.parametrize("players", [2, 3, 4])

GAME_IN_ANOTHER_PROCESS = """
from designer.plugin_host import install_plugins_package, shipped_root
install_plugins_package([shipped_root()])
from tests.games.el_dorado.games import BOTS, compiled
from designer.engine.trees import fingerprint
from designer.play.playouts import playout
print(fingerprint(playout(compiled(), [BOTS["greedy"]()] * 4, 11).state))
"""


@pytest.mark.parametrize("bot", BOTS)
@each_number
def test_first_expedition_keeps_what_all_games_promise(players, bot, numbers):
    game = compiled(players=players)
    # A random bot's game has thousands of moves, a greedy one's two hundred.
    n = numbers.of(short=2, long=50 if bot == "random" else 200)
    for seed in range(n):
        check_game(game, [BOTS[bot]()] * players, seed, limit=numbers.of(short=700, long=5000))


@each_route
def test_every_route_keeps_what_all_games_promise(route, numbers):
    game = compiled(route, 3)
    for seed in range(numbers.of(short=1, long=100)):
        course = check_game(game, [BOTS["random"](), BOTS["greedy"](), BOTS["greedy"]()], seed)
        assert course.termination == "won"


@each_route
def test_caves_keep_what_all_games_promise(route, numbers):
    game = compiled(route, 2, caves=True)
    for seed in range(numbers.of(short=1, long=100)):
        course = check_game(game, [BOTS["greedy"](), BOTS["greedy"]()], seed)
        assert course.termination in {"won", "shared"}


@each_number
def test_hands_full_of_actions_and_tokens_keep_what_all_games_promise(players, numbers):
    game = rich(players)
    for seed in range(numbers.of(short=3, long=40)):
        check_game(game, [BOTS["random"]()] * players, seed, limit=numbers.of(short=500, long=3000))


@each_route
@each_number
def test_greedy_bots_reach_el_dorado_within_sixty_rounds(route, players, numbers):
    game = compiled(route, players)
    for seed in range(numbers.of(short=1, long=200)):
        played = playout(game, [BOTS["greedy"]()] * players, seed, keep_moves=False)
        assert played.outcome is not None
        assert (played.outcome.termination in {"won", "shared"}, played.rounds <= 60) == (
            True,
            True,
        )


@each_route
def test_random_bots_come_to_an_end_too(route, numbers):
    game = compiled(route, 2)
    for seed in range(numbers.of(short=1, long=20)):
        played = playout(game, [BOTS["random"]()] * 2, seed, keep_moves=False)
        assert played.outcome is not None
        assert played.outcome.termination in {"won", "shared", "unfinished"}


def test_the_same_seed_gives_the_same_game_in_another_process():
    here = fingerprint(playout(compiled(), [BOTS["greedy"]()] * 4, 11).state)
    environment = {**os.environ, "PYTHONHASHSEED": "7"}

    there = subprocess.run(
        [sys.executable, "-c", GAME_IN_ANOTHER_PROCESS],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    assert there.stdout.strip() == here
