"""A running El Dorado: the compiled game that everything which plays or analyses asks."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from designer.api import (
    CHOOSE,
    DONE,
    Decision,
    Move,
    Outcome,
    Refusal,
    Requirement,
    answered,
    answers,
    is_complete,
    refusal_of_answer,
)

from . import log, words
from .definition import Definition
from .rules import actions, ending, ids, market, movement, setup, steps, turn
from .rules.cards import refusal_of_absent
from .rules.verbs import N_ARGS
from .state import OVER, State
from .views import Seen

__all__ = ["Expedition"]

_REFUSALS = {**movement.REFUSALS, **market.REFUSALS, **actions.REFUSALS, **turn.REFUSALS}
_APPLY = {**movement.APPLY, **market.APPLY, **turn.APPLY}


class Expedition:
    """Give the game of one definition; see the protocol `Game` and `RouteQuestions`.

    Attributes:
        definition: everything that never changes.
    """

    state_type = State

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.n_seats = definition.n_seats

    @cached_property
    def fingerprint(self) -> str:
        """Give a text that differs when the content differs, names apart."""
        return self.definition.fingerprint

    # Playing

    def start(self, seed: int) -> State:
        """Set the game up."""
        return setup.start(self.definition, seed)

    def seat_to_move(self, state: State) -> int | None:
        """Give the seat that owes the next move, or None when the game is over."""
        return None if state.phase == OVER else state.active

    def round_of(self, state: State) -> int:
        """Give the number of the round, counted from 1."""
        return state.round

    def candidates(self, state: State) -> Iterator[Move]:
        """Give every move worth asking about: answers while a question is open, else all others."""
        if state.phase == OVER:
            return
        if state.decision is not None:
            yield from answers(state.decision)
            return
        definition = self.definition
        yield from steps.candidates(definition, state)
        yield from actions.candidates(definition, state)
        yield from market.candidates(definition, state)
        yield from turn.candidates(definition, state)

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Give why a move is not legal here, or None."""
        if state.phase == OVER:
            return Refusal(ids.ARRIVAL, "The game is over.")
        if state.decision is not None:
            return self._refusal_of_answer(state, state.decision, move)
        rule = _REFUSALS.get(move.verb)
        if rule is None or len(move.args) != N_ARGS[move.verb]:
            return Refusal(ids.TURN, "This is no move that answers anything here.")
        return rule(self.definition, state, move)

    def apply(self, state: State, move: Move) -> State:
        """Give the state after a legal move."""
        if state.decision is not None:
            return self._answered(state, state.decision, move)
        return _APPLY[move.verb](self.definition, state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Give how the game ended, or None while it runs."""
        return ending.outcome(self.definition, state)

    def census(self, state: State) -> Mapping[str, int]:
        """Count cards by kind, blockades and explorers, wherever they are."""
        rows = (*state.hands, *state.piles, *state.discards, state.played, state.box)
        cards = Counter(card for row in rows for card in row)
        counts = {
            kind.id: cards[number] + state.stock[number]
            for number, kind in enumerate(self.definition.cards)
        }
        lying = (blockade for blockade in state.bars if blockade >= 0)
        blockades = Counter([*lying, *(b for own in state.taken for b in own)])
        counts |= {self.definition.blockades[b].id: n for b, n in blockades.items()}
        return {**counts, "explorers": len(state.at)}

    def view(self, state: State, seat: int) -> Seen:
        """Give what a seat may see."""
        return Seen(self, state, seat)

    def _refusal_of_answer(self, state: State, decision: Decision, move: Move) -> Refusal | None:
        is_card = move.verb == CHOOSE and len(move.args) == 1
        if is_card and move.args[0] not in decision.options:
            return refusal_of_absent(self.definition, state, move.args[0])
        return refusal_of_answer(decision, move)

    def _answered(self, state: State, decision: Decision, move: Move) -> State:
        if move.verb == DONE:
            return self._settled(state, decision)
        assert move.verb == CHOOSE, "only answers are legal while a question is open"
        card = move.args[0]
        decision = answered(decision, card)
        if decision.kind == "give":
            return movement.given(self.definition, state, decision, card)
        if decision.kind == "pay":
            state = market.paid(self.definition, state, decision, card)
        else:
            state = turn.discarded(self.definition, state, decision, card)
        return self._settled(state, decision) if is_complete(decision) else state

    def _settled(self, state: State, decision: Decision) -> State:
        if decision.kind == "pay":
            return market.paid_up(self.definition, state, decision)
        return turn.sorted_out(self.definition, state)

    # Questions about spaces

    def requirement(self, state: State, position: int) -> Requirement:
        """Give what it takes to enter a position."""
        return self.definition.surfaces[state.surface[position]].requirement

    def barrier_between(self, state: State, a: int, b: int) -> int | None:
        """Give the blockade that bars the step from `a` to `b`, or None."""
        for beside, slot in self.definition.ways[a]:
            if beside == b:
                return state.bars[slot] if slot >= 0 and state.bars[slot] >= 0 else None
        return None

    def barrier_requirement(self, state: State, barrier: int) -> Requirement:  # noqa: ARG002 - modules will look at the state
        """Give what it takes to remove a blockade."""
        return self.definition.blockades[barrier].requirement

    # Words

    def to_words(self, state: State, move: Move) -> Mapping[str, Any]:
        """Give a move in the words of situations and replays."""
        return words.to_words(self.definition, state, move)

    def from_words(self, state: State, said: Mapping[str, Any]) -> tuple[Move, ...]:
        """Read a move, or a chain of moves, from words."""
        return words.from_words(self, state, said)

    def tell(self, before: State, move: Move, after: State) -> tuple[str, ...]:
        """Give the log lines of a move."""
        return log.tell(self.definition, before, move, after)
