"""The hexes of the table: a rectangle around the middle, or as far as any stack can lead."""

from designer.api import Hex

__all__ = ["CLOCKWISE", "Distances", "around", "beside", "free_table", "rectangle"]

CLOCKWISE = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""East, south-east, south-west, west, north-west, north-east: the edges as this game counts them."""


def rectangle(width: int, height: int) -> tuple[Hex, ...]:
    """Give the hexes that lie wholly on a table of so many hexes and rows around the middle.

    With the side of a hex as 1, it is `width` times the square root of 3 wide and `1.5 * height + 0.5`
    high; divided by these, the corners of a hex give the two conditions.
    """
    return tuple(
        Hex(q, r)
        for r in range(-height, height + 1)
        if 2 * abs(r) + 1 <= height
        for q in range(-2 * width, 2 * width + 1)
        if abs(2 * q + r) + 1 <= width
    )


def free_table(n_tiles: int) -> tuple[Hex, ...]:
    """Give all hexes that so many tiles could ever reach: each step outwards turns up two or more."""
    radius = min(60, 12 + n_tiles // 2)
    return tuple(
        Hex(q, r)
        for r in range(-radius, radius + 1)
        for q in range(-radius, radius + 1)
        if abs(q + r) <= radius
    )


def beside(hexes: tuple[Hex, ...]) -> tuple[tuple[int, ...], ...]:
    """Give per hex the numbers of its six neighbours, -1 where the table ends."""
    places = dict[tuple[int, int], int](
        ((hex_.q, hex_.r), number) for number, hex_ in enumerate(hexes)
    )
    return tuple(
        tuple(places.get((hex_.q + way.q, hex_.r + way.r), -1) for way in CLOCKWISE)
        for hex_ in hexes
    )


def around(hex_: Hex) -> tuple[Hex, ...]:
    """Give the six hexes beside one, from the east clockwise."""
    return tuple(hex_.plus(way) for way in CLOCKWISE)


class Distances:
    """Give how many steps hexes are apart on an empty table: `apart[keys[here] - keys[there]]`.

    Attributes:
        keys: per hex, a number.
        apart: by the difference of two of them.
    """

    def __init__(self, hexes: tuple[Hex, ...]) -> None:
        wide = max(hex_.q for hex_ in hexes) - min(hex_.q for hex_ in hexes)
        high = max(hex_.r for hex_ in hexes) - min(hex_.r for hex_ in hexes)
        row = 2 * high + 1
        self.keys = tuple(row * hex_.q + hex_.r for hex_ in hexes)
        self.apart = {
            row * q + r: max(abs(q), abs(r), abs(q + r))
            for q in range(-wide, wide + 1)
            for r in range(-high, high + 1)
        }
