"""What a bot makes of a view before it chooses: its cards, its way home, what it lacks."""

from collections.abc import Sequence
from typing import NamedTuple

from ..definition import ARRIVED, Definition
from ..state import State
from ..views import Seen
from .prices import WayHome, way_home

__all__ = ["Mind", "Minds"]

_MOST_WAYS = 5000


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
            if place != ARRIVED and (lack := self.home.lack[place]) is not None:
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
        self._reach: dict[frozenset[int], tuple[int, ...]] = {}
        self._ways: dict[tuple[object, ...], WayHome] = {}

    def of(self, view: Seen) -> Mind:
        """Make up one's mind about a view."""
        definition, state, seat = view.definition, view.state, view.seat
        if definition is not self._definition or len(self._ways) > _MOST_WAYS:
            self._definition, self._reach, self._ways = definition, {}, {}
        cards = state.hands[seat] + state.piles[seat] + state.discards[seat]
        if seat == state.active:
            cards += state.played
        own = frozenset(cards)
        reach = self._reach.get(own)
        if reach is None:
            reach = self._reach[own] = _reach(definition, own)
        key = (state.surface, state.bars, reach)
        home = self._ways.get(key)
        if home is None:
            home = self._ways[key] = way_home(definition, state.surface, state.bars, reach)
        return Mind(definition, state, seat, home)


def _reach(definition: Definition, own: frozenset[int]) -> tuple[int, ...]:
    """Give, per symbol, the greatest strength among the own cards."""
    reach: Sequence[int] = [0] * len(definition.symbols)
    strongest = list(reach)
    for card in own:
        kind = definition.cards[card]
        for symbol in kind.symbols:
            strongest[symbol] = max(strongest[symbol], kind.strength)
    return tuple(strongest)
