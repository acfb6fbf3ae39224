"""Draw what a space shows beside its terrain: an arrow, a mark, an action."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from designer.hexes import Cell
from designer.paint.geometry import hex_path
from designer.paint.tinted import svg_renderer
from designer.printing.scenes import SignLook, TerrainLook

__all__ = ["draw_signs"]

_ARROW = ((86, 0), (58, -27), (58, -11), (38, -11), (38, 11), (58, 11), (58, 27))
"""An arrow to the east on the unit hex, whose point stands just inside the edge."""

_DISC, _ICON = 29.0, 46.0
_RING, _COLOURED, _MARKED = 84.0, 11.0, 8.0
_AWAY = 58.0  # of a disc's middle from the middle of the space
_PAPER, _INK, _BONE = "#F7F1E1", "#1B1815", "#F4EAD2"
_MARK = "*"


def draw_signs(painter: QPainter, look: TerrainLook, cell: Cell) -> None:
    """Draw the arrow, the mark and the action of a cell on the unit hex."""
    signs = {sign.key: sign for sign in look.signs}
    action = signs.get(cell.action or "")
    if action is not None and action.colour:
        _draw_ring(painter, action.colour, _COLOURED)
    if cell.marked and _MARK in signs:
        _draw_ring(painter, _BONE, _MARKED, dashes=(2.1, 1.3))
    if cell.arrow is not None:
        _draw_arrow(painter, look, cell.arrow)
    if cell.marked and _MARK in signs:
        # Across from the arrow; at the lower corner where there is none.
        angle = 90.0 if cell.arrow is None else 180.0 - 60.0 * cell.arrow
        _draw_disc(painter, signs[_MARK], angle, _INK, _PAPER)
    if action is not None:
        _draw_disc(painter, action, -90.0, action.colour or _PAPER, _INK)


def _draw_ring(
    painter: QPainter, colour: str, width: float, dashes: tuple[float, float] | None = None
) -> None:
    """Draw a ring just inside the edge of the unit hex, dark below so that it is seen on any ground."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, wide in ((_INK, width + 5), (colour, width)):
        pen = QPen(QColor(tone), wide)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if dashes is not None and tone != _INK:
            pen.setDashPattern(dashes)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawPath(hex_path(_RING))
    painter.restore()


def _draw_arrow(painter: QPainter, look: TerrainLook, direction: int) -> None:
    path = QPainterPath()
    path.moveTo(*_ARROW[0])
    for point in _ARROW[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    painter.save()
    painter.rotate(-60.0 * direction)
    pen = QPen(QColor(look.rim), 6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(look.symbol))
    painter.drawPath(path)
    painter.restore()


def _draw_disc(painter: QPainter, sign: SignLook, angle: float, ground: str, ink: str) -> None:
    at = QPointF(_AWAY * math.cos(math.radians(angle)), _AWAY * math.sin(math.radians(angle)))
    painter.setPen(QPen(QColor(ink), 4))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(at, _DISC, _DISC)
    renderer = svg_renderer(sign.icon, ink)
    if renderer is not None:
        from_corner = QPointF(_ICON / 2, _ICON / 2)
        renderer.render(painter, QRectF(at - from_corner, at + from_corner))
