"""How long boards, graphs and analyses take, beside plain networkx on the same graph.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_board.py`).
"""

from itertools import cycle, islice, pairwise
from time import perf_counter, process_time

import networkx as nx
import pytest

from designer.api import SetUp
from designer.routes import analyse, build_graph
from designer.routes.cheapest import cheapest_ways
from designer.routes.graph import SINK, SOURCE
from designer.routes.net import net_of
from designer.routes.sealing import seal
from plugins.el_dorado.board import board_from
from plugins.el_dorado.compile import compile_game
from plugins.el_dorado.faces import faces_of
from plugins.el_dorado.game import GAME
from plugins.el_dorado.terrains import read_terrains
from tests.games.el_dorado.projects import route

SIZES = (5, 12, 50, 200)
MOST_FOR_NETWORKX = 50  # its cut takes minutes beyond
_REPEATS = 3


def chain(n_tiles):
    """Give a route of boards in a row, the last one with the finish on its corner."""
    faces = islice(cycle("CEGIK"), n_tiles - 2)
    lines = [
        "B 0,0 2",
        *(f"{face} {7 * n},{-3 * n} 0 t{n}" for n, face in enumerate(faces, start=1)),
    ]
    last = n_tiles - 2
    return route("\n".join([*lines, f"Z {7 * last + 4},{-3 * last - 4} 0"]))


def best_ms(work, repeats=_REPEATS):
    """Give the result of some work, and the best time of a few runs in milliseconds."""
    times = []
    for _ in range(repeats):
        begin = perf_counter()
        result = work()
        times.append(perf_counter() - begin)
    return result, min(times) * 1000


def graph_of(n_tiles):
    """Give a route's document, its board and its graph."""
    project, document = chain(n_tiles)
    board = board_from(
        document.tree, faces_of(project, read_terrains(project)), read_terrains(project)
    )
    game = compile_game(project, document, SetUp()).game
    starts = [start.position for start in board.starts]
    build = lambda: build_graph(board.board, game, game.start(0), starts=starts, goals=board.goals)  # noqa: E731 - timed
    graph, t_graph = best_ms(build)
    return project, document, graph, t_graph


def split(net):
    """Give the graph with each space as two nodes, for networkx's flow of spaces."""
    ends = {SOURCE, SINK, *net.successors(SOURCE), *net.predecessors(SINK)}
    found = nx.DiGraph()
    for node in net:
        found.add_edge((node, 0), (node, 1), **({} if node in ends else {"capacity": 1}))
    found.add_edges_from(((a, 1), (b, 0)) for a, b in net.edges)
    return found


@pytest.mark.parametrize("n_tiles", SIZES)
def test_what_a_keystroke_needs_beside_plain_networkx(n_tiles, capsys):
    project, document, graph, t_graph = graph_of(n_tiles)
    analysis, t_analysis = best_ms(lambda: analyse(graph))
    _, t_inspect = best_ms(lambda: GAME.inspect(project, document))
    net = net_of(graph)
    (_, t_net), (_, t_reach) = best_ms(lambda: net_of(graph)), best_ms(lambda: net.reached(net.starts))  # fmt: skip
    ways, t_ways = best_ms(lambda: cheapest_ways(net))
    sealing, t_seal = best_ms(lambda: seal(net))
    plain, t_plain = best_ms(graph.to_networkx)
    halves = split(plain)
    _, r_reach = best_ms(lambda: nx.descendants(plain, SOURCE))
    _, r_ways = best_ms(lambda: [nx.dijkstra_path(plain, start, SINK) for start in graph.starts])
    _, r_chokes = best_ms(lambda: nx.immediate_dominators(plain, SOURCE))
    cut, r_cut = None, None
    if n_tiles <= MOST_FOR_NETWORKX:
        work = lambda: nx.minimum_cut_value(halves, (SOURCE, 1), (SINK, 0))  # noqa: E731 - timed
        cut, r_cut = best_ms(work, repeats=1)
    shown = f"{r_cut:.1f}" if r_cut is not None else "not asked"
    with capsys.disabled():
        print(
            f"\n{n_tiles:3} tiles, {net.n:4} spaces, ms: look at the route {t_inspect:.1f}"
            f" (graph {t_graph:.1f}, analysis {t_analysis:.1f}: net {t_net:.1f}, reach {t_reach:.1f},"
            f" cheapest ways {t_ways:.1f}, cut with all its spaces {t_seal:.1f})"
            f"\n    plain networkx: made in {t_plain:.1f}, reach {r_reach:.1f}, ways {r_ways:.1f},"
            f" dominators {r_chokes:.1f}, cut {shown}"
        )

    assert analysis.reaches_goal
    assert len(ways) == len(graph.starts)
    assert cut in {None, sealing.size}


@pytest.mark.parametrize("n_tiles", SIZES)
def test_the_whole_analysis_in_the_background(n_tiles, capsys):
    project, document = chain(n_tiles)
    deep, t_deep = best_ms(lambda: GAME.analyse_deeply(project, document, SetUp()), repeats=1)
    asked = []

    def cancelled():
        asked.append(process_time())
        return False

    GAME.analyse_deeply(project, document, SetUp(), cancelled=cancelled)
    gap = max(later - before for before, later in pairwise(asked))
    with capsys.disabled():
        print(
            f"\n{n_tiles:3} tiles: whole analysis {t_deep:.0f} ms; {len(asked)} times it asks whether"
            f" to stop, at most {1000 * gap:.0f} ms of work apart"
        )

    assert deep.quick.reaches_goal
