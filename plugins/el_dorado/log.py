"""The log: what a move did, in sentences that everyone at the table may read."""

from collections.abc import Iterator

from designer.api import CHOOSE, Move

from .definition import ARRIVED, Definition
from .rules import ending, verbs
from .state import OVER, State

__all__ = ["explorer_title", "player", "tell"]

_GIVEN = {"give": "gives", "pay": "pays with", "discard": "discards"}


def player(definition: Definition, seat: int) -> str:
    """Give a player's name."""
    return definition.seats[seat].title


def explorer_title(definition: Definition, explorer: int) -> str:
    """Give an explorer's name: its player, and which one where the player has several."""
    seat = definition.owners[explorer]
    own = definition.explorers[seat]
    name = player(definition, seat)
    return f"{name}'s explorer {own.index(explorer) + 1}" if len(own) > 1 else name


def tell(definition: Definition, before: State, move: Move, after: State) -> tuple[str, ...]:
    """Give the log lines of a move that was made."""
    return tuple(_lines(definition, before, move, after))


def _lines(definition: Definition, before: State, move: Move, after: State) -> Iterator[str]:
    who = player(definition, before.active)
    line = _deed(definition, before, move)
    if line:
        yield f"{who} {line}."
    for slot, blockade in enumerate(before.bars):
        if blockade >= 0 and after.bars[slot] < 0:
            yield f"{who} takes {definition.blockades[blockade].title}."
    for explorer, place in enumerate(after.at):
        if place == ARRIVED and before.at[explorer] != ARRIVED:
            yield f"{explorer_title(definition, explorer)} reaches El Dorado."
    if len(after.bought) > len(before.bought) and before.decision is not None:
        yield f"{who} buys {definition.cards[before.decision.about[0]].title}."
    yield from _turn(definition, before, move, after)


def _deed(definition: Definition, before: State, move: Move) -> str:
    args = move.args
    match move.verb:
        case verbs.PLAY:
            return f"plays {_played(definition, args)} and moves to {_space(definition, before, args[3])}"
        case verbs.STEP:
            return f"moves on to {_space(definition, before, args[0])}"
        case verbs.STOP:
            rest = before.motion.rest if before.motion is not None else 0
            return f"stops; {rest} of the card is lost"
        case verbs.ENTER:
            return f"gives cards to enter {_space(definition, before, args[1])}"
        case verbs.TAKE_WITH:
            return f"plays {_played(definition, args)} for a blockade"
        case verbs.BUY:
            kind = definition.cards[args[0]]
            return f"wants {kind.title} for {kind.price}"
        case verbs.END_PLAY:
            return "ends the turn"
    if move.verb == CHOOSE and before.decision is not None:
        return f"{_GIVEN[before.decision.kind]} {definition.cards[args[0]].title}"
    return ""


def _played(definition: Definition, args: tuple[int, ...]) -> str:
    kind = definition.cards[args[0]]
    return (
        kind.title
        if len(kind.symbols) == 1
        else f"{kind.title} as {definition.symbol_titles[args[1]]}"
    )


def _space(definition: Definition, state: State, position: int) -> str:
    surface = definition.surfaces[state.surface[position]]
    return f"{surface.title} ({definition.board.spaces[position].hex.to_text()})"


def _turn(definition: Definition, before: State, move: Move, after: State) -> Iterator[str]:
    seat = before.active
    if before.phase != OVER and (after.active, after.round) != (before.active, before.round):
        if not after.discards[seat] and (before.discards[seat] or before.played):
            yield f"{player(definition, seat)} shuffles the discard pile."
        kept = len(before.hands[seat]) - (move.verb == CHOOSE)
        drawn = len(after.hands[seat]) - kept
        if drawn > 0:
            yield f"{player(definition, seat)} draws {drawn} card{'' if drawn == 1 else 's'}."
    if after.arrivals and not before.arrivals and after.phase != OVER:
        yield "The round is played to its end."
    if after.round != before.round and after.phase != OVER:
        yield f"Round {after.round}."
    end = ending.outcome(definition, after)
    if end is not None:
        yield end.sentence
