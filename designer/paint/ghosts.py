"""Pieces in the hand over a board, and the joints that they would make: drawn anew in every frame.

The pieces themselves are one picture kept ready, so that a frame only copies it.
"""

import math
from collections.abc import Collection, Iterable

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from designer.hexes import Hex
from designer.paint.boards import BoardPicture
from designer.paint.geometry import hex_path, joint_line, outline_path, point
from designer.paint.overlays import draw_ring
from designer.paint.projection import Projection
from designer.paint.stamps import Stamps
from designer.paint.tokens import tokens
from designer.printing.scenes import BoardScene

__all__ = ["GhostPicture", "draw_covered", "draw_joints", "draw_marquee", "draw_veil"]

_LARGEST = 4096  # edge of a ghost's picture in device pixels; a larger ghost is drawn coarser


class GhostPicture:
    """Draw pieces in the hand, laid about the origin."""

    def __init__(self, scene: BoardScene) -> None:
        self._picture = BoardPicture(scene)
        self._outline = outline_path(frozenset(scene.board.index))
        self._kept: tuple[float, float, QImage] | None = None

    @property
    def bounds(self) -> QRectF:
        """Give what it covers about its origin, in unit coordinates."""
        return self._picture.bounds

    def draw(
        self,
        painter: QPainter,
        projection: Projection,
        origin: Hex,
        *,
        legal: bool,
        stamps: Stamps,
        ratio: float,
    ) -> None:
        """Draw it with its origin on a hex: a solid ring where it may lie, else a dashed one."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(tokens().ghost_opacity)
        self.draw_lying(painter, projection, origin, stamps=stamps, ratio=ratio)
        painter.setOpacity(1.0)
        ring = tokens().states["legal" if legal else "refused"]
        at = projection.centre(origin)
        place = QTransform(projection.radius, 0, 0, projection.radius, at.x(), at.y())
        draw_ring(painter, projection, ring, place.map(self._outline))
        painter.restore()

    def draw_lying(
        self,
        painter: QPainter,
        projection: Projection,
        origin: Hex,
        *,
        stamps: Stamps,
        ratio: float,
    ) -> None:
        """Draw it as it lies, with its origin on a hex."""
        image = self._image(projection.radius, stamps, ratio)
        bounds = self._picture.bounds
        corner = projection.centre(origin) + bounds.topLeft() * projection.radius
        painter.drawImage(QRectF(corner, bounds.size() * projection.radius), image)

    def _image(self, radius: float, stamps: Stamps, ratio: float) -> QImage:
        if self._kept is None or self._kept[:2] != (radius, ratio):
            size = self._picture.bounds.size() * radius
            scale = min(1.0, _LARGEST / (max(size.width(), size.height(), 1.0) * ratio))
            self._kept = (radius, ratio, self._drawn(radius * scale, stamps, ratio))
        return self._kept[2]

    def _drawn(self, radius: float, stamps: Stamps, ratio: float) -> QImage:
        bounds = self._picture.bounds
        width, height = bounds.width() * radius * ratio, bounds.height() * radius * ratio
        size = QSize(math.ceil(width), math.ceil(height))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        corner = bounds.topLeft() * -radius
        projection = Projection(radius, corner.x(), corner.y())
        self._picture.paint(painter, projection, stamps=stamps, ratio=ratio)
        painter.end()
        return image


def draw_covered(painter: QPainter, projection: Projection, spaces: Collection[Hex]) -> None:
    """Hatch spaces that would lie on each other."""
    if not spaces:
        return
    path = QPainterPath()
    for space in spaces:
        middle = projection.centre(space)
        path.addPath(hex_path(projection.radius).translated(middle.x(), middle.y()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor(70, 8, 4, 110))
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor("#FF8A80"), max(1.2, projection.radius * 0.11)))
    area, apart = path.boundingRect(), max(projection.radius * 0.42, 5.0)
    # From the origin of the board, so that the lines stand still while pieces move over them.
    first = math.floor((area.left() + area.top() - projection.x - projection.y) / apart)
    last = math.ceil((area.right() + area.bottom() - projection.x - projection.y) / apart)
    lines = []
    for step in range(first, last + 1):
        total = step * apart + projection.x + projection.y
        lines.append(QLineF(total - area.top(), area.top(), total - area.bottom(), area.bottom()))
    painter.drawLines(lines)
    painter.restore()


def draw_joints(
    painter: QPainter,
    projection: Projection,
    joints: Iterable[Iterable[tuple[Hex, Hex]]],
    state: str = "joint",
) -> None:
    """Light joints up, each given by its pairs of hexes."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for pairs in joints:
        line = joint_line(pairs)
        if len(line) < 2:
            continue
        path = QPainterPath()
        path.addPolygon(QPolygonF([projection.point(*point(c)) for c in line]))
        draw_ring(painter, projection, tokens().states[state], path, round_ends=True)


def draw_veil(
    painter: QPainter, projection: Projection, spaces: Collection[Hex], ground: QColor
) -> None:
    """Fade spaces whose pieces are on their way."""
    if not spaces:
        return
    colour = QColor(ground)
    colour.setAlphaF(0.62)
    path = outline_path(spaces, projection.radius)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path.translated(projection.x, projection.y), colour)


def draw_marquee(
    painter: QPainter, projection: Projection, frame: QRectF, touched: Collection[Hex]
) -> None:
    """Draw the frame that chooses, and what it would choose."""
    gold = QColor(tokens().states["marquee"].over)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if touched:
        veil = QColor(gold)
        veil.setAlphaF(0.28)
        path = outline_path(touched, projection.radius).translated(projection.x, projection.y)
        painter.fillPath(path, veil)
        draw_ring(painter, projection, tokens().states["marquee"], path)
    path = QPainterPath()
    path.addRect(frame)
    veil = QColor(gold)
    veil.setAlphaF(0.10)
    painter.fillPath(path, veil)
    draw_ring(painter, Projection(14.0), tokens().states["marquee"], path)
