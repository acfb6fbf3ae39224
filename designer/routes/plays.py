"""The way that takes the fewest cards: one card pays for several spaces of its symbol in a row.

A graph of small states: where one stands, what is left of the card in motion, and which barriers
are gone. Paying costs one card when a new one is played, none while a card still has something
left, and as many as are given where cards are given.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

import msgspec

from designer.engine.questions import Requirement, Way
from designer.routes.graph import RouteGraph
from designer.routes.means import Means, given_at_most, pays
from designer.routes.net import NO_BARRIER, Net
from designer.routes.stopping import Pulse

__all__ = ["Motion", "Play", "Plays", "fewest_plays", "payments"]

Motion = tuple[str, int]
"""A card in motion: the symbol it counts as, and what is left of it."""

STILL: Motion = ("", 0)

_State = tuple[int, Motion, int]  # position, card in motion, barriers removed (bits)


class Play(msgspec.Struct, frozen=True):
    """Give one card played, or several given, and what for.

    Attributes:
        symbol: what a played card counts as; "" where cards are given or one ignores what a space
            asks for.
        strength: how strong it is.
        n_cards: how many cards it takes.
        spaces: the positions it enters; empty where it only removes a barrier.
    """

    symbol: str
    strength: int
    n_cards: int
    spaces: tuple[int, ...]


class Plays(msgspec.Struct, frozen=True):
    """Give the way with the fewest cards; of several, one with the fewest steps."""

    n_cards: int
    positions: tuple[int, ...]
    plays: tuple[Play, ...]


class Payment(msgspec.Struct, frozen=True):
    """Give one way to pay a toll: the cards it takes, and the card in motion afterwards.

    `fresh` is the symbol and strength of a card newly played, None while the old one goes on.
    """

    n_cards: int
    motion: Motion
    fresh: Motion | None = None


def payments(
    requirement: Requirement, motion: Motion, means: Sequence[Means], most_given: int
) -> tuple[Payment, ...]:
    """Give the ways to pay a toll that are worth thinking about.

    Of several cards with one symbol only the strongest counts: what is left of it pays more. A
    card that is gone once it was used counts only where no other card pays.
    """
    found: dict[Motion, Payment] = {}

    def offer(payment: Payment) -> None:
        known = found.get(payment.motion)
        if known is None or payment.n_cards < known.n_cards:
            found[payment.motion] = payment

    for way in requirement.ways:
        if way.give:
            if way.n <= most_given:
                offer(Payment(way.n, STILL, STILL))
            continue
        if motion[0] in way.symbols and motion[1] >= way.n and not way.exactly:
            offer(Payment(0, _left(motion, way)))
        for symbol in way.symbols:
            strength = _strongest(means, symbol, way)
            if strength is not None:
                fresh = (symbol, strength)
                offer(Payment(1, _left(fresh, way), fresh))
    if requirement.ways and any(each.ignores for each in means):
        offer(Payment(1, STILL, STILL))
    return tuple(found.values())


def fewest_plays(
    graph: RouteGraph, net: Net, means: Sequence[Means], hand: int, pulse: Pulse | None = None
) -> Plays | None:
    """Give the way from any start to a goal that takes the fewest cards.

    Each card may be played as often as one likes: decks come round again. Of barriers that may be
    dealt the one that takes the fewest cards counts.

    Args:
        graph: the board.
        net: its steps.
        means: the cards that count.
        hand: how many cards can be given at once.
        pulse: called once per step of the search.

    Returns:
        The way, or None where these cards lead to no goal.
    """
    search = _Search(graph, net, means, hand, pulse or Pulse())
    end = search.run()
    return search.walked(end) if end is not None else None


class _Search:
    def __init__(
        self, graph: RouteGraph, net: Net, means: Sequence[Means], hand: int, beat: Pulse
    ) -> None:
        self._graph, self._net, self._beat = graph, net, beat
        self._means = [each for each in means if each.copies]
        self._most = given_at_most(self._means, hand)
        self._known: dict[tuple[int, Motion], tuple[Payment, ...]] = {}
        self._came_from: dict[_State, tuple[_State, tuple[Payment, ...]]] = {}
        self.best: dict[_State, tuple[int, int]] = {}

    def run(self) -> _State | None:
        queue: list[tuple[int, int, _State]] = []
        settled: dict[int, list[tuple[Motion, int]]] = {}
        for start in self._net.starts:
            self.best[start, STILL, 0] = (0, 0)
            heappush(queue, (0, 0, (start, STILL, 0)))
        while queue:
            self._beat()
            n_cards, n_steps, state = heappop(queue)
            here, motion, removed = state
            if here in self._net.goals:
                return state
            if not _is_new(settled.setdefault(here, []), motion, removed):
                continue
            for after, paid in self._steps(state):
                cost = (n_cards + sum(p.n_cards for p in paid), n_steps + 1)
                if after not in self.best or cost < self.best[after]:
                    self.best[after] = cost
                    self._came_from[after] = (state, paid)
                    heappush(queue, (*cost, after))
        return None

    def walked(self, end: _State) -> Plays:
        trail: list[tuple[int, tuple[Payment, ...]]] = []
        state = end
        while state in self._came_from:
            before, paid = self._came_from[state]
            trail.append((state[0], paid))
            state = before
        trail.reverse()
        plays: list[Play] = []
        for position, paid in trail:
            plays += [Play(*p.fresh, p.n_cards, ()) for p in paid if p.fresh is not None]
            last = plays[-1]
            plays[-1] = msgspec.structs.replace(last, spaces=(*last.spaces, position))
        positions = (state[0], *(position for position, _ in trail))
        return Plays(self.best[end][0], positions, tuple(plays))

    def _steps(self, state: _State) -> Iterator[tuple[_State, tuple[Payment, ...]]]:
        here, motion, removed = state
        for there, barrier in self._net.out[here]:
            if barrier == NO_BARRIER or removed >> barrier & 1:
                for payment in self._payments(self._graph.requirements[there], motion):
                    yield (there, payment.motion, removed), (payment,)
                continue
            behind = removed | 1 << barrier
            for requirement in self._graph.barriers[barrier].requirements:
                for first in self._payments(requirement, motion):
                    for payment in self._payments(self._graph.requirements[there], first.motion):
                        yield (there, payment.motion, behind), (first, payment)

    def _payments(self, requirement: Requirement, motion: Motion) -> tuple[Payment, ...]:
        key = (id(requirement), motion)
        if key not in self._known:
            self._known[key] = payments(requirement, motion, self._means, self._most)
        return self._known[key]


def _is_new(settled: list[tuple[Motion, int]], motion: Motion, removed: int) -> bool:
    """Say whether a state is worth going on with: no earlier one is at least as good."""
    for (symbol, rest), gone in settled:
        as_strong = motion[1] == 0 or (symbol == motion[0] and rest >= motion[1])
        if as_strong and gone & removed == removed:
            return False
    settled.append((motion, removed))
    return True


def _left(motion: Motion, way: Way) -> Motion:
    rest = 0 if way.whole_card else motion[1] - way.n
    return (motion[0], rest) if rest > 0 else STILL


def _strongest(means: Sequence[Means], symbol: str, way: Way) -> int | None:
    """Give the strongest card that pays; one that is gone afterwards only where no other does."""
    fitting = [each for each in means if symbol in each.symbols and pays(each, way)]
    lasting = [each.strength for each in fitting if not each.one_use]
    return max(lasting or [each.strength for each in fitting], default=None)
