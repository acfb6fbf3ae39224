"""Bots: they get what their seat may see, the legal moves and a generator, and choose a move."""

from collections.abc import Iterable
from typing import Any, Protocol

from designer.engine.game import LegalMoves, Move
from designer.engine.generator import below

__all__ = ["Bot", "RandomBot"]


class Bot(Protocol):
    """What plays a seat by itself. It keeps nothing between moves.

    Attributes:
        id: its name on the command line and in replays.
    """

    id: str

    def choose(self, view: Any, moves: Iterable[Move], rng: int) -> Move:
        """Choose one of the legal moves.

        Args:
            view: what the seat may see.
            moves: at least one; computed as they are asked for.
            rng: a generator for this choice; the same one gives the same choice.
        """


class RandomBot:
    """Choose any legal move, each equally likely."""

    id = "random"

    def choose(self, view: Any, moves: Iterable[Move], rng: int) -> Move:  # noqa: ARG002 - it looks at nothing
        """Choose one of the legal moves."""
        # Candidates are drawn until one is legal: as fair, and most are never asked about.
        left = list(moves.candidates if isinstance(moves, LegalMoves) else moves)
        while True:
            rng, number = below(rng, len(left))
            move = left.pop(number)
            if not isinstance(moves, LegalMoves) or move in moves:
                return move
