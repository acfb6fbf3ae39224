"""What one seat sees: the other hand, the piles, and what is chosen in secret are hidden.

The backs tell Characters from Exploration cards, so how many of each somebody holds is open.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from msgspec.structs import replace

from designer.api import (
    Decision,
    dealt,
    known,
    masked,
    masked_question,
    place_of,
    seeded,
    thing_at,
)

from .state import State
from .world import BACKS, HIDDEN_CHARACTER, HIDDEN_EXPLORATION

__all__ = ["HIDDEN_CHARACTER", "HIDDEN_EXPLORATION", "Seen"]


class Seen:
    """Show a state to a seat; see `designer.api.View`."""

    def __init__(self, game: Any, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._whole = state
        self._world = game.book.world

    @property
    def state(self) -> State:
        """Give the state with all that is hidden replaced."""
        back_of = self._world.backs.__getitem__
        backs = {place: tuple(map(back_of, cards)) for place, cards in self._unseen().items()}
        return self._shown(backs, rng=0)

    def imagine(self, rng: int) -> State:
        """Deal all that is hidden anew; what running effects have shown stays where it is."""
        whole, decks = self._whole, self._world.decks
        unseen = self._unseen()
        fixed = self._fixed(unseen) if whole.flow.stack else {}
        rng, left = _stock(seeded(rng), unseen, fixed, decks)
        rows = {}
        for place, cards in unseen.items():
            here = _after(fixed[place], left, decks) if place in fixed else left
            rows[place] = tuple([next(here[decks[card]]) for card in cards])
        state = self._shown(rows, rng=rng)
        if state.decision is not None and state.decision != whole.decision:
            state = replace(state, decision=self._asked(state, state.decision))
        return state

    def _shown(self, rows: Mapping[int, tuple[int, ...]], rng: int) -> State:
        """Give the state with other cards where the seat does not see them, and its secrets masked."""
        whole = self._whole
        decision = whole.decision
        if decision is not None and decision.seat != self.seat:
            decision = masked_question(decision, self._may_see)
        flow = masked(whole.flow, self.seat, self._may_see)
        shown: State = self._world.all_arranged(whole, rows, rng=rng, flow=flow, decision=decision)
        return shown

    def _asked(self, state: State, decision: Decision) -> Decision:
        """Give the other seat's question as it is asked about imagined cards."""
        if decision.register >= 0:
            asked: Decision = self.game.book.machine.asked_anew(state, decision)
            return asked
        place = self._world.place("offered" if decision.kind == "pick" else "hand", decision.seat)
        things = tuple(thing_at(place, card) for card in self._world.things(state, place))
        n = len(decision.chosen)
        return replace(decision, chosen=things[:n], options=things[n:])

    def _unseen(self) -> dict[int, tuple[int, ...]]:
        """Give the cards that the seat does not see, per place."""
        things, whole = self._world.things, self._whole
        hidden: tuple[int, ...] = self._world.hidden[self.seat]
        return {place: cards for place in hidden if (cards := things(whole, place))}

    def _fixed(self, unseen: Mapping[int, tuple[int, ...]]) -> dict[int, list[int]]:
        """Give the unseen cards that the seat knows all the same, per place."""
        found: dict[int, list[int]] = {}
        for place, cards in known(self._whole.flow, self.seat).items():
            held = Counter(unseen.get(place, ()))
            here = found[place] = []
            for card in cards:
                if held[card]:
                    held[card] -= 1
                    here.append(card)
        return found

    def _may_see(self, thing: int) -> bool:
        return place_of(thing) not in self._world.hidden[self.seat]


def _stock(
    rng: int,
    unseen: Mapping[int, tuple[int, ...]],
    fixed: Mapping[int, list[int]],
    decks: tuple[str, ...],
) -> tuple[int, dict[str, Iterator[int]]]:
    """Give all unseen cards that nothing fixes, per deck and in any order."""
    stock: dict[str, list[int]] = {deck: [] for deck in BACKS}
    for place, cards in unseen.items():
        for card in cards:
            stock[decks[card]].append(card)
        for card in fixed.get(place, ()):
            stock[decks[card]].remove(card)
    dealt_out: dict[str, Iterator[int]] = {}
    for deck, unsorted in stock.items():
        rng, order = dealt(rng, sorted(unsorted))
        dealt_out[deck] = iter(order)
    return rng, dealt_out


def _after(
    first: list[int], left: Mapping[str, Iterator[int]], decks: tuple[str, ...]
) -> dict[str, Iterator[int]]:
    """Give some cards before all that are left, per deck."""
    return {
        deck: chain([card for card in first if decks[card] == deck], cards)
        for deck, cards in left.items()
    }
