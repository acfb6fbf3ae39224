"""Pieces that a document lays and that cannot be put down: an empty outline, and their name."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from designer.paint.geometry import outline_path
from designer.paint.markings import draw_plate
from designer.paint.overlays import draw_ring
from designer.paint.projection import Projection
from designer.paint.tokens import tokens
from designer.printing.scenes import Absent

__all__ = ["draw_absent", "draw_absent_names"]

_FILL = (255, 255, 255, 46)  # lightens what lies below: it is no space, and no empty ground either
_MOST_LETTERS = 20


def draw_absent(painter: QPainter, projection: Projection, absent: Iterable[Absent]) -> None:
    """Draw the outlines."""
    for piece in absent:
        path = outline_path(piece.hexes, projection.radius)
        path.translate(projection.x, projection.y)
        painter.fillPath(path, QColor(*_FILL))
        draw_ring(painter, projection, tokens().states["problem"], path)


def draw_absent_names(painter: QPainter, projection: Projection, absent: Iterable[Absent]) -> None:
    """Draw the names, each below its outline."""
    for piece in absent:
        below = max(space.r for space in piece.hexes) - piece.hex.r + 1
        low = projection.centre(piece.hex) + QPointF(
            0, projection.radius * (1.5 * below - 0.5) + 12
        )
        draw_plate(painter, low, f"{piece.title[:_MOST_LETTERS]} ?".strip())
