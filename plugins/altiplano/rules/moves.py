"""All moves that are no answers: which there are, why not, what they do."""

from typing import NamedTuple

from msgspec.structs import replace

from designer.api import Event, Move, Refusal, said, thing_at

from ..rulebook import Rulebook
from ..state import ACTING, DRAWING, PLACING, State
from . import ids, verbs
from .checks import is_free, refusal_of_action, refusal_of_placing, refusal_of_type
from .programs import laid_out

__all__ = ["Shapes", "candidates", "made", "refusal", "shapes"]

PILES = ("exploration", "character")
_ARGS = {verbs.DRAW: 1, verbs.PLAY: 1, verbs.USE: 1, verbs.PLACE: 1, verbs.SKIP: 0}


_DRAWN = tuple(Move(verbs.DRAW, (number,)) for number in range(len(PILES)))
_SKIPPED = Move(verbs.SKIP)


class Shapes(NamedTuple):
    """Give the move that each kind of card is made with, where there is one: what a card's type allows."""

    plays: tuple[Move | None, ...]
    uses: tuple[Move | None, ...]
    places: tuple[Move | None, ...]


def shapes(book: Rulebook) -> Shapes:
    """Give the moves of a game's cards."""
    kinds = tuple(enumerate(book.definition.kinds))
    return Shapes(
        tuple(None if refusal_of_type(book, n) else Move(verbs.PLAY, (n,)) for n, _ in kinds),
        tuple(Move(verbs.USE, (n,)) if book.machine.actions(n) else None for n, _ in kinds),
        tuple(Move(verbs.PLACE, (n,)) if k.type in book.placings else None for n, k in kinds),
    )


def candidates(book: Rulebook, state: State) -> tuple[Move, ...]:
    """Give the moves worth asking about."""
    if state.phase == DRAWING:
        return _DRAWN
    seat = state.active
    plays, uses, places = book.shapes
    hand = dict.fromkeys(state.hands[seat])
    there = dict.fromkeys((*state.camps[seat], *state.specials[seat]))
    found = [move for card in hand if (move := plays[card])]
    found += [move for card in there if (move := uses[card])]
    if state.phase == PLACING:
        found += [move for card in hand if (move := places[card])]
    return (*found, _SKIPPED)


def refusal(book: Rulebook, state: State, move: Move) -> Refusal | None:
    """Give why such a move is not legal."""
    if _ARGS.get(move.verb, -1) != len(move.args):
        return Refusal(ids.ORDER, said("There is no such move."))
    if move.verb == verbs.DRAW:
        return _refusal_of_draw(book, state, *move.args)
    if state.phase == DRAWING:
        if move.verb == verbs.SKIP:
            return Refusal(ids.MANDATORY, said("Phase 1 is mandatory: draw a card."))
        return Refusal(ids.ORDER, said("First draw a card."))
    if move.verb == verbs.SKIP:
        return None
    (card,) = move.args
    seat = state.active
    if move.verb == verbs.USE:
        return _refusal_of_use(book, state, seat, card)
    if card not in state.hands[seat]:
        return Refusal(ids.PLAY, said("That card is not in your hand."))
    if move.verb == verbs.PLACE:
        if state.phase == ACTING:
            return Refusal(ids.NO_PLACING, said("Cards are placed in phase 3."))
        return refusal_of_placing(book, state, seat, card)
    refused = refusal_of_type(book, card)
    if refused is not None:
        return refused
    if is_free(book, state, card):
        return None
    out = laid_out(book, state, seat, card)
    return refusal_of_action(book, out, seat, thing_at(book.world.place("played", seat), card))


def _refusal_of_draw(book: Rulebook, state: State, pile: int) -> Refusal | None:
    if not 0 <= pile < len(PILES):
        return Refusal(ids.ORDER, said("There is no such pile."))
    if state.phase != DRAWING:
        return Refusal(ids.ORDER, said("A card is drawn in phase 1."))
    if not book.world.left_to_draw(state, book.world.place(PILES[pile])):
        return Refusal(ids.NOTHING_TO_DRAW, said("That pile and its discard pile are empty."))
    return None


def _refusal_of_use(book: Rulebook, state: State, seat: int, card: int) -> Refusal | None:
    if card in state.camps[seat]:
        if is_free(book, state, card):
            return None
        return refusal_of_action(book, state, seat, thing_at(book.world.place("camp", seat), card))
    if card in state.specials[seat]:
        place = book.world.place("specials", seat)
        return refusal_of_action(book, state, seat, thing_at(place, card))
    rule = ids.CAMP_ONLY
    kinds = book.definition.kinds
    if 0 <= card < len(kinds) and not kinds[card].deck:
        rule = ids.SPECIAL
    return Refusal(rule, said("That card is not in your Camp."))


def made(book: Rulebook, state: State, move: Move) -> State:
    """Give the state after such a move, with what is left to do on the stack."""
    seat, machine = state.active, book.machine
    if move.verb == verbs.SKIP:
        return replace(state, is_done=True)
    if move.verb == verbs.DRAW:
        return _drawn(book, state, seat, *move.args)
    state = replace(state, is_done=True)
    (card,) = move.args
    begun: State
    if move.verb == verbs.USE:
        zone = "camp" if card in state.camps[seat] else "specials"
        thing = thing_at(book.world.place(zone, seat), card)
        begun = machine.begun(state, book.use, seat, ((thing,),))
    else:
        program = book.play if move.verb == verbs.PLAY else book.place
        begun = machine.begun(state, program, seat, ((card,),))
    return begun


def _drawn(book: Rulebook, state: State, seat: int, pile: int) -> State:
    place = book.world.place(PILES[pile])
    state, things = book.world.drawn(state, seat, place, 1)
    state = replace(book.world.settled(state), to_draw=state.to_draw - 1)
    for thing in things:
        state = book.machine.announced(state, Event("draw", by=seat, of=thing, came_from=place))
    return state
