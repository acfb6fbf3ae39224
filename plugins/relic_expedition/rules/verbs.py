"""The verbs of moves, with what their numbers mean."""

__all__ = [
    "DRAW",
    "DROP",
    "END",
    "FLY",
    "FLY_HOME",
    "HALT",
    "PICK",
    "PROWL",
    "SHIFT",
    "USE",
    "WALK",
]

PROWL = "prowl"  # animal, position
HALT = "halt"
WALK = "walk"  # position
DRAW = "draw"
PICK = "pick"  # kind of piece
DROP = "drop"  # slot
SHIFT = "shift"  # slot, empty slot
USE = "use"  # slot
FLY = "fly"  # position
FLY_HOME = "fly_home"
END = "end"
