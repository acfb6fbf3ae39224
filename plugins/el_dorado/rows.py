"""What modules keep in the state: rows of numbers, each of a kind that says who may see it."""

from collections.abc import Iterator, Sequence

import msgspec

from .state import State, put

__all__ = ["Layout", "RowKind"]


class RowKind(msgspec.Struct, frozen=True):
    """Declare rows of a kind.

    Attributes:
        name: `caves.piles`; modules begin it with their own name.
        n: how many rows there are.
        pool: the hidden stock that the pieces of these rows come from, or "" for rows in plain sight:
            of a hidden one all know how many pieces it has, and of the stock which ones.
        holds_pieces: its numbers are pieces (tokens); else they are plain numbers.
    """

    name: str
    n: int
    pool: str = ""
    holds_pieces: bool = False


class Layout:
    """Say where the rows of each kind lie in `State.rows`."""

    def __init__(self, kinds: Sequence[RowKind]) -> None:
        self._first: dict[str, int] = {}
        self.kinds: list[RowKind] = []
        for kind in kinds:
            self._first[kind.name] = len(self.kinds)
            self.kinds += [kind] * kind.n

    def __contains__(self, name: str) -> bool:
        return name in self._first

    def row(self, state: State, name: str, n: int = 0) -> tuple[int, ...]:
        """Give one row of a kind."""
        return state.rows[self._first[name] + n]

    def with_row(self, state: State, name: str, row: tuple[int, ...], n: int = 0) -> State:
        """Give the state with one row of a kind changed."""
        rows = put(state.rows, self._first[name] + n, row)
        return msgspec.structs.replace(state, rows=rows)

    def pieces(self, state: State) -> Iterator[int]:
        """Give all pieces that lie in rows."""
        for kind, row in zip(self.kinds, state.rows, strict=True):
            if kind.holds_pieces:
                yield from row

    def pools(self) -> dict[str, list[int]]:
        """Give the rows of each hidden stock."""
        found: dict[str, list[int]] = {}
        for number, kind in enumerate(self.kinds):
            if kind.pool:
                found.setdefault(kind.pool, []).append(number)
        return found
