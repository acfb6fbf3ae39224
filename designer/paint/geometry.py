"""Pointy-top hexes as points: centres, corners, outlines and joints, in units of the circumradius.

Corners are whole numbers on a fine grid, so that a corner shared by three spaces is one point.
"""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from designer.hexes import Hex
from designer.hexes.points import ROOT3, centre, hex_at

__all__ = [
    "ROOT3",
    "Corner",
    "centre",
    "hex_at",
    "hex_path",
    "joint_line",
    "outline_path",
    "outlines",
    "point",
]

Corner = tuple[int, int]
"""A corner in steps of (√3/2, 1/2) of the circumradius."""

_CORNERS: tuple[Corner, ...] = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
# The edge from corner k to corner k + 1 looks towards this neighbour.
_SIDES = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
_EDGES = tuple((_SIDES[k], _CORNERS[k], _CORNERS[(k + 1) % 6]) for k in range(6))
_SMALL = 64  # spaces of a shape whose outline is kept


def point(corner: Corner) -> tuple[float, float]:
    """Give a corner as a point."""
    return corner[0] * ROOT3 / 2, corner[1] / 2


def hex_path(radius: float) -> QPainterPath:
    """Give a hex about the origin."""
    path = QPainterPath()
    points = [QPointF(radius * x, radius * y) for x, y in map(point, _CORNERS)]
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def outlines(spaces: Iterable[Hex]) -> tuple[tuple[Corner, ...], ...]:
    """Give the closed lines round a set of spaces, holes among them."""
    inside = frozenset(spaces)
    if not inside:
        return ()
    q, r = min(inside)
    # Tiles have few shapes, each of which lies at many places.
    shape = frozenset((space.q - q, space.r - r) for space in inside)
    found = _outlines(shape) if len(shape) <= _SMALL else _outlines.__wrapped__(shape)
    dx, dy = 2 * q + r, 3 * r
    return tuple(tuple((x + dx, y + dy) for x, y in line) for line in found)


@lru_cache(maxsize=512)
def _outlines(inside: frozenset[tuple[int, int]]) -> tuple[tuple[Corner, ...], ...]:
    following: dict[Corner, Corner] = {}
    for q, r in sorted(inside):
        x, y = 2 * q + r, 3 * r
        for (dq, dr), (ax, ay), (bx, by) in _EDGES:
            if (q + dq, r + dr) not in inside:
                following[x + ax, y + ay] = (x + bx, y + by)
    lines = []
    while following:
        first, here = following.popitem()
        line = [first]
        while here != first:
            line.append(here)
            here = following.pop(here)
        lines.append(tuple(line))
    return tuple(lines)


def outline_path(spaces: Iterable[Hex], radius: float = 1.0) -> QPainterPath:
    """Give the outline of a set of spaces as a path."""
    path = QPainterPath()
    for line in outlines(spaces):
        polygon = QPolygonF([QPointF(radius * x, radius * y) for x, y in map(point, line)])
        path.addPolygon(polygon)
        path.closeSubpath()
    return path


def joint_line(pairs: Iterable[tuple[Hex, Hex]]) -> tuple[Corner, ...]:
    """Give the longest zigzag along the edges shared by pairs of neighbours; () where none touch."""
    beside: dict[Corner, set[Corner]] = {}
    for one, other in pairs:
        step = other.minus(one)
        if step not in _SIDES:
            continue
        side = _SIDES.index(step)
        a, b = _corner(one, side), _corner(one, side + 1)
        beside.setdefault(a, set()).add(b)
        beside.setdefault(b, set()).add(a)
    seen: set[Corner] = set()
    longest: list[Corner] = []
    ends = sorted(beside, key=lambda c: (len(beside[c]), c[1], c[0]))
    for end in ends:
        line = []
        here: Corner | None = end
        while here is not None and here not in seen:
            seen.add(here)
            line.append(here)
            here = next((c for c in sorted(beside[here]) if c not in seen), None)
        if len(line) > len(longest):
            longest = line
    return tuple(longest)


def _corner(space: Hex, k: int) -> Corner:
    dx, dy = _CORNERS[k % 6]
    return 2 * space.q + space.r + dx, 3 * space.r + dy
