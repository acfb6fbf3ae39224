"""Games of shipped scenarios, played to their end by bots."""

from functools import cache

from designer.api import SetUp
from designer.play.bots import RandomBot
from designer.play.playouts import playout
from designer.play.statistics import tally
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import shipped

BOTS = {"random": RandomBot, "greedy": GreedyBot}


@cache
def game_of(scenario, players=4, modules=None, *, caves=False):
    """Give the game of a shipped scenario, or with other modules."""
    document = next(d for d in shipped().of_kind("scenario") if d.id == scenario)
    options = {"caves": caves, **({} if modules is None else {"modules": list(modules)})}
    compiled = GAME.compile(shipped(), document, SetUp(players=players, options=options))
    assert compiled.game is not None, compiled.diagnostics
    return compiled.game


def played(game, bots, seed, look=None):
    """Play a game; `look` sees each move with the states before and after.

    Returns:
        Its figures.
    """

    def counted(before, move, after):
        if look is not None:
            look(before, move, after)
        return ()

    seats = [BOTS[bots[n % len(bots)]]() for n in range(game.n_seats)]
    return tally(playout(game, seats, seed, keep_moves=False, counted=counted), game.n_seats)
