"""Places of things, for effects: packs are one for each seat, a position's ground one each."""

__all__ = [
    "ANIMALS",
    "BAG",
    "BOX",
    "FIGURES",
    "GROUND",
    "PACK",
    "RELICS",
    "SPACES",
    "STACK",
    "SUPPLY",
    "TILES",
]

PACK = 0
"""The first seat's; the others follow."""

STACK, BAG, RELICS, SUPPLY, BOX = range(8, 13)

ANIMALS, FIGURES, SPACES, TILES = range(13, 17)
"""Things of `ANIMALS` are pieces, of `FIGURES` seats, of `SPACES` and `TILES` positions."""

GROUND = 100
"""What lies on position 0; the other positions follow."""
