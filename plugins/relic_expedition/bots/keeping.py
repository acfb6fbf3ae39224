"""What a bot has worked out and need not work out again."""

from collections.abc import Callable
from typing import Any, TypeVar

from ..rulebook import Rulebook

__all__ = ["kept"]

Found = TypeVar("Found")


def kept(
    book: Rulebook, what: str, seat: int, of: tuple[Any, ...], work: Callable[[], Found]
) -> Found:
    """Give what was worked out last, as long as it is of the same.

    Args:
        book: the game, which keeps it.
        what: a name for it.
        seat: whose it is.
        of: all that it depends on.
        work: works it out.
    """
    known = book.thoughts.setdefault(what, {})
    last = known.get(seat)
    if last is None or last[0] != of:
        last = known[seat] = of, work()
    found: Found = last[1]
    return found
