"""How far it is to El Dorado in terms of cards: what a greedy bot steers by."""

import heapq
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ..definition import ARRIVED, NO_SLOT, PAID_BY_STRENGTH, BlockadeKind, Definition, Surface

__all__ = ["WayHome", "way_home"]

_STRENGTH = (0.5, 1.0, 2.1, 3.6, 5.2)
_BEYOND = 6.0  # for each strength more than any own card has: something has to be bought first
_GIVEN = 1.3  # for each card given
_FAR = 1e6

Lack = tuple[int, int]
"""What no own card pays for: the bits of its symbols, and its strength."""


class WayHome:
    """Give the price of the way to El Dorado.

    Attributes:
        to_go: per position; ways that no card of the game can go are very far.
        next: per position, the position to step to, or -1 at the goal and where no way leads on.
    """

    __slots__ = ("_lacks", "_unpaid", "next", "to_go")

    def __init__(
        self, to_go: Sequence[float], after: Sequence[int], unpaid: Sequence[Lack | None]
    ) -> None:
        self.to_go = to_go
        self.next = after
        self._unpaid = unpaid
        self._lacks: dict[int, Lack | None] = {}

    def of(self, place: int) -> float:
        """Give the price from a place; nothing is left for an explorer that has arrived."""
        return 0.0 if place == ARRIVED else self.to_go[place]

    def lack(self, place: int) -> Lack | None:
        """Give the first thing on the way from a place that no own card pays; None if there is none."""
        if place not in self._lacks:
            here = place
            while (there := self.next[here]) >= 0 and self._unpaid[here] is None:
                here = there
            self._lacks[place] = self._unpaid[here]
        return self._lacks[place]


def way_home(
    definition: Definition,
    surface: Sequence[int],
    bars: Sequence[int],
    reach: Sequence[int],
    standing: Mapping[int, float] = MappingProxyType({}),
) -> WayHome:
    """Weigh all ways back from the goals.

    Args:
        definition: the compiled game.
        surface: per position, its surface now.
        bars: per slot, the blockade that bars it, or -1.
        reach: per symbol, the greatest strength among the own cards.
        standing: what it adds to the price of a position that somebody stands there.
    """
    prices = [_price(toll, reach) for toll in definition.surfaces]
    gaps = [_gap(toll, reach) for toll in definition.surfaces]
    tolls = [_price(definition.blockades[b], reach) if b >= 0 else 0.0 for b in bars]
    bar_gaps = [_gap(definition.blockades[b], reach) if b >= 0 else None for b in bars]
    to_go = [_FAR] * len(surface)
    after = [-1] * len(surface)
    unpaid: list[Lack | None] = [None] * len(surface)
    heap: list[tuple[float, int]] = []
    for position, kind in enumerate(surface):
        if definition.surfaces[kind].goal:
            to_go[position] = 0.0
            heap.append((0.0, position))
    ways = definition.ways
    while heap:
        cost, here = heapq.heappop(heap)
        if cost > to_go[here]:
            continue
        kind = surface[here]
        onto = cost + prices[kind] + standing.get(here, 0.0)
        if onto >= _FAR:
            continue
        gap = gaps[kind]
        for there, slot in ways[here]:
            total = onto if slot == NO_SLOT else onto + tolls[slot]
            if total < to_go[there]:
                to_go[there] = total
                after[there] = here
                unpaid[there] = gap if slot == NO_SLOT else bar_gaps[slot] or gap
                heapq.heappush(heap, (total, there))
    return WayHome(to_go, after, unpaid)


def _gap(toll: Surface | BlockadeKind, reach: Sequence[int]) -> Lack | None:
    """Give a toll that no own card pays, None for one that is paid."""
    return (toll.mask, toll.n) if not toll.give and _best(toll, reach) < toll.n else None


def _best(toll: Surface | BlockadeKind, reach: Sequence[int]) -> int:
    """Give the greatest strength among the own cards that counts for a toll."""
    return max((strength for s, strength in enumerate(reach) if toll.mask & 1 << s), default=0)


def _price(toll: Surface | BlockadeKind, reach: Sequence[int]) -> float:
    if isinstance(toll, Surface) and toll.closed:
        return _FAR
    if toll.give != PAID_BY_STRENGTH:
        return _GIVEN * toll.n
    price = _STRENGTH[toll.n] if toll.n < len(_STRENGTH) else 1.5 * toll.n
    return price + _BEYOND * max(0, toll.n - _best(toll, reach))
