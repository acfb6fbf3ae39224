"""What the log says of a move, for everyone's eyes."""

from collections import Counter
from collections.abc import Iterator

from designer.api import CHOOSE, Move, is_thing, item_of, place_of

from .names import PILE_TITLES, card_title, option_title
from .rulebook import Rulebook
from .rules import verbs
from .rules.moves import PILES
from .state import ASSEMBLING, State

__all__ = ["told"]

_DONE = {1: "phase 1", 2: "phase 2", 3: "phase 3", 4: "phase 4"}


def told(book: Rulebook, before: State, move: Move, after: State) -> tuple[str, ...]:
    """Give the lines of a move."""
    return (*_made(book, before, move), *_followed(book, before, after))


def _made(book: Rulebook, before: State, move: Move) -> Iterator[str]:
    definition = book.definition
    seat = before.active if before.decision is None else before.decision.seat
    name = definition.seats[seat].title
    match move.verb:
        case verbs.DRAW:
            pile = PILES[move.args[0]]
            yield f"{name} draws {_article(pile)} {PILE_TITLES[pile]} card."
        case verbs.PLAY | verbs.USE:
            kind = definition.kinds[move.args[0]]
            said = f": “{kind.text}”" if kind.text else "."
            yield f"{name} {'plays' if move.verb == verbs.PLAY else 'uses'} {kind.title}{said}"
        case verbs.PLACE:
            yield f"{name} places {card_title(definition, move.args[0])}."
        case verbs.SKIP:
            yield f"{name} leaves out {_DONE[before.phase]}."
        case verbs.NO_REACTION:
            yield f"{name} lets everything happen in this turn."
        case _:
            yield from _answered(book, before, move, name)


def _answered(book: Rulebook, before: State, move: Move, name: str) -> Iterator[str]:
    decision = before.decision
    if decision is None:
        return
    if decision.kind == "answer":
        if move.verb != CHOOSE:
            yield f"{name} lets it happen."
        else:
            kind = book.definition.kinds[item_of(move.args[0])]
            said = f": “{kind.text}”" if kind.text else "."
            yield f"{name} reacts with {kind.title}{said}"
    elif decision.kind == "pick":
        yield f"{name} chooses a Character."
    elif decision.kind in ("option", "zone") and move.verb == CHOOSE:
        yield f"{name} chooses: {option_title(book, decision, move.args[0])}."
    elif move.verb == CHOOSE and is_thing(move.args[0]) and _is_open(book, move.args[0]):
        yield f"{name} chooses {card_title(book.definition, item_of(move.args[0]))}."


def _is_open(book: Rulebook, thing: int) -> bool:
    word = book.world.word_of(place_of(thing))
    return not book.world.zones[word].is_hidden


def _article(pile: str) -> str:
    return "an" if pile == "exploration" else "a"


def _followed(book: Rulebook, before: State, after: State) -> Iterator[str]:
    definition = book.definition
    if before.phase == ASSEMBLING and after.phase != ASSEMBLING:
        yield "The expeditions are turned face up."
    for discard in ("exploration_discard", "character_discard"):
        new = Counter(getattr(after, discard)) - Counter(getattr(before, discard))
        for card in new.elements():
            yield f"{card_title(definition, card)} is discarded."
    for seat, player in enumerate(definition.seats):
        for card in after.specials[seat]:
            if card not in before.specials[seat]:
                yield f"{player.title} is {card_title(definition, card)} now."
    for pile in PILES:
        if len(getattr(after, pile)) > len(getattr(before, pile)) and before.phase != ASSEMBLING:
            yield f"The {PILE_TITLES[pile]} pile is rebuilt."
    if after.active != before.active:
        yield f"It is the turn of {definition.seats[after.active].title}."
