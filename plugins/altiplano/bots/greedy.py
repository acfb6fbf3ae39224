"""A bot that takes the move which leaves it best off.

What can be told is not tried: what a card's text brings (`forecasts`), what placing brings, from which
pile to draw, which cards go. The rest is tried on an imagined deal.
"""

from collections.abc import Container, Iterable, Sequence

from msgspec.structs import replace

from designer.api import CHOOSE, DONE, LegalMoves, Move, item_of

from ..definition import CHARACTER
from ..rulebook import Rulebook
from ..rules import verbs
from ..rules.moves import PILES, made
from ..state import State
from ..views import Seen
from .rating import CARRIED, best_thing, forecast
from .reactions import best_answer
from .worths import ENOUGH, IDLE, position

__all__ = ["GreedyBot"]

_PATIENCE = 12
"""Questions that are answered to see where a move leads."""


class GreedyBot:
    """Choose the move after which the position is worth most."""

    id = "greedy"

    def choose(self, view: Seen, moves: Iterable[Move], rng: int) -> Move:
        """Choose one of the legal moves."""
        legal = moves if isinstance(moves, LegalMoves) else tuple(moves)
        candidates = tuple(legal.candidates if isinstance(legal, LegalMoves) else legal)
        if candidates[-1].verb == verbs.SKIP:
            return _best(view, candidates, legal, rng)
        answers = [move for move in candidates if move.verb != verbs.NO_REACTION and move in legal]
        if len(answers) == 1:
            return answers[0]
        return _told(view, answers) or _tried(view, answers, rng)


def _best(view: Seen, candidates: Sequence[Move], legal: Container[Move], rng: int) -> Move:
    """Give the move that is likely to bring most; whether it is legal is asked in that order."""
    book, seat, state = view.game.book, view.seat, view.state
    rated = list(zip(forecast(book, state, seat, candidates), candidates, strict=True))
    clear = sorted([(-worth, n) for n, (worth, _) in enumerate(rated) if worth is not None])
    best = next(rated[n][1] for _, n in clear if rated[n][1] in legal)
    unclear = [move for worth, move in rated if worth is None and move in legal]
    return _tried(view, (best, *unclear), rng) if unclear else best


# Without trying


def _told(view: Seen, answers: Sequence[Move]) -> Move | None:
    book, seat, state = view.game.book, view.seat, view.state
    decision = state.decision
    if decision is None:
        return _from_pile(book, state, seat, PILES, answers)
    if decision.kind == "pick":
        kinds = book.definition.kinds
        return max(answers, key=lambda move: len(kinds[item_of(move.args[0])].roles))
    if decision.kind == "answer":
        return best_answer(book, state, seat, answers)
    if decision.kind == "zone":
        return _from_pile(book, state, seat, book.machine.labels(decision), answers)
    if decision.least == len(decision.options) + len(decision.chosen):
        return answers[0]  # all of them: only the order is asked
    return best_thing(book, decision, seat, answers) if decision.kind in CARRIED else None


def _from_pile(
    book: Rulebook, state: State, seat: int, piles: Sequence[str], answers: Sequence[Move]
) -> Move:
    """Draw Characters while there are few of them, else Exploration cards."""
    kinds = book.definition.kinds
    waiting = sum(kinds[card].type == CHARACTER for card in state.hands[seat])
    wanted = PILES[len(state.camps[seat]) + waiting < ENOUGH - 1]
    return next((move for move in answers if piles[move.args[0]] == wanted), answers[0])


# Trying


def _tried(view: Seen, legal: Sequence[Move], rng: int) -> Move:
    book, seat = view.game.book, view.seat
    before = view.imagine(rng)
    if before.active == seat:
        before = replace(before, is_quiet=True)
    best, most = legal[0], float("-inf")
    for move in legal:
        after = before if move.verb == verbs.SKIP else _after(book, before, move)
        worth = position(book, after, seat) + (IDLE if move.verb in (verbs.SKIP, DONE) else 0.0)
        if worth > most:
            best, most = move, worth
    return best


def _after(book: Rulebook, state: State, move: Move) -> State:
    """Give the state when all that was begun is done: nobody reacts, the first of a choice is taken."""
    machine, decision = book.machine, state.decision
    if decision is None:
        state = machine.run(made(book, state, move))
    else:
        state = machine.answer(state, decision, move)
    for _ in range(_PATIENCE):
        decision = state.decision
        if decision is None:
            break
        if decision.kind == "answer":
            state, move = replace(state, is_quiet=True), Move(DONE)
        else:
            move = Move(CHOOSE, decision.options[:1]) if decision.options else Move(DONE)
        state = machine.answer(state, decision, move)
    return state
