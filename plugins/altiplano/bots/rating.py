"""What moves and answers bring, as far as it can be told without trying them."""

from collections.abc import Sequence

from designer.api import DONE, Decision, Move, is_thing, item_of, place_of

from ..definition import ARCHAEOLOGIST, CHARACTER
from ..rulebook import Rulebook
from ..rules import verbs
from ..state import State
from .forecasts import costs, forecasts
from .worths import ENOUGH, FIRST_ARCHAEOLOGIST, IDLE, OTHERS, in_hand, on_table

__all__ = ["CARRIED", "best_thing", "forecast"]

CARRIED = ("take", "discard", "trash", "hand_limit")
"""Questions which things go."""

_WON = 1000.0
_IN_CAMP = ("camp", "location", "treasures")


def forecast(book: Rulebook, state: State, seat: int, moves: Sequence[Move]) -> list[float | None]:
    """Give what moves of phases 2 and 3 are likely to bring; None where that has to be tried."""
    definition = book.definition
    told, held = forecasts(definition), in_hand(definition)
    share = 0.5 if len(state.hands[seat]) > ENOUGH else 1.0
    found: list[float | None] = []
    for move in moves:
        if move.verb == verbs.SKIP:
            found.append(IDLE)
            continue
        (card,) = move.args
        if move.verb == verbs.PLACE:
            worth = _placed(book, state, seat, card)
        else:
            action = told[card]
            worth = None if action is None else action(state, seat)
        if worth is not None and move.verb != verbs.USE:
            worth -= share * held[card]
        found.append(worth)
    return found


def _placed(book: Rulebook, state: State, seat: int, card: int) -> float | None:
    """Give what a card is worth in the Camp, less its cost and what has to make room for it."""
    definition, worths = book.definition, on_table(book.definition)
    kind, worth = definition.kinds[card], worths[card]
    cost = costs(definition)[kind.type]
    if cost is None:
        return None
    zone = book.placings[kind.type][0].zone
    if zone == "treasures" and len(state.treasures[seat]) + 1 >= definition.treasures_to_win:
        return _WON
    worth += cost(state, seat)
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
