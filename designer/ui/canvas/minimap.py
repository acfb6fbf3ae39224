"""The whole board, small, with a frame round what is in sight; the frame is dragged."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from designer.paint.geometry import centre, hex_path
from designer.paint.look import Look
from designer.paint.projection import Projection
from designer.printing.scenes import BoardScene
from designer.ui.canvas.camera import BASE_RADIUS, Camera
from designer.ui.canvas.legend import Card
from designer.ui.canvas.surface import CanvasSurface
from designer.ui.kit.languages import tr

__all__ = ["Minimap"]

_SIZE = QSize(188, 124)
_PAD = 8.0
_UNKNOWN = "#8A8A8A"


class Minimap(Card):
    """Show where one is on the board."""

    def __init__(self, look: Look, view: CanvasSurface, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._view = view
        self._drawn: _Drawn | None = None
        self._grip: QPointF | None = None
        self.resize(_SIZE)
        self.setAccessibleName(tr("Minimap"))
        self.setToolTip(tr("Minimap (Shift+M)\nDrag to see another part of the board"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        view.moved.connect(self.update)
        self.hide()

    def frame(self) -> QRectF:
        """Give what is in sight, as a rectangle of this widget."""
        drawn = self._small()
        if drawn is None:
            return QRectF()
        projection = drawn.projection
        seen = self._view.camera.projection.units(QRectF(self._view.rect()))
        corner = projection.point(seen.x(), seen.y())
        return QRectF(
            corner.x(),
            corner.y(),
            seen.width() * projection.radius,
            seen.height() * projection.radius,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        drawn = self._small()
        if drawn is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(QPointF(0, 0), drawn.image)
        frame = self.frame().intersected(QRectF(self.rect()).adjusted(2, 2, -2, -2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Two rings of opposite tone are seen on any terrain.
        for colour, width in (("#15130F", 4.0), ("#FFC93C", 2.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(frame, 2, 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            frame = self.frame()
            inside = frame.contains(event.position())
            self._grip = event.position() - frame.center() if inside else QPointF(0, 0)
            self._look_at(event.position() - self._grip)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._look_at(event.position() - self._grip)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - it ends the drag
        self._grip = None

    def _small(self) -> "_Drawn | None":
        """Give the small board, drawn anew only for another one."""
        scene, ratio = self._view.scene, self.devicePixelRatioF()
        if scene is None:
            return None
        if self._drawn is None or self._drawn.scene is not scene or self._drawn.ratio != ratio:
            self._drawn = _draw(scene, ratio)
        return self._drawn

    def _look_at(self, place: QPointF) -> None:
        """Bring a place of the small board into the middle of the view."""
        drawn = self._small()
        if drawn is None:
            return
        x = (place.x() - drawn.projection.x) / drawn.projection.radius
        y = (place.y() - drawn.projection.y) / drawn.projection.radius
        zoom, middle = self._view.camera.zoom, QRectF(self._view.rect()).center()
        radius = BASE_RADIUS * zoom
        self._view.look(Camera(zoom, middle.x() - x * radius, middle.y() - y * radius))


class _Drawn(NamedTuple):
    scene: BoardScene
    ratio: float
    projection: Projection
    image: QImage


def _draw(scene: BoardScene, ratio: float) -> _Drawn:
    """Draw each space as a spot of its ground: that is quick, and no more is seen at this size."""
    image = QImage(_SIZE * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    middles = [(centre(space.hex), space.cell.code) for space in scene.board.spaces]
    middles += [(centre(space), code) for space, code in scene.scenery]
    xs = [x for (x, _), _ in middles] or [0.0]
    ys = [y for (_, y), _ in middles] or [0.0]
    bounds = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))).adjusted(-1, -1, 1, 1)
    inside = QRectF(0, 0, _SIZE.width(), _SIZE.height()).adjusted(_PAD, _PAD, -_PAD, -_PAD)
    projection = Projection.fitting(bounds, inside, 14.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    shape = hex_path(projection.radius)
    for (x, y), code in middles:
        look = scene.looks.get(code)
        painter.fillPath(
            shape.translated(projection.point(x, y)), QColor(look.base if look else _UNKNOWN)
        )
    painter.end()
    return _Drawn(scene, ratio, projection, image)
