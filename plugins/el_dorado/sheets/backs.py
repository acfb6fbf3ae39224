"""Backs of cards and tokens: nothing on them tells what lies underneath."""

import math

from designer.api import (
    Box,
    DisplayList,
    Ellipse,
    Group,
    Item,
    PathShape,
    Polygon,
    RoundedRectangle,
    Stroke,
)

from .marks import hexagon
from .words import word

__all__ = ["card_back", "token_back"]

_WOOD, _GOLD, _DARK = "#7A4E12", "#F1C457", "#2E1D08"


def card_back(language: str) -> DisplayList:
    """Give the back that all cards of the game share."""
    net = " ".join(
        hexagon(42 + i * 54 + (j % 2) * 27, 52 + j * 46, 25) for i in range(-1, 6) for j in range(8)
    )
    inner = RoundedRectangle(Box(24, 24, 252, 372), 9)
    items: tuple[Item, ...] = (
        RoundedRectangle(Box(3, 3, 294, 414), 20, _DARK),
        RoundedRectangle(Box(10, 10, 280, 400), 15, _WOOD),
        Group((PathShape(net, None, Stroke(_GOLD + "48", 2)),), clip=inner),
        RoundedRectangle(Box(24, 24, 252, 372), 9, None, Stroke(_GOLD, 3)),
        PathShape(hexagon(150, 210, 74), _DARK, Stroke(_GOLD, 5)),
        *_sun(150, 210, 46),
    )
    return DisplayList(300, 420, items, title=word("face_down", language))


def token_back(language: str) -> DisplayList:
    """Give the back of a cave token: 100 x 100 units."""
    arch = "M 28 70 L 28 48 Q 28 24 50 24 Q 72 24 72 48 L 72 70 Z"
    items: tuple[Item, ...] = (
        Ellipse(50, 50, 48, 48, "#241A0C"),
        Ellipse(50, 50, 43, 43, "#5A524B"),
        PathShape(arch, "#0D0B09", Stroke("#F2C24E", 4)),
    )
    return DisplayList(100, 100, items, title=word("face_down", language))


def _sun(x: float, y: float, radius: float) -> tuple[Item, ...]:
    rays: list[Item] = []
    for number in range(16):
        angle = math.pi * number / 8
        reach = radius * (1.0 if number % 2 == 0 else 0.78)
        spread = 0.13
        points = tuple(
            (round(x + r * math.cos(a), 1), round(y + r * math.sin(a), 1))
            for r, a in (
                (radius * 0.58, angle - spread),
                (reach, angle),
                (radius * 0.58, angle + spread),
            )
        )
        rays.append(Polygon(points, _GOLD))
    return (
        *rays,
        Ellipse(x, y, radius * 0.48, radius * 0.48, None, Stroke(_GOLD, 4)),
        Ellipse(x, y, radius * 0.28, radius * 0.28, _GOLD),
    )
