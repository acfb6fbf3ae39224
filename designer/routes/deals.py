"""What barriers that are dealt may cost: every deal is weighed, not tried one by one.

Between the barriers that all ways cross there is nothing to choose. So only the sets of the others
matter: for each set the cheapest way that crosses none but these is found once, and then every deal
is a sum and a comparison.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb, factorial

import msgspec

from designer.engine.generator import below, seeded
from designer.routes.analysis import crossings
from designer.routes.cheapest import cheapest_price
from designer.routes.graph import RouteGraph
from designer.routes.net import Net
from designer.routes.stopping import Pulse

__all__ = ["MOST_DEALS", "DealRange", "deal_range"]

MOST_DEALS = 720
_MOST_OPTIONAL = 8  # barriers that can be walked round: more of them make too many sets
_SEED = 1


class DealRange(msgspec.Struct, frozen=True):
    """Give what the cheapest way costs over all deals of the barriers in the box.

    Attributes:
        n_dealt: joints that are dealt to.
        n_deals: how many deals were weighed; equal barriers count as different ones.
        is_exact: whether these are all; else they are drawn from a fixed seed.
        least, most, mean: the price of the cheapest way.
    """

    n_dealt: int
    n_deals: int
    is_exact: bool
    least: int
    mean: float
    most: int


def deal_range(graph: RouteGraph, net: Net, pulse: Pulse | None = None) -> DealRange | None:
    """Weigh the deals.

    Returns:
        The range, or None where nothing is dealt or no way leads to a goal.
    """
    dealt = [n for n, barrier in enumerate(graph.barriers) if barrier.dealt]
    if not dealt or len(graph.deal) < len(dealt):
        return None
    beat = pulse or Pulse()
    crossed = _Crossed(graph, net, beat)
    if not crossed.prices:
        return None
    known = {n: price for n, price in enumerate(net.barriers) if n not in dealt}
    totals: Counter[int] = Counter()
    deals = _deals(graph.deal, len(dealt))
    for prices, weight in deals.items():
        beat()
        totals[crossed.cheapest({**known, **dict(zip(dealt, prices, strict=True))})] += weight
    n_all = comb(len(graph.deal), len(dealt)) * factorial(len(dealt))
    n = sum(totals.values())
    return DealRange(
        n_dealt=len(dealt),
        n_deals=n,
        is_exact=n == n_all and crossed.is_whole,
        least=min(totals),
        mean=sum(price * weight for price, weight in totals.items()) / n,
        most=max(totals),
    )


class _Crossed:
    """The cheapest ways by the set of barriers they may cross, barriers unpaid."""

    def __init__(self, graph: RouteGraph, net: Net, beat: Pulse) -> None:
        self._net = net
        steps = crossings(graph)
        free = net.with_prices((0,) * len(net.barriers))
        self._needed = frozenset(
            n for n, crossing in enumerate(steps) if not _leads_on(free.without_steps(crossing))
        )
        optional = [n for n in range(len(steps)) if n not in self._needed]
        self.is_whole = len(optional) <= _MOST_OPTIONAL
        self.prices: dict[frozenset[int], int] = {}
        for allowed in _sets(optional):
            closed = [step for n in optional if n not in allowed for step in steps[n]]
            price = cheapest_price(free.without_steps(closed), pulse=beat)
            if price is not None:
                self.prices[allowed | self._needed] = price

    def cheapest(self, prices: Mapping[int, int]) -> int:
        return min(
            price + sum(prices[n] for n in crossed) for crossed, price in self.prices.items()
        )


def _leads_on(net: Net) -> bool:
    return bool(net.goals & net.reached(net.starts))


def _sets(optional: Sequence[int]) -> Iterator[frozenset[int]]:
    """Give all sets; of very many barriers only the sets that leave out one at most."""
    sizes = range(len(optional) + 1)
    if len(optional) > _MOST_OPTIONAL:
        sizes = range(len(optional) - 1, len(optional) + 1)
    for size in sizes:
        yield from map(frozenset, combinations(optional, size))


def _deals(box: Sequence[int], n: int) -> Mapping[tuple[int, ...], int]:
    """Give the rows of prices that may be dealt, each with the number of deals that give it."""
    if comb(len(box), n) * factorial(n) > MOST_DEALS:
        return _drawn(box, n)
    rows: Counter[tuple[int, ...]] = Counter({(): 1})
    for _ in range(n):
        longer: Counter[tuple[int, ...]] = Counter()
        for row, weight in rows.items():
            left = Counter(box) - Counter(row)
            for price, copies in left.items():
                longer[*row, price] += weight * copies
        rows = longer
    return rows


def _drawn(box: Sequence[int], n: int) -> Mapping[tuple[int, ...], int]:
    rows: Counter[tuple[int, ...]] = Counter()
    rng = seeded(_SEED)
    for _ in range(MOST_DEALS):
        left, row = list(box), []
        for _ in range(n):
            rng, at = below(rng, len(left))
            row.append(left.pop(at))
        rows[tuple(row)] += 1
    return rows
