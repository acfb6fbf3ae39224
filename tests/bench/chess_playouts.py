"""A reference from outside: random games of python-chess, which know by themselves when they end.

The goals for whole games were set on a machine on which it made 32,000 such moves a second. It is no
part of the locked environments: `pip install chess` beside them brings it; without it the figures are
printed without this line.
"""

import random
from importlib import import_module
from importlib.util import find_spec
from time import process_time

__all__ = ["against_goal", "chess_moves"]

_THERE = 32_000
_N_GAMES = 12


def chess_moves():
    """Give how many moves a second random games of chess make now; None where it is not installed."""
    if find_spec("chess") is None:
        return None
    board_of, rng = import_module("chess").Board, random.Random(1)
    begin, n_moves = process_time(), 0
    for _ in range(_N_GAMES):
        board = board_of()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            n_moves += 1
    return n_moves / (process_time() - begin)


def against_goal(games, goal, before, after):
    """Say what a pace is worth where the goal was set.

    Args:
        games: a second, measured now; `goal`: games a second there.
        before, after: `chess_moves` around that measurement.
    """
    if before is None or after is None:
        return "python-chess is not installed: no figure against the goal"
    now = (before + after) / 2
    return (
        f"python-chess makes {now:,.0f} moves/s now, {_THERE:,} where the goal of {goal} games/s was "
        f"set: {games:.1f} games/s are {games / goal * _THERE / now:.2f} of it"
    )
