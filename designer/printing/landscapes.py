"""The landscape behind a card's picture: sky, sun, four ridges and leaves, the same for the same id."""

import math
from random import Random
from typing import Protocol

from designer.printing.display import (
    Box,
    Ellipse,
    Item,
    LinearGradient,
    PathShape,
    RoundedRectangle,
)

__all__ = ["LandColours", "landscape"]


class LandColours(Protocol):
    """Give the colours of a landscape: the sky from top to bottom, `hills` from far to near."""

    @property
    def sky(self) -> tuple[str, str]:
        """Give the colours at the top and at the bottom."""
        ...

    @property
    def hills(self) -> tuple[str, str, str, str]:
        """Give the colours of the ridges."""
        ...

    @property
    def leaves(self) -> str:
        """Give the colour of the plants in front."""
        ...


def landscape(seed: str, width: float, height: float, colours: LandColours) -> tuple[Item, ...]:
    """Give a landscape that fills a box at the origin (leaves may hang over its edges).

    Args:
        seed: the card's id; it decides every line.
        width: of the box.
        height: of the box.
        colours: of sky, hills and leaves.
    """
    chance = Random(seed)
    sky = LinearGradient(0, 0, 0, height, ((0.0, colours.sky[0]), (1.0, colours.sky[1])))
    sun = round(chance.uniform(0.25, 0.75) * width, 1)
    items: list[Item] = [
        RoundedRectangle(Box(0, 0, width, height), 0, sky),
        Ellipse(sun, height * 0.36, height * 0.26, height * 0.26, "#FFFFFF2E"),
        Ellipse(sun, height * 0.36, height * 0.19, height * 0.19, "#FFFFFF80"),
    ]
    items += [_ridge(chance, k, width, height, colour) for k, colour in enumerate(colours.hills)]
    for _ in range(10):
        side = chance.choice((-0.02, 0.80))
        x = (side + chance.uniform(0, 0.22)) * width
        items.append(_tuft(chance, x, height + 4, height, colours.leaves))
    return tuple(items)


def _ridge(chance: Random, number: int, width: float, height: float, colour: str) -> PathShape:
    """One row of hills; the nearer, the lower and the flatter."""
    y = height * (0.42 + 0.15 * number)
    path = [f"M 0 {height:g} L 0 {y:.1f}"]
    x = 0.0
    while x < width:
        step = chance.uniform(0.12, 0.24) * width
        swing = chance.uniform(-0.13, 0.13) * height * (1.2 - 0.2 * number)
        end = y + chance.uniform(-0.03, 0.03) * height
        path.append(f"Q {x + step / 2:.1f} {y + swing:.1f} {x + step:.1f} {end:.1f}")
        x, y = x + step, end
    path.append(f"L {x:.1f} {height:g} Z")
    return PathShape(" ".join(path), colour)


def _tuft(chance: Random, x: float, y: float, height: float, colour: str) -> PathShape:
    """Four pointed leaves that grow from one root."""
    leaves: list[str] = []
    for number in range(4):
        length = chance.uniform(0.22, 0.46) * height
        half = chance.uniform(5, 9)
        angle = -math.pi / 2 + (number - 1.5) * 0.42 + chance.uniform(-0.2, 0.2)
        cos, sin = math.cos(angle), math.sin(angle)

        def at(along: float, across: float, cos: float = cos, sin: float = sin) -> str:
            return f"{x + along * cos - across * sin:.1f} {y + along * sin + across * cos:.1f}"

        left, tip, right = at(length / 2, half), at(length, 0), at(length / 2, -half)
        leaves.append(f"M {at(0, 0)} Q {left} {tip} Q {right} {at(0, 0)} Z")
    return PathShape(" ".join(leaves), colour)
