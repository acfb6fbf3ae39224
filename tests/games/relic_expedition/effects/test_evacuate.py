"""`evacuate` takes an explorer off the map, and wakes what it leaves asleep."""

from msgspec.structs import replace

from plugins.relic_expedition.definition import NOWHERE
from tests.games.relic_expedition.games import position

GIVEN = """
given:
  map: {"0,0": {tile: plain_jungle, animals: [snake], asleep: true}, "1,0": plain_jungle}
  seats: [{explorer: "0,0"}, {explorer: "1,0"}]
"""


def test_the_explorer_is_off_the_map_and_animals_wake():
    game, state, observe = position(GIVEN)
    after = game.book.machine.world.evacuated(state, 0)

    assert after.at[0] == NOWHERE
    assert observe(state)["asleep"].things == ("0,0",)
    assert observe(after)["asleep"].things == ()


def test_while_another_stands_there_animals_sleep_on():
    game, state, observe = position(GIVEN)
    together = replace(state, at=(state.at[0], state.at[0]))

    assert observe(game.book.machine.world.evacuated(together, 0))["asleep"].things == ("0,0",)


def test_who_is_off_the_map_stays_there():
    game, state, _ = position(GIVEN)
    after = game.book.machine.world.evacuated(state, 0)

    assert game.book.machine.world.evacuated(after, 0) is after
