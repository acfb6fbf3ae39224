"""Moves in words, for situations and replays.

One move of the engine each (what a replay holds):

    {card: scout, as: machete, steps: ["1,0"]}     play a card and make its first step
    {steps: ["2,0"]}                               go on with the card in motion; enter rubble or a camp
    {take: blockade_1, card: scout, as: machete}   play a card for a blockade; without card: go on
    {give: [sailor]}  {pay: [traveler]}  {tokens: [coin_1]}  {discard: [explorer]}     one answer
    {choose: [explorer]}                           one answer to what an effect asks: a card, a token, a
                                                   space, an explorer (1.2), a symbol, one of its options
    {buy: scout}  {card: native}  {token: draw}    buy; use the action of a card; use a token
    {move: stop}  {move: done}  {move: end_play}

Composed, expanded into those by `from_words`:

    {card: scout, path: ["1,0", "2,0"]}            steps, then a stop; `steps` leaves the card in motion
    {path: ["1,0"], give: [sailor, explorer]}      enter and give; with `take` the same
    {take: blockade_1, card: trailblazer, path: ["2,0"]}           take, then go on
    {buy: scout, pay: [explorer], tokens: [coin_1]}               choose, pay, done
    {card: scientist, choose: [explorer]}          use, answer, done
    {card: native, path: ["1,0"]}  {card: native, take: blockade_1}     one or the other
    {token: machete_2, path: ["1,0"]}              strength without a card
    {token: change_symbol, as: coin}
    {move: end_turn, keep: [explorer]}             end play, discard the rest; without `keep` all is kept

`as` may be left out where the space says it; `explorer: "1.2"` names one where a seat has several.
With any move, `choose` answers what is asked on the way, and `choose: []` declines it.
"""

from collections.abc import Mapping
from typing import Any

from designer.api import CHOOSE, Move

from .definition import TOKENS, Definition
from .names import explorer_name, option_name
from .reading import KEYS, MOVES, Reading
from .rulebook import Rulebook
from .rules import verbs
from .said import Game, meant
from .state import State
from .wanderers import wanderer

__all__ = ["explorer_name", "from_words", "to_words"]

# To words


def to_words(book: Rulebook, state: State, move: Move) -> Mapping[str, Any]:
    """Give a move in words."""
    definition, args = book.definition, move.args
    if (own := book.moves.get(move.verb)) is not None:
        named = {move.verb: definition.item_id(args[0])}
        if own.with_figure:
            return {**named, "figure": wanderer(book, state, args[1]).id}
        return {**named, **_explorer(definition, args[1])} if own.with_explorer else named
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
        case verbs.USE:
            return {"token": definition.item_id(args[0])}
    if move.verb == CHOOSE:
        decision = state.decision
        assert decision is not None, "an answer needs its question"
        if decision.register >= 0:
            return {"choose": [option_name(book, state, decision, args[0])]}
        kind = "give" if decision.kind in book.answers else decision.kind
        key = "tokens" if args[0] >= TOKENS else kind
        return {key: [definition.item_id(args[0])]}
    return {"move": next(word for word, verb in MOVES.items() if verb == move.verb)}


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


def from_words(game: Game, state: State, said: Mapping[str, Any]) -> tuple[Move, ...]:
    """Read a move, or a chain of moves, from words.

    Returns:
        The moves up to the first that is refused (which is the last one then).

    Raises:
        ValueError: the words name nothing in this state; the sentence says what.
    """
    if not isinstance(said, Mapping):
        message = f"A move is a map of words, like card: scout, not “{said}”"
        raise ValueError(message)  # noqa: TRY004 - one kind of error for all faults of words
    unknown = sorted({str(key) for key in said} - KEYS - game.book.moves.keys())
    if unknown:
        message = f"“{unknown[0]}” is no word for a move{meant(unknown[0], KEYS)}"
        raise ValueError(message)
    return Reading(game, state, said).moves()
