"""The game's rules behind one door; see `designer.api.Game`."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import (
    DONE,
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
from .rules import assembly, ids, moves, verbs
from .rules.setup import set_up
from .rules.turn import at_rest, shed
from .state import ASSEMBLING, OVER, State
from .views import Seen
from .words import from_words, to_words

__all__ = ["Expedition"]

_NO_REACTION = Move(verbs.NO_REACTION)
_OVER = Refusal(ids.ENDED, said("The game is over."))


class Expedition:
    """Play one compiled game.

    Attributes:
        book: definition and effects.
    """

    state_type = State
    n_seats = 2

    def __init__(self, definition: Definition) -> None:
        self.book = bound(definition)
        self._fingerprint = definition.content

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes bind the definition themselves: closures do not travel."""
        return (Expedition, (self.definition,))

    @property
    def definition(self) -> Definition:
        """Give the compiled content."""
        return self.book.definition

    @property
    def fingerprint(self) -> str:
        """Give a text that differs when the content differs."""
        return self._fingerprint

    def start(self, seed: int) -> State:
        """Set the game up."""
        return self.settled(set_up(self.book, seed))

    def settled(self, state: State) -> State:
        """Do all that can be done without an answer."""
        while True:
            if state.winner >= 0:
                return at_rest(self.book, state)
            if state.decision is not None or (state.phase == ASSEMBLING and not state.flow.stack):
                return state
            after: State = (
                self.book.machine.run(state) if state.flow.stack else at_rest(self.book, state)
            )
            if after is state:
                return state
            state = after

    def seat_to_move(self, state: State) -> int | None:
        """Give the seat that owes the next move."""
        if state.phase == OVER:
            return None
        return state.active if state.decision is None else state.decision.seat

    def candidates(self, state: State) -> Iterable[Move]:
        """Give every move worth asking about."""
        if state.phase == OVER:
            return ()
        decision = state.decision
        if decision is None:
            return moves.candidates(self.book, state)
        found = tuple(answers(decision))
        return (*found, _NO_REACTION) if decision.kind == "answer" else found

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Give why a move is not legal here."""
        if state.phase == OVER:
            return _OVER
        decision = state.decision
        if decision is None:
            return moves.refusal(self.book, state, move)
        if decision.kind == "answer" and move == _NO_REACTION:
            return None
        return refusal_of_answer(decision, move)

    def apply(self, state: State, move: Move) -> State:
        """Give the state after a legal move."""
        decision = state.decision
        if decision is None:
            return self.settled(moves.made(self.book, state, move))
        if move.verb == verbs.NO_REACTION:
            state, move = replace(state, is_quiet=True), Move(DONE)
        if decision.register >= 0:
            return self.settled(self.book.machine.answer(state, decision, move))
        if move.verb != DONE:
            decision = answered(decision, move.args[0])
        if move.verb != DONE and not is_complete(decision):
            return replace(state, decision=decision)
        return self.settled(self._own_answer(replace(state, decision=None), decision))

    def _own_answer(self, state: State, decision: Decision) -> State:
        if decision.kind == "pick":
            return assembly.chosen(self.book, state, decision)
        return shed(self.book, state, decision)

    def outcome(self, state: State) -> Outcome | None:
        """Give how the game ended."""
        if state.phase != OVER:
            return None
        if state.winner < 0:
            sentence = said("Nobody finds a second Treasure; the expeditions go home.")
            return Outcome(Termination.UNFINISHED, (), sentence)
        name = self.definition.seats[state.winner].title
        n = self.definition.treasures_to_win
        sentence = said("{name} has {n} Treasures and wins.", name=name, n=n)
        return Outcome(Termination.WON, (state.winner,), sentence)

    def round_of(self, state: State) -> int:
        """Give the number of the round."""
        return state.round

    def census(self, state: State) -> Mapping[str, int]:
        """Count every card."""
        world, found = self.book.world, Counter[str]()
        for word, zone in world.zones.items():
            if word == "discard":
                continue
            for seat in range(2 if zone.each else 1):
                found.update(
                    self.definition.kinds[card].id
                    for card in world.things(state, zone.first + seat)
                )
        return dict(found)

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
