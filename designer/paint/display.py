"""Draw a display list with QPainter: the one place that does it, for screen, images and paper."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, assert_never

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from designer.paint.board_views import PX_PER_MM, draw_board_view
from designer.paint.stamps import Stamps
from designer.paint.text_boxes import draw_text
from designer.paint.tinted import svg_renderer
from designer.printing.display import (
    BoardView,
    Box,
    DisplayList,
    Ellipse,
    Group,
    Item,
    LinearGradient,
    Paint,
    PathShape,
    Picture,
    Polygon,
    RadialGradient,
    RoundedRectangle,
    Stroke,
    TextBox,
)
from designer.printing.scenes import BoardScene

__all__ = ["Scenes", "display_image", "fitted", "paint_display", "px_per_unit"]

Scenes = Mapping[str, BoardScene]
"""The boards that a list shows, by name."""

_NO_SCENES: Scenes = MappingProxyType({})

_TOKEN = re.compile(r"[MLQCZ]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?", re.ASCII)


class _Setting(NamedTuple):
    """What holds for a whole list while it is drawn."""

    width_px: float | None
    scenes: Scenes
    stamps: Stamps | None


def paint_display(
    painter: QPainter,
    display: DisplayList,
    target: QRectF,
    *,
    width_px: float | None = None,
    scenes: Scenes = _NO_SCENES,
    stamps: Stamps | None = None,
) -> None:
    """Draw a list so that it fills `target`, kept in proportion and in the middle.

    Args:
        painter: left as it was found.
        display: what is drawn.
        target: in the painter's coordinates.
        width_px: width on the screen in device-independent pixels, which decides what small
            pictures leave out; None on paper.
        scenes: the boards that the list shows, by name.
        stamps: pictures of spaces to copy, for screens and images; None on paper.
    """
    scale = min(target.width() / display.width, target.height() / display.height)
    setting = _Setting(width_px, scenes, stamps)
    density = px_per_unit(display, width_px)
    with _saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(
            target.x() + (target.width() - display.width * scale) / 2,
            target.y() + (target.height() - display.height * scale) / 2,
        )
        painter.scale(scale, scale)
        for item in display.items:
            _draw(painter, item, setting, density)


def px_per_unit(display: DisplayList, width_px: float | None) -> float:
    """Give the pixels per unit by which boards in a list leave things out."""
    if display.unit == "mm" or width_px is None:
        return PX_PER_MM
    return width_px / display.width


def display_image(
    display: DisplayList,
    width_px: float,
    *,
    ratio: float = 1.0,
    scenes: Scenes = _NO_SCENES,
    stamps: Stamps | None = None,
    on_paper: bool = False,
) -> QImage:
    """Draw a list on a transparent image.

    Args:
        display: what is drawn.
        width_px: width in device-independent pixels; the height follows.
        ratio: device pixels per device-independent pixel.
        scenes: the boards that the list shows, by name.
        stamps: pictures of spaces to copy.
        on_paper: show what paper shows, however narrow the image is.
    """
    height_px = width_px * display.height / display.width
    image = QImage(
        max(1, round(width_px * ratio)),
        max(1, round(height_px * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        target = QRectF(0, 0, width_px, height_px)
        seen = None if on_paper else width_px
        paint_display(painter, display, target, width_px=seen, scenes=scenes, stamps=stamps)
    finally:
        painter.end()  # an image must not go away under a painter
    return image


@contextmanager
def _saved(painter: QPainter) -> Iterator[None]:
    """Leave the painter as it was, also when a list from a plugin cannot be drawn."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def _draw(painter: QPainter, item: Item, setting: _Setting, density: float) -> None:
    match item:
        case Group():
            _draw_group(painter, item, setting, density)
        case TextBox():
            draw_text(painter, item)
        case Picture():
            _draw_picture(painter, item)
        case BoardView():
            scene = setting.scenes.get(item.scene)
            if scene is not None:
                draw_board_view(painter, item, scene, density, setting.stamps)
        case PathShape() | RoundedRectangle() | Ellipse() | Polygon():
            painter.setBrush(_brush(item.fill))
            painter.setPen(_pen(item.stroke))
            painter.drawPath(_path(item))
        case _:
            assert_never(item)


def _draw_group(painter: QPainter, group: Group, setting: _Setting, density: float) -> None:
    if not group.is_shown(setting.width_px):
        return
    with _saved(painter):
        painter.translate(group.dx, group.dy)
        painter.rotate(group.angle_deg)
        painter.scale(group.scale, group.scale)
        if group.clip is not None:
            painter.setClipPath(_path(group.clip), Qt.ClipOperation.IntersectClip)
        painter.setOpacity(painter.opacity() * group.opacity)
        for item in group.items:
            _draw(painter, item, setting, density * group.scale)


def _draw_picture(painter: QPainter, picture: Picture) -> None:
    renderer = svg_renderer(picture.path, picture.tint)
    if renderer is None:
        return
    with _saved(painter):
        painter.setOpacity(painter.opacity() * picture.opacity)
        renderer.render(painter, fitted(renderer.defaultSize(), picture.box))


def fitted(size: QSize, box: Box) -> QRectF:
    """Give where a drawing lies in a box: kept in proportion, in its middle."""
    frame = _rect(box)
    if size.isEmpty():
        return frame
    scale = min(frame.width() / size.width(), frame.height() / size.height())
    inner = QRectF(0, 0, size.width() * scale, size.height() * scale)
    inner.moveCenter(frame.center())
    return inner


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def _colour(text: str) -> QColor:
    """Read `#RRGGBB` or `#RRGGBBAA` (Qt itself would take the alpha first)."""
    if len(text) == 9:
        return QColor("#" + text[7:9] + text[1:7])
    return QColor(text)


def _brush(paint: Paint | None) -> QBrush:
    match paint:
        case None:
            return QBrush(Qt.BrushStyle.NoBrush)
        case str():
            return QBrush(_colour(paint))
        case LinearGradient():
            linear = QLinearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
            return QBrush(_with_stops(linear, paint.stops))
        case RadialGradient():
            radial = QRadialGradient(paint.x, paint.y, paint.radius)
            return QBrush(_with_stops(radial, paint.stops))
        case _:
            assert_never(paint)


def _with_stops(gradient: QGradient, stops: tuple[tuple[float, str], ...]) -> QGradient:
    for place, colour in stops:
        gradient.setColorAt(place, _colour(colour))
    return gradient


def _pen(stroke: Stroke | None) -> QPen:
    if stroke is None or stroke.width <= 0:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(_colour(stroke.colour), stroke.width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if stroke.dashes else Qt.PenCapStyle.RoundCap)
    if stroke.dashes:
        # Qt counts dashes in pen widths, a display list in its own unit.
        pen.setDashPattern([dash / stroke.width for dash in stroke.dashes])
    return pen


def _path(shape: PathShape | RoundedRectangle | Ellipse | Polygon) -> QPainterPath:
    match shape:
        case PathShape():
            return _path_of(shape.d)
        case RoundedRectangle():
            path = QPainterPath()
            path.addRoundedRect(_rect(shape.box), shape.radius, shape.radius)
            return path
        case Ellipse():
            path = QPainterPath()
            path.addEllipse(QPointF(shape.x, shape.y), shape.rx, shape.ry)
            return path
        case Polygon():
            path = QPainterPath()
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in shape.points]))
            path.closeSubpath()
            return path
        case _:
            assert_never(shape)


@lru_cache(maxsize=4096)
def _path_of(d: str) -> QPainterPath:
    path = QPainterPath()
    tokens: Iterator[str] = iter(_TOKEN.findall(d))

    def point() -> QPointF:
        return QPointF(float(next(tokens)), float(next(tokens)))

    for command in tokens:
        match command:
            case "M":
                path.moveTo(point())
            case "L":
                path.lineTo(point())
            case "Q":
                path.quadTo(point(), point())
            case "C":
                path.cubicTo(point(), point(), point())
            case "Z":
                path.closeSubpath()
            case number:
                message = f"“{number}” stands where a path command was expected: {d[:60]}"
                raise ValueError(message)
    return path
