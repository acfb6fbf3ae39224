"""What cards are worth to a bot: in a hand, on the table, and seen from which seat."""

from collections.abc import Iterable

from ..counting import fixed_counts
from ..definition import (
    ARCHAEOLOGIST,
    CHARACTER,
    LOCATION,
    RAIDER,
    ROLES,
    SPECIAL,
    TREASURE,
    Definition,
)
from ..rulebook import Rulebook
from ..state import State
from ..walking import once_a_game

__all__ = [
    "ENOUGH",
    "FIRST_ARCHAEOLOGIST",
    "IDLE",
    "OTHERS",
    "UNSEEN",
    "in_hand",
    "of_hand",
    "on_table",
    "position",
]

_TREASURE, _LOCATION, _CHARACTER, _SPECIAL = 100.0, 14.0, 7.0, 4.0
_ON_TABLE = {
    TREASURE: _TREASURE,
    LOCATION: _LOCATION,
    CHARACTER: _CHARACTER,
    SPECIAL: _SPECIAL,
}
_IN_HAND = {TREASURE: 30.0, LOCATION: 6.0, CHARACTER: 4.0}
_CARD = 3.0
FIRST_ARCHAEOLOGIST = 8.0
UNSEEN, OTHERS = 4.0, 0.9
"""A card that is not seen; what the other player has, against the same of one's own."""

IDLE = 0.01
"""What is better where nothing else is: to let things be."""

ENOUGH = 5
"""Cards that may be kept; what is above is worth half."""


@once_a_game
def in_hand(definition: Definition) -> tuple[float, ...]:
    """Give what each kind of card is worth in the hand."""
    return tuple(_IN_HAND.get(kind.type, _CARD) for kind in definition.kinds)


@once_a_game
def on_table(definition: Definition) -> tuple[float, ...]:
    """Give what each kind of card is worth in a Camp."""
    kinds = definition.kinds
    found = [_ON_TABLE.get(kind.type, 0.0) + len(kind.roles) for kind in kinds]
    for role in ROLES:
        for number, n in enumerate(fixed_counts(kinds, role) or ()):
            found[number] += n - (role in kinds[number].roles)
    return tuple(found)


def of_hand(cards: Iterable[float]) -> float:
    """Give what a hand is worth, from the worths of its cards."""
    most = sorted(cards, reverse=True)
    return sum(most[:ENOUGH]) + 0.5 * sum(most[ENOUGH:])


def position(book: Rulebook, state: State, seat: int) -> float:
    """Give what a position is worth to a seat."""
    if state.winner >= 0:
        return 1000.0 if state.winner == seat else -1000.0
    worths = in_hand(book.definition)
    mine = of_hand([worths[card] for card in state.hands[seat]])
    theirs = of_hand([UNSEEN] * len(state.hands[1 - seat]))
    table = _tables(book, state)
    return table[seat] + mine - OTHERS * (table[1 - seat] + theirs)


def _tables(book: Rulebook, state: State) -> list[float]:
    """Give what each seat has in the open."""
    archaeologists = book.world.strengths(state, ARCHAEOLOGIST)
    raiders = book.world.strengths(state, RAIDER)
    return [
        _TREASURE * len(state.treasures[seat])
        + _LOCATION * len(state.locations[seat])
        + _CHARACTER * len(state.camps[seat])
        + _SPECIAL * len(state.specials[seat])
        + archaeologists[seat]
        + raiders[seat]
        + (FIRST_ARCHAEOLOGIST if archaeologists[seat] else 0.0)
        for seat in (0, 1)
    ]
