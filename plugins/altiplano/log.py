"""What the log says of a move, for everyone's eyes."""

from collections import Counter
from collections.abc import Iterator

from designer.api import CHOOSE, Move, is_thing, item_of, place_of, said

from .definition import Kind
from .names import card_title, option_title
from .rulebook import Rulebook
from .rules import verbs
from .rules.moves import PILES
from .state import ASSEMBLING, State

__all__ = ["told"]

_DRAWN = {
    "exploration": said("{name} draws an Exploration card."),
    "character": said("{name} draws a Character card."),
}
_REBUILT = {
    "exploration": said("The Exploration pile is rebuilt."),
    "character": said("The Character pile is rebuilt."),
}
_LEFT_OUT = {
    2: said("{name} leaves out phase 2."),
    3: said("{name} leaves out phase 3."),
}


def told(book: Rulebook, before: State, move: Move, after: State) -> tuple[str, ...]:
    """Give the lines of a move."""
    return (*_made(book, before, move), *_followed(book, before, after))


def _made(book: Rulebook, before: State, move: Move) -> Iterator[str]:
    definition = book.definition
    seat = before.active if before.decision is None else before.decision.seat
    name = definition.seats[seat].title
    match move.verb:
        case verbs.DRAW:
            yield said(_DRAWN[PILES[move.args[0]]].pattern, name=name)
        case verbs.PLAY:
            kind = definition.kinds[move.args[0]]
            yield _with_text(said("{name} plays {card}", name=name, card=kind.title), kind)
        case verbs.USE:
            kind = definition.kinds[move.args[0]]
            yield _with_text(said("{name} uses {card}", name=name, card=kind.title), kind)
        case verbs.PLACE:
            card = card_title(definition, move.args[0])
            yield said("{name} places {card}.", name=name, card=card)
        case verbs.SKIP:
            yield said(_LEFT_OUT[before.phase].pattern, name=name)
        case verbs.NO_REACTION:
            yield said("{name} lets everything happen in this turn.", name=name)
        case _:
            yield from _answered(book, before, move, name)


def _with_text(deed: str, kind: Kind) -> str:
    """Say what was done with a card, and what stands on it."""
    if kind.text:
        return said("{deed}: “{text}”", deed=deed, text=kind.text)
    return said("{deed}.", deed=deed)


def _answered(book: Rulebook, before: State, move: Move, name: str) -> Iterator[str]:
    decision = before.decision
    if decision is None:
        return
    if decision.kind == "answer":
        if move.verb != CHOOSE:
            yield said("{name} lets it happen.", name=name)
        else:
            kind = book.definition.kinds[item_of(move.args[0])]
            yield _with_text(said("{name} reacts with {card}", name=name, card=kind.title), kind)
    elif decision.kind == "pick":
        yield said("{name} chooses a Character.", name=name)
    elif decision.kind in ("option", "zone") and move.verb == CHOOSE:
        option = option_title(book, decision, move.args[0])
        yield said("{name} chooses: {option}.", name=name, option=option)
    elif move.verb == CHOOSE and is_thing(move.args[0]) and _is_open(book, move.args[0]):
        card = card_title(book.definition, item_of(move.args[0]))
        yield said("{name} chooses {card}.", name=name, card=card)


def _is_open(book: Rulebook, thing: int) -> bool:
    word = book.world.word_of(place_of(thing))
    return not book.world.zones[word].is_hidden


def _followed(book: Rulebook, before: State, after: State) -> Iterator[str]:
    definition = book.definition
    if before.phase == ASSEMBLING and after.phase != ASSEMBLING:
        yield said("The expeditions are turned face up.")
    for discard in ("exploration_discard", "character_discard"):
        new = Counter(getattr(after, discard)) - Counter(getattr(before, discard))
        for card in new.elements():
            yield said("{card} is discarded.", card=card_title(definition, card))
    for seat, player in enumerate(definition.seats):
        for card in after.specials[seat]:
            if card not in before.specials[seat]:
                yield said(
                    "{name} is {card} now.", name=player.title, card=card_title(definition, card)
                )
    for pile in PILES:
        if len(getattr(after, pile)) > len(getattr(before, pile)) and before.phase != ASSEMBLING:
            yield _REBUILT[pile]
    if after.active != before.active:
        yield said("It is the turn of {name}.", name=definition.seats[after.active].title)
