"""How far it is to El Dorado in terms of cards: what a greedy bot steers by."""

import heapq
from collections.abc import Sequence

import msgspec

from ..definition import ARRIVED, PAID_BY_STRENGTH, BlockadeKind, Definition, Surface

__all__ = ["WayHome", "way_home"]

_STRENGTH = (0.5, 1.0, 2.1, 3.6, 5.2)
_BEYOND = 6.0  # for each strength more than any own card has: something has to be bought first
_GIVEN = 1.3  # for each card given
_FAR = 1e6


class WayHome(msgspec.Struct, frozen=True):
    """Give the price of the way to El Dorado.

    Attributes:
        to_go: per position; ways that no card of the game can go are very far.
        next: per position, the position to step to, or -1 at the goal and where no way leads on.
        lack: per position, the first space or blockade on the way that no own card pays for: the
            bits of its symbols and its strength; None where nothing lacks.
    """

    to_go: tuple[float, ...]
    next: tuple[int, ...]
    lack: tuple[tuple[int, int] | None, ...]

    def of(self, place: int) -> float:
        """Give the price from a place; nothing is left for an explorer that has arrived."""
        return 0.0 if place == ARRIVED else self.to_go[place]


def way_home(
    definition: Definition, surface: Sequence[int], bars: Sequence[int], reach: Sequence[int]
) -> WayHome:
    """Weigh all ways back from the goals.

    Args:
        definition: the compiled game.
        surface: per position, its surface now.
        bars: per slot, the blockade that bars it, or -1.
        reach: per symbol, the greatest strength among the own cards.
    """
    prices = [_price(toll, reach) for toll in definition.surfaces]
    tolls = [_price(definition.blockades[b], reach) if b >= 0 else 0.0 for b in bars]
    to_go = [_FAR] * len(surface)
    after = [-1] * len(surface)
    heap: list[tuple[float, int]] = []
    for position, kind in enumerate(surface):
        if definition.surfaces[kind].goal:
            to_go[position] = 0.0
            heapq.heappush(heap, (0.0, position))
    while heap:
        cost, here = heapq.heappop(heap)
        if cost > to_go[here]:
            continue
        onto = cost + prices[surface[here]]
        if onto >= _FAR:
            continue
        for there, slot in definition.ways[here]:
            total = onto + (tolls[slot] if slot >= 0 else 0.0)
            if total < to_go[there]:
                to_go[there] = total
                after[there] = here
                heapq.heappush(heap, (total, there))
    lack = _lacking(definition, surface, bars, reach, to_go, after)
    return WayHome(tuple(to_go), tuple(after), lack)


def _lacking(
    definition: Definition,
    surface: Sequence[int],
    bars: Sequence[int],
    reach: Sequence[int],
    to_go: Sequence[float],
    after: Sequence[int],
) -> tuple[tuple[int, int] | None, ...]:
    """Give each position's first toll that no own card pays, the nearest to the goal settled first."""
    lack: list[tuple[int, int] | None] = [None] * len(surface)
    for here in sorted(range(len(surface)), key=to_go.__getitem__):
        there = after[here]
        if there < 0:
            continue
        slots = [s for position, s in definition.ways[here] if position == there and s >= 0]
        tolls: list[Surface | BlockadeKind] = [
            definition.blockades[bars[slot]] for slot in slots if bars[slot] >= 0
        ]
        tolls.append(definition.surfaces[surface[there]])
        unpaid = [(t.mask, t.n) for t in tolls if not t.give and _best(t, reach) < t.n]
        lack[here] = unpaid[0] if unpaid else lack[there]
    return tuple(lack)


def _best(toll: Surface | BlockadeKind, reach: Sequence[int]) -> int:
    """Give the greatest strength among the own cards that counts for a toll."""
    return max((reach[s] for s in range(len(reach)) if toll.mask & 1 << s), default=0)


def _price(toll: Surface | BlockadeKind, reach: Sequence[int]) -> float:
    if isinstance(toll, Surface) and toll.closed:
        return _FAR
    if toll.give != PAID_BY_STRENGTH:
        return _GIVEN * toll.n
    best = _best(toll, reach)
    price = _STRENGTH[toll.n] if toll.n < len(_STRENGTH) else 1.5 * toll.n
    return price + _BEYOND * max(0, toll.n - best)
