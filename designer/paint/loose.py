"""Small pieces that lie on spaces, and bands along edges: drawn live, since they come and go in play."""

from collections.abc import Iterable
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from designer.hexes import Hex
from designer.paint.geometry import hex_path
from designer.paint.projection import Projection
from designer.paint.spaces import draw_symbol
from designer.printing.scenes import EdgeLook, Marker, Shade

__all__ = ["draw_edges", "draw_markers", "draw_shades"]

_SIZE, _SMALL = 0.6, 0.32  # radius of a piece, alone and among others, in radii of a space
_APART = 0.42
_SHORT = 3  # letters that find room beside a piece
_MOST = 6  # pieces on a space that are drawn; the others are told by its words
_LINE = "#2A2013"
_DEEP = 0.17  # of a band
_TEETH = 5
_SHADED = 0.9
_PALE = "#FFFDF4"


def draw_edges(painter: QPainter, projection: Projection, edges: Iterable[EdgeLook]) -> None:
    """Draw bands inside the edges of spaces."""
    radius = projection.radius
    for edge in edges:
        a, b = projection.centre(edge.hex), projection.centre(edge.towards)
        length = hypot(b.x() - a.x(), b.y() - a.y()) or 1.0
        out = QPointF((b.x() - a.x()) / length, (b.y() - a.y()) / length)
        along = QPointF(-out.y(), out.x())
        middle = QPointF(a.x() + out.x() * radius * 0.85, a.y() + out.y() * radius * 0.85)
        half = radius * 0.48
        outline = [middle - along * half, middle + along * half]
        inner = middle - out * (radius * _DEEP)
        n = 1 if edge.even else 2 * _TEETH
        for step in range(n + 1):
            share = 0.8 * (1 - 2 * step / n)
            tooth = 0.0 if edge.even or step % 2 == 0 else radius * 0.1
            outline.append(inner + along * (half * share) - out * tooth)
        painter.setPen(QPen(QColor(edge.light), max(0.6, radius * 0.02)))
        painter.setBrush(QColor(edge.colour))
        painter.drawPolygon(QPolygonF(outline))


def draw_shades(painter: QPainter, projection: Projection, shades: Iterable[Shade]) -> None:
    """Shade spaces, once for each thing that reaches them."""
    for shade in shades:
        radius = projection.radius
        outline = hex_path(radius * _SHADED).translated(projection.centre(shade.hex))
        ground = QColor(shade.colour)
        ground.setAlphaF(0.34)
        painter.setPen(QPen(QColor(_PALE), max(1.4, radius * 0.1)))
        painter.setBrush(ground)
        painter.drawPath(outline)
        painter.setPen(QPen(QColor(shade.colour), max(1.0, radius * 0.06), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)


def draw_markers(painter: QPainter, projection: Projection, markers: Iterable[Marker]) -> None:
    """Draw small pieces; those that share a space lie around its middle."""
    shared: dict[Hex, list[Marker]] = {}
    for marker in markers:
        shared.setdefault(marker.hex, []).append(marker)
    for space, group in shared.items():
        middle, radius = projection.centre(space), projection.radius
        shown = group[:_MOST]
        for number, marker in enumerate(shown):
            if len(shown) == 1:
                _draw(painter, marker, middle, radius * _SIZE)
                continue
            turn = 2 * pi * number / len(shown) - pi / 2
            at = QPointF(middle.x() + cos(turn) * radius * _APART, middle.y() + sin(turn) * radius * _APART)  # fmt: skip
            _draw(painter, marker, at, radius * _SMALL)


def _draw(painter: QPainter, marker: Marker, at: QPointF, size: float) -> None:
    painter.save()
    painter.translate(at)
    if marker.lies:
        painter.rotate(90)
        painter.setOpacity(0.9)
    painter.setPen(QPen(QColor(_LINE), max(1.0, size * 0.12)))
    painter.setBrush(QColor(marker.fill))
    match marker.shape:
        case "square":
            side = 0.86 * size
            painter.drawRoundedRect(
                QRectF(-side, -side, 2 * side, 2 * side), side * 0.3, side * 0.3
            )
        case "hexagon":
            corners = [QPointF(size * cos(k * pi / 3 + pi / 6), size * sin(k * pi / 3 + pi / 6)) for k in range(6)]  # fmt: skip
            painter.drawPolygon(QPolygonF(corners))
        case _ if marker.lies:
            painter.drawEllipse(QPointF(0, 0), size * 0.76, size * 1.06)  # it is turned by now
        case _:
            painter.drawEllipse(QPointF(0, 0), size, size)
    if marker.icon:
        painter.setPen(Qt.PenStyle.NoPen)
        draw_symbol(
            painter, marker.icon, marker.ink, QPointF(0, 0), size * (1.0 if marker.lies else 1.2)
        )
    painter.restore()
    if marker.text:
        _plate(painter, marker, at, size)


def _plate(painter: QPainter, marker: Marker, at: QPointF, size: float) -> None:
    """Draw the short word of a piece at its lower edge; of one that lies, above it.

    Below it an overlay says what lies there, and right above it stand signs of problems.
    """
    painter.save()
    height = size * 0.84
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(height * 0.78)))
    font.setBold(True)
    room = QFontMetricsF(font).horizontalAdvance(marker.text) + height * 0.34
    # A long word lies across the piece: beside it, it would reach over what lies on the next space.
    left = size * 0.16 if len(marker.text) <= _SHORT else -room / 2
    wide = max(height, room)
    plate = QRectF(at.x() + left, at.y() + size * 0.3, wide, height)
    if marker.lies:
        plate.moveBottomRight(QPointF(at.x() - left, at.y() - size * 0.3))
    painter.setPen(QPen(QColor(_LINE), max(0.8, size * 0.08)))
    painter.setBrush(QColor(_PALE))
    painter.drawRoundedRect(plate, height * 0.3, height * 0.3)
    painter.setFont(font)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, marker.text)
    painter.restore()
