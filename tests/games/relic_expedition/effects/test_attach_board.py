"""`attach_board` brings a board into play at the tile that does it, once."""

import pytest

from designer.api import CannotCompile, Scope
from designer.engine.effects.building import Builder
from plugins.relic_expedition.binding import VERBS
from tests.games.relic_expedition.games import compiled, played, position

GIVEN = """
given:
  map: {"0,0": plain_jungle, "1,0": plain_jungle, "1,-1": plain_jungle, "2,-1": plain_jungle, "1,1": plain_jungle, "0,1": plain_jungle}
  seats: [{explorer: "0,0"}, {}]
  stack: [STACK]
"""


def test_the_board_lies_at_the_spot():
    game, state, observe = position(GIVEN.replace("STACK", "cave_starter"))
    seen = observe(played(game, state, {"walk": "1,0"}))

    assert seen["tiles"]["2,0"] == "cave_starter"
    assert seen["tiles"]["3,0"] == "cave_board"


def test_a_board_comes_into_play_once():
    stack = "cave_starter, cave_starter, cave_starter"
    game, state, observe = position(
        GIVEN.replace("STACK", stack).replace('"1,1": plain_jungle, ', "")
    )
    seen = observe(played(game, state, {"walk": "1,0", "choose": ["done"]}))

    assert list(seen["tiles"].values()).count("cave_board") == 7


def test_a_board_that_is_not_there_says_so():
    book = compiled().book
    builder = Builder(Scope(book.machine.world, -1), book.machine, VERBS)

    with pytest.raises(CannotCompile, match="no board “lake”"):
        builder.effect({"op": "attach_board", "board": "lake"})
