"""A recorded game of each shipped scenario, and of each way to end, is still the same game."""

from pathlib import Path

import pytest

from designer.cli import run_command_line

REPLAYS = Path(__file__).parents[3] / "golden" / "replays"
GAMES = [
    "all_nine",
    "dragons",
    "dragons_complete",
    "four_temples",
    "four_treasures",
    "into_the_mist",
    "land_of_the_muisca",
    "shared",
    "skull_trail",
    "tie_by_count",
    "tie_by_number",
    "treasure_trail",
    "white_water",
]


def no_window(paths, *, play=False):
    pytest.fail(f"a window was asked for: {paths} {play}")


def test_every_scenario_of_the_modules_has_its_replay():
    assert sorted(path.stem for path in REPLAYS.glob("*.yaml")) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_still_the_same_to_the_last_position(game, capsys):
    code = run_command_line(["replay", str(REPLAYS / f"{game}.yaml")], no_window)

    said = capsys.readouterr().out
    assert code == 0
    assert "the same to the last position" in said
    # One is won by four treasures, the others in El Dorado.
    assert ("without having reached El Dorado" in said) == (game == "four_treasures")
    assert ("share the victory" in said) == (game == "shared")
