"""The coordinates of spaces, written on them where they are large enough to be read."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from designer.hexes import Hex
from designer.paint.fonts import font
from designer.paint.geometry import ROOT3
from designer.paint.projection import Projection

__all__ = ["LEAST_RADIUS", "draw_coordinates"]

LEAST_RADIUS = 17.0  # px; below, a plate would cover what the space shows
_SIZE = 10.0
_PLATE = QColor(21, 17, 11, 205)
_INK = QColor("#FFFFFF")


def draw_coordinates(
    painter: QPainter, projection: Projection, spaces: Iterable[Hex], region: QRectF
) -> None:
    """Write `q,r` at the foot of each space in a region, on a plate of its own."""
    radius = projection.radius
    if radius < LEAST_RADIUS:
        return
    face = font("code", min(14.0, max(_SIZE, radius * 0.3)))
    metrics = QFontMetricsF(face)
    high = metrics.capHeight() + 5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(face)
    seen = region.adjusted(-radius, -radius, radius, radius)
    for space in spaces:
        middle = projection.centre(space)
        if not seen.contains(middle):
            continue
        text = f"{space.q},{space.r}"
        width = min(metrics.horizontalAdvance(text) + 6, ROOT3 * radius - 1)
        box = QRectF(middle.x() - width / 2, middle.y() + radius * 0.44, width, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_PLATE)
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(_INK)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
