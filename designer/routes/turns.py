"""About how many turns one figure alone takes, with a deck to begin with and cards to buy.

How it is estimated. Over one shuffle of a deck every card is in hand once, so that a hand of H
cards out of D holds each card for H/D of the turns. A step that takes a card of which the deck
holds c therefore waits D/(H*c) turns on average; what is left of that card pays for further spaces
of its symbol at no cost, and a card given takes 1/H of a turn. A barrier that is dealt counts as
the mean of those that may turn up. Before it sets out, the figure buys at most one card per symbol:
all such choices are tried, each card costs its price over what a hand is worth on average, and the
choice counts that leads to a goal in the fewest turns, with the way that belongs to it.

What it leaves out: other figures in the way and barriers that they remove, cards kept for the next
turn, actions, and that cards thrown out make a deck better. It is an order of routes, not a
prophecy: tests print how it agrees with games of bots.
"""

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import product
from math import inf

import msgspec

from designer.engine.questions import Requirement, Way
from designer.routes.graph import RouteGraph
from designer.routes.means import Means, Supply, given_at_most, pays
from designer.routes.net import Net
from designer.routes.stopping import Pulse

__all__ = ["Turns", "estimate_turns"]


class Turns(msgspec.Struct, frozen=True):
    """Give the estimate.

    Attributes:
        turns: all of it; `buying` and `moving` are its two parts.
        bought: the cards it buys (indices into `Supply.means`).
        positions: the way it goes.
    """

    turns: float
    buying: float
    moving: float
    bought: tuple[int, ...]
    positions: tuple[int, ...]


def estimate_turns(
    graph: RouteGraph,
    net: Net,
    supply: Supply,
    deck: Sequence[Means] | None = None,
    pulse: Pulse | None = None,
) -> Turns | None:
    """Estimate the turns from the best start; see the module for how.

    Args:
        graph: the board.
        net: its steps.
        supply: what can be bought, and the size of a hand.
        deck: what one begins with; None for the supply's own deck.
        pulse: called once per step of the search.

    Returns:
        The estimate, or None where no purchase leads to a goal.
    """
    own = tuple(each for each in (supply.deck if deck is None else deck) if each.copies)
    plan = _Plan(graph, net, supply, own, pulse or Pulse())
    best = plan.first(lasting=True) or plan.first(lasting=False)
    while best is not None and (better := plan.with_one_more(best)) is not None:
        best = better
    return best


class _Plan:
    """What to buy: first what it takes to get there at all, then what makes it faster."""

    def __init__(
        self, graph: RouteGraph, net: Net, supply: Supply, own: tuple[Means, ...], beat: Pulse
    ) -> None:
        self._graph, self._net, self._supply, self._own = graph, net, supply, own
        self._beat = beat
        size = sum(each.copies for each in own)
        worth = sum(each.worth * each.copies for each in own)
        self._income = supply.hand * worth / size if size else 0.0
        self._tolls = _Tolls(graph)

    def first(self, *, lasting: bool) -> Turns | None:
        """Give the best choice of at most one card per symbol that leads to a goal."""
        symbols = sorted({symbol for way in self._tolls.ways for symbol in way.symbols})
        options = [self._options(symbol, lasting=lasting) for symbol in symbols]
        sets = {tuple(sorted({n for n in chosen if n >= 0})) for chosen in product(*options)}
        best: Turns | None = None
        for bought in sorted(sets, key=lambda chosen: (self._buying(chosen), chosen)):
            best = self._better(best, bought) or best
        return best

    def with_one_more(self, best: Turns) -> Turns | None:
        """Give the best that one more card makes of a plan; None where none makes it faster."""
        found: Turns | None = None
        for n, each in enumerate(self._supply.means):
            if each.price and not each.one_use and best.bought.count(n) < each.copies:
                bought = tuple(sorted((*best.bought, n)))
                found = self._better(found or best, bought) or found
        return found

    def _better(self, best: Turns | None, bought: tuple[int, ...]) -> Turns | None:
        """Give what some cards make of it, where that is faster than the best so far."""
        buying = self._buying(bought)
        limit = inf if best is None else best.turns - buying - _NO_GAIN
        if limit <= 0 or buying == inf:
            return None
        more = (msgspec.structs.replace(self._supply.means[n], copies=1) for n in bought)
        search = _Search(self._net, self._tolls, (*self._own, *more), self._supply.hand, self._beat)
        found = search.run(limit)
        return Turns(buying + found[0], buying, found[0], bought, found[1]) if found else None

    def _buying(self, bought: Sequence[int]) -> float:
        price = sum(self._supply.means[n].price for n in bought)
        return price / self._income if price and self._income else inf if price else 0.0

    def _options(self, symbol: str, *, lasting: bool) -> list[int]:
        """Give the cards that are stronger in a symbol than the deck, none dearer for less."""
        means = self._supply.means
        strongest = max((each.strength for each in self._own if symbol in each.symbols), default=0)
        offers = sorted(
            (n for n, each in enumerate(means) if each.price and symbol in each.symbols),
            key=lambda n: (means[n].one_use, means[n].price, -means[n].strength),
        )
        found = [_NOTHING]
        for n in offers:
            each = means[n]
            if each.copies and each.strength > strongest and not (lasting and each.one_use):
                found.append(n)
                strongest = each.strength
        return found


_NOTHING = -1
_NO_GAIN = 1e-6  # turns: less than that is rounding


class _Tolls:
    """The kinds of tolls of a board, numbered: of spaces, and of barriers that lie or may lie."""

    def __init__(self, graph: RouteGraph) -> None:
        kinds: dict[Requirement, int] = {}
        numbers: dict[int, int] = {}
        for requirement in graph.requirements:
            if id(requirement) not in numbers:
                numbers[id(requirement)] = kinds.setdefault(requirement, len(kinds))
        self.kinds = tuple(kinds)
        self.of_space = [numbers[id(requirement)] for requirement in graph.requirements]
        self.of_barrier = [barrier.requirements for barrier in graph.barriers]
        barred = (r for requirements in self.of_barrier for r in requirements)
        self.ways = {way for r in (*kinds, *barred) for way in r.ways}


class _Search:
    """The fastest way with one deck; cards in motion are numbered, payments known per toll."""

    def __init__(
        self, net: Net, tolls: _Tolls, deck: Sequence[Means], hand: int, beat: Pulse
    ) -> None:
        self._net, self._tolls, self._beat = net, tolls, beat
        self._deck, self._hand = deck, hand
        self._size = sum(each.copies for each in deck)
        self._most = given_at_most(deck, hand)
        self._motions: dict[tuple[str, int], int] = {("", 0): 0}
        self._names = [("", 0)]
        self._known: dict[tuple[int, int], tuple[tuple[float, int], ...]] = {}
        self._barriers = [self._mean(requirements) for requirements in tolls.of_barrier]

    def run(self, limit: float) -> tuple[float, tuple[int, ...]] | None:
        """Give the turns and the way, or None where it takes `limit` or more."""
        net, kind, barriers = self._net, self._tolls.of_space, self._barriers
        best: dict[tuple[int, int], float] = {(start, 0): 0.0 for start in net.starts}
        came_from: dict[tuple[int, int], tuple[int, int]] = {}
        queue = [(0.0, start, 0) for start in net.starts]
        while queue:
            self._beat()
            turns, here, motion = heappop(queue)
            if turns > best[here, motion]:
                continue
            if here in net.goals:
                return turns, _walked(came_from, (here, motion))
            for there, barrier in net.out[here]:
                so_far, moving = turns, motion
                if barrier >= 0:
                    so_far, moving = turns + barriers[barrier], 0
                for cost, after in self._payments(kind[there], moving):
                    total = so_far + cost
                    state = (there, after)
                    if total < limit and total < best.get(state, inf):
                        best[state] = total
                        came_from[state] = (here, motion)
                        heappush(queue, (total, there, after))
        return None

    def _payments(self, kind: int, motion: int) -> tuple[tuple[float, int], ...]:
        key = (kind, motion)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = tuple(self._paid(self._tolls.kinds[kind], motion))
        return found

    def _paid(self, requirement: Requirement, motion: int) -> Iterator[tuple[float, int]]:
        symbol, rest = self._names[motion]
        for way in requirement.ways:
            if way.give:
                if way.n <= self._most:
                    yield way.n / self._hand, 0
                continue
            if symbol in way.symbols and rest >= way.n and not way.exactly:
                yield 0.0, self._number(symbol, 0 if way.whole_card else rest - way.n)
            for other in way.symbols:
                for strength, wait in self._waits(other, way):
                    yield wait, self._number(other, 0 if way.whole_card else strength - way.n)
        ignoring = sum(each.copies for each in self._deck if each.ignores)
        if requirement.ways and ignoring:
            yield self._wait(ignoring), 0

    def _waits(self, symbol: str, way: Way) -> Iterator[tuple[float, float]]:
        """Give what one may wait for: any strength that pays, with the turns until it comes."""
        fitting = [each for each in self._deck if symbol in each.symbols and pays(each, way)]
        for strength in sorted({each.strength for each in fitting}):
            n = sum(each.copies for each in fitting if each.strength >= strength)
            yield strength, self._wait(n)

    def _wait(self, copies: int) -> float:
        return self._size / (self._hand * copies)

    def _mean(self, requirements: Sequence[Requirement]) -> float:
        """Give the turns for a barrier; one that no card pays counts as the dearest that one does."""
        costs = [
            min((cost for cost, _ in self._paid(requirement, 0)), default=inf)
            for requirement in requirements
        ]
        known = [cost for cost in costs if cost < inf]
        return sum(min(cost, max(known)) for cost in costs) / len(costs) if known else inf

    def _number(self, symbol: str, rest: float) -> int:
        name = (symbol, int(rest)) if rest > 0 else ("", 0)
        if name not in self._motions:
            self._motions[name] = len(self._names)
            self._names.append(name)
        return self._motions[name]


def _walked(
    came_from: Mapping[tuple[int, int], tuple[int, int]], state: tuple[int, int]
) -> tuple[int, ...]:
    positions = [state[0]]
    while state in came_from:
        state = came_from[state]
        positions.append(state[0])
    return tuple(reversed(positions))
