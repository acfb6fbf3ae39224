"""The places that a user has been at, to go back to and forward again. Qt-free."""

import msgspec

__all__ = ["Spot", "Trail"]

_MOST = 100
_NEAR = 8  # lines; a move within them is no place of its own


class Spot(msgspec.Struct, frozen=True):
    """Give a place in a document; line and column from 1."""

    path: str
    line: int
    column: int = 1

    def is_near(self, other: "Spot") -> bool:
        """Say whether going from one to the other is no journey."""
        return self.path == other.path and abs(self.line - other.line) <= _NEAR


class Trail:
    """Remember places in the order they were visited, as a browser remembers pages."""

    def __init__(self) -> None:
        self._spots: list[Spot] = []
        self._at = -1

    @property
    def can_go_back(self) -> bool:
        """Say whether there is a place before."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Say whether there is a place after."""
        return self._at + 1 < len(self._spots)

    def visit(self, spot: Spot) -> None:
        """Take note of where the user is; what lay forward is forgotten by a journey elsewhere."""
        here = self._spots[self._at] if self._at >= 0 else None
        if here is not None and here.is_near(spot):
            self._spots[self._at] = spot
            return
        self._spots[self._at + 1 :] = [spot]
        if len(self._spots) > _MOST:
            del self._spots[0]
        self._at = len(self._spots) - 1

    def back(self) -> Spot | None:
        """Give the place before, None at the first one."""
        return self._step(-1)

    def forward(self) -> Spot | None:
        """Give the place after, None at the last one."""
        return self._step(1)

    def _step(self, way: int) -> Spot | None:
        if not 0 <= self._at + way < len(self._spots):
            return None
        self._at += way
        return self._spots[self._at]
