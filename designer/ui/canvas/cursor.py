"""Where the keyboard's cursor goes on a board."""

from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, Qt

from designer.hexes import Board, Hex
from designer.paint.geometry import centre

__all__ = ["moved", "nearest"]

_Key = Qt.Key


def moved(
    board: Board, cursor: Hex | None, pressed: QKeyCombination, first: Hex | None = None
) -> Hex | None:
    """Give the space that a key leads to, or None when it is no key of the cursor.

    Left and right go along a row; up and down zigzag by row, so that a column stays a column;
    with Ctrl, left and right go to the tile before or after; Home and End to the first and the
    last space. A key that leads off the board finds the nearest space that way.

    Args:
        board: the board.
        cursor: where the cursor is, None before it is anywhere.
        pressed: the key.
        first: where the first step leads to while it is nowhere; None for the first space.
    """
    key = pressed.key()
    if key not in {
        _Key.Key_Left,
        _Key.Key_Right,
        _Key.Key_Up,
        _Key.Key_Down,
        _Key.Key_Home,
        _Key.Key_End,
    }:
        return None
    if not board.spaces:
        return None
    if key == _Key.Key_End:
        return board.spaces[-1].hex
    if key == _Key.Key_Home:
        return board.spaces[0].hex
    if cursor is None or cursor not in board.index:
        return board.spaces[0].hex if first is None else first
    if pressed.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier:
        return _other_tile(board, cursor, back=key in {_Key.Key_Left, _Key.Key_Up})
    if key == _Key.Key_Left:
        return _towards(board, cursor, Hex(-1, 0))
    if key == _Key.Key_Right:
        return _towards(board, cursor, Hex(1, 0))
    even = cursor.r % 2 == 0
    if key == _Key.Key_Up:
        return _towards(board, cursor, Hex(1, -1) if even else Hex(0, -1))
    return _towards(board, cursor, Hex(0, 1) if even else Hex(-1, 1))


def nearest(spaces: Iterable[Hex], x: float, y: float) -> Hex | None:
    """Give the space nearest to a place in unit coordinates, None where there is no space."""
    places = {space: centre(space) for space in spaces}
    return min(
        places,
        key=lambda space: (places[space][0] - x) ** 2 + (places[space][1] - y) ** 2,
        default=None,
    )


def _towards(board: Board, cursor: Hex, step: Hex) -> Hex:
    """Give the next space that way; over a gap, the nearest one in a cone that way."""
    beside = cursor.plus(step)
    if beside in board.index:
        return beside
    x, y = centre(cursor)
    dx, dy = centre(step)
    best, best_cost = cursor, float("inf")
    for space in board.index:
        sx, sy = centre(space)
        along = (sx - x) * dx + (sy - y) * dy
        across = abs((sx - x) * dy - (sy - y) * dx)
        if along > 0.5 and along + 2 * across < best_cost:
            best, best_cost = space, along + 2 * across
    return best


def _other_tile(board: Board, cursor: Hex, *, back: bool) -> Hex:
    here = board.spaces[board.index[cursor]].placement
    wanted = here - 1 if back else here + 1
    spaces = [entry.hex for entry in board.spaces if entry.placement == wanted]
    return spaces[len(spaces) // 2] if spaces else cursor
