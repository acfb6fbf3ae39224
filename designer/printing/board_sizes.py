"""How large a board is, in circumradii of a space: enough to give it room on a page."""

import math

from designer.printing.scenes import BoardScene

__all__ = ["board_size", "fitting_height"]

_ROOT3 = math.sqrt(3.0)
_RIM = 1.2  # what outlines take beyond the middle of a space
_LETTER = 1.8  # what a letter plate above or below takes


def board_size(scene: BoardScene) -> tuple[float, float]:
    """Give width and height of a board with its scenery and room for letters."""
    hexes = [space.hex for space in scene.board.spaces] + [space for space, _ in scene.scenery]
    if not hexes:
        return 8.0, 8.0
    xs = [_ROOT3 * (space.q + space.r / 2) for space in hexes]
    ys = [1.5 * space.r for space in hexes]
    letters = 2 * (_LETTER - 0.2) if scene.labels else 0.0
    return max(xs) - min(xs) + 2 * _RIM, max(ys) - min(ys) + 2 * _RIM + letters


def fitting_height(scene: BoardScene, width: float) -> float:
    """Give the height that a board takes when it is so wide."""
    across, down = board_size(scene)
    return width * down / across
