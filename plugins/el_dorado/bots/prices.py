"""How far it is to El Dorado in terms of cards: what a greedy bot steers by."""

import heapq
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ..definition import ARRIVED, NO_SLOT, PAID_BY_STRENGTH, BlockadeKind, Definition, Surface

__all__ = ["WayHome"]

_STRENGTH = (0.5, 1.0, 2.1, 3.6, 5.2)
_BEYOND = 6.0  # for each strength more than any own card has: something has to be bought first
_GIVEN = 1.3  # for each card given
_FAR = 1e6

Lack = tuple[int, int]
"""What no own card pays for: the bits of its symbols, and its strength."""


class WayHome:
    """Give the price of the way to El Dorado.

    Prices are worked out from the goals outwards, only as far as they are asked for: explorers that
    are near need no more. What lies farther out than a place asked for has at least its price.

    Attributes:
        standing: positions that are closed now, each with what that adds to its price.
        to_go: per position; what was not asked for yet is only known to be no less than what was.
    """

    __slots__ = (
        "_bar_gaps", "_bar_prices", "_gaps", "_heap", "_lacks", "_next", "_prices",
        "_surface", "_unpaid", "_ways", "standing", "to_go",
    )  # fmt: skip

    def __init__(
        self,
        definition: Definition,
        surface: Sequence[int],
        bars: Sequence[int],
        reach: Sequence[int],
        standing: Mapping[int, float] = MappingProxyType({}),
        goals: Sequence[int] | None = None,
    ) -> None:
        """Begin at the goals.

        Args:
            definition: the compiled game.
            surface: per position, its surface now.
            bars: per slot, the blockade that bars it, or -1.
            reach: per symbol, the greatest strength among the own cards.
            standing: what it adds to the price of a position that somebody stands there.
            goals: where the ways lead; None for El Dorado.
        """
        blockades = definition.blockades
        self._prices = [_price(toll, reach) for toll in definition.surfaces]
        self._gaps = [_gap(toll, reach) for toll in definition.surfaces]
        self._bar_prices = [_price(blockades[b], reach) if b >= 0 else 0.0 for b in bars]
        self._bar_gaps = [_gap(blockades[b], reach) if b >= 0 else None for b in bars]
        self._surface, self._ways, self.standing = surface, definition.ways, standing
        self.to_go = [_FAR] * len(surface)
        self._next = [-1] * len(surface)
        self._unpaid: list[Lack | None] = [None] * len(surface)
        self._lacks: dict[int, Lack | None] = {}
        if goals is None:
            goals = [p for p, kind in enumerate(surface) if definition.surfaces[kind].goal]
        for place in goals:
            self.to_go[place] = 0.0
        self._heap = [(0.0, place) for place in goals]

    def of(self, place: int) -> float:
        """Give the price from a place; nothing is left for an explorer that has arrived."""
        if place == ARRIVED:
            return 0.0
        if self._heap and self.to_go[place] > self._heap[0][0]:
            self._go_on_to(place)
        return self.to_go[place]

    def next(self, place: int) -> int:
        """Give the position to step to, -1 at a goal and where no way leads on."""
        self.of(place)
        return self._next[place]

    def lack(self, place: int) -> Lack | None:
        """Give the first thing on the way from a place that no own card pays; None if there is none."""
        if place not in self._lacks:
            here = place
            while (there := self.next(here)) >= 0 and self._unpaid[here] is None:
                here = there
            self._lacks[place] = self._unpaid[here]
        return self._lacks[place]

    def _go_on_to(self, place: int) -> None:
        """Settle all prices up to that of a place."""
        heap, to_go, after, surface = self._heap, self.to_go, self._next, self._surface
        while heap and heap[0][0] < to_go[place]:
            cost, here = heapq.heappop(heap)
            if cost > to_go[here]:
                continue
            kind = surface[here]
            onto = cost + self._prices[kind] + self.standing.get(here, 0.0)
            if onto >= _FAR:
                continue
            gap = self._gaps[kind]
            for there, slot in self._ways[here]:
                total = onto if slot == NO_SLOT else onto + self._bar_prices[slot]
                if total < to_go[there]:
                    to_go[there] = total
                    after[there] = here
                    self._unpaid[there] = gap if slot == NO_SLOT else self._bar_gaps[slot] or gap
                    heapq.heappush(heap, (total, there))


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
    n = max(0, toll.n)  # what a faulty file says may be less
    price = _STRENGTH[n] if n < len(_STRENGTH) else 1.5 * n
    return price + _BEYOND * max(0, toll.n - _best(toll, reach))
