"""What an analysis draws over a board: tones with numbers, marks, rings, ways, joints with words.

Nothing is told by a colour alone: tones come with numbers and fall in lightness, marks are shapes,
ways are numbered. Terrain stays readable below: ways lead between symbols, not over them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from designer.hexes import Hex
from designer.paint.fonts import font
from designer.paint.geometry import hex_path, joint_line, outline_path, point
from designer.paint.projection import Projection
from designer.paint.spaces import draw_centred
from designer.paint.tokens import contrast, tokens

__all__ = [
    "EMPTY",
    "MARKS",
    "JointMark",
    "Marking",
    "draw_arrow",
    "draw_arrows",
    "draw_joint",
    "draw_mark_of",
    "draw_marks",
    "draw_plate",
    "draw_tone",
    "draw_ways",
    "mark_steps",
    "way_steps",
]

MARKS = ("dot", "diamond", "square", "cross")
_DARK, _LIGHT = "#15130F", "#FFFFFF"
_WAYS = ("#FFE9A8", "#7FE7EC", "#FF9EC7", "#C9F28B", "#D9B8FF", "#FFB27A")
_BRIDGE = (0.455, 0.545)  # from middle to middle: short of the number that stands beside a symbol
_NUMBER_ABOVE = 9.0  # radius in pixels from which a space has room for a number
_SYMBOLS_ABOVE = 22.0  # radius from which number and symbols find room side by side


class JointMark(msgspec.Struct, frozen=True):
    """Give a joint, as pairs of hexes on its two sides, and the words beside it."""

    pairs: tuple[tuple[Hex, Hex], ...]
    text: str = ""


class Marking(msgspec.Struct, frozen=True):
    """Say what is drawn.

    Attributes:
        tones: per space a step of the scale of tones, and the number that it stands for.
        marks: per space one of `MARKS`.
        firm, faint: spaces with a bold dashed ring; with a thin one.
        ways: lines from space to space; several are numbered.
        arrows: from a space to the one beside it.
        joints: joints that are lit.
        plates: words beside a space.
    """

    tones: Mapping[Hex, tuple[int, str]] = {}
    marks: Mapping[Hex, str] = {}
    firm: frozenset[Hex] = frozenset()
    faint: frozenset[Hex] = frozenset()
    ways: tuple[tuple[Hex, ...], ...] = ()
    arrows: tuple[tuple[Hex, Hex], ...] = ()
    joints: tuple[JointMark, ...] = ()
    plates: tuple[tuple[Hex, str], ...] = ()


EMPTY = Marking()


def draw_tone(painter: QPainter, projection: Projection, space: Hex, step: int, text: str) -> None:
    """Draw a space in a step of the scale, with its number where there is room."""
    heat, radius = tokens().heat, projection.radius
    colour = QColor(heat[step])
    roomy = radius >= _SYMBOLS_ABOVE
    colour.setAlphaF(0.62 if roomy else tokens().heat_opacity)
    middle = projection.centre(space)
    painter.fillPath(hex_path(radius).translated(middle.x(), middle.y()), colour)
    if radius < _NUMBER_ABOVE or not text:
        return
    ink = max(_DARK, _LIGHT, key=lambda one: contrast(one, heat[step]))
    if not roomy:
        size = min(13.0, radius * (0.95 if len(text) < 3 else 0.72))
        draw_centred(painter, text, font("ui", size, 700), ink, middle)
        return
    face = font("ui", min(15.0, radius * 0.46), 700)
    width = QFontMetricsF(face).horizontalAdvance(text) + radius * 0.3
    plate = QRectF(0, 0, width, radius * 0.56)
    plate.moveCenter(QPointF(middle.x(), middle.y() + radius * 0.62))
    painter.setPen(QPen(QColor(ink), 1))
    painter.setBrush(QColor(heat[step]))
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    draw_centred(painter, text, face, ink, plate.center())


def draw_mark_of(painter: QPainter, at: QPointF, size: float, mark: str) -> None:
    """Draw one of `MARKS`: light shapes with a dark edge, each of a form of its own."""
    x, y = at.x(), at.y()
    pen = QPen(QColor(_DARK), max(1.2, size * 0.28))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(_LIGHT))
    if mark == "dot":
        painter.drawEllipse(at, size * 0.55, size * 0.55)
    elif mark == "diamond":
        far = size * 1.15
        points = [
            QPointF(x, y - far),
            QPointF(x + far, y),
            QPointF(x, y + far),
            QPointF(x - far, y),
        ]
        painter.drawPolygon(QPolygonF(points))
    elif mark == "square":
        painter.drawRect(QRectF(x - size * 0.85, y - size * 0.85, size * 1.7, size * 1.7))
    else:
        for colour, width in ((_DARK, size * 0.95), (_LIGHT, size * 0.45)):
            painter.setPen(_pen(colour, width))
            half = size * 0.8
            painter.drawLine(QPointF(x - half, y - half), QPointF(x + half, y + half))
            painter.drawLine(QPointF(x - half, y + half), QPointF(x + half, y - half))


def draw_marks(painter: QPainter, projection: Projection, marks: Mapping[Hex, str]) -> None:
    """Draw marks in the lower corners of spaces, off their symbols."""
    for _ in mark_steps(painter, projection, marks):
        pass


def mark_steps(
    painter: QPainter, projection: Projection, marks: Mapping[Hex, str]
) -> Iterator[int]:
    """Draw the same in small steps; give after each how many spaces it drew."""
    radius = projection.radius
    dim = QColor(_DARK)
    dim.setAlphaF(0.34)
    for space, mark in marks.items():
        at = projection.centre(space)
        if mark != "dot":  # the lightest means: nothing special is asked for
            painter.fillPath(hex_path(radius).translated(at.x(), at.y()), dim)
            yield 1
    for space, mark in marks.items():
        at = projection.centre(space)
        low = QPointF(at.x(), at.y() + radius * 0.66)
        draw_mark_of(painter, low, min(9.0, max(2.4, radius * 0.21)), mark)
        yield 1


def draw_ways(
    painter: QPainter,
    projection: Projection,
    ways: Iterable[Sequence[Hex]],
    *,
    first: int = 0,
) -> None:
    """Draw ways as an edged path with a bridge over each border that is crossed.

    What is printed in the middle of a space stays free. Several ways are numbered.

    Args:
        painter: in device-independent pixels.
        projection: where the board lies.
        ways: each from start to end.
        first: which of the ways' colours the first one has.
    """
    for _ in way_steps(painter, projection, ways, first=first):
        pass


def way_steps(
    painter: QPainter, projection: Projection, ways: Iterable[Sequence[Hex]], *, first: int = 0
) -> Iterator[int]:
    """Draw the same in small steps; give after each how many spaces it drew."""
    drawn = [tuple(way) for way in ways if way]
    scale = _scale(projection)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, way in enumerate(drawn, start=first):
        path = outline_path(frozenset(way), projection.radius * 0.995)
        path.translate(projection.x, projection.y)
        painter.strokePath(path, _pen(tokens().states["way"].under, 4.6 * scale))
        yield len(way)
        painter.strokePath(path, _pen(_WAYS[number % len(_WAYS)], 2.2 * scale))
        yield len(way)
    for number, way in enumerate(drawn, start=first):
        _draw_bridges(painter, projection, way, _WAYS[number % len(_WAYS)])
        yield len(way)
    for number, way in enumerate(drawn if len(drawn) > 1 else ()):
        # Numbers stand at different shares of the ways, so that they keep apart.
        at = max(1, len(way) * (number + 1) // (len(drawn) + 1))
        a, b = projection.centre(way[at - 1]), projection.centre(way[min(at, len(way) - 1)])
        _draw_number(painter, (a + b) / 2, str(number + 1), _WAYS[number % len(_WAYS)], scale)


def draw_joint(painter: QPainter, projection: Projection, joint: JointMark) -> None:
    """Draw a joint lit, beside whatever lies in it."""
    line = joint_line(joint.pairs)
    if len(line) < 2:
        return
    path = QPainterPath()
    path.addPolygon(QPolygonF([projection.point(*point(corner)) for corner in line]))
    ring, scale = tokens().states["joint"], _scale(projection)
    wide = max(ring.under_width * scale, projection.radius * 1.3)  # wider than what lies in it
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(path, _pen(ring.under, wide))
    painter.strokePath(path, _pen(ring.over, wide - 4 * scale))


def draw_arrow(painter: QPainter, tail: QPointF, tip: QPointF, width: float) -> None:
    """Draw a light arrow with a dark edge."""
    along = (tip - tail) / hypot(tip.x() - tail.x(), tip.y() - tail.y())
    across = QPointF(-along.y(), along.x())
    neck = tip - along * width * 2.6
    arrow = QPolygonF(
        [
            tail + across * width * 0.5,
            neck + across * width * 0.5,
            neck + across * width * 1.5,
            tip,
            neck - across * width * 1.5,
            neck - across * width * 0.5,
            tail - across * width * 0.5,
        ]
    )
    pen = QPen(QColor(_DARK), max(1.4, width * 0.4))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(_WAYS[0]))
    painter.drawPolygon(arrow)


def draw_arrows(
    painter: QPainter, projection: Projection, arrows: Iterable[tuple[Hex, Hex]]
) -> None:
    """Draw arrows over the borders of spaces."""
    for here, there in arrows:
        a, b = projection.centre(here), projection.centre(there)
        draw_arrow(painter, a + (b - a) * 0.26, a + (b - a) * 0.8, projection.radius * 0.2)


def draw_plate(painter: QPainter, at: QPointF, text: str, *, slim: bool = False) -> None:
    """Draw words on a dark plate about a point; a slim one among spaces."""
    face = font("ui", 10.5 if slim else 11.5, 600)
    width = QFontMetricsF(face).horizontalAdvance(text) + 14
    high = 16 if slim else 20
    box = QRectF(at.x() - width / 2, at.y() - high / 2, width, high)
    painter.setPen(QPen(QColor(_LIGHT), 1))
    painter.setBrush(QColor(_DARK))
    painter.drawRoundedRect(box, 10, 10)
    painter.setFont(face)
    painter.setPen(QColor(_LIGHT))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _draw_bridges(
    painter: QPainter, projection: Projection, way: Sequence[Hex], colour: str
) -> None:
    scale = _scale(projection)
    under = tokens().states["way"].under
    bridges = QPainterPath()
    for here, there in pairwise(way):
        a, b = projection.centre(here), projection.centre(there)
        bridges.moveTo(a + (b - a) * _BRIDGE[0])
        bridges.lineTo(a + (b - a) * _BRIDGE[1])
    painter.strokePath(bridges, _pen(under, 6.6 * scale))
    painter.strokePath(bridges, _pen(colour, 3.6 * scale))
    for end in (way[0], way[-1]):
        ring = projection.radius * 0.6
        for line, width in ((under, 4.6 * scale), (colour, 2.2 * scale)):
            painter.setPen(_pen(line, width))
            painter.drawEllipse(projection.centre(end), ring, ring)


def _draw_number(painter: QPainter, at: QPointF, text: str, colour: str, scale: float) -> None:
    size = max(8.0, 10 * scale)
    painter.setPen(QPen(QColor(_DARK), 1.6))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, size, size)
    draw_centred(painter, text, font("ui", size * 1.25, 700), _DARK, at)


def _pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _scale(projection: Projection) -> float:
    return min(1.7, max(0.45, projection.radius / 20))
