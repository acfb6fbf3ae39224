"""Where actions and tokens lead: several moves taken hold of as one, by a card and a place.

A card that acts asks whom it moves and where to, one question after the other. Whoever takes it in
hand wants to see the places and choose one: each way through the questions to a place is one handle.
"""

from collections.abc import Iterator

from designer.api import DONE, Handle, Move, is_thing, legal_moves, place_of, said

from .answers import mover
from .expedition import Expedition
from .handles import handle_of, mover_words
from .places import BARS, FIGURES, SPACES
from .rules.verbs import ACT, STEP, TAKE_ON, USE
from .state import State
from .wanderers import is_wanderer

__all__ = ["shortcuts"]

_MOST_QUESTIONS = 4


def shortcuts(game: Expedition, state: State) -> Iterator[Handle]:
    """Give the ways on which an action or a token leads to a space or a blockade."""
    if state.decision is not None:
        return
    for move in legal_moves(game, state):
        if move.verb in (ACT, USE):
            yield from _ways(game, state, state, (move,))


def _ways(
    game: Expedition, start: State, state: State, moves: tuple[Move, ...]
) -> Iterator[Handle]:
    """Go on from a state with the last of some moves."""
    after = game.apply(state, moves[-1])
    is_known = (after.rng, after.piles) == (start.rng, start.piles)
    if after.active != start.active or not is_known or len(moves) > _MOST_QUESTIONS:
        return  # what is drawn on the way is not shown before
    for move in legal_moves(game, after):
        if _leads(start, after, move):
            yield _handle(game, start, after, (*moves, move))
        elif _goes_on(after, move):
            yield from _ways(game, start, after, (*moves, move))


def _leads(start: State, state: State, move: Move) -> bool:
    """Say whether a move is the last one: to a place, by an answer or by strength just gained."""
    if state.decision is None:
        return move.verb in (STEP, TAKE_ON) and state.motion != start.motion
    is_answer = state.decision.register >= 0 and move.verb != DONE and is_thing(move.args[0])
    return is_answer and place_of(move.args[0]) in (SPACES, BARS)


def _goes_on(state: State, move: Move) -> bool:
    """Say whether a move answers whom or how."""
    decision = state.decision
    if decision is None or decision.register < 0 or move.verb == DONE:
        return False
    option = move.args[0]
    return not is_thing(option) or place_of(option) == FIGURES


def _handle(game: Expedition, start: State, state: State, moves: tuple[Move, ...]) -> Handle:
    """Give the handle of a way: held by its card or token, led to its place."""
    book = game.book
    first, last = handle_of(book, start, moves[0]), handle_of(book, state, moves[-1])
    figure = _figure(game, state)
    definition = game.definition
    decision = state.decision
    moves_one = decision is None or decision.kind in ("space", "collect")
    whom = mover_words(definition, figure) if moves_one and not is_wanderer(book, figure) else ""
    return Handle(
        moves[0],
        said(
            "{card}: {whom}{target}",
            card=definition.item_title(moves[0].args[0]),
            whom=whom,
            target=last.label,
        ),
        piece=first.piece,
        target_hex=last.target_hex,
        target_bar=last.target_bar,
        price=last.price,
        figure=figure if moves_one else None,
        then=moves[1:],
    )


def _figure(game: Expedition, state: State) -> int:
    """Give whom the way moves."""
    if state.decision is None and state.motion is not None:
        return state.motion.explorer
    return mover(game.book, state)
