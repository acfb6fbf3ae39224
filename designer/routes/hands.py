"""Where one figure can get in a turn with the cards in hand, without anything but walking.

The rules say what is legal, move by move; this says the same from the graph, for pictures and bots
that want it at once. A property holds the two together: on random states of random games both give
the same spaces.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from designer.engine.questions import Requirement, Way
from designer.routes.graph import RouteGraph
from designer.routes.means import Means, pays
from designer.routes.stopping import Pulse

__all__ = ["reached_this_turn"]

_Hand = tuple[int, ...]
_State = tuple[int, _Hand, str, int, int]  # position, hand, symbol and rest in motion, removed bits
_Paid = tuple[_Hand, str, int]


def reached_this_turn(
    graph: RouteGraph,
    hand: Sequence[Means],
    start: int,
    occupied: Collection[int] = (),
    pulse: Pulse | None = None,
) -> frozenset[int]:
    """Give the positions that a figure can stand on before its turn ends, its own included.

    Args:
        graph: the board as it is now, with the barriers that lie now.
        hand: the cards in hand, one entry per card.
        start: where the figure stands.
        occupied: where others stand: nobody enters or passes.
        pulse: called once per step of the search.
    """
    beat = pulse or Pulse()
    kinds = list(dict.fromkeys(hand))
    search = _Search(graph, kinds, frozenset(occupied))
    begin: _State = (start, tuple(sorted(kinds.index(card) for card in hand)), "", 0, 0)
    seen, queue = {begin}, [begin]
    while queue:
        beat()
        for state in search.following(queue.pop()):
            if state not in seen:
                seen.add(state)
                queue.append(state)
    return frozenset(position for position, *_ in seen)


class _Search:
    def __init__(self, graph: RouteGraph, kinds: Sequence[Means], occupied: frozenset[int]) -> None:
        self._graph, self._kinds, self._occupied = graph, kinds, occupied

    def following(self, state: _State) -> Iterator[_State]:
        """Give the states after one payment: for a space, or for a barrier beside it."""
        here, hand, symbol, rest, removed = state
        barred = set()
        for step in self._graph.steps[here]:
            if step.barrier is not None and not removed >> step.barrier & 1:
                barred.add(step.barrier)
            elif step.to not in self._occupied:
                requirement = self._graph.requirements[step.to]
                for paid in self._paid(requirement, hand, symbol, rest):
                    yield (step.to, *paid, removed)
        for barrier in barred:
            for requirement in self._graph.barriers[barrier].requirements:
                for paid in self._paid(requirement, hand, symbol, rest):
                    yield (here, *paid, removed | 1 << barrier)

    def _paid(
        self, requirement: Requirement, hand: _Hand, symbol: str, rest: int
    ) -> Iterator[_Paid]:
        for way in requirement.ways:
            if way.give:
                if way.n <= len(hand):
                    for given in set(combinations(range(len(hand)), way.n)):
                        left = tuple(card for n, card in enumerate(hand) if n not in given)
                        yield left, "", 0
                continue
            if symbol in way.symbols and rest >= way.n and not way.exactly:
                yield (hand, *_left(symbol, rest, way))
            for card in dict.fromkeys(hand):
                kind = self._kinds[card]
                if pays(kind, way):
                    at = hand.index(card)
                    fewer = hand[:at] + hand[at + 1 :]
                    for other in kind.symbols:
                        if other in way.symbols:
                            yield (fewer, *_left(other, kind.strength, way))


def _left(symbol: str, strength: int, way: Way) -> tuple[str, int]:
    rest = 0 if way.whole_card else strength - way.n
    return (symbol, rest) if rest > 0 else ("", 0)
