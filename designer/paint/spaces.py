"""Draw one space: ground, rims, symbols by strength, numbers; what is left out when it is small."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from designer.hexes import Cell, Hex
from designer.paint.fonts import font
from designer.paint.geometry import hex_path
from designer.paint.signs import draw_signs
from designer.paint.tinted import svg_renderer
from designer.paint.tokens import tokens
from designer.printing.scenes import TerrainLook

__all__ = ["draw_centred", "draw_space", "draw_symbol", "variant"]

UNIT = 100.0
_BOX = QRectF(-UNIT, -UNIT, 2 * UNIT, 2 * UNIT)


def variant(space: Hex) -> int:
    """Give which of the grounds a space has: always the same one, on every machine."""
    mixed = (space.q * 73_856_093) ^ (space.r * 19_349_663)
    mixed = (mixed ^ (mixed >> 13)) * 1_274_126_177
    return ((mixed >> 16) & 0xFFFF) % tokens().hex.variants


def draw_space(
    painter: QPainter,
    look: TerrainLook,
    cell: Cell,
    *,
    radius_px: float,
    number: int = 0,
    inner: TerrainLook | None = None,
) -> None:
    """Draw a space on the unit hex (circumradius 100 about the origin).

    Args:
        painter: scaled so that 100 units are the space's radius.
        look: its terrain.
        cell: what is printed on it.
        radius_px: radius on the screen, which decides how much is shown.
        number: which of the terrain's grounds is drawn, from 0.
        inner: terrain drawn inside, for a space that shows one.
    """
    detail = tokens().hex
    rimmed = radius_px >= detail.level_of_detail.small_below
    _draw_ground(painter, look, number, rimmed=rimmed)
    shown = look
    if inner is not None:
        scale = detail.inner_scale
        painter.save()
        painter.scale(scale, scale)
        _draw_ground(painter, inner, number, rimmed=False)
        painter.setPen(QPen(QColor(look.rim), detail.rim[1]))
        painter.drawPath(hex_path(UNIT))
        painter.restore()
        shown = inner
    if look.numbered:
        if cell.number:
            display = font("display", detail.number_size, 700)
            draw_centred(painter, str(cell.number), display, look.symbol, QPointF(0, 0))
    elif shown.icon:
        strength = max(1, cell.number)
        reduced = 0.87 if inner is not None else 1.0
        _draw_symbols(painter, shown, strength, radius_px, reduced)
    draw_signs(painter, look, cell)


def draw_symbol(
    painter: QPainter, path: str, colour: str, at: QPointF, size: float, opacity: float = 1.0
) -> None:
    """Draw an SVG symbol about a point."""
    renderer = svg_renderer(path, colour)
    if renderer is None:
        return
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    renderer.render(painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size))
    painter.setOpacity(before)


def draw_centred(painter: QPainter, text: str, face: QFont, colour: str, at: QPointF) -> None:
    """Draw a short text so that its ink lies about a point; it scales with the painter."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # strokes of some letters overlap
    path.addText(QPointF(0, 0), face, text)
    ink = path.boundingRect()
    path.translate(at - ink.center())
    painter.fillPath(path, QColor(colour))


def _draw_ground(painter: QPainter, look: TerrainLook, number: int, *, rimmed: bool) -> None:
    detail = tokens().hex
    hexagon = hex_path(UNIT)
    ground = (
        svg_renderer(look.grounds[number % len(look.grounds)], look.base) if look.grounds else None
    )
    if ground is None:
        painter.fillPath(hexagon, _shaded(look))
    else:
        painter.save()
        # setClipPath alone would lift the clip that holds already.
        painter.setClipPath(hexagon, Qt.ClipOperation.IntersectClip)
        ground.render(painter, _BOX)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if rimmed:
        at, width = detail.rim
        painter.setPen(QPen(QColor(look.rim), width))
        painter.drawPath(hex_path(at))
        at, width, opacity = detail.inner_rim
        white = QColor(255, 255, 255, round(255 * opacity))
        painter.setPen(QPen(white, width))
        painter.drawPath(hex_path(at))
    else:
        painter.setPen(QPen(QColor(look.rim), 9))
        painter.drawPath(hex_path(UNIT - 3))


def _shaded(look: TerrainLook) -> QBrush:
    gradient = QRadialGradient(QPointF(-28, -44), 170)
    gradient.setColorAt(0, QColor(look.light))
    gradient.setColorAt(0.55, QColor(look.base))
    gradient.setColorAt(1, QColor(look.rim))
    return QBrush(gradient)


def _draw_symbols(
    painter: QPainter, look: TerrainLook, strength: int, radius_px: float, reduced: float
) -> None:
    detail = tokens().hex
    level = detail.level_of_detail
    origin = QPointF(0, 0)
    is_small = radius_px < level.small_below
    if radius_px < level.single_below or (is_small and strength == 1):
        draw_symbol(painter, look.icon, look.symbol, origin, level.single_size * reduced)
    elif radius_px < level.count_below or strength not in detail.symbol_layout:
        if strength == 1:
            draw_symbol(painter, look.icon, look.symbol, origin, level.count_one_size * reduced)
            return
        x, y, size = level.small_symbol if is_small else level.count_symbol
        draw_symbol(painter, look.icon, look.symbol, QPointF(x, y), size)
        x, y, size = level.small_number if is_small else level.count_number
        draw_centred(painter, str(strength), font("ui", size, 700), look.symbol, QPointF(x, y))
    else:
        dx, dy = detail.shadow_offset
        for x, y, size in detail.symbol_layout[strength]:
            at = QPointF(x * reduced, y * reduced)
            below = QPointF(at.x() + dx, at.y() + dy)
            draw_symbol(
                painter, look.icon, look.shadow, below, size * reduced, detail.shadow_opacity
            )
            draw_symbol(painter, look.icon, look.symbol, at, size * reduced)
