"""The brand's side of the welcome page: sign, name, trail; and the sign as the program's icon."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from designer.paint.boards import draw_net
from designer.paint.geometry import hex_path
from designer.paint.projection import Projection
from designer.paint.tokens import tokens

__all__ = ["BrandSide", "draw_sign", "program_icon"]

_TRAIL = ((-24, 26), (-14, 20), (-4, 12), (4, 2), (10, -8), (18, -16), (26, -24))


class BrandSide(QWidget):
    """The ground of the left side; whatever is laid on it lies over hills and a trail."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        ground = QLinearGradient(area.topLeft(), area.bottomLeft())
        ground.setColorAt(0, QColor(tokens().brand["deep"]).lighter(118))
        ground.setColorAt(1, QColor(tokens().brand["deep"]))
        painter.fillRect(area, ground)
        net = QColor(255, 255, 255, 16)
        draw_net(painter, Projection(38, 20, 10), area, net)
        self._paint_hills(painter, area)
        if area.height() > 700:
            self._paint_trail(painter, area)

    @staticmethod
    def _paint_hills(painter: QPainter, area: QRectF) -> None:
        deep = QColor(tokens().brand["deep"])
        for share, rise, shade in ((0.79, 16, 122), (0.87, 22, 160)):
            y = area.height() * share
            hills = QPainterPath(QPointF(0, area.height()))
            hills.lineTo(0, y)
            width = area.width()
            hills.cubicTo(
                width * 0.3, y - rise * 2.4, width * 0.45, y + rise, width * 0.7, y - rise
            )
            hills.cubicTo(width * 0.85, y - rise * 2, width * 0.95, y - rise, width, y - rise * 1.6)
            hills.lineTo(width, area.height())
            hills.closeSubpath()
            painter.fillPath(hills, deep.darker(shade))

    @staticmethod
    def _paint_trail(painter: QPainter, area: QRectF) -> None:
        gold = QColor(tokens().brand["gold"])
        width, bottom = area.width(), area.height()
        trail = QPainterPath(QPointF(width * 0.08, bottom - 40))
        trail.cubicTo(
            width * 0.3, bottom - 110, width * 0.55, bottom - 50, width * 0.8, bottom - 196
        )
        pen = QPen(gold, 5.5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 2.4])
        painter.strokePath(trail, pen)
        foot = QPointF(width * 0.805, bottom - 200)
        painter.setPen(QPen(QColor("#F4F1EA"), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(foot, foot - QPointF(0, 46))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        top = foot - QPointF(-2, 46)
        painter.drawPolygon(QPolygonF([top, top + QPointF(26, 9), top + QPointF(0, 18)]))


def draw_sign(painter: QPainter, at: QPointF, radius: float) -> None:
    """Draw the program's sign: a trail across a hex."""
    gold, deep = QColor(tokens().brand["gold"]), QColor(tokens().brand["deep"])
    scale = radius / 40
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    painter.scale(scale, scale)
    painter.setPen(QPen(deep.darker(150), 9))
    painter.setBrush(deep.darker(130))
    painter.drawPath(hex_path(36))
    painter.setPen(QPen(gold, 3.5))
    painter.drawPath(hex_path(36))
    painter.setPen(Qt.PenStyle.NoPen)
    for number, (x, y) in enumerate(_TRAIL):
        last = number == len(_TRAIL) - 1
        painter.setBrush(gold if last else QColor("#F4F1EA"))
        painter.drawEllipse(QPointF(x * 0.78, y * 0.78), *(2 * [5.5 if last else 2.7]))
    painter.restore()


def program_icon() -> QIcon:
    """Give the program's icon."""
    icon = QIcon()
    for size in (16, 32, 64, 128):
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        draw_sign(painter, QPointF(size / 2, size / 2), size / 2 * math.cos(0.1))
        painter.end()
        icon.addPixmap(QPixmap.fromImage(image))
    return icon
