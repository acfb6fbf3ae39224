"""The game's rules behind one door; see `designer.api.Game`."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import (
    Decision,
    Move,
    Outcome,
    Refusal,
    Termination,
    answered,
    answers,
    is_complete,
    refusal_of_answer,
    said,
)

from .binding import bound
from .definition import Definition
from .log import told
from .pictures import Pictures
from .rules import acting, moves
from .rules.agenda import (
    AFTER_MEETING,
    ARRIVE,
    DANGERS,
    ENTER,
    FEATURE,
    FLIP,
    GROUP,
    HAZARD,
    MEET,
    NEXT_ANIMAL,
    REVEAL,
    SETTLE,
    TURN_UP,
    Task,
    advanced,
)
from .rules.meeting import after_meeting, danger_chosen, dangers, enter, group, hazard, meet
from .rules.prowling import next_animal
from .rules.revealing import attached, attached_as, flip, reveal, revealed_at, settle, turn_up
from .rules.setup import set_up
from .rules.turn import arrive, at_rest, begun, excess_dropped, returned
from .state import OVER, State
from .views import Seen
from .words import from_words, to_words

__all__ = ["Expedition"]

_TASKS: Mapping[int, Task] = {
    ARRIVE: arrive,
    REVEAL: reveal,
    TURN_UP: turn_up,
    SETTLE: settle,
    FEATURE: attached,
    FLIP: flip,
    DANGERS: dangers,
    MEET: meet,
    AFTER_MEETING: after_meeting,
    HAZARD: hazard,
    GROUP: group,
    NEXT_ANIMAL: next_animal,
    ENTER: enter,
}

_OVER = Refusal("RE-WIN-03", said("The game is over."))


class Expedition:
    """Play one compiled game.

    Attributes:
        book: definition and effects.
        pictures: how things are drawn; no part of the rules.
    """

    state_type = State

    def __init__(self, definition: Definition, pictures: Pictures | None = None) -> None:
        self.book = bound(definition)
        self.pictures = Pictures() if pictures is None else pictures
        self.n_seats = definition.n_seats
        self._fingerprint = definition.content

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes bind the definition themselves: closures do not travel."""
        return (Expedition, (self.definition, self.pictures))

    @property
    def definition(self) -> Definition:
        """Give the compiled content."""
        return self.book.definition

    @property
    def fingerprint(self) -> str:
        """Give a text that differs when the content differs."""
        return self._fingerprint

    def start(self, seed: int) -> State:
        """Set the game up and roll for the first turn."""
        state = set_up(self.book, seed)
        return self.settled(begun(self.book, state, state.first))

    def settled(self, state: State) -> State:
        """Do all that can be done without an answer."""
        return advanced(self.book, state, _TASKS, at_rest)

    def seat_to_move(self, state: State) -> int | None:
        """Give the seat that owes the next move."""
        if state.phase == OVER:
            return None
        if state.decision is not None:
            return state.decision.seat
        return moves.seat_of(state)

    def candidates(self, state: State) -> Iterator[Move]:
        """Give every move worth asking about."""
        if state.phase == OVER:
            return iter(())
        if state.decision is not None:
            return answers(state.decision)
        return moves.candidates(self.book, state)

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Give why a move is not legal here."""
        if state.phase == OVER:
            return _OVER
        if state.decision is not None:
            return refusal_of_answer(state.decision, move)
        return moves.refusal(self.book, state, move)

    def apply(self, state: State, move: Move) -> State:
        """Give the state after a legal move."""
        decision = state.decision
        if decision is None:
            return self.settled(moves.made(self.book, state, move))
        if decision.register >= 0:
            return self.settled(self.book.machine.answer(state, decision, move))
        if move.verb == "choose":
            decision = answered(decision, move.args[0])
            if not is_complete(decision) and decision.most > len(decision.chosen):
                return replace(state, decision=decision)
        return self.settled(self._answered(replace(state, decision=None), decision))

    def _answered(self, state: State, decision: Decision) -> State:
        book = self.book
        match decision.kind:
            case "reveal":
                return revealed_at(state, decision)
            case "feature":
                return attached_as(book, state, decision)
            case "danger":
                return danger_chosen(book, state, decision)
            case "return":
                return returned(state, decision)
            case "slot":
                return acting.stowed(book, state, decision.seat, decision.chosen[0])
            case _:
                return excess_dropped(book, state, decision)

    def outcome(self, state: State) -> Outcome | None:
        """Give how the game ended."""
        if state.phase != OVER:
            return None
        if state.winner < 0:
            sentence = said("Nobody gets any farther; the relics stay in the jungle.")
            return Outcome(Termination.UNFINISHED, (), sentence)
        name = self.definition.seats[state.winner].title
        return Outcome(
            Termination.WON, (state.winner,), said("{name} flies home with the relics.", name=name)
        )

    def round_of(self, state: State) -> int:
        """Give the number of the round."""
        return state.round

    def census(self, state: State) -> Mapping[str, int]:
        """Count every piece and every tile."""
        definition = self.definition
        pieces = [
            *state.bag, *state.supply, *state.relics, *state.box, *(p for _, p in state.lying_here),
            *(p for row in (*state.packs, *state.sealed) for p in row if p >= 0),
            *(p for p, at in enumerate(state.where) if at >= 0),
        ]  # fmt: skip
        if state.held >= 0:
            pieces.append(state.held)
        tiles = (*state.stack, *state.away, *state.rejected, *(c for c in state.ground if 0 <= c < definition.n_tiles))  # fmt: skip
        found = Counter(f"{definition.piece_id(piece)} {piece}" for piece in pieces)
        return dict(found + Counter(f"tile {tile}" for tile in tiles))

    def view(self, state: State, seat: int) -> Seen:
        """Give what a seat may see."""
        return Seen(self, state, seat)

    def to_words(self, state: State, move: Move) -> Mapping[str, Any]:
        """Give a move in words."""
        return to_words(self.book, state, move)

    def from_words(self, state: State, words: Mapping[str, Any]) -> tuple[Move, ...]:
        """Read a move, or a chain of moves, from words."""
        return from_words(self, state, words)

    def tell(self, before: State, move: Move, after: State) -> tuple[str, ...]:
        """Give the log lines of a move."""
        return told(self.book, before, move, after)
