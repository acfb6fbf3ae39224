"""A running El Dorado: the compiled game that everything which plays or analyses asks."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec.structs import replace

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
    said,
)

from . import log, words
from .answers import why_not
from .binding import bound
from .definition import TOKENS, Definition
from .rules import actions, ending, gifts, ids, market, movement, setup, steps, turn
from .rules.order import means_of
from .rules.tolls import toll_at
from .rules.verbs import ACT, N_ARGS, STEP, STOP, TAKE_ON, USE
from .state import OVER, State, put
from .views import Seen

__all__ = ["Expedition"]

_REFUSALS = {**movement.REFUSALS, **market.REFUSALS, **actions.REFUSALS, **turn.REFUSALS}
_APPLY = {**movement.APPLY, **market.APPLY, **actions.APPLY, **turn.APPLY}

_GOES_ON = frozenset({STEP, STOP, TAKE_ON, ACT, USE})
"""Moves that leave a card in motion as it is; all others stop it first."""


class _Later:
    """Give the state after a move, worked out once, when it is asked for."""

    __slots__ = ("_game", "_move", "_state", "known")

    def __init__(self, game: "Expedition", state: State, move: Move) -> None:
        self._game, self._state, self._move = game, state, move
        self.known: State | None = None

    def __call__(self) -> State:
        if self.known is None:
            self.known = self._game.apply(self._state, self._move)
        return self.known


class Expedition:
    """Give the game of one definition; see the protocol `Game` and `RouteQuestions`.

    Attributes:
        definition: everything that never changes.
        book: the same with the answers of its modules, and with its effects.
    """

    state_type = State

    def __init__(self, definition: Definition, modules: Iterable[Any] = ()) -> None:
        self.definition = definition
        self.n_seats = definition.n_seats
        self._modules = tuple(modules)
        self.book = bound(definition, self._modules)
        self.book.turns = self
        self._last: tuple[State | None, Move | None, State | None] = (None, None, None)

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes bind the definition themselves: closures do not travel."""
        return (Expedition, (self.definition, self._modules))

    @cached_property
    def fingerprint(self) -> str:
        """Give a text that differs when the content differs, names apart."""
        return self.definition.fingerprint

    # Playing

    def start(self, seed: int) -> State:
        """Set the game up."""
        return setup.start(self.book, seed)

    def seat_to_move(self, state: State) -> int | None:
        """Give the seat that owes the next move, or None when the game is over."""
        if state.phase == OVER:
            return None
        return state.active if state.decision is None else state.decision.seat

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
        book = self.book
        after = self._after_stop(state)
        yield from steps.along(book, state)
        yield from steps.with_cards(book, after)
        yield from actions.candidates(book, state)
        yield from market.candidates(book, after)
        yield from turn.candidates(book.definition, state)
        if book.ask.actions is not None:
            yield from book.ask.actions(book, state)

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Give why a move is not legal here, or None."""
        refusal = self.obstacle(state, move)
        if refusal is not None or self.book.ask.holds is None:
            return refusal
        after = _Later(self, state, move)
        held: Refusal | None = self.book.ask.holds(self.book, state, move, after)
        if after.known is not None:
            self._last = (state, move, after.known)
        return held

    def obstacle(self, state: State, move: Move) -> Refusal | None:
        """Give why a move cannot be made, whatever it leads to."""
        if state.phase == OVER:
            return Refusal(ids.ARRIVAL, said("The game is over."))
        if state.decision is not None:
            refusal = self._refusal_of_answer(state, state.decision, move)
        else:
            refusal = self._refusal_of_move(state, move)
        return refusal

    def _refusal_of_move(self, state: State, move: Move) -> Refusal | None:
        own = self.book.moves.get(move.verb)
        if own is not None and len(move.args) == own.n_args:
            judged = self._after_stop(state) if own.stops else state
            refused: Refusal | None = own.refusal(self.book, judged, move)
            return refused
        rule = _REFUSALS.get(move.verb)
        if rule is None or len(move.args) != N_ARGS[move.verb]:
            return Refusal(ids.TURN, said("This is no move that answers anything here."))
        if move.verb not in _GOES_ON:
            state = self._after_stop(state)
        return rule(self.book, state, move)

    def _after_stop(self, state: State) -> State:
        """Give the state in which whatever stops the card in motion is judged.

        Where the board carries the explorer then is known beforehand; what it will find there is not.
        """
        motion, displaced = state.motion, self.book.ask.displaced
        if motion is None or not motion.moved or displaced is None or self.definition.keeps_rest:
            return state
        to = displaced(self.book, state, motion.explorer, means_of(motion, state.active))
        return state if to is None else replace(state, at=put(state.at, motion.explorer, to))

    def apply(self, state: State, move: Move) -> State:
        """Give the state after a legal move.

        Who asks whether a move is legal mostly wants to know next what it leads to: that is kept.
        """
        before, known, after = self._last
        if before is state and known == move and after is not None:
            return after
        after = self._applied(state, move)
        self._last = (state, move, after)
        return after

    def _applied(self, state: State, move: Move) -> State:
        decision = state.decision
        if decision is None:
            own = self.book.moves.get(move.verb)
            apply = _APPLY[move.verb] if own is None else own.apply
            state = apply(self.book, state, move)
        elif decision.register >= 0:
            after: State = self.book.machine.answer(state, decision, move)
            return after
        else:
            state = self._answered(state, decision, move)
        if state.flow.stack and state.decision is None:
            state = self.book.machine.run(state)
        return state

    def outcome(self, state: State) -> Outcome | None:
        """Give how the game ended, or None while it runs."""
        return ending.outcome(self.definition, state)

    def census(self, state: State) -> Mapping[str, int]:
        """Count cards and tokens by kind, blockades and explorers, wherever they are."""
        rows = (*state.hands, *state.piles, *state.discards, *state.boards, state.played, state.box)
        items = Counter(item for row in rows for item in row)
        items.update(self.book.rows.pieces(state))
        counts = {
            kind.id: items[number] + state.stock[number]
            for number, kind in enumerate(self.definition.cards)
        }
        counts |= {
            f"token {kind.id}": items[TOKENS + number]
            for number, kind in enumerate(self.definition.tokens)
        }
        lying = (blockade for blockade in state.bars if blockade >= 0)
        blockades = Counter([*lying, *(b for own in state.taken for b in own)])
        counts |= {self.definition.blockades[b].id: n for b, n in blockades.items()}
        return {**counts, "explorers": len(state.at)}

    def view(self, state: State, seat: int) -> Seen:
        """Give what a seat may see."""
        return Seen(self, state, seat)

    def _refusal_of_answer(self, state: State, decision: Decision, move: Move) -> Refusal | None:
        refusal = refusal_of_answer(decision, move)
        if refusal is None or move.verb != CHOOSE or len(move.args) != 1:
            return refusal
        if move.args[0] in decision.options or decision.kind in self.book.answers:
            return refusal
        return why_not(self.book, state, decision, move.args[0]) or refusal

    def _answered(self, state: State, decision: Decision, move: Move) -> State:
        if (own := self.book.answers.get(decision.kind)) is not None:
            after: State = own(self.book, state, decision, move)
            return after
        if move.verb == DONE:
            return self._settled(state, decision)
        assert move.verb == CHOOSE, "only answers are legal while a question is open"
        card = move.args[0]
        decision = answered(decision, card)
        if decision.kind == "give":
            return gifts.given(self.book, state, decision, card)
        if decision.kind == "pay":
            state = market.paid(self.book, state, decision, card)
        else:
            state = turn.discarded(self.book, state, decision, card)
        assert state.decision is not None, "it is open until it is settled"
        return self._settled(state, state.decision) if is_complete(state.decision) else state

    def _settled(self, state: State, decision: Decision) -> State:
        if decision.kind == "pay":
            return market.paid_up(self.book, state, decision)
        return turn.sorted_out(self.book, state)

    def goals_of(self, state: State, seat: int) -> tuple[int, ...] | None:
        """Give where a seat has to go before El Dorado, None where nowhere."""
        if self.book.ask.goals is None:
            return None
        found: tuple[int, ...] | None = self.book.ask.goals(self.book, state, seat)
        return found

    def sought_of(self, state: State, seat: int) -> tuple[int, ...] | None:
        """Give where a bot goes before El Dorado because that wins sooner, None where nowhere."""
        ask = self.book.ask.sought
        found: tuple[int, ...] | None = None if ask is None else ask(self.book, state, seat)
        return found

    def saved_of(self, state: State, seat: int) -> frozenset[int]:
        """Give the cards of the hand that a bot keeps for what it seeks."""
        ask = self.book.ask.saved
        return frozenset() if ask is None else frozenset(ask(self.book, state, seat))

    def shunned_of(self, state: State, seat: int) -> tuple[int, ...]:
        """Give the spaces that are closed to a seat's explorers now, for bots."""
        ask = self.book.ask.shunned
        return () if ask is None else tuple(ask(self.book, state, seat))

    def precious_of(self, state: State, seat: int) -> frozenset[int]:
        """Give the cards of which a seat needs its last one for something else than strength."""
        ask = self.book.ask.precious
        return frozenset() if ask is None else frozenset(ask(self.book, state, seat))

    # Questions about spaces

    def requirement(self, state: State, position: int) -> Requirement:
        """Give what it takes to enter a position."""
        return toll_at(self.book, state, position).requirement

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
        return words.to_words(self.book, state, move)

    def from_words(self, state: State, said: Mapping[str, Any]) -> tuple[Move, ...]:
        """Read a move, or a chain of moves, from words."""
        return words.from_words(self, state, said)

    def tell(self, before: State, move: Move, after: State) -> tuple[str, ...]:
        """Give the log lines of a move."""
        return log.tell(self.book, before, move, after)
