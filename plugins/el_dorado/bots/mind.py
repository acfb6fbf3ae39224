"""What a bot makes of a view before it chooses: its cards, its way home, what it lacks."""

from collections.abc import Iterable
from typing import NamedTuple

from ..definition import ARRIVED, Definition
from ..state import State
from .prices import WayHome

__all__ = ["Mind"]

_STANDING = 1.5  # somebody who stands in the way will mostly go on soon
_THIN = 7  # with fewer cards, one that leaves the game is missed
_PRECIOUS = 3.0
_PATIENCE = 2  # turns in which nobody comes on, before a way round is looked for
_LOST = 16  # turns in which nobody came on, after which any way on is right
_WAITING = 0.5  # for each turn in which nobody came on


class Mind(NamedTuple):
    """Give what a bot thinks of a view: nothing that outlives the choice.

    Attributes:
        own: all own cards, wherever they lie.
        reach: per symbol, the greatest strength among the own cards, as far as it counts.
        home: the price of the way home from everywhere, with the own cards.
        values: per kind of card, what it is worth in a deck, whatever its price.
        goals: where it goes before El Dorado, None where nowhere.
        is_shut_out: it has to go there before.
        saved: cards of the hand that it keeps for what is to be had there.
        precious: cards of which it needs its last one for something else than strength.
    """

    definition: Definition
    state: State
    seat: int
    own: tuple[int, ...]
    reach: tuple[int, ...]
    home: WayHome
    values: tuple[float, ...]
    goals: tuple[int, ...] | None = None
    is_shut_out: bool = False
    precious: frozenset[int] = frozenset()
    saved: frozenset[int] = frozenset()

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

    def going_round(self) -> "Mind | None":
        """Give the same mind with a way round those who stand in the way, None where none is wanted.

        The longer nobody comes on, the longer a way round is taken: else explorers that each wait
        for another one to go wait for ever.
        """
        at = self.state.at
        own = (at[explorer] for explorer in self.definition.explorers[self.seat])
        blocked = [place for place in own if place != ARRIVED and self.home.next(place) in at]
        if not blocked or self.state.idle < _PATIENCE:
            return None
        price = _STANDING + _WAITING * self.state.idle
        standing = dict.fromkeys((place for place in at if place != ARRIVED), price)
        home = WayHome(
            self.definition,
            self.state.surface,
            self.state.bars,
            self.reach,
            standing,
            self.goals,
        )
        if all(home.next(place) in at for place in blocked):
            return None
        return self._replace(home=home)

    def worth(self, card: int) -> float:
        """Give what a card is worth in the hand."""
        kind = self.definition.cards[card]
        if not kind.symbols:
            return 0.2
        return kind.strength * (1.0 if len(kind.symbols) < 2 else 1.5)

    def is_needed(self, card: int) -> bool:
        """Say whether no other own card pays as much with one of the card's symbols."""
        if card in self.precious:
            return True
        if self.own.count(card) > 1:
            return False
        cards = self.definition.cards
        return any(
            all(
                other == card
                or symbol not in cards[other].symbols
                or cards[other].strength < self.reach[symbol]
                for other in self.own
            )
            for symbol in cards[card].symbols
            if self.reach[symbol]
        )

    def given(self, cards: Iterable[int], n: int, *, for_good: bool) -> list[int]:
        """Choose n cards to give, those that are missed least.

        Args:
            cards: of which to choose.
            n: how many.
            for_good: whether they leave the game; the last card that pays for something stays.
        """
        if not for_good:
            return sorted(cards, key=lambda card: (self.worth(card), card))[:n]
        return sorted(cards, key=lambda card: (self.is_needed(card), self.worth(card), card))[:n]

    def loss(self, n: int, *, for_good: bool) -> float:
        """Give what it costs to give n cards of the hand. A deck gets better without its worst ones.

        After many turns in which nobody came on nothing is saved any more: what else would help is gone.
        """
        if self.state.idle >= _LOST:
            return 0.0
        given = self.given(self.hand, n, for_good=for_good)
        if not for_good:
            return sum(0.5 * self.worth(card) for card in given)
        if any(map(self.is_needed, given)) or len(self.own) - n < _THIN:
            return _PRECIOUS * n
        return sum(self.worth(card) - 1.0 for card in given)
