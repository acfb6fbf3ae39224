"""The log: what a move did, in sentences that everyone at the table may read."""

from collections.abc import Iterator

from designer.api import CHOOSE, DONE, Move, counted_as, is_thing, item_of, place_of, said

from .answers import mover
from .definition import ARRIVED, TOKENS, Definition
from .names import option_name
from .places import BARS, FIGURES, SPACES
from .rulebook import Rulebook
from .rules import ending, verbs
from .state import OVER, State
from .wanderers import is_wanderer, wanderer

__all__ = ["explorer_title", "player", "space_title", "tell"]

_OPTIONS = {"step": said("takes a step"), "collect": said("clears a blockade")}
_CHOSEN = {
    "trash": said("removes"),
    "take": said("takes"),
    "put": said("lays down"),
    "answer": said("answers with"),
    "swap": said("swaps it with"),
    "discard": said("discards"),
}
_GIVEN = {"give": said("gives"), "pay": said("pays with"), "discard": said("discards")}


def player(definition: Definition, seat: int) -> str:
    """Give a player's name."""
    return definition.seats[seat].title


def explorer_title(definition: Definition, explorer: int) -> str:
    """Give an explorer's name: its player, and which one where the player has several."""
    seat = definition.owners[explorer]
    own = definition.explorers[seat]
    name = player(definition, seat)
    return (
        said("{name}'s explorer {n}", name=name, n=own.index(explorer) + 1)
        if len(own) > 1
        else name
    )


def tell(book: Rulebook, before: State, move: Move, after: State) -> tuple[str, ...]:
    """Give the log lines of a move that was made."""
    return tuple(_lines(book, before, move, after))


def _lines(book: Rulebook, before: State, move: Move, after: State) -> Iterator[str]:
    definition = book.definition
    who = player(definition, before.active)
    own = book.moves.get(move.verb)
    line = _deed(definition, before, move) if own is None else own.told(book, before, move)
    if line:
        yield said("{who} {deed}.", who=who, deed=line)
    answer = _answer(book, before, move)
    if answer:
        yield said("{who} {deed}.", who=player(definition, _asked_seat(before)), deed=answer)
    for slot, blockade in enumerate(before.bars):
        if blockade >= 0 and after.bars[slot] < 0:
            yield said("{who} takes {title}.", who=who, title=definition.blockades[blockade].title)
    for explorer, place in enumerate(after.at):
        if place == ARRIVED and before.at[explorer] != ARRIVED:
            yield said(
                "{explorer} reaches El Dorado.", explorer=explorer_title(definition, explorer)
            )
    yield from _pieces(definition, before, after)
    if len(after.bought) > len(before.bought) and before.decision is not None:
        yield said(
            "{who} buys {title}.", who=who, title=definition.cards[before.decision.about[0]].title
        )
    if book.ask.remarks is not None:
        yield from book.ask.remarks(book, before, move, after)
    yield from _turn(definition, before, move, after)


def _deed(definition: Definition, before: State, move: Move) -> str:
    args = move.args
    match move.verb:
        case verbs.PLAY:
            return said(
                "plays {played} and moves to {space}",
                played=_played(definition, args),
                space=space_title(definition, before, args[3]),
            )
        case verbs.STEP:
            return said("moves on to {space}", space=space_title(definition, before, args[0]))
        case verbs.STOP:
            rest = before.motion.rest if before.motion is not None else 0
            return said("stops; {rest} of the card is lost", rest=rest)
        case verbs.ENTER:
            return said(
                "wants to enter {space} for cards", space=space_title(definition, before, args[1])
            )
        case verbs.TAKE_WITH:
            return said("plays {played} for a blockade", played=_played(definition, args))
        case verbs.BUY:
            kind = definition.cards[args[0]]
            return said("wants {card} for {price}", card=kind.title, price=kind.price)
        case verbs.ACT:
            return said("plays {title}", title=definition.cards[args[0]].title)
        case verbs.USE:
            return said("uses the token {item}", item=definition.item_title(args[0]))
        case verbs.END_PLAY:
            return said("ends the turn")
    decision = before.decision
    if move.verb == CHOOSE and decision is not None and decision.register < 0:
        return said(
            "{does} {thing}",
            does=_GIVEN.get(decision.kind, said("gives")),
            thing=definition.item_title(args[0]),
        )
    return ""


def _asked_seat(before: State) -> int:
    return before.active if before.decision is None else before.decision.seat


def _answer(book: Rulebook, before: State, move: Move) -> str:
    """Say how a question of an effect was answered, where nothing else tells it."""
    decision, definition = before.decision, book.definition
    if decision is None or decision.register < 0:
        return ""
    if move.verb == DONE:
        return said("lets it be") if not decision.chosen else ""
    (option,) = move.args
    if not is_thing(option):
        name = option_name(book, before, decision, option)
        if decision.kind == "symbol":
            return said("chooses {name}", name=definition.symbol_title(option))
        return (
            _OPTIONS.get(name, said("chooses {name}", name=name))
            if decision.kind == "option"
            else ""
        )
    place, item = place_of(option), item_of(option)
    if place == SPACES and decision.kind != "space":
        return ""
    if place == SPACES:
        figure = mover(book, before)
        space = space_title(definition, before, item)
        if not is_wanderer(book, figure):
            return said("moves to {space}", space=space)
        title = wanderer(book, before, figure).title
        return said("moves {title} to {space}", title=title, space=space)
    if place in (BARS, FIGURES):
        return ""
    return said(
        "{does} {thing}",
        does=_CHOSEN.get(decision.kind, said("chooses")),
        thing=definition.item_title(item),
    )


def _pieces(definition: Definition, before: State, after: State) -> Iterator[str]:
    """Tell of tokens that were found, and of cards that effects have drawn."""
    for seat, board in enumerate(after.boards):
        found = list(board)
        for token in before.boards[seat]:
            if token in found:
                found.remove(token)
        for token in (item for item in found if item >= TOKENS):
            who = player(definition, seat)
            title = definition.item_title(token)
            if definition.tokens[token - TOKENS].cost is not None:
                yield said("{who} collects {title}.", who=who, title=title)
            else:
                yield said("{who} finds the token {title} in a cave.", who=who, title=title)
    seat = before.active
    if (after.active, after.round, after.phase) == (seat, before.round, before.phase):
        drawn = len(before.piles[seat]) + len(before.discards[seat])
        drawn -= len(after.piles[seat]) + len(after.discards[seat])
        drawn += len(after.bought) - len(before.bought)
        gained = sum(before.stock) - sum(after.stock)
        drawn += gained if len(after.bought) == len(before.bought) else 0
        if len(after.discards[seat]) < len(before.discards[seat]):
            yield said("{who} shuffles the discard pile.", who=player(definition, seat))
        if drawn > 0:
            yield _draws(player(definition, seat), drawn)


def _draws(who: str, n: int) -> str:
    return counted_as("{who} draws {n} card.", "{who} draws {n} cards.", n, who=who)


def _played(definition: Definition, args: tuple[int, ...]) -> str:
    kind = definition.cards[args[0]]
    return (
        kind.title
        if len(kind.symbols) == 1
        else said("{card} as {symbol}", card=kind.title, symbol=definition.symbol_titles[args[1]])
    )


def space_title(definition: Definition, state: State, position: int) -> str:
    """Give a space by its ground and where it lies."""
    surface = definition.surfaces[state.surface[position]]
    place = definition.board.spaces[position].hex.to_text()
    return said("{terrain} ({place})", terrain=surface.title, place=place)


def _turn(definition: Definition, before: State, move: Move, after: State) -> Iterator[str]:
    seat = before.active
    if before.phase != OVER and (after.active, after.round) != (before.active, before.round):
        if not after.discards[seat] and (before.discards[seat] or before.played):
            yield said("{who} shuffles the discard pile.", who=player(definition, seat))
        kept = len(before.hands[seat]) - (move.verb == CHOOSE)
        drawn = len(after.hands[seat]) - kept
        if drawn > 0:
            yield _draws(player(definition, seat), drawn)
    if after.arrivals and not before.arrivals and after.phase != OVER:
        yield said("The round is played to its end.")
    if after.round != before.round and after.phase != OVER:
        yield said("Round {round}.", round=after.round)
    end = ending.outcome(definition, after)
    if end is not None:
        yield end.sentence
