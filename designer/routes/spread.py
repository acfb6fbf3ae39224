"""What it takes to come from a start to each space: the price of the cheapest way that ends there."""

from heapq import heappop, heappush

from designer.routes.net import Net
from designer.routes.stopping import Pulse

__all__ = ["prices_from_start"]

_MOST_LABELS = 64  # per position, as in `cheapest_ways`


def prices_from_start(net: Net, pulse: Pulse | None = None) -> tuple[int | None, ...]:
    """Give per position the symbols that the cheapest way from any start to it takes.

    Spaces and barriers count as for a way to the goal: each barrier once.

    Args:
        net: the steps.
        pulse: called once per step of the search.

    Returns:
        One entry per position, 0 for starts, None where no way leads.
    """
    beat = pulse or Pulse()
    found: list[int | None] = [None] * net.n
    removed_at: dict[int, list[int]] = {}
    best: dict[tuple[int, int], int] = {(start, 0): 0 for start in net.starts}
    queue = [(0, start, 0) for start in sorted(net.starts)]
    prices, barriers = net.prices, net.barriers
    while queue:
        beat()
        price, here, removed = heappop(queue)
        known = removed_at.setdefault(here, [])
        # An earlier, cheaper label that had removed at least as much makes this one useless.
        if len(known) >= _MOST_LABELS or any(other & removed == removed for other in known):
            continue
        known.append(removed)
        if found[here] is None:
            found[here] = price
        for there, barrier in net.out[here]:
            cost, behind = price + prices[there], removed
            if barrier >= 0 and not removed >> barrier & 1:
                cost += barriers[barrier]
                behind |= 1 << barrier
            if cost < best.get((there, behind), cost + 1):
                best[there, behind] = cost
                heappush(queue, (cost, there, behind))
    return tuple(found)
