"""Every switch of the rules changes the game: each of its values gives games that no other gives."""

import pytest

from designer.api import SetUp, legal_moves
from designer.play.bots import RandomBot
from designer.play.playouts import chosen_move
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import scenario, shipped

_MOST_MOVES, _MOST_GAMES = 900, 12


def switches():
    """Give each switch with each of its values that is not the usual one."""
    for number, entry in shipped().entries("switch", "relic_expedition").items():
        tree = entry.tree
        for value in tree["values"]:
            if value != tree["default"]:
                yield pytest.param(number, value, id=f"{number}={value}")


def course(game, seed):
    """Give what may be done, move by move, in a game of chance alone."""
    state, bot = game.start(seed), RandomBot()
    for number in range(_MOST_MOVES):
        seat = game.seat_to_move(state)
        if seat is None:
            return
        yield state.at, state.packs, state.ground, frozenset(legal_moves(game, state))
        state = game.apply(state, chosen_move(game, bot, state, seat, seed, number))


def compiled(**switches):
    game = GAME.compile(
        shipped(), scenario("relic_expedition_for_two"), SetUp(switches=switches)
    ).game
    assert game is not None
    return game


@pytest.mark.parametrize(("switch", "value"), list(switches()))
def test_every_value_of_every_switch_changes_some_game(switch, value):
    usual, other = compiled(), compiled(**{switch: value})

    assert any(
        list(course(usual, seed)) != list(course(other, seed)) for seed in range(_MOST_GAMES)
    )
