"""Barriers and pawns on a board: drawn live, since they come and go in play."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from designer.hexes import Hex
from designer.paint.fonts import font
from designer.paint.geometry import joint_line, point
from designer.paint.projection import Projection
from designer.paint.spaces import draw_centred, draw_symbol
from designer.paint.tokens import PawnColours, tokens
from designer.printing.scenes import BarLook, Pawn, TerrainLook

__all__ = ["bar_middle", "draw_bar", "draw_bar_chip", "draw_mark", "draw_pawn", "draw_pawns"]


def draw_bar(
    painter: QPainter, projection: Projection, bar: BarLook, looks: Mapping[str, TerrainLook]
) -> None:
    """Draw a barrier in its joint; one not dealt yet is plain wood with a question mark."""
    line = joint_line(bar.pairs)
    if len(line) < 2:
        return
    colours, radius = tokens().barrier, projection.radius
    look = looks.get(bar.code)
    path = QPainterPath()
    path.addPolygon(QPolygonF([projection.point(*point(c)) for c in line]))
    layers = [
        (QColor(0, 0, 0, 90), 0.66),
        (QColor(colours.line), colours.widths[0]),
        (QColor(colours.wood), colours.widths[1]),
        (QColor(colours.groove), colours.widths[2]),
    ]
    if look is not None:
        layers.append((QColor(look.base), colours.widths[3]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, (colour, width) in enumerate(layers):
        pen = QPen(colour, width * radius)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path.translated(1, 2) if number == 0 else path)
    draw_bar_chip(painter, projection, bar, looks)
    if bar.number and look is not None:
        _draw_number(painter, projection.point(*point(line[-1])), radius, bar.number)


def draw_bar_chip(
    painter: QPainter, projection: Projection, bar: BarLook, looks: Mapping[str, TerrainLook]
) -> None:
    """Draw the chip in the middle of a barrier."""
    at = bar_middle(projection, bar)
    _draw_chip(painter, at, projection.radius, bar, looks.get(bar.code))


def bar_middle(projection: Projection, bar: BarLook) -> QPointF:
    """Give where a barrier's chip lies."""
    line = joint_line(bar.pairs)
    half = len(line) // 2
    middle = projection.point(*point(line[half]))
    if len(line) % 2 == 0:
        middle = (middle + projection.point(*point(line[half - 1]))) / 2
    return middle


def _draw_chip(
    painter: QPainter, at: QPointF, radius: float, bar: BarLook, look: TerrainLook | None
) -> None:
    colours = tokens().barrier
    size = radius * colours.chip_radius
    painter.setPen(QPen(QColor(colours.chip_line), radius * 0.12))
    painter.setBrush(QColor(look.base if look else colours.wood))
    painter.drawEllipse(at, size, size)
    if look is None:
        draw_centred(painter, "?", font("ui", size * 1.25, 700), colours.chip_line, at)
    elif bar.strength > 1 or not look.icon:
        draw_symbol(
            painter, look.icon, look.symbol, QPointF(at.x() - size * 0.34, at.y()), size * 1.05
        )
        face = font("ui", size * 0.95, 700)
        digit = QPointF(at.x() + size * 0.46, at.y())
        draw_centred(painter, str(bar.strength), face, look.symbol, digit)
    else:
        draw_symbol(painter, look.icon, look.symbol, at, size * 1.5)


def _draw_number(painter: QPainter, at: QPointF, radius: float, number: str) -> None:
    colours = tokens().barrier
    painter.setPen(QPen(QColor(colours.chip_line), radius * 0.1))
    painter.setBrush(QColor(colours.plate))
    painter.drawEllipse(at, radius * colours.plate_radius, radius * colours.plate_radius)
    draw_centred(painter, number, font("ui", radius * 0.48, 700), colours.chip_line, at)


def draw_pawns(painter: QPainter, projection: Projection, pawns: Iterable[Pawn]) -> None:
    """Draw pawns; those that share a space stand side by side."""
    shared: dict[Hex, list[Pawn]] = {}
    for pawn in pawns:
        shared.setdefault(pawn.hex, []).append(pawn)
    for space in sorted(shared, key=lambda s: (s.r, s.q)):
        group = shared[space]
        for number, pawn in enumerate(group):
            at = projection.centre(space)
            offset = 0.6 * (number - (len(group) - 1) / 2) * projection.radius
            draw_pawn(painter, QPointF(at.x() + offset, at.y()), projection.radius, pawn.colour)


def draw_pawn(painter: QPainter, at: QPointF, radius: float, colour: str) -> None:
    """Draw a pawn whose foot stands in the lower third of the space about `at`.

    Args:
        painter: in pixels.
        at: middle of the space.
        radius: of the space; the pawn is 1.8 times as high.
        colour: its name in the palette (`red`), which also gives its mark.
    """
    look = tokens().pawns.get(colour) or next(iter(tokens().pawns.values()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at.x(), at.y() - radius * 0.3)
    painter.scale(radius * 1.8 / 126, radius * 1.8 / 126)
    _draw_body(painter, look)
    painter.restore()


def _draw_body(painter: QPainter, look: PawnColours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawEllipse(QPointF(0, 50), 42, 12)
    pen = QPen(QColor(look.line), 6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(look.fill))
    cloak = QPainterPath(QPointF(-38, 46))
    cloak.cubicTo(-38, 22, -28, 4, -17, -8)
    cloak.lineTo(17, -8)
    cloak.cubicTo(28, 4, 38, 22, 38, 46)
    cloak.quadTo(38, 56, 0, 56)
    cloak.quadTo(-38, 56, -38, 46)
    painter.drawPath(cloak)
    painter.drawEllipse(QPointF(0, -22), 21, 21)
    hat = QPainterPath(QPointF(-22, -30))
    hat.cubicTo(-20, -66, -10, -62, 0, -56)
    hat.cubicTo(10, -62, 20, -66, 22, -30)
    hat.closeSubpath()
    painter.drawPath(hat)
    brim = QPainterPath(QPointF(-36, -31))
    brim.quadTo(0, -19, 36, -31)
    brim.quadTo(30, -40, 0, -40)
    brim.quadTo(-30, -40, -36, -31)
    painter.setPen(QPen(QColor(look.line), 4))
    painter.setBrush(QColor(look.line))
    painter.drawPath(brim)
    shine = QPainterPath(QPointF(-26, 34))
    shine.cubicTo(-26, 20, -20, 10, -12, 2)
    painter.strokePath(shine, _shine_pen())
    light = QColor(look.fill).lightness() > 110 and look.mark in {"circle", "diamond"}
    draw_mark(painter, look.mark, QPointF(2, 28), 14, "#2B1B00" if light else "#FFFFFF")


def _shine_pen() -> QPen:
    pen = QPen(QColor(255, 255, 255, 140), 5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def draw_mark(painter: QPainter, mark: str, at: QPointF, size: float, colour: str) -> None:
    """Draw the mark that stands for a player beside the colour: triangle, square, circle, diamond."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(colour)))
    x, y = at.x(), at.y()
    corners: tuple[tuple[float, float], ...]
    match mark:
        case "triangle":
            corners = ((0, -1), (0.95, 0.75), (-0.95, 0.75))
        case "diamond":
            corners = ((0, -1.15), (1.05, 0), (0, 1.15), (-1.05, 0))
        case "square":
            painter.drawRect(QRectF(x - 0.8 * size, y - 0.8 * size, 1.6 * size, 1.6 * size))
            return
        case _:
            painter.drawEllipse(at, 0.9 * size, 0.9 * size)
            return
    painter.drawPolygon(QPolygonF([QPointF(x + a * size, y + b * size) for a, b in corners]))
