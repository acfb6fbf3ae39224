"""Keys that take a step on the hex grid."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt

from designer.hexes import Hex

__all__ = ["STEPS"]

_EAST, _WEST = Hex(1, 0), Hex(-1, 0)


def _up(at: Hex) -> Hex:
    """Zigzag by row, so that a column stays a column."""
    return Hex(1, -1) if at.r % 2 == 0 else Hex(0, -1)


def _down(at: Hex) -> Hex:
    return Hex(0, 1) if at.r % 2 == 0 else Hex(-1, 1)


STEPS: Mapping[int, Callable[[Hex], Hex]] = {
    Qt.Key.Key_Left: lambda _at: _WEST,
    Qt.Key.Key_Right: lambda _at: _EAST,
    Qt.Key.Key_Up: _up,
    Qt.Key.Key_Down: _down,
}
