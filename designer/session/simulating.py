"""Many games by bots, spread over processes. Qt-free.

What a process needs is plain and can be pickled: folders, ids, and the compiled game as bytes. So
what is on screen can be simulated without having been saved, and a process elsewhere needs nothing
but the same program.
"""

import pickle
import time
from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path

import msgspec

from designer.api import GAMES, GamePlugin, GamesPlayed
from designer.diagnostics import Diagnostic
from designer.documents import Root
from designer.engine.game import Game
from designer.play.batches import InProcesses, InThisProcess, batched_seeds
from designer.play.bots import Bot, RandomBot
from designer.play.playouts import playout
from designer.play.statistics import Tally, merged, tally
from designer.plugin_host import PluginHost
from designer.validation import run_checks

__all__ = ["Simulation", "known_bots", "played_from", "shown_by_games", "simulated"]

_FIRST_SECONDS = 0.1  # of games played here while processes start, so that figures come at once
_BATCH_SECONDS = 0.25  # long beside the way to a process and back, short beside patience
WORTH_SECONDS = 0.5  # less work than this is done here before a process has started
_MOST_IN_A_BATCH = 500


class Simulation(msgspec.Struct, frozen=True):
    """Say what is played, in a form that travels.

    Attributes:
        roots: folders of the roots, the shipped one first.
        game_id: of the plugin.
        game: the compiled game, pickled.
        bots: ids, one per seat.
    """

    roots: tuple[str, ...]
    game_id: str
    game: bytes
    bots: tuple[str, ...]

    @classmethod
    def of(cls, host: PluginHost, game_id: str, game: Game, bots: Sequence[str]) -> "Simulation":
        """Pack a compiled game of one of a host's plugins.

        Args:
            host: gives the plugin.
            game_id: of the plugin.
            game: as it was compiled by that plugin.
            bots: ids, one per seat.
        """
        roots = tuple(str(root.folder) for root in host.roots)
        return cls(roots, game_id, pickle.dumps(game), tuple(bots))


def known_bots(plugin: GamePlugin) -> Mapping[str, Bot]:
    """Give all bots that can play a game, by id."""
    return {RandomBot.id: RandomBot(), **plugin.bots()}


def simulated(
    simulation: Simulation, seed: int, n: int, jobs: int, *, worth_seconds: float = WORTH_SECONDS
) -> Generator[Tally, None, None]:
    """Play games and give their counts part by part; their sum does not depend on `jobs`.

    The first part comes at once. A reader that goes away ends all work.

    Args:
        simulation: what is played.
        seed: of the first game; the others count on.
        n: how many games, at least 1.
        jobs: how many processes play at the same time.
        worth_seconds: how long the games must take in one process to be worth others.

    Raises:
        BrokenProcessPool: a process died; the parts given before that hold.
    """
    work = partial(played_from, simulation)
    _opened(simulation)
    begin = time.perf_counter()
    yield work(range(seed, seed + 1))
    pace = 1.0 / max(time.perf_counter() - begin, 1e-6)
    here = min(n - 1, round(_FIRST_SECONDS * pace))
    left = n - 1 - here
    size = max(1, min(_MOST_IN_A_BATCH, round(_BATCH_SECONDS * pace), -(-left // jobs)))
    first = batched_seeds(seed + 1, here, size)
    batches = batched_seeds(seed + 1 + here, left, size)
    if jobs == 1 or left < worth_seconds * pace:
        yield from InThisProcess().map_batches(work, chain(first, batches))
        return
    with InProcesses(jobs, partial(_opened, simulation)) as processes:
        parts = processes.map_batches(work, batches)
        yield from map(work, first)
        yield from parts


def played_from(simulation: Simulation, seeds: range) -> Tally:
    """Play one game from each of at least one seed and count them."""
    plugin, game, bots = _opened(simulation)
    counted = partial(plugin.counted, game)
    whole = merged(
        tally(playout(game, bots, seed, keep_moves=False, counted=counted), game.n_seats)
        for seed in seeds
    )
    assert whole is not None, "a batch holds at least one seed"
    return whole


@lru_cache(maxsize=2)
def _opened(simulation: Simulation) -> tuple[GamePlugin, Game, tuple[Bot, ...]]:
    """Unpack, once per process. The plugins must be there before the game can be unpickled."""
    host = PluginHost([Root(folder=Path(folder)) for folder in simulation.roots])
    plugin = host.game(simulation.game_id)
    assert plugin is not None, "what this game was compiled by in one process works in another"
    game: Game = pickle.loads(simulation.game)  # noqa: S301 - our own bytes
    bots = known_bots(plugin)
    return plugin, game, tuple(bots[name] for name in simulation.bots)


def shown_by_games(host: PluginHost, game_id: str, played: GamesPlayed) -> tuple[Diagnostic, ...]:
    """Give what a game's checks find in the figures of many games, and no look at a file could."""
    checks = [check for check in host.checks(game_id) if check.SCOPE == GAMES]
    return run_checks(checks, played, played.document.path)
