"""What a seat may see: own hand, everything that lies face up, and how much lies face down."""

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from designer.api import Decision, seeded, shuffled

from .definition import Definition
from .state import State

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
        hand, of which it cannot be told apart. The generator is gone.
        """
        if self._seen is None:
            self._seen = self._masked()
        return self._seen

    def imagine(self, rng: int) -> State:
        """Give a whole state that agrees with the view; what is hidden is dealt from `rng`."""
        rng = seeded(rng)
        seen = self.state
        hands, piles = list(seen.hands), list(seen.piles)
        for seat, unknown in enumerate(seen.piles):
            rng, order = shuffled(rng, unknown)
            if seat != self.seat:
                n = len(hands[seat])
                hands[seat], order = tuple(sorted(order[:n])), order[n:]
            piles[seat] = order
        decision = seen.decision
        if decision is not None and decision.seat != self.seat:
            hand = hands[decision.seat]
            worths = tuple(self.definition.cards[card].half_coins for card in hand)
            decision = replace(decision, options=hand, worths=worths if decision.need else ())
        return replace(seen, rng=rng, hands=tuple(hands), piles=tuple(piles), decision=decision)

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
            decision=self._decision(whole.decision),
        )

    def _decision(self, decision: Decision | None) -> Decision | None:
        if decision is None or decision.seat == self.seat:
            return decision
        return replace(decision, options=(HIDDEN,) * len(decision.options), worths=())


@lru_cache(maxsize=4096)
def _ascending(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Sort cards; the same piles are looked at move after move."""
    return tuple(sorted(cards))
