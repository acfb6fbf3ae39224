"""Bots collect treasures where that wins sooner than El Dorado, and let them lie where it does not."""

import pytest

from designer.api import SetUp
from designer.play.playouts import playout
from plugins.el_dorado.game import GAME
from plugins.el_dorado.modules.treasures import sought, wanted
from tests.games.el_dorado.modules.walks import PLAYERS, game_of
from tests.games.el_dorado.projects import with_file

NEAR = """\
kind: scenario
format: 1
id: near_treasures
game: el_dorado
name: Near treasures
route: treasure_trail
players: 2
modules: [base, treasures]
switches: {}
caves: false
source: designed here
pieces:
  - {piece: treasure_four_any, at: [6, -3]}
  - {piece: treasure_three_yellow, at: [5, -1]}
  - {piece: treasure_coins_4, at: [7, -4]}
  - {piece: treasure_three_green, at: [6, 0]}
  - {piece: treasure_one_each, at: [8, -2]}
"""


def near_treasures(**switches):
    """Give the game of a scenario whose treasures lie on the first tile after the start."""
    compiled = GAME.compile(*with_file(NEAR), SetUp(players=2, switches=switches))
    assert compiled.game is not None
    return compiled.game


def ends(game, seeds):
    """Give in how many games a bot won by treasures, and in how many one won at all."""
    games = [playout(game, [PLAYERS["greedy"]] * game.n_seats, seed).outcome for seed in seeds]
    by_treasures = sum("without having reached El Dorado" in each.sentence for each in games)
    return by_treasures, sum(each.termination in {"won", "shared"} for each in games)


def test_where_treasures_lie_near_a_bot_wins_by_them(numbers):
    n = numbers.of(short=4, long=100)
    by_treasures, won = ends(near_treasures(), range(n))

    assert won == n
    assert by_treasures >= n / 4


def test_a_bot_goes_for_near_treasures_and_wants_what_gives_one_for_nothing():
    game = near_treasures()
    state = game.start(1)

    beside = {there for p in sought(game.book, state, 0) for there, _ in game.definition.ways[p]}
    laid = {game.definition.board.index[h] for h in game.definition.board.index if [*h] in LAID}
    assert laid & beside
    assert "metal_detector" in {game.definition.item_id(n) for n in wanted(game.book, state, 0)}


LAID = [[6, -3], [5, -1], [7, -4], [6, 0], [8, -2]]


@pytest.mark.parametrize("players", [3, 4])
def test_where_treasures_lie_as_far_as_el_dorado_a_bot_lets_them_lie(players):
    game = game_of("treasure_trail", players)
    state = game.start(1)

    assert sought(game.book, state, 0) is None
    assert tuple(wanted(game.book, state, 0)) == ()


def test_who_has_to_visit_temples_keeps_its_cards_for_them():
    """A bot that paid for treasures had no card left for the last artifact, and the game was given up."""
    game = game_of("all_nine", 2)

    assert sought(game.book, game.start(1), 0) is None


def test_bots_on_a_shipped_scenario_win_by_treasures_now_and_then(numbers):
    n = numbers.of(short=0, long=60)
    by_treasures, won = ends(game_of("dragons_complete", 4), range(n))

    assert won == n
    assert by_treasures >= n / 30
