"""Rapids: an explorer is carried at most once per stop, and nothing is created or lost."""

import pytest

from plugins.el_dorado.definition import ARRIVED
from plugins.el_dorado.state import OVER
from tests.games.el_dorado.modules.walks import game_of, played


def distance(game, one, other):
    spaces = game.definition.board.spaces
    return spaces[one].hex.distance(spaces[other].hex)


@pytest.mark.parametrize("bots", [["random"], ["greedy"]], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_no_move_brings_an_explorer_farther_than_its_step_and_one_space(players, bots, numbers):
    game = game_of("white_water", players)
    carried = 0

    def look(before, move, after):
        nonlocal carried
        assert game.census(after) == game.census(before)
        for one, other in zip(before.at, after.at, strict=True):
            if ARRIVED in (one, other) or one == other or after.phase == OVER:
                continue
            # What is in motion may first stop, and be carried, before the next card makes its step.
            assert distance(game, one, other) <= 3
            carried += distance(game, one, other) > 1

    for seed in range(numbers.of(short=3, long=200)):
        figures = played(game, bots, seed, look)
        if bots == ["greedy"]:
            assert figures.ends.get("unfinished", 0) == 0
    assert carried
