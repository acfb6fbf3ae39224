"""Faults of a layout in words: said alike by whoever finds them, a check or a piece in the hand."""

from collections.abc import Collection, Sequence

from designer.diagnostics import counted_as, said
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
    below, place = _listed(_first(others)), first.to_text()
    if not more:
        return said("{title} overlaps {below} at {place}.", title=title, below=below, place=place)
    return counted_as(
        "{title} overlaps {below} at {place} and {n} more space.",
        "{title} overlaps {below} at {place} and {n} more spaces.",
        len(more),
        title=title,
        below=below,
        place=place,
    )


def apart_sentence(group: Sequence[str], one: str, near: str, steps: int) -> str:
    """Say that pieces touch nothing.

    Args:
        group: all pieces that lie apart together.
        one: the one of them nearest to the others.
        near: the piece nearest to it.
        steps: from a space of the one to a space of the other; 1 is touching, 0 lying on it.
    """
    if steps < 1:
        gap = said("{one} lies on {near}", one=one, near=near)
    elif steps == 1:
        gap = said("{one} touches {near} only where no way leads", one=one, near=near)
    else:
        gap = counted_as(
            "there is a gap of a space between {one} and {near}",
            "there is a gap of {n} spaces between {one} and {near}",
            steps - 1,
            one=one,
            near=near,
        )
    if len(group) == 1:
        return said("{title} is not joined to the route: {gap}.", title=group[0], gap=gap)
    return said("{titles} are not joined to the route: {gap}.", titles=_listed(group), gap=gap)


def _first(titles: Sequence[str]) -> list[str]:
    """Give the first of many titles, and how many there are beyond them."""
    more = len(titles) - _MOST_TITLES
    return [*titles[:_MOST_TITLES], said("{n} more", n=more)] if more > 1 else list(titles)


def _listed(words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return said("{list} and {last}", list=", ".join(words[:-1]), last=words[-1])
