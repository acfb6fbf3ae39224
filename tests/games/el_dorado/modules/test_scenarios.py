"""Each shipped scenario with modules: greedy bots end it, and they beat bots that choose by chance."""

import pytest

from designer.play.playouts import playout
from tests.games.el_dorado.modules.walks import BOTS, game_of
from tests.games.el_dorado.projects import shipped

SCENARIOS = (
    "all_nine",
    "dragons",
    "dragons_complete",
    "four_temples",
    "into_the_mist",
    "land_of_the_muisca",
    "skull_trail",
    "treasure_trail",
    "white_water",
)

each_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


def test_every_scenario_with_modules_is_tried():
    with_modules = {
        document.id
        for document in shipped().of_kind("scenario")
        if shipped().game_of(document) == "el_dorado" and len(document.tree["modules"]) > 1
    }

    assert set(SCENARIOS) == with_modules


@each_scenario
def test_greedy_bots_end_every_game(scenario, numbers):
    for seed in range(numbers.of(short=2, long=200)):
        players = 2 + seed % 3
        game = game_of(scenario, players)
        bots = [BOTS["greedy"]() for _ in range(players)]
        outcome = playout(game, bots, seed, keep_moves=False).outcome

        assert outcome is not None
        assert outcome.termination in {"won", "shared"}, f"seed {seed}"


@each_scenario
def test_greedy_beats_chance_from_either_seat(scenario, numbers):
    game, n = game_of(scenario, 2), numbers.of(short=2, long=100)
    won = 0
    for seed in range(n):
        greedy = seed % 2
        bots = [BOTS["greedy" if seat == greedy else "random"]() for seat in range(2)]
        outcome = playout(game, bots, seed, keep_moves=False).outcome
        won += outcome is not None and outcome.winners == (greedy,)

    assert won >= 0.95 * n


@pytest.mark.parametrize(("scenario", "seed"), [("dragons_complete", 12), ("all_nine", 15)])
def test_bots_that_hold_each_other_up_get_on(scenario, seed):
    """Games that were given up before: nobody entered a range, or all waited for one another."""
    bots = [BOTS["greedy"]() for _ in range(2 + seed % 3)]
    outcome = playout(game_of(scenario, 2 + seed % 3), bots, seed, keep_moves=False).outcome

    assert outcome is not None
    assert outcome.termination == "won"
