"""Moves in words, for situations and replays.

One move of the engine each (what a replay holds):

    {draw: exploration}                       phase 1
    {play: storm}  {use: ohio_bob}            an Action card of the hand; a Character or Special card
    {place: condor_gate}                      phase 3
    {move: skip}                              a phase is left out
    {choose: [puma]}  {move: done}            an answer to what is asked
    {move: no_reaction}                       no Reaction until the turn ends

Composed: `{play: puma, choose: [done, ohio_bob]}` answers what is asked on the way, whoever is asked.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import CHOOSE, DONE, Move

from .names import card_id, option_names
from .rulebook import Rulebook
from .rules import verbs
from .rules.moves import PILES
from .state import State

__all__ = ["KEYS", "from_words", "to_words"]

KEYS = frozenset({"draw", "play", "use", "place", "choose", "move"})
_MOVES = {"skip": verbs.SKIP, "done": DONE, "no_reaction": verbs.NO_REACTION}


def to_words(book: Rulebook, state: State, move: Move) -> Mapping[str, Any]:
    """Give a move in words."""
    match move.verb:
        case verbs.DRAW:
            return {"draw": PILES[move.args[0]]}
        case verbs.PLAY | verbs.USE | verbs.PLACE:
            return {move.verb: card_id(book.definition, move.args[0])}
        case verbs.SKIP | verbs.NO_REACTION | "done":
            return {"move": next(word for word, verb in _MOVES.items() if verb == move.verb)}
    assert state.decision is not None, "an answer needs its question"
    names = option_names(book, state.decision)
    return {"choose": [next(name for name, option in names.items() if option == move.args[0])]}


def from_words(game: Any, state: State, words: Mapping[str, Any]) -> tuple[Move, ...]:
    """Read a move, or a chain of moves, from words.

    Returns:
        The moves up to the first that is refused (which is the last one then).

    Raises:
        ValueError: the words name nothing in this state; the sentence says what.
    """
    unknown = sorted(set(words) - KEYS)
    if unknown:
        message = f"“{unknown[0]}” is no word for a move. Words: {', '.join(sorted(KEYS))}"
        raise ValueError(message)
    found: list[Move] = []
    for move in _first(game, words):
        found.append(move)
        if game.refusal(state, move) is not None:
            return tuple(found)
        state = game.apply(state, move)
    chosen = words.get("choose", [])
    for name in chosen if isinstance(chosen, list) else [chosen]:
        move = _answer(game, state, str(name))
        found.append(move)
        if game.refusal(state, move) is not None:
            return tuple(found)
        state = game.apply(state, move)
    if not found:
        raise ValueError("That is no move")
    return tuple(found)


def _first(game: Any, words: Mapping[str, Any]) -> Iterator[Move]:
    for verb in (verbs.PLAY, verbs.USE, verbs.PLACE):
        if verb in words:
            yield Move(verb, (game.definition.number_of(str(words[verb])),))
    if "draw" in words:
        if words["draw"] not in PILES:
            message = f"“{words['draw']}” is no pile. Piles: {', '.join(PILES)}"
            raise ValueError(message)
        yield Move(verbs.DRAW, (PILES.index(words["draw"]),))
    if "move" in words:
        if words["move"] not in _MOVES:
            message = f"“{words['move']}” is no move. Moves: {', '.join(_MOVES)}"
            raise ValueError(message)
        yield Move(_MOVES[words["move"]])


def _answer(game: Any, state: State, name: str) -> Move:
    decision = state.decision
    if decision is None:
        message = f"Nothing is asked, so “{name}” cannot be chosen"
        raise ValueError(message)
    if name == "done":
        return Move(DONE)
    options = option_names(game.book, decision)
    if name not in options:
        offered = ", ".join(options) or "nothing is offered here"
        message = f"“{name}” cannot be chosen: {offered}"
        raise ValueError(message)
    return Move(CHOOSE, (options[name],))
