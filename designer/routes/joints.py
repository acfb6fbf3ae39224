"""What each joint and each tile costs, what a barrier would do there, and where one does most."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from designer.routes.analysis import CheapestWay, detour, placements_of, way_round
from designer.routes.cheapest import cheapest_price, cheapest_ways, way_price
from designer.routes.graph import Price, RouteGraph
from designer.routes.net import Net
from designer.routes.stopping import Pulse

__all__ = ["JointReach", "TileReach", "joint_reaches", "proposals", "tile_reaches"]


Way = tuple[int, ...]


class JointReach(msgspec.Struct, frozen=True):
    """Give what a joint is to the ways, and what a barrier does or would do on it.

    Attributes:
        joint: the placements (indices, lower first) on both sides.
        open_pairs: the pairs of spaces (one on each side) between which one steps across it, both
            enterable: what a barrier there bars.
        distance: how many joints lie between it and the start; None where none lead there.
        barrier: the barrier that lies there (index into `Analysis.barriers`), or None.
        may_carry: whether the game lays barriers on it.
        price: symbols of the cheapest way with nothing lying on this joint.
        price_round: the same without crossing it at all; None where every way crosses it.
        around: the placements of that other way, in order.
        way_round: its positions.
    """

    joint: tuple[int, int]
    open_pairs: tuple[tuple[int, int], ...]
    distance: int | None
    barrier: int | None
    may_carry: bool
    price: int | None
    price_round: int | None
    around: tuple[int, ...]
    way_round: tuple[int, ...] = ()

    @property
    def is_unavoidable(self) -> bool:
        """Say whether every way crosses it."""
        return self.price is not None and self.price_round is None

    @property
    def detour(self) -> tuple[int, ...]:
        """Give the placements between its two sides on that other way; see `detour`."""
        return detour(self.around, self.joint)

    def adds(self, price: int) -> int:
        """Give what a barrier of some price adds to the cheapest way."""
        if self.price is None:
            return 0
        return price if self.price_round is None else min(price, self.price_round - self.price)


class TileReach(msgspec.Struct, frozen=True):
    """Give what a placement costs.

    Attributes:
        printed: the sum of the numbers printed on it, closed spaces weighed (see `analyse_deeply`).
        price, n_steps: what the cheapest way of all pays on it, and how many spaces it enters.
        by_symbol: that price per symbol.
        dearer: how much dearer the cheapest way gets when nobody may enter this tile; None where
            there is no way then, 0 where it does not matter.
    """

    placement: int
    printed: int
    price: int
    n_steps: int
    by_symbol: tuple[Price, ...]
    dearer: int | None


def joint_reaches(
    graph: RouteGraph,
    net: Net,
    carriers: Sequence[tuple[int, int]] | None = None,
    pulse: Pulse | None = None,
) -> tuple[JointReach, ...]:
    """Look at every joint of the board, those nearest to the start first.

    Args:
        graph: the board.
        net: its steps.
        carriers: the joints on which the game lays barriers; None for all.
        pulse: called once per step of a search.
    """
    beat = pulse or Pulse()
    board = graph.board
    distances = board.tile_distances({board.spaces[start].placement for start in graph.starts})
    lying = {barrier.joint: index for index, barrier in enumerate(graph.barriers)}
    may_carry = None if carriers is None else frozenset(carriers)
    best = _cheapest(net, beat)
    found = []
    for joint in board.joints:
        beat.ask()
        key = (joint.a, joint.b)
        barrier = lying.get(key)
        price, way = _with_and_without(net, best, barrier, _crossing(net, joint.pairs), beat)
        reach = [d for d in (distances[joint.a], distances[joint.b]) if d is not None]
        found.append(
            JointReach(
                joint=key,
                open_pairs=tuple(
                    (a, b) for a, b in joint.pairs if _is_open(graph, a) and _is_open(graph, b)
                ),
                distance=min(reach, default=None),
                barrier=barrier,
                may_carry=may_carry is None or key in may_carry,
                price=price,
                price_round=way_price(net, way) if way else None,
                around=placements_of(board, way),
                way_round=tuple(way),
            )
        )
    far = len(board.placements)
    found.sort(key=lambda each: (far if each.distance is None else each.distance, each.joint))
    return tuple(found)


def _with_and_without(
    net: Net,
    best: Way,
    barrier: int | None,
    crossing: Sequence[tuple[int, int]],
    beat: Pulse,
) -> tuple[int | None, Way]:
    """Give the price when a joint is free, and the cheapest way that does not cross it."""
    if not best:
        return None, ()
    price: int | None = way_price(net, best)
    if barrier is not None:
        free = [0 if n == barrier else p for n, p in enumerate(net.barriers)]
        price = cheapest_price(net.with_prices(free), beat)
    if not set(pairwise(best)) & set(crossing):
        return price, best
    return price, tuple(way_round(net, crossing, beat))


def proposals(joints: Sequence[JointReach]) -> tuple[int, ...]:
    """Give where a barrier cannot be walked round (indices), the best place first.

    Only joints that may carry one. The more spaces a barrier bars the more it changes: where only
    one or two lead across anyway it merely adds its price. Equal ones in order from the start.
    """
    wanted = [n for n, joint in enumerate(joints) if joint.may_carry and joint.is_unavoidable]
    return tuple(sorted(wanted, key=lambda n: (-len(joints[n].open_pairs), n)))


def tile_reaches(
    graph: RouteGraph,
    net: Net,
    way: CheapestWay | None,
    printed: Sequence[int],
    pulse: Pulse | None = None,
) -> tuple[TileReach, ...]:
    """Give what each placement costs on a way, and what the way would cost without it.

    Args:
        graph: the board.
        net: its steps.
        way: the cheapest way of all.
        printed: per placement, the sum of its numbers.
        pulse: called once per step of a search.
    """
    beat = pulse or Pulse()
    board = graph.board
    spaces: dict[int, list[int]] = {n: [] for n in range(len(board.placements))}
    for position, space in enumerate(board.spaces):
        spaces[space.placement].append(position)
    base = cheapest_price(net, beat)
    entered: dict[int, list[Price]] = {n: [] for n in spaces}
    for position in way.positions[1:] if way is not None else ():
        price = graph.prices[position]
        if price is not None:
            entered[board.spaces[position].placement].append(price)
    used = {board.spaces[p].placement for p in way.positions} if way is not None else set()
    found = []
    for placement, own in spaces.items():
        beat.ask()
        dearer: int | None = 0
        if base is not None and placement in used:
            without = _without(net, own, beat)
            dearer = None if without is None else without - base
        prices = entered[placement]
        found.append(
            TileReach(
                placement=placement,
                printed=printed[placement],
                price=sum(price.n for price in prices),
                n_steps=len(prices),
                by_symbol=_by_symbol(prices),
                dearer=dearer if base is not None else None,
            )
        )
    return tuple(found)


def _without(net: Net, spaces: Sequence[int], beat: Pulse) -> int | None:
    rest = net.without_spaces(spaces)
    starts = [start for start in net.starts if start not in set(spaces)]
    rest = rest.from_starts(starts)
    if not rest.goals & rest.reached(starts):
        return None
    return cheapest_price(rest, beat)


def _by_symbol(prices: Sequence[Price]) -> tuple[Price, ...]:
    sums: dict[str, int] = {}
    for price in prices:
        sums[price.symbol] = sums.get(price.symbol, 0) + price.n
    found = (Price(n, symbol) for symbol, n in sums.items())
    return tuple(sorted(found, key=lambda price: (-price.n, price.symbol)))


def _crossing(net: Net, pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    steps = [step for a, b in pairs for step in ((a, b), (b, a))]
    return [(a, b) for a, b in steps if any(there == b for there, _ in net.out[a])]


def _cheapest(net: Net, beat: Pulse) -> Way:
    ways = cheapest_ways(net, pulse=beat).values()
    return min(ways, key=lambda way: (way_price(net, way), len(way), way), default=())


def _is_open(graph: RouteGraph, position: int) -> bool:
    return graph.prices[position] is not None or position in graph.starts
