"""What one seat sees: stack, bag, the pile of relics and relics that lie face down are hidden from all."""

from typing import Any

from msgspec.structs import replace

from designer.api import masked, place_of, seeded, shuffled

from .places import BAG, RELICS, STACK
from .state import NO_PIECE, State

__all__ = ["Seen"]

_HIDDEN = frozenset({STACK, BAG, RELICS})


class Seen:
    """Show a state to a seat; see `designer.api.View`."""

    def __init__(self, game: Any, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._whole = state

    @property
    def state(self) -> State:
        """Give the state with all that is hidden replaced."""
        whole = self._whole
        return replace(
            whole,
            rng=0,
            rolls=(),
            laid=(),
            stack=(NO_PIECE,) * len(whole.stack),
            bag=(NO_PIECE,) * len(whole.bag),
            relics=(NO_PIECE,) * len(whole.relics),
            sealed=tuple([(NO_PIECE,) * len(row) for row in whole.sealed]),
            flow=masked(whole.flow, self.seat, lambda thing: place_of(thing) not in _HIDDEN),
        )

    def imagine(self, rng: int) -> State:
        """Deal all that is hidden anew."""
        whole = self._whole
        rng, stack = shuffled(seeded(rng), sorted(whole.stack))
        rng, bag = shuffled(rng, sorted(whole.bag))
        hidden = sorted((*whole.relics, *(piece for row in whole.sealed for piece in row)))
        rng, relics = shuffled(rng, hidden)
        left, sealed = list(relics), []
        for row in whole.sealed:
            sealed.append(tuple(left[: len(row)]))
            left = left[len(row) :]
        return replace(
            self.state, rng=rng, stack=stack, bag=bag, relics=tuple(left), sealed=tuple(sealed)
        )
