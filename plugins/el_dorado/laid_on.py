"""Tiles that lie on others, as checks look at them."""

from collections.abc import Iterator, Mapping

import msgspec

from designer.api import Cell, Hex

from .subject import RouteSubject

__all__ = ["LaidOn", "laid_on"]


class LaidOn(msgspec.Struct, frozen=True):
    """Give a tile that lies on others, at least with one space.

    Attributes:
        piece: its placement (index).
        spaces: its spaces on the board.
        below: per terrain tile that it lies on, the spaces that it covers there.
        others: the same of tiles that lie on terrain tiles themselves, or are small pieces too.
        off: its spaces beside all tiles.
    """

    piece: int
    spaces: Mapping[Hex, Cell]
    below: Mapping[int, tuple[Hex, ...]]
    others: Mapping[int, tuple[Hex, ...]]
    off: tuple[Hex, ...]


def laid_on(subject: RouteSubject) -> Iterator[LaidOn]:
    """Give the tiles that may lie on others and do."""
    if not any(placement.lies_on for placement in subject.placements):
        return
    covered = [placement.covered() for placement in subject.placements]
    for piece, placement in enumerate(subject.placements):
        if not placement.lies_on:
            continue
        spaces = covered[piece]
        below: dict[int, tuple[Hex, ...]] = {}
        others: dict[int, tuple[Hex, ...]] = {}
        for number, lying in enumerate(subject.placements):
            common = tuple(sorted(spaces.keys() & covered[number].keys()))
            if number == piece or not common:
                continue
            (others if lying.lies_on else below)[number] = common
        if below or others:
            on = {h for hexes in (*below.values(), *others.values()) for h in hexes}
            off = tuple(sorted(spaces.keys() - on))
            yield LaidOn(piece, spaces, below, others, off)
