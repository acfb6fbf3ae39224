"""The scenarios in which several modules play together are whole, and bots end them."""

from pathlib import Path

import pytest

from designer.cli import run_command_line
from plugins.el_dorado.dragon_places import places
from plugins.el_dorado.lying import lying
from tests.games.el_dorado.modules.walks import game_of, played

SCENARIOS = Path(__file__).parents[4] / "content" / "el_dorado" / "together" / "scenarios"
TOGETHER = ["all_nine", "dragons_complete"]


def no_window(paths, *, play=False):
    pytest.fail(f"a window was asked for: {paths} {play}")


def test_every_scenario_with_several_modules_is_tried():
    assert sorted(path.stem for path in SCENARIOS.glob("*.yaml")) == TOGETHER


@pytest.mark.parametrize("scenario", TOGETHER)
def test_a_scenario_has_neither_errors_nor_warnings(scenario):
    assert run_command_line(["check", str(SCENARIOS / f"{scenario}.yaml")], no_window) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scenario", TOGETHER)
def test_greedy_bots_end_a_game_and_no_two_pieces_share_a_space(scenario, players, numbers):
    game = game_of(scenario, players, caves=True)

    def look(before, move, after):
        at = places(game.book, after)
        laid = lying(game.book, after)
        assert len(set(at)) == len(at)
        assert not set(at) & set(laid)
        assert not {p for p in after.at if p >= 0} & {*at, *laid}

    for seed in range(2, 2 + numbers.of(short=1, long=200)):
        figures = played(game, ["greedy"], seed, look)
        assert figures.ends == {"won": 1}
