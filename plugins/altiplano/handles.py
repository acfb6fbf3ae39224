"""By what each move is taken hold of, and what move a hold would be."""

from designer.api import (
    CHOOSE,
    DONE,
    Handle,
    Hold,
    Move,
    is_thing,
    item_of,
    place_of,
    said,
)

from .expedition import Expedition
from .names import card_id, card_title, option_title
from .rules import verbs
from .rules.moves import PILES
from .state import State

__all__ = ["ROOM", "attempt", "handle_of", "piece_of"]

ROOM = 1000
"""Numbers of pieces: place times this, and which of the place."""

_DRAWS = {
    "exploration": said("Draw an Exploration card"),
    "character": said("Draw a Character card"),
}
_SKIPS = {2: said("Leave out phase 2"), 3: said("Leave out phase 3")}


def piece_of(game: Expedition, state: State, place: int, card: int) -> int | None:
    """Give the piece of a card that is shown in a place; None for one within a pile."""
    world = game.book.world
    if world.word_of(place) in (*PILES, "offered"):
        return None
    cards = world.things(state, place)
    return place * ROOM + cards.index(card) if card in cards else None


def handle_of(game: Expedition, state: State, move: Move) -> Handle:
    """Give by what a legal move is taken hold of."""
    definition, world, seat = game.definition, game.book.world, state.active
    label: str
    match move.verb:
        case verbs.DRAW:
            pile = PILES[move.args[0]]
            label = _DRAWS[pile]
            shown = world.things(state, world.place(pile))
            return Handle(
                move, label, piece=world.place(pile) * ROOM if shown else None, button=label
            )
        case verbs.PLAY | verbs.PLACE | verbs.USE:
            card = move.args[0]
            zone = "hand"
            if move.verb == verbs.USE:
                zone = "camp" if card in state.camps[seat] else "specials"
            piece = piece_of(game, state, world.place(zone, seat), card)
            label = _LABELS[move.verb](card_title(definition, card))
            return Handle(move, label, piece=piece, note=definition.kinds[card].text)
        case verbs.SKIP:
            label = _SKIPS.get(state.phase, said("Skip"))
            return Handle(move, label, button=label)
        case verbs.NO_REACTION:
            label = said("Not again this turn")
            return Handle(move, label, button=label)
    return _answer(game, state, move)


_LABELS = {
    verbs.PLAY: lambda title: said("Play {title}", title=title),
    verbs.PLACE: lambda title: said("Place {title}", title=title),
    verbs.USE: lambda title: said("Use {title}", title=title),
}


def _answer(game: Expedition, state: State, move: Move) -> Handle:
    decision = state.decision
    assert decision is not None, "an answer needs its question"
    label: str
    if move.verb == DONE:
        label = said("Done") if decision.chosen else said("None of these")
        if decision.kind == "answer":
            label = said("Let it happen")
        is_reaction = decision.kind == "answer"
        nothing = is_reaction and not decision.options
        return Handle(move, label, button=label, declines=is_reaction, is_settled=nothing)
    (option,) = move.args
    label = option_title(game.book, decision, option)
    if not is_thing(option):
        return Handle(move, label, button=label)
    piece = piece_of(game, state, place_of(option), item_of(option))
    kinds, card = game.definition.kinds, item_of(option)
    face = f"card:{card_id(game.definition, card)}" if card < len(kinds) else ""
    note = kinds[card].text if face and decision.kind == "answer" else ""
    return Handle(
        move, label, piece=piece, button=label if piece is None else "", face=face, note=note
    )


def attempt(game: Expedition, state: State, hold: Hold) -> Move | None:
    """Give the move that a hold would be, legal or not."""
    if hold.piece is None:
        return None
    place, at = divmod(hold.piece, ROOM)
    world = game.book.world
    cards = world.things(state, place)
    word = world.word_of(place)
    if word in PILES:
        return Move(verbs.DRAW, (PILES.index(word),))
    if at >= len(cards):
        return None
    card = cards[at]
    if state.decision is not None:
        options = (o for o in state.decision.options if is_thing(o))
        thing = next((o for o in options if place_of(o) == place and item_of(o) == card), None)
        return Move(CHOOSE, (thing,)) if thing is not None else None
    if word in ("camp", "specials"):
        return Move(verbs.USE, (card,))
    if word != "hand" or not 0 <= card < len(game.definition.kinds):
        return None
    is_placed = game.definition.kinds[card].type in game.book.placings
    return Move(verbs.PLACE if is_placed else verbs.PLAY, (card,))
