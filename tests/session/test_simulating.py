"""Many games over processes: what comes out depends on the seeds alone."""

from functools import cache
from pathlib import Path

from designer.api import SetUp
from designer.engine.trees import fingerprint
from designer.play.playouts import playout
from designer.play.statistics import Histogram, merged
from designer.session import Workspace
from designer.session.simulating import Simulation, known_bots, simulated

ROUTE = Path(__file__).parents[2] / "content/el_dorado/base/routes/witchs_cauldron.yaml"
BOTS = ("greedy", "random")


@cache
def packed():
    workspace = Workspace.open([ROUTE])
    document = workspace.document(workspace.open_paths[0])
    plugin = workspace.host.game("el_dorado")
    game = plugin.compile(workspace.project, document, SetUp(players=2)).game
    return Simulation.of(workspace.host, plugin.id, game, BOTS), plugin, game


def whole(seed, n, jobs):
    simulation, _, _ = packed()
    # Processes are started however little there is to do.
    return merged(simulated(simulation, seed, n, jobs, worth_seconds=0.0))


def test_any_number_of_processes_gives_the_same_figures(numbers):
    n = numbers.of(short=12, long=1000)
    alone = whole(5, n, 1)

    assert alone.games == n
    assert whole(5, n, 2) == alone
    assert whole(5, n, 3) == alone


def test_the_figures_are_those_of_the_single_games():
    _, plugin, game = packed()
    known = known_bots(plugin)
    games = [playout(game, [known[name] for name in BOTS], seed) for seed in range(3, 7)]
    hashes = (
        int(fingerprint(seed, g.state), 16) for seed, g in zip(range(3, 7), games, strict=True)
    )

    found = whole(3, 4, 1)
    assert found.moves == Histogram.of(g.n_moves for g in games)
    assert found.rounds == Histogram.of(g.rounds for g in games)
    assert found.wins == tuple(sum(seat in g.outcome.winners for g in games) for seat in (0, 1))
    assert found.hash == sum(hashes) % 2**64


def test_the_first_part_comes_before_most_of_the_work():
    simulation, _, _ = packed()
    parts = simulated(simulation, 1, 10**9, 2)
    first = next(parts)
    parts.close()

    assert 0 < first.games < 1000


def test_a_single_game_is_enough():
    assert whole(1, 1, 2).games == 1
