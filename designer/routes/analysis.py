"""What the graph of a board says: reach, cheapest ways, barriers, spaces that close the way."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from designer.hexes import Board
from designer.routes.cheapest import cheapest_positions
from designer.routes.graph import SINK, SOURCE, Price, RouteGraph

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["Analysis", "BarrierReach", "CheapestWay", "StartReach", "analyse"]


class CheapestWay(msgspec.Struct, frozen=True):
    """Give the cheapest way from a start to a goal; of equally cheap ones, one with fewest steps.

    Attributes:
        positions: from the start to the goal, both included.
        price: symbols for all spaces, and for the barriers on it that are known.
        by_symbol: the same, per symbol, the largest first.
        barriers: the barriers it meets, in order (indices into `Analysis.barriers`).
        dealt_least, dealt_most: what its dealt barriers add, at best and at worst.
    """

    positions: tuple[int, ...]
    price: int
    by_symbol: tuple[Price, ...]
    barriers: tuple[int, ...] = ()
    dealt_least: int = 0
    dealt_most: int = 0

    @property
    def n_steps(self) -> int:
        """Give its number of steps."""
        return len(self.positions) - 1


class StartReach(msgspec.Struct, frozen=True):
    """Give a start space, and the cheapest way from it; None where no way leads to a goal."""

    position: int
    way: CheapestWay | None


class BarrierReach(msgspec.Struct, frozen=True):
    """Give what a barrier does.

    Attributes:
        joint: the placements (indices) on both sides.
        dealt: whether it is only known once a game begins.
        least, most: its price; None where nothing removes it.
        around: the placements (indices) of the cheapest way that does not cross its joint, in
            order; empty where there is none.
        crossing: pairs of positions on its two sides.
    """

    joint: tuple[int, int]
    dealt: bool
    least: Price | None
    most: Price | None
    around: tuple[int, ...]
    crossing: tuple[tuple[int, int], ...]

    @property
    def can_be_walked_round(self) -> bool:
        """Say whether some way to a goal leaves it out."""
        return bool(self.around)


class Analysis(msgspec.Struct, frozen=True):
    """Give what is known of a board.

    Attributes:
        starts: one entry per start space.
        goals: positions of the finishing spaces.
        unreachable: positions that could be entered but that no way from a start leads to.
        closed: positions that nobody can enter; starts are not among them.
        barriers: those that lie when a game begins, the nearest to the start first.
        chokes: positions that every way from the starts to a goal uses, in order; starts and goals
            are not among them. One figure that stays on one blocks everybody behind it.
        terrains: per terrain code, the number of spaces, the most frequent first.
    """

    board: Board
    starts: tuple[StartReach, ...]
    goals: tuple[int, ...]
    unreachable: tuple[int, ...]
    closed: tuple[int, ...]
    barriers: tuple[BarrierReach, ...]
    chokes: tuple[int, ...]
    terrains: tuple[tuple[str, int], ...]

    @property
    def reaches_goal(self) -> bool:
        """Say whether there is a way from every start."""
        return bool(self.starts) and all(start.way is not None for start in self.starts)

    @property
    def cheapest(self) -> CheapestWay | None:
        """Give the cheapest of the ways from all starts."""
        ways = [start.way for start in self.starts if start.way is not None]
        return min(ways, key=lambda way: (way.price + way.dealt_least, way.n_steps), default=None)


def analyse(graph: RouteGraph) -> Analysis:
    """Analyse a graph: a second of work at most for two hundred tiles."""
    import networkx as nx  # noqa: PLC0415 - the program starts without it

    net = graph.to_networkx()
    reached = nx.descendants(net, SOURCE)
    starts = frozenset(graph.starts)
    positions = range(len(graph.prices))
    codes = Counter(space.cell.code for space in graph.board.spaces)
    return Analysis(
        board=graph.board,
        starts=tuple(StartReach(start, _cheapest_way(graph, start)) for start in graph.starts),
        goals=graph.goals,
        unreachable=tuple(p for p in positions if graph.prices[p] is not None and p not in reached),
        closed=tuple(p for p in positions if graph.prices[p] is None and p not in starts),
        barriers=tuple(
            _barrier_reach(graph, net, index, crossing)
            for index, crossing in enumerate(_crossings(graph))
        ),
        chokes=_chokes(net, starts | frozenset(graph.goals)) if SINK in reached else (),
        terrains=tuple(sorted(codes.items(), key=lambda count: (-count[1], count[0]))),
    )


def _cheapest_way(graph: RouteGraph, start: int) -> CheapestWay | None:
    positions = cheapest_positions(graph, start)
    if not positions:
        return None
    steps = [
        next(step for step in graph.steps[here] if step.to == there)
        for here, there in pairwise(positions)
    ]
    met = tuple(dict.fromkeys(step.barrier for step in steps if step.barrier is not None))
    known = [graph.barriers[index].least for index in met if not graph.barriers[index].dealt]
    n_dealt = len(met) - len(known)
    sums: Counter[str] = Counter()
    for price in (*(step.price for step in steps), *known):
        if price is not None:
            sums[price.symbol] += price.n
    by_symbol = sorted((Price(n, symbol) for symbol, n in sums.items() if n), key=_largest_first)
    return CheapestWay(
        positions=positions,
        price=sums.total(),
        by_symbol=tuple(by_symbol),
        barriers=met,
        dealt_least=sum(graph.deal[:n_dealt]),
        dealt_most=sum(graph.deal[-n_dealt:]) if n_dealt else 0,
    )


def _largest_first(price: Price) -> tuple[int, str]:
    return -price.n, price.symbol


def _barrier_reach(
    graph: RouteGraph, net: "nx.DiGraph[int]", index: int, crossing: tuple[tuple[int, int], ...]
) -> BarrierReach:
    barrier = graph.barriers[index]
    return BarrierReach(
        joint=barrier.joint,
        dealt=barrier.dealt,
        least=barrier.least,
        most=barrier.most,
        around=_placements(graph.board, _way_round(net, crossing)),
        crossing=crossing,
    )


def _crossings(graph: RouteGraph) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Give per barrier the steps that cross it."""
    crossings: list[list[tuple[int, int]]] = [[] for _ in graph.barriers]
    for position, steps in enumerate(graph.steps):
        for step in steps:
            if step.barrier is not None:
                crossings[step.barrier].append((position, step.to))
    return tuple(tuple(steps) for steps in crossings)


def _way_round(net: "nx.DiGraph[int]", crossing: Iterable[tuple[int, int]]) -> Sequence[int]:
    """Give the cheapest way to a goal without some steps; empty where there is none.

    The graph is the same afterwards: a copy would take longer than the search.
    """
    import networkx as nx  # noqa: PLC0415 - the program starts without it

    taken = [(a, b, net.edges[a, b]) for a, b in crossing if net.has_edge(a, b)]
    net.remove_edges_from(taken)
    try:
        return nx.dijkstra_path(net, SOURCE, SINK)[1:-1]
    except nx.NetworkXNoPath:
        return ()
    finally:
        net.add_edges_from(taken)


def _placements(board: Board, way: Iterable[int]) -> tuple[int, ...]:
    """Give the placements that a way leads over, each once per visit."""
    seen: list[int] = []
    for position in way:
        placement = board.spaces[position].placement
        if not seen or seen[-1] != placement:
            seen.append(placement)
    return tuple(seen)


def _chokes(net: "nx.DiGraph[int]", apart: frozenset[int]) -> tuple[int, ...]:
    """Give what dominates the sink: every way from the source to it leads over these positions."""
    import networkx as nx  # noqa: PLC0415 - the program starts without it

    above = nx.immediate_dominators(net, SOURCE)
    chain: list[int] = []
    node = above.get(SINK)
    while node is not None and node != SOURCE:
        chain.append(node)
        node = above.get(node)
    return tuple(node for node in reversed(chain) if node not in apart)
