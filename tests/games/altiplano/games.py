"""Compiled games for the tests: the shipped scenarios with every reading of the rules."""

from functools import cache

from designer.api import SetUp
from plugins.altiplano.expedition import Expedition
from plugins.altiplano.game import GAME
from plugins.altiplano.state import State
from tests.games.altiplano.projects import scenario, shipped, with_file

READINGS = (
    {},
    {"set_up.assembly": True},
    {"specials.when_level": "return_to_board", "piles.rebuilt": "when_needed"},
    {"set_up.assembly": True, "set_up.first_character": "first_player", "set_up.first_player": 2},
)
"""Switches that together try every reading."""


@cache
def compiled(number: int = 0) -> Expedition:
    """Give the game with one of the `READINGS`."""
    game = GAME.compile(shipped(), scenario(), SetUp(switches=READINGS[number])).game
    assert isinstance(game, Expedition)
    return game


def begun(given: str) -> Expedition:
    """Give a game that begins as a situation's `given` says."""
    text = f"kind: situation\nformat: 1\ngame: altiplano\ntitle: T\ngiven:\n{given}\nplay: []\n"
    project, document = with_file(text)
    (situation,) = GAME.situations(project, document)
    assert situation.game is not None, situation.fault

    class Begun(Expedition):
        def start(self, seed: int) -> State:
            return situation.state

    return Begun(situation.game.definition)
