"""A tiny game to try the engine on: draw or leave numbered tokens, seen only by who drew them."""

from collections import Counter

import msgspec
from msgspec.structs import replace

from designer.engine.game import Move, Outcome, Refusal, Termination
from designer.engine.generator import seeded, shuffled

HIDDEN = 0
DRAW, LEAVE = Move("draw"), Move("leave")


class State(msgspec.Struct, frozen=True):
    rng: int
    pile: tuple[int, ...]
    left: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    to_move: int


class Seen:
    def __init__(self, state, seat):
        self._whole, self._seat = state, seat

    @property
    def state(self):
        whole = self._whole
        hidden = [*whole.pile, *whole.hands[1 - self._seat]]
        hands = list(whole.hands)
        hands[1 - self._seat] = (HIDDEN,) * len(hands[1 - self._seat])
        return replace(whole, rng=0, pile=tuple(sorted(hidden)), hands=tuple(hands))

    def imagine(self, rng):
        seen = self.state
        rng, order = shuffled(seeded(rng), seen.pile)
        n = len(seen.hands[1 - self._seat])
        hands = list(seen.hands)
        hands[1 - self._seat] = order[:n]
        return replace(seen, rng=rng, pile=order[n:], hands=tuple(hands))


class Tokens:
    """Two seats; a token may be left only if the one before was not."""

    n_seats = 2
    state_type = State
    fingerprint = "tokens"

    def start(self, seed):
        rng, pile = shuffled(seeded(seed), range(1, 9))
        return State(rng, pile, (), ((), ()), 0)

    def round_of(self, state):
        return 1 + (8 - len(state.pile)) // 2

    def seat_to_move(self, state):
        return state.to_move if state.pile else None

    def candidates(self, state):
        if state.pile:
            yield from (DRAW, LEAVE)

    def refusal(self, state, move):
        if not state.pile:
            return Refusal("T-1", "The game is over.")
        if move == LEAVE and len(state.left) == 3:
            return Refusal("T-2", "Three tokens are left already.")
        return None if move in (DRAW, LEAVE) else Refusal("T-3", "Draw or leave.")

    def apply(self, state, move):
        top, hands, left = state.pile[0], list(state.hands), state.left
        if move == DRAW:
            hands[state.to_move] = (*hands[state.to_move], top)
        else:
            left = (*left, top)
        return replace(
            state, pile=state.pile[1:], left=left, hands=tuple(hands), to_move=1 - state.to_move
        )

    def outcome(self, state):
        if state.pile:
            return None
        sums = [sum(hand) for hand in state.hands]
        winners = tuple(seat for seat in (0, 1) if sums[seat] == max(sums))
        ended = Termination.WON if len(winners) == 1 else Termination.SHARED
        return Outcome(ended, winners, "That is all.")

    def census(self, state):
        rows = (state.pile, state.left, *state.hands)
        return Counter(str(token) for row in rows for token in row)

    def view(self, state, seat):
        return Seen(state, seat)

    def to_words(self, state, move):
        return {"move": move.verb}

    def from_words(self, state, words):
        if words.get("move") not in {"draw", "leave"}:
            raise ValueError(f"There is no move {words.get('move')}")
        return (Move(words["move"]),)

    def tell(self, before, move, after):
        return (f"Seat {before.to_move + 1}: {move.verb}.",)
