"""The order of a turn: play, discard, draw; then the next seat."""

from collections.abc import Iterator

from msgspec.structs import replace

from designer.api import Decision, Move, Refusal

from ..definition import Definition
from ..state import PLAYING, SORTING, State, put, without
from . import ids
from .cards import drawn
from .ending import is_last_turn, over, with_progress
from .verbs import END_PLAY

__all__ = ["APPLY", "REFUSALS", "candidates", "discarded", "sorted_out"]


def candidates(_definition: Definition, _state: State) -> Iterator[Move]:
    """Give the move that ends phase 1."""
    yield Move(END_PLAY)


def refusal_of_end(_definition: Definition, _state: State, _move: Move) -> Refusal | None:
    """Nothing keeps a player from ending phase 1."""
    return None


def end_play(definition: Definition, state: State, _move: Move) -> State:
    """Discard what was played, then ask which cards of the hand go too."""
    seat = state.active
    hand = state.hands[seat]
    state = replace(
        state,
        phase=SORTING,
        motion=None,
        waiting=(),
        played=(),
        discards=put(state.discards, seat, state.played[::-1] + state.discards[seat]),
    )
    if not hand:
        return sorted_out(definition, state)
    return replace(
        state, decision=Decision(seat, "discard", ids.TURN, hand, least=0, most=len(hand))
    )


def discarded(_definition: Definition, state: State, decision: Decision, card: int) -> State:
    """Discard one card of the hand."""
    seat = state.active
    return replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        discards=put(state.discards, seat, (card, *state.discards[seat])),
        decision=decision,
    )


def sorted_out(definition: Definition, state: State) -> State:
    """Draw, and give the turn to the next seat."""
    seat = state.active
    lacking = definition.hand_size - len(state.hands[seat])
    if lacking > 0:
        state = drawn(state, seat, lacking)
    state = with_progress(definition, replace(state, decision=None))
    if is_last_turn(definition, state):
        return over(state)
    after = (seat + 1) % definition.n_seats
    return replace(
        state,
        active=after,
        round=state.round + (after == 0),
        phase=PLAYING,
        bought=(),
    )


REFUSALS = {END_PLAY: refusal_of_end}

APPLY = {END_PLAY: end_play}
