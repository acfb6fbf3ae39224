"""Tokens that lie on spaces of the board, open for all: where each is, for whichever module lays them."""

from collections.abc import Mapping
from types import MappingProxyType

from .rows import RowKind
from .rulebook import Rulebook
from .state import State

__all__ = ["lying", "lying_rows", "replaced", "taken_up", "with_lying"]

_TOKENS, _PLACES = "lying.tokens", "lying.places"
_LYING = "lying"


def lying_rows() -> tuple[RowKind, ...]:
    """Give the rows that a module keeps which lays tokens on spaces."""
    return (RowKind(_TOKENS, 1, holds_pieces=True), RowKind(_PLACES, 1))


def lying(book: Rulebook, state: State) -> Mapping[int, int]:
    """Give the token of each position where one lies, in the order in which they were laid."""
    if _TOKENS not in book.rows:
        return {}
    places, tokens = book.rows.row(state, _PLACES), book.rows.row(state, _TOKENS)
    kept = book.kept.get(_LYING)
    if kept is None or kept[0] != places or kept[1] != tokens:
        found = MappingProxyType(dict(zip(places, tokens, strict=True)))
        kept = book.kept[_LYING] = (places, tokens, found)
    laid: Mapping[int, int] = kept[2]
    return laid


def with_lying(book: Rulebook, state: State, tokens: Mapping[int, int]) -> State:
    """Let these tokens lie there, and no others."""
    state = book.rows.with_row(state, _PLACES, tuple(tokens))
    return book.rows.with_row(state, _TOKENS, tuple(tokens.values()))


def taken_up(book: Rulebook, state: State, token: int) -> State:
    """Take a token from its space."""
    left = {place: each for place, each in lying(book, state).items() if each != token}
    return with_lying(book, state, left)


# Two that change places are both taken up before either is laid down again


def replaced(book: Rulebook, state: State, token: int, by: int | None = None) -> State:
    """Take a token up and leave its place free, or lay one on the place that became free last."""
    tokens = dict(lying(book, state))
    free = min(tokens.values(), default=0)
    if by is None:
        for place, each in tokens.items():
            if each == token:
                tokens[place] = min(free, 0) - 1
                break
        return with_lying(book, state, tokens)
    for place, each in tokens.items():
        if each == free < 0:
            tokens[place] = by
            break
    return with_lying(book, state, tokens)
