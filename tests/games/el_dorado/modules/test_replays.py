"""A recorded game of each shipped scenario is still the same game."""

from pathlib import Path

import pytest

from designer.cli import run_command_line

REPLAYS = Path(__file__).parents[3] / "golden" / "replays"
SCENARIOS = [
    "dragons",
    "four_temples",
    "into_the_mist",
    "land_of_the_muisca",
    "skull_trail",
    "treasure_trail",
    "white_water",
]


def no_window(paths, *, play=False):
    pytest.fail(f"a window was asked for: {paths} {play}")


def test_every_scenario_of_the_modules_has_its_replay():
    assert sorted(path.stem for path in REPLAYS.glob("*.yaml")) == SCENARIOS


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_recorded_game_is_still_the_same_to_the_last_position(scenario, capsys):
    code = run_command_line(["replay", str(REPLAYS / f"{scenario}.yaml")], no_window)

    assert code == 0
    assert "the same to the last position" in capsys.readouterr().out
