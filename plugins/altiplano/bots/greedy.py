"""A bot that tries each move on an imagined deal and takes the one that leaves it best off."""

from collections.abc import Iterable

from designer.api import CHOOSE, DONE, Move

from ..definition import ARCHAEOLOGIST, CHARACTER, LOCATION, RAIDER, TREASURE
from ..rules import verbs
from ..state import DRAWING, State
from ..views import Seen

__all__ = ["GreedyBot"]

_TREASURE, _LOCATION, _CHARACTER = 100.0, 14.0, 7.0
_IN_HAND = {TREASURE: 30.0, LOCATION: 6.0, CHARACTER: 4.0}
_CARD, _SPECIAL, _FIRST_ARCHAEOLOGIST = 3.0, 4.0, 8.0
_ENOUGH = 5
"""Cards that may be kept; what is above is worth little."""


class GreedyBot:
    """Choose the move after which the position is worth most."""

    id = "greedy"

    def choose(self, view: Seen, moves: Iterable[Move], rng: int) -> Move:
        """Choose one of the legal moves."""
        legal = [move for move in moves if move.verb != verbs.NO_REACTION]
        if len(legal) == 1:
            return legal[0]
        game, seat = view.game, view.seat
        imagined = view.imagine(rng)
        if imagined.decision is None and imagined.phase == DRAWING:
            return legal[_pile(view, imagined)]
        best, worth = legal[0], float("-inf")
        for move in legal:
            found = _value(view, _quieted(game, game.apply(imagined, move), seat), seat)
            if move.verb in (verbs.SKIP, DONE):
                found += 0.01
            if found > worth:
                best, worth = move, found
        return best


def _quieted(game: object, state: State, seat: int) -> State:
    """Go on to the end of what was begun: nobody reacts, and the first that is offered is taken."""
    for _ in range(12):
        decision = state.decision
        if decision is None:
            break
        if decision.kind == "answer" and decision.seat != seat:
            move = Move(DONE)
        elif decision.kind == "hand_limit" or not decision.options:
            break
        else:
            move = Move(CHOOSE, (decision.options[0],))
        state = game.apply(state, move)  # type: ignore[attr-defined]  # the game of the view
    return state


def _pile(view: Seen, state: State) -> int:
    """Characters are drawn while the Camp is empty of them, else what lies in the other pile."""
    book, seat = view.game.book, view.seat
    kinds = book.definition.kinds
    waiting = sum(kinds[card].type == CHARACTER for card in state.hands[seat])
    wants = len(state.camps[seat]) + waiting < _ENOUGH - 1
    return 1 if wants and state.character else 0


def _value(view: Seen, state: State, seat: int) -> float:
    if state.winner >= 0:
        return 1000.0 if state.winner == seat else -1000.0
    return _side(view, state, seat) - 0.9 * _side(view, state, 1 - seat)


def _side(view: Seen, state: State, seat: int) -> float:
    book = view.game.book
    kinds, world = book.definition.kinds, book.world
    worth = _TREASURE * len(state.treasures[seat]) + _LOCATION * len(state.locations[seat])
    worth += _CHARACTER * len(state.camps[seat]) + _SPECIAL * len(state.specials[seat])
    archaeologists = world.strength(state, seat, ARCHAEOLOGIST)
    worth += archaeologists + world.strength(state, seat, RAIDER)
    worth += _FIRST_ARCHAEOLOGIST if archaeologists else 0.0
    if seat == view.seat:
        row = sorted(
            (_IN_HAND.get(kinds[card].type, _CARD) for card in state.hands[seat]), reverse=True
        )
    else:
        row = [_CARD + 1.0] * len(state.hands[seat])
    return float(worth + sum(row[:_ENOUGH]) + 0.5 * sum(row[_ENOUGH:]))
