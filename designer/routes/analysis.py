"""What the graph of a board says: reach, cheapest ways, barriers, spaces that close the way."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from designer.hexes import Board
from designer.routes.cheapest import cheapest_ways, way_price
from designer.routes.graph import Price, RouteGraph
from designer.routes.net import Net, net_of
from designer.routes.sealing import Sealing, seal
from designer.routes.stopping import Pulse

__all__ = [
    "Analysis",
    "BarrierReach",
    "CheapestWay",
    "StartReach",
    "analyse",
    "crossings",
    "detour",
    "placements_of",
    "way_of",
    "way_round",
]


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
        name: what it is called, where that is known.
    """

    joint: tuple[int, int]
    dealt: bool
    least: Price | None
    most: Price | None
    around: tuple[int, ...]
    crossing: tuple[tuple[int, int], ...]
    name: str = ""

    @property
    def can_be_walked_round(self) -> bool:
        """Say whether some way to a goal leaves it out."""
        return bool(self.around)

    @property
    def detour(self) -> tuple[int, ...]:
        """Give the placements between its two sides on that way; see `detour`."""
        return detour(self.around, self.joint)


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
        sealing: how many spaces it takes to close the way, and which.
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
    sealing: Sealing = Sealing(0)

    @property
    def reaches_goal(self) -> bool:
        """Say whether there is a way from every start."""
        return bool(self.starts) and all(start.way is not None for start in self.starts)

    @property
    def cheapest(self) -> CheapestWay | None:
        """Give the cheapest of the ways from all starts."""
        ways = [start.way for start in self.starts if start.way is not None]
        return min(ways, key=lambda way: (way.price + way.dealt_least, way.n_steps), default=None)


def analyse(graph: RouteGraph, pulse: Pulse | None = None) -> Analysis:
    """Analyse a graph: what a keystroke needs. See `analyse_deeply` for all the rest.

    Args:
        graph: the board.
        pulse: called once per step of a search.
    """
    net = net_of(graph)
    reached = net.reached(net.starts)
    starts = frozenset(graph.starts)
    positions = range(net.n)
    codes = Counter(space.cell.code for space in graph.board.spaces)
    ways = cheapest_ways(net, pulse=pulse)
    sealing = seal(net, pulse)
    return Analysis(
        board=graph.board,
        starts=tuple(
            StartReach(start, way_of(graph, ways[start]) if start in ways else None)
            for start in graph.starts
        ),
        goals=graph.goals,
        unreachable=tuple(p for p in positions if graph.prices[p] is not None and p not in reached),
        closed=tuple(p for p in positions if graph.prices[p] is None and p not in starts),
        barriers=tuple(
            _barrier_reach(graph, net, index, crossing, pulse)
            for index, crossing in enumerate(crossings(graph))
        ),
        chokes=sealing.singles,
        sealing=sealing,
        terrains=tuple(sorted(codes.items(), key=lambda count: (-count[1], count[0]))),
    )


def way_of(graph: RouteGraph, positions: tuple[int, ...]) -> CheapestWay:
    """Give what a way costs."""
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
    graph: RouteGraph,
    net: Net,
    index: int,
    crossing: tuple[tuple[int, int], ...],
    pulse: Pulse | None,
) -> BarrierReach:
    barrier = graph.barriers[index]
    return BarrierReach(
        joint=barrier.joint,
        dealt=barrier.dealt,
        least=barrier.least,
        most=barrier.most,
        around=placements_of(graph.board, way_round(net, crossing, pulse)),
        crossing=crossing,
        name=barrier.name,
    )


def crossings(graph: RouteGraph) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Give per barrier the steps that cross it."""
    found: list[list[tuple[int, int]]] = [[] for _ in graph.barriers]
    for position, steps in enumerate(graph.steps):
        for step in steps:
            if step.barrier is not None:
                found[step.barrier].append((position, step.to))
    return tuple(map(tuple, found))


def way_round(
    net: Net, crossing: Iterable[tuple[int, int]], pulse: Pulse | None = None
) -> Sequence[int]:
    """Give the cheapest way to a goal without some steps; empty where there is none."""
    rest = net.without_steps(crossing)
    if not net.goals & rest.reached(rest.starts):
        return ()
    ways = cheapest_ways(rest, pulse=pulse)
    return min(ways.values(), key=lambda way: (way_price(rest, way), len(way), way))


def detour(around: Sequence[int], joint: tuple[int, int]) -> tuple[int, ...]:
    """Give where a way that does not cross a joint leaves the usual one.

    Args:
        around: the placements of that way, in order.
        joint: the two placements.

    Returns:
        Those between the two sides of the joint; where the way leaves out one of them, all but the
        two and both ends of the way.
    """
    places = [
        (abs(i - j), min(i, j), max(i, j))
        for i, one in enumerate(around)
        for j, other in enumerate(around)
        if (one, other) == joint
    ]
    if places:
        _, first, last = min(places)
        return tuple(dict.fromkeys(around[first + 1 : last]))
    return tuple(dict.fromkeys(p for p in around[1:-1] if p not in joint))


def placements_of(board: Board, way: Iterable[int]) -> tuple[int, ...]:
    """Give the placements that a way leads over, each once per visit."""
    seen: list[int] = []
    for position in way:
        placement = board.spaces[position].placement
        if not seen or seen[-1] != placement:
            seen.append(placement)
    return tuple(seen)
