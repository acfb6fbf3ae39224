"""Moves in words, for situations and replays.

One move of the engine each (what a replay holds):

    {card: scout, as: machete, steps: ["1,0"]}     play a card and make its first step
    {steps: ["2,0"]}                               go on with the card in motion; enter rubble or a camp
    {take: blockade_1, card: scout, as: machete}   play a card for a blockade; without card: go on
    {give: [sailor]}  {pay: [traveler]}  {discard: [explorer]}     one answer
    {buy: scout}  {card: native}  {move: stop}  {move: done}  {move: end_play}

Composed, expanded into those by `from_words`:

    {card: scout, path: ["1,0", "2,0"]}            steps, then a stop; `steps` leaves the card in motion
    {path: ["1,0"], give: [sailor, explorer]}      enter and give; with `take` the same
    {take: blockade_1, card: trailblazer, path: ["2,0"]}           take, then go on
    {buy: scout, pay: [explorer, sailor]}          choose, pay, done
    {move: end_turn, keep: [explorer]}             end play, discard the rest; without `keep` all is kept

`as` may be left out where the space says it; `explorer: "1.2"` names one where a seat has several.
"""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from designer.api import CHOOSE, DONE, Hex, Move, Refusal

from .definition import Definition
from .rules import verbs
from .state import State

__all__ = ["explorer_name", "from_words", "to_words"]

_KEYS = frozenset(
    {"card", "as", "path", "steps", "explorer", "give", "take", "buy", "pay", "move", "keep", "discard"}
)  # fmt: skip
_MOVES = {"stop": verbs.STOP, "done": DONE, "end_play": verbs.END_PLAY}
_ANSWERS = ("give", "pay", "discard")


class _Game(Protocol):
    definition: Definition

    def refusal(self, state: State, move: Move) -> Refusal | None: ...

    def apply(self, state: State, move: Move) -> State: ...


def explorer_name(definition: Definition, explorer: int) -> str:
    """Give an explorer's name in words: `1.2` is the first seat's second one."""
    seat = definition.owners[explorer]
    return f"{seat + 1}.{definition.explorers[seat].index(explorer) + 1}"


# To words


def to_words(definition: Definition, state: State, move: Move) -> Mapping[str, Any]:
    """Give a move in words."""
    args = move.args
    match move.verb:
        case verbs.PLAY:
            return {
                **_card(definition, args[0], args[1]),
                "steps": [_space(definition, args[3])],
                **_explorer(definition, args[2]),
            }
        case verbs.STEP:
            return {"steps": [_space(definition, args[0])]}
        case verbs.ENTER:
            return {"steps": [_space(definition, args[1])], **_explorer(definition, args[0])}
        case verbs.TAKE_WITH:
            return {
                "take": _blockade(definition, state, args[3]),
                **_card(definition, args[0], args[1]),
                **_explorer(definition, args[2]),
            }
        case verbs.TAKE_ON:
            return {"take": _blockade(definition, state, args[0])}
        case verbs.TAKE_FOR:
            return {
                "take": _blockade(definition, state, args[1]),
                **_explorer(definition, args[0]),
            }
        case verbs.BUY:
            return {"buy": definition.cards[args[0]].id}
        case verbs.ACT:
            return {"card": definition.cards[args[0]].id}
    if move.verb == CHOOSE:
        assert state.decision is not None, "an answer needs its question"
        return {state.decision.kind: [definition.cards[args[0]].id]}
    return {"move": next(word for word, verb in _MOVES.items() if verb == move.verb)}


def _card(definition: Definition, card: int, symbol: int) -> dict[str, Any]:
    return {"card": definition.cards[card].id, "as": definition.symbols[symbol]}


def _space(definition: Definition, position: int) -> str:
    return definition.board.spaces[position].hex.to_text()


def _explorer(definition: Definition, explorer: int) -> dict[str, Any]:
    if len(definition.explorers[definition.owners[explorer]]) == 1:
        return {}
    return {"explorer": explorer_name(definition, explorer)}


def _blockade(definition: Definition, state: State, slot: int) -> str:
    return definition.blockades[state.bars[slot]].id


# From words


def from_words(game: _Game, state: State, said: Mapping[str, Any]) -> tuple[Move, ...]:
    """Read a move, or a chain of moves, from words.

    Returns:
        The moves up to the first that is refused (which is the last one then).

    Raises:
        ValueError: the words name nothing in this state; the sentence says what.
    """
    unknown = sorted(set(said) - _KEYS)
    if unknown:
        message = f"“{unknown[0]}” is no word for a move{_meant(unknown[0], _KEYS)}"
        raise ValueError(message)
    return _Reading(game, state, said).moves()


class _Reading:
    """Read one map of words; the moves made so far are tried out on the state."""

    def __init__(self, game: _Game, state: State, said: Mapping[str, Any]) -> None:
        self._game = game
        self._definition = game.definition
        self._state = state
        self._said = said
        self._chain: list[Move] = []
        self._is_refused = False
        self._gifts = [self._card_named(name) for name in self._list("give")]

    def moves(self) -> tuple[Move, ...]:
        said = self._said
        if "move" in said:
            self._read_move(said["move"])
        elif "buy" in said:
            self._add(verbs.BUY, self._card_named(said["buy"]))
            self._choose(self._list("pay"))
            if "pay" in said and self._state.decision is not None:
                self._add(DONE)
        elif "take" in said or "path" in said or "steps" in said:
            self._read_way()
        elif "card" in said:
            self._add(verbs.ACT, self._card_named(said["card"]))
        else:
            self._read_answers()
        return tuple(self._chain)

    def _read_move(self, word: Any) -> None:
        if word != "end_turn":
            if not isinstance(word, str) or word not in _MOVES:
                message = f"“{word}” is no move{_meant(str(word), [*_MOVES, 'end_turn'])}"
                raise ValueError(message)
            self._add(_MOVES[word])
            return
        self._add(verbs.END_PLAY)
        decision = self._state.decision
        if decision is None or self._is_refused:
            return
        self._choose([self._definition.cards[c].id for c in self._leaving(decision.options)])
        if self._state.decision is not None and self._state.decision.kind == "discard":
            self._add(DONE)

    def _leaving(self, hand: Sequence[int]) -> list[int]:
        """Give the cards to discard: those named, or all but those kept."""
        if "keep" not in self._said:
            return [self._card_named(name) for name in self._list("discard")]
        leaving = list(hand)
        for name in self._list("keep"):
            card = self._card_named(name)
            if card not in leaving:
                message = f"{name} cannot be kept: it is not in the hand"
                raise ValueError(message)
            leaving.remove(card)
        return leaving

    def _read_way(self) -> None:
        card = self._card_named(self._said["card"]) if "card" in self._said else None
        if "take" in self._said:
            self._take(self._slot_named(self._said["take"]), card)
            card = None
        for text in [*self._list("steps"), *self._list("path")]:
            self._go(self._position_named(text), card)
            card = None
        if "path" in self._said and self._state.motion is not None and not self._is_refused:
            self._add(verbs.STOP)

    def _take(self, slot: int, card: int | None) -> None:
        toll = self._definition.blockades[self._state.bars[slot]]
        if card is not None:
            symbol = self._symbol(card, toll.mask)
            self._add(verbs.TAKE_WITH, card, symbol, self._explorer(), slot)
        elif toll.give:
            self._add(verbs.TAKE_FOR, self._explorer(), slot)
            self._give()
        else:
            self._add(verbs.TAKE_ON, slot)

    def _go(self, to: int, card: int | None) -> None:
        toll = self._definition.surfaces[self._state.surface[to]]
        if card is not None:
            symbol = self._symbol(card, toll.mask)
            self._add(verbs.PLAY, card, symbol, self._explorer(), to)
        elif toll.give or (self._state.motion is None and self._is_bare()):
            self._add(verbs.ENTER, self._explorer(), to)
            self._give()
        else:
            self._add(verbs.STEP, to)

    def _is_bare(self) -> bool:
        """Say whether the words are about giving cards although the space asks for strength."""
        return "give" in self._said

    def _give(self) -> None:
        decision = self._state.decision
        if decision is None or self._is_refused:
            return
        n = decision.most
        gifts, self._gifts = self._gifts[:n], self._gifts[n:]
        self._choose([self._definition.cards[card].id for card in gifts])

    def _read_answers(self) -> None:
        kinds = [kind for kind in _ANSWERS if kind in self._said]
        if len(kinds) != 1:
            raise ValueError("These words say no move")
        if self._state.decision is None or self._state.decision.kind != kinds[0]:
            message = f"“{kinds[0]}” answers no open question"
            raise ValueError(message)
        self._choose(self._list(kinds[0]))

    def _choose(self, names: Iterable[Any]) -> None:
        for name in names:
            self._add(CHOOSE, self._card_named(name))

    def _add(self, verb: str, *args: int) -> None:
        if self._is_refused:
            return
        move = Move(verb, args)
        self._chain.append(move)
        if self._game.refusal(self._state, move) is None:
            self._state = self._game.apply(self._state, move)
        else:
            self._is_refused = True

    # Names

    def _list(self, key: str) -> Sequence[Any]:
        value = self._said.get(key, [])
        if not isinstance(value, list | tuple):
            message = f"“{key}” is a list, like [{value}]"
            raise ValueError(message)  # noqa: TRY004 - one kind of error for all faults of words
        return value

    def _card_named(self, name: Any) -> int:
        ids = [card.id for card in self._definition.cards]
        if name not in ids:
            message = f"There is no card “{name}”{_meant(str(name), ids)}"
            raise ValueError(message)
        return ids.index(name)

    def _symbol(self, card: int, mask: int) -> int:
        kind = self._definition.cards[card]
        if "as" in self._said:
            name = self._said["as"]
            if name not in self._definition.symbols:
                message = (
                    f"There is no symbol “{name}”{_meant(str(name), self._definition.symbols)}"
                )
                raise ValueError(message)
            return self._definition.symbols.index(name)
        fitting = [s for s in kind.symbols if mask & 1 << s] or list(kind.symbols) or [0]
        return fitting[0]

    def _position_named(self, text: Any) -> int:
        place = self._definition.board.index.get(Hex.from_text(str(text)))
        if place is None:
            message = f"There is no space {text} on the board"
            raise ValueError(message)
        return place

    def _slot_named(self, name: Any) -> int:
        blockades = self._definition.blockades
        lying = {blockades[b].id: slot for slot, b in enumerate(self._state.bars) if b >= 0}
        if not isinstance(name, str) or name not in lying:
            message = f"No blockade “{name}” lies on the board{_meant(str(name), lying)}"
            raise ValueError(message)
        return lying[name]

    def _explorer(self) -> int:
        if "explorer" in self._said:
            name = str(self._said["explorer"])
            for explorer in range(len(self._definition.owners)):
                if explorer_name(self._definition, explorer) == name:
                    return explorer
            message = f"There is no explorer “{name}”: 1.2 is the first player's second one"
            raise ValueError(message)
        own = self._definition.explorers[self._state.active]
        if not own:
            raise ValueError("This player has no explorer on the board")
        if len(own) > 1:
            raise ValueError("Say which explorer moves, like explorer: “1.2”")
        return own[0]


def _meant(word: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return f"; did you mean “{close[0]}”?" if close else ""
