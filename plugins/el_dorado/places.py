"""Places of things, for effects: zones of a seat begin at a number of their own, common ones are one."""

__all__ = [
    "BARS",
    "BOARD",
    "BOX",
    "DISCARD",
    "FIGURES",
    "HAND",
    "LYING",
    "MARKET",
    "PILE",
    "PLAYED",
    "RESERVE",
    "SPACES",
]

_SEATS = 8

HAND, PILE, DISCARD, BOARD = range(0, 4 * _SEATS, _SEATS)
"""The first seat's; the others follow."""

PLAYED, BOX, MARKET, RESERVE, BARS, FIGURES, SPACES, LYING = range(4 * _SEATS, 4 * _SEATS + 8)
"""Things of `BARS` are slots, of `FIGURES` explorers, of `SPACES` positions, of `LYING` tokens there."""
