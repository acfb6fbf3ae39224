"""What one seat sees: the other hand, the piles, and what is chosen in secret are hidden.

The backs tell Characters from Exploration cards, so how many of each somebody holds is open.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from designer.api import (
    Decision,
    known,
    masked,
    masked_question,
    place_of,
    seeded,
    shuffled,
    thing_at,
)

from .state import State

__all__ = ["HIDDEN_CHARACTER", "HIDDEN_EXPLORATION", "Seen"]

HIDDEN_EXPLORATION, HIDDEN_CHARACTER = -2, -1
"""A card of which only the back is seen."""

_BACKS = {"exploration": HIDDEN_EXPLORATION, "character": HIDDEN_CHARACTER}


class Seen:
    """Show a state to a seat; see `designer.api.View`."""

    def __init__(self, game: Any, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._whole = state
        self._world = game.book.world
        self._kinds = game.definition.kinds

    @property
    def state(self) -> State:
        """Give the state with all that is hidden replaced."""
        seen = self._whole
        for place in self._hidden():
            backs = tuple(self._back(card) for card in self._world.things(self._whole, place))
            seen = self._world.arranged(seen, place, backs)
        decision = seen.decision
        if decision is not None and decision.seat != self.seat:
            decision = masked_question(decision, self._may_see)
        flow = masked(seen.flow, self.seat, self._may_see)
        return replace(seen, rng=0, flow=flow, decision=decision)

    def imagine(self, rng: int) -> State:
        """Deal all that is hidden anew; what running effects have shown stays where it is."""
        state, whole = self.state, self._whole
        seen = known(state.flow, self.seat)
        rng = seeded(rng)
        for deck, back in _BACKS.items():
            rng, left = self._dealt(rng, deck, seen)
            for place in self._hidden():
                cards = self._world.things(whole, place)
                n = sum(self._kinds[card].deck == deck for card in cards)
                fixed = self._fixed(place, deck, seen)
                mine, left = (*fixed, *left[: n - len(fixed)]), left[n - len(fixed) :]
                state = self._filled(state, place, back, mine)
        state = replace(state, rng=rng)
        if state.decision is not None and state.decision != whole.decision:
            state = replace(state, decision=self._asked(state, state.decision))
        return state

    def _asked(self, state: State, decision: Decision) -> Decision:
        """Give the other seat's question as it is asked about imagined cards."""
        if decision.register >= 0:
            asked: Decision = self.game.book.machine.asked_anew(state, decision)
            return asked
        place = self._world.place("offered" if decision.kind == "pick" else "hand", decision.seat)
        things = tuple(thing_at(place, card) for card in self._world.things(state, place))
        n = len(decision.chosen)
        return replace(decision, chosen=things[:n], options=things[n:])

    def _hidden(self) -> Iterator[int]:
        """Give the places whose cards the seat does not see."""
        for zone in self._world.zones.values():
            if not zone.is_hidden:
                continue
            for seat in range(2 if zone.each else 1):
                if not zone.each or seat != self.seat:
                    yield zone.first + seat

    def _back(self, card: int) -> int:
        return _BACKS[self._kinds[card].deck]

    def _fixed(self, place: int, deck: str, seen: dict[int, tuple[int, ...]]) -> tuple[int, ...]:
        """Give the cards of a place that the seat knows."""
        cards = list(self._world.things(self._whole, place))
        found = []
        for card in seen.get(place, ()):
            if card in cards and self._kinds[card].deck == deck:
                cards.remove(card)
                found.append(card)
        return tuple(found)

    def _dealt(
        self, rng: int, deck: str, seen: dict[int, tuple[int, ...]]
    ) -> tuple[int, tuple[int, ...]]:
        """Shuffle all hidden cards of a deck that the seat does not know."""
        stock: list[int] = []
        for place in self._hidden():
            cards = [
                card
                for card in self._world.things(self._whole, place)
                if self._kinds[card].deck == deck
            ]
            for card in self._fixed(place, deck, seen):
                cards.remove(card)
            stock += cards
        return shuffled(rng, sorted(stock))

    def _filled(self, state: State, place: int, back: int, cards: tuple[int, ...]) -> State:
        """Put cards where their backs lie, in order."""
        left = list(cards)
        row = tuple(
            left.pop(0) if card == back else card for card in self._world.things(state, place)
        )
        filled: State = self._world.arranged(state, place, row)
        return filled

    def _may_see(self, thing: int) -> bool:
        return place_of(thing) not in set(self._hidden())
