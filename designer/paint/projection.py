"""Where a board lies in a picture: unit coordinates to pixels and back."""

import msgspec
from PySide6.QtCore import QPointF, QRectF

from designer.hexes import Hex
from designer.paint.geometry import centre, hex_at

__all__ = ["Projection"]

_LEAST = 0.05  # radius of a space, in pixels, below which nothing is seen


class Projection(msgspec.Struct, frozen=True):
    """Map unit coordinates (circumradius 1) to device-independent pixels.

    Attributes:
        radius: circumradius of a space in pixels.
        x, y: where the middle of space 0, 0 lies.
    """

    radius: float
    x: float = 0.0
    y: float = 0.0

    def point(self, x: float, y: float) -> QPointF:
        """Give a place of the board in the picture."""
        return QPointF(self.x + self.radius * x, self.y + self.radius * y)

    def centre(self, space: Hex) -> QPointF:
        """Give the middle of a space in the picture."""
        return self.point(*centre(space))

    def space_at(self, place: QPointF) -> Hex:
        """Give the space of the grid that a place in the picture lies in."""
        return hex_at((place.x() - self.x) / self.radius, (place.y() - self.y) / self.radius)

    def units(self, rectangle: QRectF) -> QRectF:
        """Give a rectangle of the picture in unit coordinates."""
        return QRectF(
            (rectangle.x() - self.x) / self.radius,
            (rectangle.y() - self.y) / self.radius,
            rectangle.width() / self.radius,
            rectangle.height() / self.radius,
        )

    @classmethod
    def fitting(cls, bounds: QRectF, target: QRectF, largest: float = 1000.0) -> "Projection":
        """Give the projection that shows `bounds` (unit coordinates) whole, in the middle of `target`.

        Args:
            bounds: what is shown.
            target: where, in pixels.
            largest: radius that is not exceeded.
        """
        width, height = max(bounds.width(), 0.1), max(bounds.height(), 0.1)
        radius = max(_LEAST, min(target.width() / width, target.height() / height, largest))
        middle = target.center() - bounds.center() * radius
        return cls(radius, middle.x(), middle.y())
