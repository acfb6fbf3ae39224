"""Moves in words, for situations and replays.

One move of the engine each (what a replay holds):

    {animal: snake_1, steps: ["1,0"]}   {move: halt}      an animal's step; it stays where it is
    {walk: "1,0"}  {fly: "3,-1"}  {move: fly_home}        the explorer
    {draw: supply}  {pick: raft}  {drop: raft, slot: 2}   things; `slot` may be left out
    {use: net}  {shift: raft, slot: 2, to: 5}
    {slot: 3}                                             the slot for what was drawn or picked up
    {choose: ["1,0"]}  {move: done}                       an answer to what is asked
    {move: end_turn}

Composed, expanded into those by `from_words`:

    {animal: snake_1, path: ["1,0", "2,0"]}       all steps, and no more
    {draw: supply, slot: 3}  {pick: raft, slot: 3}
    {walk: "1,0", choose: ["1,1", done]}          answers to what is asked on the way
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import CHOOSE, DONE, Move

from .definition import Definition
from .names import (
    animal_name,
    animal_of,
    kind_number,
    option_names,
    position_of,
    space_of,
)
from .rulebook import Rulebook
from .rules import verbs
from .state import NO_PIECE, State

__all__ = ["KEYS", "from_words", "to_words"]

KEYS = frozenset(
    {"animal", "path", "steps", "walk", "fly", "draw", "pick", "drop", "use", "shift", "to", "slot", "choose", "move"}
)  # fmt: skip
_MOVES = {"end_turn": verbs.END, "fly_home": verbs.FLY_HOME, "halt": verbs.HALT, "done": DONE}


def to_words(book: Rulebook, state: State, move: Move) -> Mapping[str, Any]:
    """Give a move in words."""
    definition, args = book.definition, move.args
    match move.verb:
        case verbs.PROWL:
            return {"animal": animal_name(definition, args[0]), "steps": [space_of(definition, args[1])]}  # fmt: skip
        case verbs.WALK:
            return {"walk": space_of(definition, args[0])}
        case verbs.FLY:
            return {"fly": space_of(definition, args[0])}
        case verbs.DRAW:
            return {"draw": "supply"}
        case verbs.PICK:
            return {"pick": definition.kinds[args[0]].id}
        case verbs.DROP | verbs.USE:
            return {move.verb: _in_slot(definition, state, args[0]), "slot": args[0] + 1}
        case verbs.SHIFT:
            return {"shift": _in_slot(definition, state, args[0]), "slot": args[0] + 1, "to": args[1] + 1}  # fmt: skip
        case verbs.END | verbs.FLY_HOME | verbs.HALT | "done":
            return {"move": next(word for word, verb in _MOVES.items() if verb == move.verb)}
    decision = state.decision
    assert decision is not None, "an answer needs its question"
    if decision.kind == "slot":
        return {"slot": args[0] + 1}
    if decision.kind == "drop":
        return {"drop": definition.piece_id(state.packs[decision.seat][args[0]]), "slot": args[0] + 1}  # fmt: skip
    names = option_names(book, state, decision)
    return {"choose": [next(name for name, option in names.items() if option == args[0])]}


def _in_slot(definition: Definition, state: State, slot: int) -> str:
    return definition.piece_id(state.packs[state.active][slot])


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
    return _Reading(game, state, words).moves()


class _Reading:
    """Read one map of words, move by move."""

    def __init__(self, game: Any, state: State, words: Mapping[str, Any]) -> None:
        self._game = game
        self._book: Rulebook = game.book
        self._definition: Definition = game.definition
        self._state = state
        self._words = words
        self._moves: list[Move] = []
        self._refused = False

    def moves(self) -> tuple[Move, ...]:
        """Give the moves."""
        for move in self._first():
            if not self._made(move):
                break
        else:
            self._answers()
        if not self._moves:
            raise ValueError("That is no move")
        return tuple(self._moves)

    def _made(self, move: Move) -> bool:
        self._moves.append(move)
        self._refused = self._game.refusal(self._state, move) is not None
        if not self._refused:
            self._state = self._game.apply(self._state, move)
        return not self._refused

    def _first(self) -> Iterator[Move]:
        words, definition = self._words, self._definition
        if "animal" in words:
            yield from self._prowl()
        elif "walk" in words or "fly" in words:
            verb = verbs.WALK if "walk" in words else verbs.FLY
            yield Move(verb, (position_of(definition, words[verb]),))
        elif "draw" in words:
            yield Move(verbs.DRAW)
        elif "pick" in words:
            yield Move(verbs.PICK, (kind_number(definition, words["pick"]),))
        elif "drop" in words:
            decision = self._state.decision
            seat = self._state.active if decision is None else decision.seat
            slot = self._slot("drop", seat)
            yield Move(verbs.DROP, (slot,)) if decision is None else Move(CHOOSE, (slot,))
        elif "use" in words:
            yield Move(verbs.USE, (self._slot("use", self._state.active),))
        elif "shift" in words:
            to = int(words.get("to", 0)) - 1
            yield Move(verbs.SHIFT, (self._slot("shift", self._state.active), to))
        elif "move" in words:
            if words["move"] not in _MOVES:
                message = f"“{words['move']}” is no move. Moves: {', '.join(_MOVES)}"
                raise ValueError(message)
            yield Move(_MOVES[words["move"]])

    def _prowl(self) -> Iterator[Move]:
        animal = animal_of(self._definition, str(self._words["animal"]))
        path = self._words.get("steps", self._words.get("path", []))
        for text in path:
            yield Move(verbs.PROWL, (animal, position_of(self._definition, text)))
        if "path" in self._words and self._state.prowling == animal:
            yield Move(verbs.HALT)

    def _slot(self, key: str, seat: int) -> int:
        row = self._state.packs[seat]
        name = str(self._words[key])
        if "slot" in self._words:
            slot = int(self._words["slot"]) - 1
            is_it = 0 <= slot < len(row) and row[slot] != NO_PIECE
            if not is_it or self._definition.piece_id(row[slot]) != name:
                message = f"In slot {slot + 1} there is no {name}"
                raise ValueError(message)
            return slot
        for slot, piece in enumerate(row):
            if piece != NO_PIECE and self._definition.piece_id(piece) == name:
                return slot
        message = f"There is no {name} in the pack"
        raise ValueError(message)

    def _answers(self) -> None:
        """Read answers to what is asked: the slot, then what is chosen."""
        decision = self._state.decision
        is_slot = "slot" in self._words and not {"drop", "use", "shift"} & set(self._words)
        if is_slot and decision is not None and decision.kind == "slot":
            if not self._made(Move(CHOOSE, (int(self._words["slot"]) - 1,))):
                return
        elif is_slot and not self._moves:
            raise ValueError("No slot is asked for")
        for name in self._words.get("choose", ()):
            decision = self._state.decision
            if decision is None:
                message = f"Nothing is asked, so “{name}” cannot be chosen"
                raise ValueError(message)
            if name == "done":
                move = Move(DONE)
            else:
                options = option_names(self._book, self._state, decision)
                if str(name) not in options:
                    offered = ", ".join(options) or "nothing is offered here"
                    message = f"“{name}” cannot be chosen: {offered}"
                    raise ValueError(message)
                move = Move(CHOOSE, (options[str(name)],))
            if not self._made(move):
                return
