"""How many games of Relic Expedition bots play in a second on one core, and where the time goes.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_expedition.py`),
each beside a reference measured in the same run; see `bench_play`.
"""

import cProfile
import pstats
from time import process_time

import pytest

from designer.play.playouts import playout
from tests.bench.bench_play import Pace, show, yardstick
from tests.bench.chess_playouts import against_goal, chess_moves
from tests.games.relic_expedition.games import BOTS, compiled

_N_GAMES = 20
_PLAYERS = (3, 2, 4)  # three greedy bots are what P5 counts
_GOAL = 25
_SHOWN = 12


def measured(name, game, bots, n_games=_N_GAMES):
    """Play games from fresh seeds, all of which have to end."""
    playout(game, bots, 0, keep_moves=False)
    race_before = yardstick()
    begin = process_time()
    games = [playout(game, bots, seed, keep_moves=False) for seed in range(1, n_games + 1)]
    seconds = process_time() - begin
    assert all(played.outcome is not None for played in games)
    n_moves = sum(played.n_moves for played in games)
    race = (race_before + yardstick()) / 2
    rounds = sum(played.rounds for played in games) / n_games
    return Pace(
        name,
        n_games / seconds,
        n_moves / seconds,
        n_moves / seconds / race,
        n_moves / n_games,
        rounds,
    )


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_games_a_second_by_players(bot, capsys):
    """P5: 25 games a second with three greedy bots, at best 100."""
    n_games = _N_GAMES if bot == "greedy" else 3
    chess = [chess_moves()]
    rows = []
    for n in _PLAYERS:
        players = [BOTS[bot]()] * n
        rows.append(measured(f"{bot}, {n} players", compiled(n), players, n_games))
        chess.append(chess_moves())
    show(capsys, *(row.line(rows[0]) for row in rows))
    if bot == "greedy":
        show(capsys, against_goal(rows[0].games, _GOAL, *chess[:2]))

    assert len(rows) == len(_PLAYERS)


def hot_spots(game, bots):
    """Give lines on where most of the time of five games is spent."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(5):
        playout(game, bots, seed, keep_moves=False)
    profile.disable()
    found = pstats.Stats(profile).stats  # type: ignore[attr-defined]  # typeshed leaves it out
    rows = sorted(found.items(), key=lambda row: -row[1][2])[:_SHOWN]
    return [f"{row[2]:7.2f} s {where[0].rsplit('/', 1)[-1]}:{where[2]}" for where, row in rows]


def test_where_the_time_goes(capsys):
    rows = hot_spots(compiled(3), [BOTS["greedy"]()] * 3)
    show(capsys, *rows)

    assert rows
