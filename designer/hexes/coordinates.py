"""Axial coordinates on a pointy-top hex grid: q grows to the east, r to the south-east."""

import re
from typing import NamedTuple

__all__ = ["DIRECTIONS", "DIRECTION_NAMES", "Hex"]

_TEXT = re.compile(r"\s*([+-]?\d{1,6})\s*,\s*([+-]?\d{1,6})\s*\Z", re.ASCII)


class Hex(NamedTuple):
    """One hex, also used as a step between two hexes."""

    q: int
    r: int

    @classmethod
    def from_text(cls, text: str) -> "Hex":
        """Read the text form `q,r`.

        Raises:
            ValueError: the text is not two whole numbers with a comma between.
        """
        match = _TEXT.match(text)
        if match is None:
            message = f"“{text}” is not a space: write two whole numbers, like 3,-1"
            raise ValueError(message)
        return cls(int(match[1]), int(match[2]))

    def to_text(self) -> str:
        """Give the text form that `from_text` reads."""
        return f"{self.q},{self.r}"

    def plus(self, step: "Hex") -> "Hex":
        """Give the hex one step away."""
        return Hex(self.q + step.q, self.r + step.r)

    def minus(self, other: "Hex") -> "Hex":
        """Give the step that leads from `other` to this hex."""
        return Hex(self.q - other.q, self.r - other.r)

    def turned(self, turn: int) -> "Hex":
        """Turn about the origin by `turn` steps of 60 degrees clockwise; six are the identity."""
        q, r = self.q, self.r
        for _ in range(turn % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def neighbours(self) -> tuple["Hex", ...]:
        """Give the six hexes beside this one, in the order of `DIRECTIONS`."""
        return tuple(self.plus(step) for step in DIRECTIONS)

    def distance(self, other: "Hex") -> int:
        """Give the number of steps to `other` on an empty grid."""
        dq, dr = self.q - other.q, self.r - other.r
        return max(abs(dq), abs(dr), abs(dq + dr))


DIRECTION_NAMES = ("E", "NE", "NW", "W", "SW", "SE")
DIRECTIONS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
