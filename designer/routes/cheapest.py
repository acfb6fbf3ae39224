"""The cheapest ways over a graph whose barriers are paid once, however often a way crosses them."""

from collections.abc import Collection, Mapping
from heapq import heappop, heappush
from itertools import pairwise

from designer.routes.net import Net
from designer.routes.stopping import Pulse

__all__ = ["cheapest_price", "cheapest_ways", "way_price"]

_MOST_LABELS = 64  # per position: all sets of six barriers; with more barriers, the best 64 count

_Label = tuple[int, int]  # a position, and the barriers removed behind it (bits)


def cheapest_ways(
    net: Net, starts: Collection[int] | None = None, pulse: Pulse | None = None
) -> Mapping[int, tuple[int, ...]]:
    """Give the cheapest way from each start to a goal; of equally cheap ones, one with fewest steps.

    Dijkstra backwards from all goals at once, over positions and the sets of barriers on the way
    behind them: whoever comes back to a joint finds it open.

    Args:
        net: the steps.
        starts: where ways begin; None for the net's own.
        pulse: called once per step of the search.

    Returns:
        Per start its positions in order, both ends included; starts without a way lack.
    """
    beat = pulse or Pulse()
    wanted = set(net.starts if starts is None else starts)
    scale, prices, barriers = net.scale, net.prices, net.barriers
    queue: list[tuple[int, int, int]] = [(0, goal, 0) for goal in sorted(net.goals)]
    after: dict[_Label, _Label] = {}
    best: dict[_Label, int] = {(goal, 0): 0 for goal in net.goals}
    settled: dict[int, list[int]] = {}
    found: dict[int, tuple[int, ...]] = {}
    while queue and wanted:
        beat()
        weight, here, removed = heappop(queue)
        if not _is_new(settled.setdefault(here, []), removed):
            continue
        if here in wanted:
            wanted.discard(here)
            found[here] = _walked(after, (here, removed))
        onto = weight + prices[here] * scale + 1
        for there, barrier in net.into[here]:
            cost, behind = onto, removed
            if barrier >= 0 and not removed >> barrier & 1:
                cost += barriers[barrier] * scale
                behind |= 1 << barrier
            label = (there, behind)
            if label not in best or cost < best[label]:
                best[label] = cost
                after[label] = (here, removed)
                heappush(queue, (cost, *label))
    return found


def cheapest_price(net: Net, pulse: Pulse | None = None) -> int | None:
    """Give the price of the cheapest way from any start, or None where there is none."""
    prices = [way_price(net, way) for way in cheapest_ways(net, pulse=pulse).values()]
    return min(prices, default=None)


def way_price(net: Net, way: tuple[int, ...]) -> int:
    """Give what a way costs: its spaces, and each barrier on it once."""
    met: set[int] = set()
    price = 0
    for here, there in pairwise(way):
        price += net.prices[there]
        met.add(next(barrier for to, barrier in net.out[here] if to == there))
    return price + sum(net.barriers[barrier] for barrier in met if barrier >= 0)


def _is_new(settled: list[int], removed: int) -> bool:
    """Say whether a set of removed barriers is worth going on with, and remember it.

    An earlier, cheaper label that had removed at least as much makes it useless.
    """
    if len(settled) >= _MOST_LABELS or any(other & removed == removed for other in settled):
        return False
    settled.append(removed)
    return True


def _walked(after: Mapping[_Label, _Label], label: _Label) -> tuple[int, ...]:
    positions = [label[0]]
    while label in after:
        label = after[label]
        positions.append(label[0])
    return tuple(positions)
