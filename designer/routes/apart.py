"""Ways side by side: as many as there are without a shared space, or without a shared step.

For each number of ways the cheapest such set is found, by successive shortest paths over a flow of
least cost (Suurballe). Only spaces are paid for: a barrier is gone once the first one has passed.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import inf

import msgspec

from designer.routes.net import Net
from designer.routes.stopping import Pulse

__all__ = ["Apart", "WayApart", "ways_apart"]


class WayApart(msgspec.Struct, frozen=True):
    """Give one of several ways, with what its spaces cost (barriers apart)."""

    positions: tuple[int, ...]
    price: int


class Apart(msgspec.Struct, frozen=True):
    """Give the cheapest ways that have nothing in common but their ends.

    Attributes:
        shares: what no two of them share: `space` (starts and goals apart) or `step`.
        sets: the cheapest way alone, the two that are cheapest together, and so on; in each set
            the cheapest way first. No larger set exists, or it was not asked for.
        is_whole: whether no larger set exists.
    """

    shares: str
    sets: tuple[tuple[WayApart, ...], ...]
    is_whole: bool

    @property
    def dearer(self) -> tuple[int, ...]:
        """Give per set how much dearer its dearest way is than the cheapest way alone."""
        return tuple(each[-1].price - self.sets[0][0].price for each in self.sets)


def ways_apart(net: Net, shares: str, most: int, pulse: Pulse | None = None) -> Apart:
    """Find the cheapest sets of ways.

    Args:
        net: the steps.
        shares: `space` or `step`: what no two ways may have in common. A step is the same in both
            directions; starts and goals may be shared in any case.
        most: how many ways at most.
        pulse: called once per step of the search.
    """
    flow = _CheapFlow(net, by_space=shares == "space", beat=pulse or Pulse())
    sets: list[tuple[WayApart, ...]] = []
    is_whole = False
    while len(sets) < most:
        if not flow.grow():
            is_whole = True
            break
        ways = sorted(flow.ways(), key=lambda way: (_price(net, way), len(way), way))
        sets.append(tuple(WayApart(way, _price(net, way)) for way in ways))
    return Apart(shares, tuple(sets), is_whole)


def _price(net: Net, way: Sequence[int]) -> int:
    return sum(net.prices[position] for position in way[1:])


class _CheapFlow:
    """A flow of least cost; each arc of the network takes one way, or any number."""

    def __init__(self, net: Net, *, by_space: bool, beat: Pulse) -> None:
        self._net, self._beat = net, beat
        self._heads: list[int] = []
        self._room: list[int] = []
        self._costs: list[int] = []
        self._arcs: list[list[int]] = [[] for _ in range(2 * net.n + 2)]
        self._source, self._sink = 2 * net.n, 2 * net.n + 1
        ends = {*net.starts, *net.goals}
        for here, links in enumerate(net.out):
            beat()
            shared = here in ends or not by_space
            self._add(2 * here, 2 * here + 1, _MANY if shared else 1, 0)
            for there, _ in links:
                # Prices first, then steps: of equally cheap sets the one with fewer steps.
                self._add(2 * here + 1, 2 * there, 1, net.prices[there] * net.scale + 1)
        for start in net.starts:
            self._add(self._source, 2 * start + 1, _MANY, 0)
        for goal in sorted(net.goals):
            self._add(2 * goal, self._sink, _MANY, 0)
        self._height = [0] * len(self._arcs)

    def grow(self) -> bool:
        """Add one way, and turn others aside where that is cheaper for all together."""
        distance = [inf] * len(self._arcs)
        came_by = [-1] * len(self._arcs)
        distance[self._source] = 0
        queue: list[tuple[float, int]] = [(0, self._source)]
        heads, room, costs, height = self._heads, self._room, self._costs, self._height
        while queue:
            self._beat()
            far, here = heappop(queue)
            if far > distance[here]:
                continue
            for arc in self._arcs[here]:
                if not room[arc]:
                    continue
                there = heads[arc]
                total = far + costs[arc] + height[here] - height[there]
                if total < distance[there]:
                    distance[there] = total
                    came_by[there] = arc
                    heappush(queue, (total, there))
        if distance[self._sink] == inf:
            return False
        limit = distance[self._sink]
        for node, far in enumerate(distance):
            height[node] += int(min(far, limit))
        node = self._sink
        while node != self._source:
            arc = came_by[node]
            room[arc] -= 1
            room[arc ^ 1] += 1
            node = heads[arc ^ 1]
        return True

    def ways(self) -> Iterator[tuple[int, ...]]:
        """Give the ways that the flow consists of."""
        carries = {
            arc: self._room[arc ^ 1] for arc in range(0, len(self._heads), 2) if self._room[arc ^ 1]
        }
        leaving: dict[int, list[int]] = {}
        for arc in carries:
            leaving.setdefault(self._heads[arc ^ 1], []).append(arc)
        for _ in range(sum(carries[arc] for arc in leaving.get(self._source, ()))):
            node, nodes = self._source, []
            while node != self._sink:
                arc = next(arc for arc in leaving[node] if carries[arc])
                carries[arc] -= 1
                node = self._heads[arc]
                nodes.append(node)
            yield tuple(dict.fromkeys(node >> 1 for node in nodes[:-1]))

    def _add(self, tail: int, head: int, room: int, cost: int) -> None:
        for here, there, takes, price in ((tail, head, room, cost), (head, tail, 0, -cost)):
            self._arcs[here].append(len(self._heads))
            self._heads.append(there)
            self._room.append(takes)
            self._costs.append(price)


_MANY = 1_000_000
