"""What moves and answers bring, as far as it can be told without trying them."""

from collections.abc import Sequence

from designer.api import DONE, Decision, Move, is_thing, item_of, place_of

from ..definition import ARCHAEOLOGIST, CHARACTER
from ..rulebook import Rulebook
from ..rules import verbs
from ..state import State
from .forecasts import costs, forecasts
from .worths import ENOUGH, FIRST_ARCHAEOLOGIST, OTHERS, in_hand, on_table

__all__ = ["CARRIED", "IDLE", "best_thing", "forecast"]

IDLE = 0.01
"""What is better where nothing else is: to let things be."""

CARRIED = ("take", "discard", "trash", "hand_limit")
"""Questions which things go."""

_WON = 1000.0
_IN_CAMP = ("camp", "location", "treasures")


def forecast(book: Rulebook, state: State, seat: int, move: Move) -> float | None:
    """Give what a move of phases 2 and 3 is likely to bring; None where that has to be tried."""
    if move.verb == verbs.SKIP:
        return IDLE
    (card,) = move.args
    definition = book.definition
    kept = in_hand(definition)[card] if move.verb != verbs.USE else 0.0
    if len(state.hands[seat]) > ENOUGH:
        kept /= 2
    if move.verb == verbs.PLACE:
        cost = costs(definition)[definition.kinds[card].type]
        return cost and _placed(book, state, seat, card) + cost(state, seat) - kept
    found = [each and each(state, seat) for each in forecasts(definition)[card]]
    worths = [worth for worth in found if worth is not None]
    return max(worths) - kept if worths and len(worths) == len(found) else None


def _placed(book: Rulebook, state: State, seat: int, card: int) -> float:
    """Give what a card is worth in the Camp, less what has to make room for it."""
    definition, worths = book.definition, on_table(book.definition)
    kind, worth = definition.kinds[card], worths[card]
    zone = book.placings[kind.type][0].zone
    if zone == "treasures" and len(state.treasures[seat]) + 1 >= definition.treasures_to_win:
        return _WON
    if kind.type != CHARACTER:
        return worth
    camp = state.camps[seat]
    if ARCHAEOLOGIST in kind.roles and not book.world.strength(state, seat, ARCHAEOLOGIST):
        worth += FIRST_ARCHAEOLOGIST
    is_full = len(camp) >= definition.room(zone)
    return worth - min(worths[each] for each in camp) if camp and is_full else worth


def best_thing(
    book: Rulebook, decision: Decision, seat: int, answers: Sequence[Move]
) -> Move | None:
    """Give the answer that says best which thing goes; None where that has to be tried."""
    rated = [(_gain(book, decision, seat, move), move) for move in answers]
    if any(gain is None for gain, _ in rated):
        return None
    return max(rated, key=lambda each: each[0] or 0.0)[1]


def _gain(book: Rulebook, decision: Decision, seat: int, move: Move) -> float | None:
    if move.verb == DONE:
        return IDLE
    (thing,) = move.args
    if not is_thing(thing):
        return None
    world, card = book.world, item_of(thing)
    zone, owner = world.word_of(place_of(thing)), world.seat_of(place_of(thing))
    taken = in_hand(book.definition)[card] if decision.kind == "take" else 0.0
    if owner < 0:
        return taken
    if zone not in _IN_CAMP and zone != "hand":
        return None
    lost = (on_table if zone in _IN_CAMP else in_hand)(book.definition)[card]
    return taken + (-lost if owner == seat else OTHERS * lost)
