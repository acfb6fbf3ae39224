"""What is shown over a board for a while: rings, ways, signs. Each state is a shape, not only a colour."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import ceil

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from designer.diagnostics import Severity
from designer.hexes import Hex
from designer.paint.fonts import font
from designer.paint.geometry import hex_path, joint_line, outline_path, point
from designer.paint.markings import (
    EMPTY,
    Marking,
    draw_arrows,
    draw_joint,
    draw_plate,
    draw_tone,
    mark_steps,
)
from designer.paint.projection import Projection
from designer.paint.spaces import draw_centred
from designer.paint.tokens import Ring, tokens

__all__ = [
    "Overlay",
    "draw_chip",
    "draw_ring",
    "draw_rings",
    "draw_sign",
    "draw_signs",
    "hatch",
    "ring_steps",
]

_RING_AT = 0.92  # radius of rings, so that both lines lie on the space they speak of
_SIGN_AT = 0.74  # to the right of a middle: beyond what is printed or lies there
_SIGN = {Severity.ERROR: "#B3261E", Severity.WARNING: "#8A5200", Severity.HINT: "#2A5AA6"}


class Overlay(msgspec.Struct, frozen=True):
    """Say what is shown over a board.

    Attributes:
        hover, cursor: the space under the pointer; the keyboard's space.
        selected: spaces chosen; their common outline is drawn.
        legal: targets, each with the text of its chip ("" for none); `dim` darkens all others.
        refused, cut, unreachable: a space refused; spaces that seal; spaces nobody can reach.
        ways: lines through spaces, each from start to end.
        problems: the worst severity on a space.
        lit: spaces that something speaks of which is pointed at elsewhere.
        marking: what an analysis draws.
    """

    hover: Hex | None = None
    cursor: Hex | None = None
    selected: frozenset[Hex] = frozenset()
    legal: Mapping[Hex, str] = {}
    dim: frozenset[Hex] = frozenset()
    refused: Hex | None = None
    cut: frozenset[Hex] = frozenset()
    unreachable: frozenset[Hex] = frozenset()
    ways: tuple[tuple[Hex, ...], ...] = ()
    problems: Mapping[Hex, Severity] = {}
    lit: frozenset[Hex] = frozenset()
    marking: Marking = EMPTY


def draw_rings(painter: QPainter, projection: Projection, overlay: Overlay) -> None:
    """Draw what lies on spaces and below pieces, in the fixed order: dim, hatch, rings."""
    for _ in ring_steps(painter, projection, overlay):
        pass


def ring_steps(painter: QPainter, projection: Projection, overlay: Overlay) -> Iterator[int]:
    """Draw the same in small steps; give after each how many spaces it drew."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    states = tokens().states
    if overlay.dim:
        colour = QColor(tokens().dim[0])
        colour.setAlphaF(tokens().dim[1])
        for space in overlay.dim:
            painter.fillPath(_hexagon(projection, space, 1.0), colour)
            yield 1
    marking = overlay.marking
    for space, (step, text) in marking.tones.items():
        draw_tone(painter, projection, space, step, text)
        yield 1
    if marking.marks:
        yield from mark_steps(painter, projection, marking.marks)
    for space in overlay.unreachable:
        hatch(painter, projection, space)
        yield 1
    for space in marking.faint - marking.firm:
        draw_ring(painter, projection, states["problem"], _hexagon(projection, space))
        yield 1
    for joint in marking.joints:
        draw_joint(painter, projection, joint)
        yield 1
    for space in overlay.cut | marking.firm:
        draw_ring(painter, projection, states["cut"], _hexagon(projection, space))
        yield 1
    _draw_hexagons(painter, projection, states["problem"], overlay.problems)
    for space in overlay.legal:
        draw_ring(painter, projection, states["legal"], _hexagon(projection, space))
    if overlay.hover is not None:
        painter.fillPath(_hexagon(projection, overlay.hover, 1.0), QColor(255, 255, 255, 41))
        draw_ring(painter, projection, states["hover"], _hexagon(projection, overlay.hover))
    for spaces, state in ((overlay.selected, "selected"), (overlay.lit, "lit")):
        if spaces:
            path = outline_path(spaces, projection.radius)
            path.translate(projection.x, projection.y)
            draw_ring(painter, projection, states[state], path)
    if overlay.refused is not None:
        draw_ring(painter, projection, states["refused"], _hexagon(projection, overlay.refused))
    if overlay.cursor is not None:
        path = _brackets(projection, overlay.cursor)
        draw_ring(painter, projection, states["cursor"], path)


def draw_signs(painter: QPainter, projection: Projection, overlay: Overlay) -> None:
    """Draw what lies above pieces: chips and signs."""
    radius = projection.radius
    draw_arrows(painter, projection, overlay.marking.arrows)
    for joint in overlay.marking.joints:
        line = joint_line(joint.pairs)
        if joint.text and line:
            # Below: letters stand above most tiles.
            low = max((projection.point(*point(corner)) for corner in line), key=QPointF.y)
            draw_plate(painter, QPointF(low.x(), low.y() + radius * 0.6 + 8), joint.text)
    for space, text in overlay.marking.plates:
        at = projection.centre(space)
        # Between two rows, where neither has its symbols.
        draw_plate(painter, QPointF(at.x(), at.y() + radius * 0.88), text, slim=True)
    for space, text in overlay.legal.items():
        if text:
            at = projection.centre(space)
            draw_chip(painter, QPointF(at.x(), at.y() + radius * 0.86), text)
    size = min(13.0, max(6.5, radius * 0.42))
    ratio = painter.device().devicePixelRatio()
    signs = {s: _sign_image(s, size, ratio) for s in set(overlay.problems.values())}
    for space, severity in overlay.problems.items():
        at, sign = projection.centre(space), signs[severity]
        half = sign.width() / ratio / 2
        x, y = at.x() + radius * _SIGN_AT - half, at.y() - radius * 0.62 - half
        painter.drawImage(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), sign)


@lru_cache(maxsize=32)
def _sign_image(severity: Severity, size: float, ratio: float) -> QImage:
    """Give a sign as a picture: a board with hundreds of faults copies it."""
    side = ceil(size * 2.6 * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    draw_sign(painter, QPointF(side, side) / (2 * ratio), size, severity)
    painter.end()
    return image


def draw_sign(painter: QPainter, at: QPointF, size: float, severity: Severity) -> None:
    """Draw a severity's sign of radius `size`: its shape tells it, not only its colour."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(_SIGN[severity]))
    painter.setPen(QPen(QColor("#FFFFFF"), max(1.2, size * 0.16)))
    x, y = at.x(), at.y()
    if severity is Severity.WARNING:
        corners = [
            QPointF(x, y - size * 1.1),
            QPointF(x + size * 1.1, y + size * 0.85),
            QPointF(x - size * 1.1, y + size * 0.85),
        ]
        pen = painter.pen()
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolygon(QPolygonF(corners))
        draw_centred(
            painter, "!", font("ui", size * 1.35, 700), "#FFFFFF", QPointF(x, y + size * 0.15)
        )
        return
    painter.drawEllipse(at, size, size)
    if severity is Severity.ERROR:
        arm = size * 0.38
        painter.setPen(_pen("#FFFFFF", max(1.6, size * 0.26), round_ends=True))
        painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
        painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))
    else:
        draw_centred(painter, "i", font("ui", size * 1.4, 700), "#FFFFFF", at)


def _scale(projection: Projection) -> float:
    return min(1.7, max(0.45, projection.radius / 20))


def _pen(colour: str, width: float, dashes: str = "", *, round_ends: bool = False) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.FlatCap)
    if dashes:
        # Qt counts dashes in line widths; the tokens give them for the unscaled line.
        scale = width / 3.0
        pen.setDashPattern([float(part) * scale / width for part in dashes.split()])
    return pen


def draw_ring(
    painter: QPainter,
    projection: Projection,
    ring: Ring,
    path: QPainterPath,
    *,
    round_ends: bool = False,
) -> None:
    """Draw two lines of opposite tone along a path, as wide as the zoom asks."""
    for pen in _pens(projection, ring, round_ends=round_ends):
        painter.strokePath(path, pen)


def _pens(projection: Projection, ring: Ring, *, round_ends: bool = False) -> tuple[QPen, QPen]:
    scale = _scale(projection)
    dashes = "" if ring.dashes == "corners" else ring.dashes
    under = _pen(ring.under, ring.under_width * scale, round_ends=round_ends)
    over = _pen(ring.over, ring.over_width * scale, dashes, round_ends=round_ends)
    return under, over


def _draw_hexagons(
    painter: QPainter, projection: Projection, ring: Ring, spaces: Iterable[Hex]
) -> None:
    """Draw the rings of many spaces; as one path they would take ten times as long."""
    pens, one = _pens(projection, ring), hex_path(projection.radius * _RING_AT)
    for space in spaces:
        middle = projection.centre(space)
        path = one.translated(middle.x(), middle.y())
        for pen in pens:
            painter.strokePath(path, pen)


def _hexagon(projection: Projection, space: Hex, at: float = _RING_AT) -> QPainterPath:
    middle = projection.centre(space)
    return hex_path(projection.radius * at).translated(middle.x(), middle.y())


def _brackets(projection: Projection, space: Hex) -> QPainterPath:
    """Give short angles at the six corners of a space."""
    polygon = hex_path(projection.radius).toFillPolygon()
    corners = [polygon.at(k) for k in range(6)]
    middle = projection.centre(space)
    path = QPainterPath()
    for k, corner in enumerate(corners):
        before, after = corners[k - 1], corners[(k + 1) % 6]
        path.moveTo(middle + corner + (before - corner) * 0.24)
        path.lineTo(middle + corner)
        path.lineTo(middle + corner + (after - corner) * 0.24)
    return path


def hatch(painter: QPainter, projection: Projection, space: Hex) -> None:
    """Draw a space as one that nobody comes to."""
    path = _hexagon(projection, space, 1.0)
    painter.fillPath(path, QColor(12, 10, 8, 96))
    middle, radius = projection.centre(space), projection.radius
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor("#FF8A6B"), max(1.0, radius * 0.07)))
    lines = []
    apart = max(radius * 0.5, 5.0)
    for step in range(-4, 5):
        x, y = middle.x() + step * apart, middle.y()
        lines.append(QLineF(x - radius, y + radius, x + radius, y - radius))
    painter.drawLines(lines)
    painter.restore()


def draw_chip(painter: QPainter, at: QPointF, text: str) -> None:
    """Draw a short text on a white plate."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face = font("ui", 11.5, 700)
    width = max(18.0, 7.5 * len(text) + 10)
    painter.setPen(QPen(QColor("#15130F"), 1.6))
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawRoundedRect(QRectF(at.x() - width / 2, at.y() - 9, width, 18), 9, 9)
    draw_centred(painter, text, face, "#15130F", at)
