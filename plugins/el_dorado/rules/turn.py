"""The order of a turn: play, discard, draw; then the next seat."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from designer.api import Decision, Event, Frame, Move, Refusal, thing_at

from ..definition import Definition
from ..places import DISCARD, HAND, PILE
from ..rulebook import Rulebook
from ..state import OVER, PLAYING, SORTING, State, put, without
from . import ids
from .cards import drawn
from .ending import is_last_turn, over, with_other_victory, with_progress
from .verbs import END_PLAY

__all__ = [
    "APPLY",
    "REFUSALS",
    "answer_end",
    "ask_about_discard",
    "begin_turn",
    "candidates",
    "discarded",
    "end_turn",
    "fill_hand",
    "next_seat",
    "settle_discard",
    "sort_hand",
    "sorted_out",
    "tell_of_discards",
]


def candidates(_definition: Definition, _state: State) -> Iterator[Move]:
    """Give the move that ends phase 1."""
    yield Move(END_PLAY)


def refusal_of_end(book: Rulebook, state: State, _move: Move) -> Refusal | None:
    """Nothing in the base game keeps a player from ending phase 1."""
    if book.ask.may_end_turn is None:
        return None
    refusal: Refusal | None = book.ask.may_end_turn(book, state)
    return refusal


def end_play(book: Rulebook, state: State, _move: Move) -> State:
    """Stop what is in motion, discard what was played, then ask which cards of the hand go too."""
    return book.begin(book.programs.end_play, state)


def answer_end(answer: Any, book: Rulebook, state: State, _frame: Frame) -> State:
    """Let a module do what follows when phase 1 has ended."""
    after: State = state if state.phase == OVER else answer(book, state)
    return after


def sort_hand(book: Rulebook, state: State, _frame: Frame) -> State:
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
        return sorted_out(book, state)
    return replace(
        state, decision=Decision(seat, "discard", ids.TURN, hand, least=0, most=len(hand))
    )


def discarded(_book: Rulebook, state: State, decision: Decision, card: int) -> State:
    """Discard one card of the hand."""
    seat = state.active
    return replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        discards=put(state.discards, seat, (card, *state.discards[seat])),
        decision=decision,
    )


def sorted_out(book: Rulebook, state: State) -> State:
    """Draw, and give the turn to the next seat."""
    decision = state.decision
    gone = () if decision is None else decision.chosen
    return book.begin(book.programs.turn_over, replace(state, decision=None), gone)


def tell_of_discards(book: Rulebook, state: State, frame: Frame) -> State:
    """Let it be answered, card by card, that cards of the hand are discarded."""
    if not book.machine.hears("discard"):
        return state
    for card in reversed(frame.names[0]):
        state = book.wait(book.programs.discarding, state, (card,))
    return state


def ask_about_discard(book: Rulebook, state: State, frame: Frame) -> State:
    """Let it be answered that a card is discarded; it lies on the pile until that is settled."""
    (card,) = frame.names[0]
    place = DISCARD + state.active
    event = Event(
        "discard",
        by=state.active,
        of=thing_at(place, card),
        came_from=HAND + state.active,
        means="turn",
    )
    after: State = book.machine.announced(state, event)
    return after


def settle_discard(_book: Rulebook, state: State, frame: Frame) -> State:
    """Give a card back to the hand if an answer has kept it there."""
    (card,) = frame.names[0]
    seat, event = state.active, frame.event
    if event is None or not event.is_cancelled or card not in state.discards[seat]:
        return state
    return replace(
        state,
        discards=put(state.discards, seat, without(state.discards[seat], card)),
        hands=put(state.hands, seat, tuple(sorted((*state.hands[seat], card)))),
    )


def fill_hand(book: Rulebook, state: State, _frame: Frame) -> State:
    """Draw up to a full hand."""
    seat = state.active
    before = state.hands[seat]
    lacking = book.definition.hand_size - len(before)
    if lacking <= 0:
        return state
    state = drawn(state, seat, lacking)
    if book.machine.hears("draw"):
        new = list(state.hands[seat])
        for card in before:
            new.remove(card)
        for card in new:
            event = Event("draw", by=seat, of=thing_at(HAND + seat, card), came_from=PILE + seat)
            state = book.machine.announced(state, event)
    return state


def end_turn(book: Rulebook, state: State, _frame: Frame) -> State:
    """Let the turn end, with all that lasts no longer."""
    machine = book.machine
    if state.flow.lasting or state.flow.uses:
        for span in ("this_move", "next_card", "turn"):
            state = machine.over(state, span)
        if state.active == book.definition.n_seats - 1:
            state = machine.over(state, "round")
    after: State = machine.announced(state, Event("turn", by=state.active, at="end"))
    return after


def next_seat(book: Rulebook, state: State, _frame: Frame) -> State:
    """Give the turn to the next seat, or end the game."""
    definition, seat = book.definition, state.active
    state = with_progress(definition, with_other_victory(book, state))
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


def begin_turn(book: Rulebook, state: State, _frame: Frame) -> State:
    """Let the next turn begin."""
    if state.phase == OVER:
        return state
    if state.flow.lasting:
        state = book.machine.over(state, "until_my_turn", state.active)
    after: State = book.machine.announced(state, Event("turn", by=state.active, at="start"))
    return after


REFUSALS = {END_PLAY: refusal_of_end}

APPLY = {END_PLAY: end_play}
