"""What a bot makes of a view before it chooses: its cards, its way home, what it lacks."""

from typing import NamedTuple

from ..definition import ARRIVED, Definition
from ..state import State
from ..views import Seen
from .prices import WayHome, way_home

__all__ = ["Mind", "Minds"]

_MOST_WAYS = 2000


class Mind(NamedTuple):
    """Give what a bot thinks of a view: nothing that outlives the choice.

    Attributes:
        home: the price of the way home from everywhere, with the own cards.
    """

    definition: Definition
    state: State
    seat: int
    home: WayHome

    @property
    def hand(self) -> tuple[int, ...]:
        """Give the own hand."""
        return self.state.hands[self.seat]

    @property
    def lack(self) -> tuple[int, int] | None:
        """Give the first space on the way (bits of its symbols, strength) that no own card pays."""
        for explorer in self.definition.explorers[self.seat]:
            place = self.state.at[explorer]
            if place != ARRIVED and (lack := self.home.lack(place)) is not None:
                return lack
        return None

    def worth(self, card: int) -> float:
        """Give what a card is worth in the hand."""
        kind = self.definition.cards[card]
        if not kind.symbols:
            return 0.2
        return kind.strength * (1.0 if len(kind.symbols) < 2 else 1.5)


class Minds:
    """Make up minds, and keep what was worked out for the same cards and the same map."""

    def __init__(self) -> None:
        self._definition: Definition | None = None
        self._dearest: tuple[int, ...] = ()
        self._reach: dict[frozenset[int], tuple[int, ...]] = {}
        self._ways: dict[tuple[object, ...], WayHome] = {}

    def of(self, view: Seen) -> Mind:
        """Make up one's mind about a view."""
        definition, state, seat = view.definition, view.state, view.seat
        if definition is not self._definition or len(self._ways) > _MOST_WAYS:
            self._definition, self._reach, self._ways = definition, {}, {}
            self._dearest = _dearest(definition)
        cards = state.hands[seat] + state.piles[seat] + state.discards[seat]
        if seat == state.active:
            cards += state.played
        own = frozenset(cards)
        reach = self._reach.get(own)
        if reach is None:
            reach = self._reach[own] = _reach(definition, own, self._dearest)
        key = (state.surface, state.bars, reach)
        home = self._ways.get(key)
        if home is None:
            home = self._ways[key] = way_home(definition, state.surface, state.bars, reach)
        return Mind(definition, state, seat, home)


def _dearest(definition: Definition) -> tuple[int, ...]:
    """Give, per symbol, the greatest toll that is paid with it."""
    tolls = [(s.mask, s.n) for s in definition.surfaces]
    tolls += [(b.mask, b.n) for b in definition.blockades]
    return tuple(
        max((n for mask, n in tolls if mask & 1 << symbol), default=0)
        for symbol in range(len(definition.symbols))
    )


def _reach(
    definition: Definition, own: frozenset[int], dearest: tuple[int, ...]
) -> tuple[int, ...]:
    """Give, per symbol, the greatest strength among the own cards; more than any toll is as much."""
    reach = [0] * len(definition.symbols)
    for card in own:
        kind = definition.cards[card]
        for symbol in kind.symbols:
            reach[symbol] = max(reach[symbol], kind.strength)
    return tuple(map(min, reach, dearest))
