"""How long a board, its graph and its analysis take, beside plain networkx on the finished graph.

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_board.py`).
"""

from itertools import cycle, islice
from time import perf_counter

import networkx as nx
import pytest

from designer.api import SetUp
from designer.routes import analyse, build_graph
from designer.routes.graph import SINK, SOURCE
from plugins.el_dorado.board import board_from
from plugins.el_dorado.compile import compile_game
from plugins.el_dorado.faces import faces_of
from plugins.el_dorado.game import GAME
from plugins.el_dorado.terrains import read_terrains
from tests.games.el_dorado.projects import route, shipped

SIZES = (5, 12, 50)
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


def best_ms(work):
    """Give the result of some work, and the best time of a few runs in milliseconds."""
    times = []
    for _ in range(_REPEATS):
        begin = perf_counter()
        result = work()
        times.append(perf_counter() - begin)
    return result, min(times) * 1000


def plain(net, starts):
    """Do the same questions in plain networkx: reach, cheapest ways, what every way uses."""
    nx.descendants(net, SOURCE)
    ways = [nx.dijkstra_path(net, start, SINK) for start in starts]
    nx.immediate_dominators(net, SOURCE)
    return ways


@pytest.mark.parametrize("n_tiles", SIZES)
def test_board_graph_and_analysis_by_size(n_tiles, capsys):
    project, document = chain(n_tiles)
    terrains = read_terrains(shipped())
    faces, t_faces = best_ms(lambda: faces_of(shipped(), terrains))
    board, t_board = best_ms(lambda: board_from(document.tree, faces, terrains))
    game = compile_game(project, document, SetUp()).game
    state = game.start(0)
    starts = [start.position for start in board.starts]
    graph, t_graph = best_ms(
        lambda: build_graph(board.board, game, state, starts=starts, goals=board.goals)
    )
    analysis, t_analysis = best_ms(lambda: analyse(graph))
    net, t_net = best_ms(graph.to_networkx)
    ways, t_plain = best_ms(lambda: plain(net, starts))
    _, t_inspect = best_ms(lambda: GAME.inspect(project, document))
    with capsys.disabled():
        print(  # noqa: T201 - the figures are what this file is for
            f"\n{n_tiles:3} tiles, {len(board.board.spaces):4} spaces: faces {t_faces:.1f} ms, "
            f"board {t_board:.1f}, graph {t_graph:.1f}, analysis {t_analysis:.1f}; "
            f"plain networkx {t_plain:.1f} on its graph, made in {t_net:.1f}; "
            f"the whole look at a route {t_inspect:.1f}"
        )

    assert len(board.placed) == n_tiles
    assert analysis.reaches_goal
    assert len(ways) == len(analysis.starts)
