"""Compiled games for the tests: the shipped scenarios with every reading of the rules."""

from functools import cache

from designer.api import SetUp
from plugins.altiplano.expedition import Expedition
from plugins.altiplano.game import GAME
from tests.games.altiplano.projects import scenario, shipped

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
