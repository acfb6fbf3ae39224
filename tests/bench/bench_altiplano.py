"""How many games of Expedition Altiplano bots play in a second on one core, and where the time goes.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_altiplano.py`),
each beside a reference measured in the same run; see `bench_play`.
"""

from designer.play.bots import RandomBot
from plugins.altiplano.bots.greedy import GreedyBot
from tests.bench.bench_expedition import hot_spots, measured
from tests.bench.bench_play import show
from tests.bench.chess_playouts import against_goal, chess_moves
from tests.games.altiplano.games import compiled

_GOAL, _N_GAMES = 200, 60
_PAIRS = {
    "greedy, random": [GreedyBot(), RandomBot()],  # what P5 counts
    "greedy, greedy": [GreedyBot()] * 2,
    "random, random": [RandomBot()] * 2,
}


def test_games_a_second_by_bots(capsys):
    """P5: 200 games a second of a greedy bot against chance, at best 1,000."""
    chess = [chess_moves()]
    rows = []
    for name, bots in _PAIRS.items():
        rows.append(measured(name, compiled(0), bots, _N_GAMES))
        chess.append(chess_moves())
    show(capsys, *(row.line(rows[0]) for row in rows))
    show(capsys, against_goal(rows[0].games, _GOAL, *chess[:2]))

    assert len(rows) == len(_PAIRS)


def test_where_the_time_goes(capsys):
    rows = hot_spots(compiled(0), _PAIRS["greedy, random"])
    show(capsys, *rows)

    assert rows
