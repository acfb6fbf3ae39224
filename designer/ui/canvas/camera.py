"""How much of a board is seen and where: zoom and place, as plain arithmetic."""

from collections.abc import Sequence
from itertools import product

import msgspec
from PySide6.QtCore import QPointF, QRectF

from designer.paint.projection import Projection

__all__ = ["BASE_RADIUS", "LARGEST", "SMALLEST", "STEP", "Camera", "between", "fitted"]

BASE_RADIUS = 20.0  # circumradius of a space at 100 %, in device-independent pixels
SMALLEST, LARGEST, STEP = 0.1, 4.0, 1.15
_FITTED = 0.01  # a board of many hundred tiles is shown whole all the same
_MARGIN = 10.0
_LEAST = 40.0


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
        least = min(SMALLEST, self.zoom)  # a board that was fitted may be smaller already
        zoom = min(LARGEST, max(least, self.zoom * factor))
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
        zoom = min(LARGEST, max(_FITTED, wanted))
        middle = target.center() - bounds.center() * (BASE_RADIUS * zoom)
        return cls(zoom, middle.x(), middle.y())


def between(size: QRectF, covered: Sequence[QRectF]) -> QRectF:
    """Give the part of a canvas between the controls at its upper and at its lower edge."""
    middle = size.center().y()
    tops = [area.bottom() + 8 for area in covered if area.center().y() < middle]
    bottoms = [area.top() - 8 for area in covered if area.center().y() >= middle]
    top, bottom = max(tops, default=_MARGIN), min(bottoms, default=size.height() - _MARGIN)
    target = QRectF(_MARGIN, top, size.width() - 2 * _MARGIN, bottom - top)
    return target if min(target.width(), target.height()) >= _LEAST else size


def fitted(
    bounds: QRectF,
    middles: Sequence[tuple[float, float]],
    size: QRectF,
    covered: Sequence[QRectF],
) -> Camera:
    """Show a board as large as it goes without a space below a control.

    Controls stand in corners; a board seldom fills its corners, so it may reach between them.

    Args:
        bounds: of the board, in unit coordinates.
        middles: of its spaces.
        size: of the canvas.
        covered: where controls lie.
    """
    safe = between(size, covered)
    inner = size.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    if min(inner.width(), inner.height()) < _LEAST:
        return Camera.fitting(bounds, size)
    lefts = {inner.left(), *(area.right() + 8 for area in covered if area.left() < 60)}
    rights = {
        inner.right(),
        *(area.left() - 8 for area in covered if area.right() > size.width() - 60),
    }
    edges = product(lefts, {inner.top(), safe.top()}, rights, {inner.bottom(), safe.bottom()})
    targets = [QRectF(QPointF(a, b), QPointF(c, d)) for a, b, c, d in edges]
    cameras = [
        Camera.fitting(bounds, target)
        for target in targets
        if min(target.width(), target.height()) >= _LEAST
    ]
    for camera in sorted(cameras, key=lambda each: -each.zoom):
        if not any(_covers(camera, middles, area) for area in covered):
            return camera
    return Camera.fitting(bounds, safe)


def _covers(camera: Camera, middles: Sequence[tuple[float, float]], area: QRectF) -> bool:
    """Say whether a control lies over some space."""
    reach = camera.projection.radius + 3
    wide = camera.projection.units(area.adjusted(-reach, -reach, reach, reach))
    left, top, right, bottom = wide.left(), wide.top(), wide.right(), wide.bottom()
    return any(left < x < right and top < y < bottom for x, y in middles)
