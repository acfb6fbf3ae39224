"""Small shapes that several sheets use: hexagons and the players' marks."""

import math

from designer.api import Ellipse, Item, Polygon, Stroke

from .looks import Owner

__all__ = ["hexagon", "owner_mark"]


def hexagon(x: float, y: float, radius: float) -> str:
    """Give the path of a hexagon that stands on a corner."""
    corners = (math.radians(60 * k - 30) for k in range(6))
    points = [f"{x + radius * math.cos(a):.1f} {y + radius * math.sin(a):.1f}" for a in corners]
    return "M " + " L ".join(points) + " Z"


def owner_mark(owner: Owner, x: float, y: float, radius: float) -> tuple[Item, ...]:
    """Give a disc in the owner's colour with the owner's mark."""
    half = radius * 0.5
    mark: Item
    match owner.mark:
        case "triangle":
            points = ((x, y - half * 1.1), (x + half, y + half * 0.8), (x - half, y + half * 0.8))
            mark = Polygon(points, owner.ink)
        case "square":
            side = half * 0.9
            points4 = ((x - side, y - side), (x + side, y - side), (x + side, y + side))
            mark = Polygon((*points4, (x - side, y + side)), owner.ink)
        case "diamond":
            tip = half * 1.2
            mark = Polygon(((x, y - tip), (x + half, y), (x, y + tip), (x - half, y)), owner.ink)
        case _:
            mark = Ellipse(x, y, half, half, owner.ink)
    return (Ellipse(x, y, radius, radius, owner.fill, Stroke(owner.line, radius / 6)), mark)
