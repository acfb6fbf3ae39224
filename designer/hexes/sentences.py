"""Faults of a layout in words: said alike by whoever finds them, a check or a piece in the hand."""

from collections.abc import Collection, Sequence

from designer.hexes.coordinates import Hex

__all__ = ["apart_sentence", "overlap_sentence"]

_MOST_TITLES = 6


def overlap_sentence(title: str, others: Sequence[str], hexes: Collection[Hex]) -> str:
    """Say that a piece lies on others.

    Args:
        title: the piece.
        others: those below it.
        hexes: the spaces covered twice; at least one.
    """
    first, *more = sorted(hexes)
    rest = f" and {len(more)} more space{'s' * (len(more) > 1)}" if more else ""
    return f"{title} overlaps {_listed(_first(others))} at {first.to_text()}{rest}."


def apart_sentence(group: Sequence[str], one: str, near: str, steps: int) -> str:
    """Say that pieces touch nothing.

    Args:
        group: all pieces that lie apart together.
        one: the one of them nearest to the others.
        near: the piece nearest to it.
        steps: from a space of the one to a space of the other; 1 is touching, 0 lying on it.
    """
    verb = "is" if len(group) == 1 else "are"
    if steps < 1:
        gap = f"{one} lies on {near}"
    elif steps == 1:
        gap = f"{one} touches {near} only where no way leads"
    else:
        width = "a space" if steps == 2 else f"{steps - 1} spaces"
        gap = f"there is a gap of {width} between {one} and {near}"
    return f"{_listed(group)} {verb} not joined to the route: {gap}."


def _first(titles: Sequence[str]) -> list[str]:
    """Give the first of many titles, and how many there are beyond them."""
    more = len(titles) - _MOST_TITLES
    return [*titles[:_MOST_TITLES], f"{more} more"] if more > 1 else list(titles)


def _listed(words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
