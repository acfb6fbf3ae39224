"""What every compiled game can be asked: the one door between rules and everything that plays.

A `Game` is compiled once from content and never changes. A state is frozen and plain, with its
random generator inside. Legality is written once, in `refusal`; legal moves are the candidates
without a refusal. Never sees YAML, never asks the user.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, Protocol

import msgspec

__all__ = ["Game", "LegalMoves", "Move", "Outcome", "Refusal", "Termination", "View", "legal_moves"]


class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True, order=True):
    """Give one step, one effect or one answer. `args` are integers; the game's module says what they mean."""

    verb: str
    args: tuple[int, ...] = ()


class Refusal(msgspec.Struct, frozen=True):
    """Say why a move is not legal here.

    Attributes:
        rule: id of the rule that refuses it (`TURN-05`).
        message: one sentence for the player.
    """

    rule: str
    message: str


class Termination(StrEnum):
    """Why a game is over."""

    WON = "won"
    SHARED = "shared"
    UNFINISHED = "unfinished"


class Outcome(msgspec.Struct, frozen=True):
    """Give the end of a game: why, who won (seat numbers, ascending), and a sentence."""

    termination: Termination
    winners: tuple[int, ...]
    sentence: str


class View(Protocol):
    """What one seat may see of a state."""

    @property
    def state(self) -> Any:
        """Give the state with everything hidden replaced, so that views can be compared."""

    def imagine(self, rng: int) -> Any:
        """Give a whole state that agrees with the view; what is hidden is dealt from `rng`."""


class Game(Protocol):
    """One compiled game with its number of seats fixed. States are frozen records of the game's own.

    Attributes:
        n_seats: number of players.
        state_type: the record that states are, for reading them from plain data.
    """

    n_seats: int
    state_type: type[Any]

    @property
    def fingerprint(self) -> str:
        """Give a text that differs when the content that the game was compiled from differs."""

    def start(self, seed: int) -> Any:
        """Set the game up; the same seed gives the same state on every Python."""

    def seat_to_move(self, state: Any) -> int | None:
        """Give the seat that owes the next move, or None when the game is over."""

    def candidates(self, state: Any) -> Iterable[Move]:
        """Give every move worth asking `refusal` about, each once, in a fixed order."""

    def refusal(self, state: Any, move: Move) -> Refusal | None:
        """Give why the move is not legal here, or None."""

    def apply(self, state: Any, move: Move) -> Any:
        """Give the state after a legal move. Legality is not checked again."""

    def outcome(self, state: Any) -> Outcome | None:
        """Give how the game ended, or None while it runs."""

    def round_of(self, state: Any) -> int:
        """Give the number of the round, counted from 1."""

    def census(self, state: Any) -> Mapping[str, int]:
        """Count every piece there is, wherever it lies: no move changes that."""

    def view(self, state: Any, seat: int) -> View:
        """Give what `seat` may see."""

    def to_words(self, state: Any, move: Move) -> Mapping[str, Any]:
        """Give the move in the words of situations and replays."""

    def from_words(self, state: Any, words: Mapping[str, Any]) -> tuple[Move, ...]:
        """Read a move (or a chain of them) written in words.

        A chain ends with the first move that is refused, so that a caller can say why.

        Raises:
            ValueError: the words name nothing in this state; the sentence says what.
        """

    def tell(self, before: Any, move: Move, after: Any) -> tuple[str, ...]:
        """Give the log lines of a move that was made, for everyone's eyes."""


class LegalMoves:
    """The legal moves of a state: iterate, count, `in`, truth value; nothing computed until asked."""

    def __init__(self, game: Game, state: Any) -> None:
        self._game = game
        self._state = state
        self._counted: tuple[Move, ...] | None = None

    @property
    def candidates(self) -> Iterable[Move]:
        """Give all legal moves and perhaps others, cheaper than the legal ones alone.

        For those who rate moves first: asking whether the best of them is legal (`in`) is less work
        than asking it of all.
        """
        return self._game.candidates(self._state)

    def __iter__(self) -> Iterator[Move]:
        # All that is asked here is asked at the first move taken: `list` begins, then counts.
        if self._counted is not None:
            yield from self._counted
            return
        game, state = self._game, self._state
        for move in game.candidates(state):
            if game.refusal(state, move) is None:
                yield move

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self._game.refusal(self._state, move) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __len__(self) -> int:
        if self._counted is None:
            self._counted = tuple(move for move in self)
        return len(self._counted)

    def __repr__(self) -> str:
        return f"<LegalMoves {[move.verb for move in self]}>"


def legal_moves(game: Game, state: Any) -> LegalMoves:
    """Give the legal moves of a state."""
    return LegalMoves(game, state)
