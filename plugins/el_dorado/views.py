"""What a seat may see: own hand, everything that lies face up, and how much lies face down."""

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from designer.api import (
    Decision,
    known,
    masked,
    masked_question,
    place_of,
    seeded,
    shuffled,
    with_known,
)

from .definition import TOKENS, Definition
from .places import DISCARD, HAND, PILE
from .rules.market import worth_of
from .state import State, put

if TYPE_CHECKING:
    from .expedition import Expedition

__all__ = ["HIDDEN", "Seen"]

HIDDEN = -1
"""Stands for a card that the seat may not see."""


class Seen:
    """Give one seat's view.

    Attributes:
        game: the rules, known to everybody.
        definition: the compiled game, known to everybody.
        seat: whose eyes these are.
    """

    __slots__ = ("_seen", "_whole", "definition", "game", "seat")

    def __init__(self, game: "Expedition", state: State, seat: int) -> None:
        self.game = game
        self.definition: Definition = game.definition
        self.seat = seat
        self._whole = state
        self._seen: State | None = None

    @property
    def state(self) -> State:
        """Give the state with everything hidden replaced.

        Hands of others are as many hidden cards. A pile is known by what must be in it (all cards
        are bought, played and discarded face up): ascending, and for others together with the
        hand, of which it cannot be told apart. Of a hidden stock of tokens all know how many lie
        where. The generator is gone.
        """
        if self._seen is None:
            self._seen = self._masked()
        return self._seen

    def imagine(self, rng: int) -> State:
        """Give a whole state that agrees with the view; what is hidden is dealt from `rng`."""
        rng = seeded(rng)
        seen = self.state
        hands, piles = list(seen.hands), list(seen.piles)
        seen_of = known(seen.flow, self.seat) if seen.flow.stack else {}
        for seat, unknown in enumerate(seen.piles):
            rng, order = shuffled(rng, unknown)
            if seen_of:
                order = with_known(order, seen_of.get(PILE + seat, ()))
                if seat != self.seat:
                    order = with_known(order, seen_of.get(HAND + seat, ()))
            if seat != self.seat:
                n = len(hands[seat])
                hands[seat], order = tuple(sorted(order[:n])), order[n:]
            piles[seat] = order
        rng, rows = self._dealt(rng, seen.rows)
        state = replace(seen, rng=rng, hands=tuple(hands), piles=tuple(piles), rows=rows)
        decision = seen.decision
        if decision is None or decision.seat == self.seat or decision == self._whole.decision:
            return state
        return replace(state, decision=self._asked(state, decision))

    def _dealt(
        self, rng: int, rows: tuple[tuple[int, ...], ...]
    ) -> tuple[int, tuple[tuple[int, ...], ...]]:
        """Deal each hidden stock anew, as many to each row as lie there."""
        for numbers in self.game.book.rows.pools().values():
            stock = [piece for number in numbers for piece in self._whole.rows[number]]
            rng, order = shuffled(rng, sorted(stock))
            for number in numbers:
                n = len(rows[number])
                rows, order = put(rows, number, order[:n]), order[n:]
        return rng, rows

    def _asked(self, state: State, decision: Decision) -> Decision:
        """Give another seat's question as the imagined hand would have it."""
        book = self.game.book
        if decision.register >= 0:
            asked: Decision = book.machine.asked_anew(state, decision)
            return asked
        options = (*state.hands[decision.seat], *decision.options)
        worths = tuple(worth_of(book, state, item) for item in options)
        return replace(decision, options=options, worths=worths if decision.need else ())

    def _masked(self) -> State:
        whole, own = self._whole, self.seat
        hands, piles = [], []
        for seat, (hand, pile) in enumerate(zip(whole.hands, whole.piles, strict=True)):
            if seat == own:
                hands.append(hand)
                piles.append(_ascending(pile))
            else:
                hands.append((HIDDEN,) * len(hand))
                piles.append(_ascending(pile + hand))
        return replace(
            whole,
            rng=0,
            draws=(),
            hands=tuple(hands),
            piles=tuple(piles),
            rows=self._rows() if whole.rows else (),
            flow=masked(whole.flow, own, self._may_see) if whole.flow.stack else whole.flow,
            decision=self._decision(whole.decision),
        )

    def _rows(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            (HIDDEN,) * len(row) if kind.pool else row
            for kind, row in zip(self.game.book.rows.kinds, self._whole.rows, strict=True)
        )

    def _may_see(self, thing: int) -> bool:
        place = place_of(thing)
        return place == HAND + self.seat or not HAND <= place < DISCARD

    def _decision(self, decision: Decision | None) -> Decision | None:
        if decision is None or decision.seat == self.seat:
            return decision
        if decision.register >= 0:
            return masked_question(decision, self._may_see)
        shown = tuple(option for option in decision.options if option >= TOKENS)
        return replace(decision, options=shown, worths=())


@lru_cache(maxsize=4096)
def _ascending(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Sort cards; the same piles are looked at move after move."""
    return tuple(sorted(cards))
