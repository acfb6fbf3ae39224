"""A bot that tries moves on an imagined deal and takes the one that leaves it best off.

What can be told without trying is not tried: from which pile to draw, which cards of the hand go.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from designer.api import CHOOSE, DONE, Decision, Move, is_thing, item_of, place_of

from ..definition import ARCHAEOLOGIST, CHARACTER, LOCATION, RAIDER, TREASURE, Definition
from ..rulebook import Rulebook
from ..rules import verbs
from ..rules.moves import PILES, made
from ..state import State
from ..views import Seen
from ..walking import once_a_game

__all__ = ["GreedyBot"]

_TREASURE, _LOCATION, _CHARACTER = 100.0, 14.0, 7.0
_IN_HAND = {TREASURE: 30.0, LOCATION: 6.0, CHARACTER: 4.0}
_CARD, _SPECIAL, _FIRST_ARCHAEOLOGIST = 3.0, 4.0, 8.0
_UNSEEN, _OTHERS = 4.0, 0.9
_IDLE = 0.01
_ENOUGH = 5
"""Cards that may be kept; what is above is worth half."""

_TOLD = (verbs.DRAW, CHOOSE, DONE)
"""Moves that can perhaps be told without trying."""

_PATIENCE = 12
"""Questions that are answered to see where a move leads."""


class GreedyBot:
    """Choose the move after which the position is worth most."""

    id = "greedy"

    def choose(self, view: Seen, moves: Iterable[Move], rng: int) -> Move:
        """Choose one of the legal moves."""
        legal = [move for move in moves if move.verb != verbs.NO_REACTION]
        if len(legal) == 1:
            return legal[0]
        told = _told(view, legal) if legal[0].verb in _TOLD else None
        return told or _tried(view, legal, rng)


# Without trying


def _told(view: Seen, legal: Sequence[Move]) -> Move | None:
    book, seat, state = view.game.book, view.seat, view.state
    decision = state.decision
    if decision is None:
        return _from_pile(book, state, seat, PILES, legal)
    if decision.kind == "pick":
        kinds = book.definition.kinds
        return max(legal, key=lambda move: len(kinds[item_of(move.args[0])].roles))
    if decision.kind == "zone":
        return _from_pile(book, state, seat, book.machine.labels(decision), legal)
    if decision.least == len(decision.options) + len(decision.chosen):
        return legal[0]  # all of them: only the order is asked
    if decision.kind in ("discard", "hand_limit") and _is_of_hand(book, decision, seat):
        worths = _worths_in_hand(book.definition)
        return min(legal, key=lambda move: worths[item_of(move.args[0])])
    return None


def _from_pile(
    book: Rulebook, state: State, seat: int, piles: Sequence[str], legal: Sequence[Move]
) -> Move:
    """Draw Characters while there are few of them, else Exploration cards."""
    kinds = book.definition.kinds
    waiting = sum(kinds[card].type == CHARACTER for card in state.hands[seat])
    wanted = PILES[len(state.camps[seat]) + waiting < _ENOUGH - 1]
    return next((move for move in legal if piles[move.args[0]] == wanted), legal[0])


def _is_of_hand(book: Rulebook, decision: Decision, seat: int) -> bool:
    """Say whether cards of the own hand have to go."""
    hand = book.world.place("hand", seat)
    return len(decision.chosen) < decision.least and all(
        is_thing(option) and place_of(option) == hand for option in decision.options
    )


# Trying


def _tried(view: Seen, legal: Sequence[Move], rng: int) -> Move:
    book, seat = view.game.book, view.seat
    before = view.imagine(rng)
    if before.active == seat:
        before = replace(before, is_quiet=True)
    best, most = legal[0], float("-inf")
    for move in legal:
        after = before if move.verb == verbs.SKIP else _after(book, before, move)
        worth = _worth(book, after, seat) + (_IDLE if move.verb in (verbs.SKIP, DONE) else 0.0)
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


def _worth(book: Rulebook, state: State, seat: int) -> float:
    if state.winner >= 0:
        return 1000.0 if state.winner == seat else -1000.0
    worths = _worths_in_hand(book.definition)
    mine = sorted([worths[card] for card in state.hands[seat]], reverse=True)
    theirs = [_UNSEEN] * len(state.hands[1 - seat])
    table = _on_table(book, state)
    return table[seat] + _of_hand(mine) - _OTHERS * (table[1 - seat] + _of_hand(theirs))


def _of_hand(cards: list[float]) -> float:
    return sum(cards[:_ENOUGH]) + 0.5 * sum(cards[_ENOUGH:])


def _on_table(book: Rulebook, state: State) -> list[float]:
    """Give what each seat has in the open."""
    archaeologists = book.world.strengths(state, ARCHAEOLOGIST)
    raiders = book.world.strengths(state, RAIDER)
    return [
        _TREASURE * len(state.treasures[seat])
        + _LOCATION * len(state.locations[seat])
        + _CHARACTER * len(state.camps[seat])
        + _SPECIAL * len(state.specials[seat])
        + archaeologists[seat]
        + raiders[seat]
        + (_FIRST_ARCHAEOLOGIST if archaeologists[seat] else 0.0)
        for seat in (0, 1)
    ]


@once_a_game
def _worths_in_hand(definition: Definition) -> tuple[float, ...]:
    """Give what each kind of card is worth in the hand."""
    return tuple(_IN_HAND.get(kind.type, _CARD) for kind in definition.kinds)
