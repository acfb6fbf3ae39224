"""How much of a board is seen and where: zoom and place, as plain arithmetic."""

import msgspec
from PySide6.QtCore import QPointF, QRectF

from designer.paint.projection import Projection

__all__ = ["BASE_RADIUS", "LARGEST", "SMALLEST", "STEP", "Camera"]

BASE_RADIUS = 20.0  # circumradius of a space at 100 %, in device-independent pixels
SMALLEST, LARGEST, STEP = 0.1, 4.0, 1.15


class Camera(msgspec.Struct, frozen=True):
    """Give a zoom (1.0 is 100 %) and where the middle of space 0, 0 lies in the widget."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    @property
    def projection(self) -> Projection:
        """Give the same as a projection."""
        return Projection(BASE_RADIUS * self.zoom, self.x, self.y)

    def zoomed(self, factor: float, about: QPointF) -> "Camera":
        """Zoom so that what lies under a place stays there."""
        zoom = min(LARGEST, max(SMALLEST, self.zoom * factor))
        ratio = zoom / self.zoom
        return Camera(
            zoom, about.x() + (self.x - about.x()) * ratio, about.y() + (self.y - about.y()) * ratio
        )

    def panned(self, dx: float, dy: float) -> "Camera":
        """Move the board by pixels."""
        return Camera(self.zoom, self.x + dx, self.y + dy)

    def snapped(self, ratio: float) -> "Camera":
        """Put the board on whole device pixels, so that pictures kept ready fit exactly."""
        return Camera(self.zoom, round(self.x * ratio) / ratio, round(self.y * ratio) / ratio)

    def held(self, bounds: QRectF, size: QRectF, least: float = 60.0) -> "Camera":
        """Keep at least a corner of the board in sight."""
        radius = BASE_RADIUS * self.zoom
        left, right = self.x + bounds.left() * radius, self.x + bounds.right() * radius
        top, bottom = self.y + bounds.top() * radius, self.y + bounds.bottom() * radius
        dx = max(0.0, least - right) + min(0.0, size.width() - least - left)
        dy = max(0.0, least - bottom) + min(0.0, size.height() - least - top)
        return self.panned(dx, dy)

    @classmethod
    def fitting(cls, bounds: QRectF, target: QRectF) -> "Camera":
        """Show bounds (unit coordinates) whole in a rectangle of the widget."""
        wanted = Projection.fitting(bounds, target).radius / BASE_RADIUS
        zoom = min(LARGEST, max(SMALLEST, wanted))
        middle = target.center() - bounds.center() * (BASE_RADIUS * zoom)
        return cls(zoom, middle.x(), middle.y())
