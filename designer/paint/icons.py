"""Icons of one colour that follow the theme by themselves, sharp at every size and scale."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPixmap

from designer.paint.tinted import svg_renderer

__all__ = ["TintedIcon", "tinted_pixmap"]


class TintedIcon(QIconEngine):
    """Draw an SVG in the colour that holds at the moment it is drawn."""

    def __init__(self, path: str, colour: Callable[[QIcon.Mode], str]) -> None:
        """Draw `path` in the colour that `colour` gives for the mode (normal, disabled, ...)."""
        super().__init__()
        self._path = path
        self._colour = colour

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:  # noqa: ARG002 - Qt's own signature
        renderer = svg_renderer(self._path, self._colour(mode))
        if renderer is not None:
            edge = min(rect.width(), rect.height())
            square = QRectF(0, 0, edge, edge)
            square.moveCenter(QRectF(rect).center())
            renderer.render(painter, square)

    def clone(self) -> QIconEngine:
        return TintedIcon(self._path, self._colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(
        self,
        size: QSize,
        mode: QIcon.Mode,
        state: QIcon.State,
        scale: float,  # noqa: ARG002 - the size is in device pixels already
    ) -> QPixmap:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self.paint(painter, QRect(QPoint(), size), mode, state)
        painter.end()
        return QPixmap.fromImage(image)


def tinted_pixmap(path: str, colour: str, size: int, ratio: float) -> QPixmap:
    """Give a picture of `size` logical pixels for a screen of the given device ratio."""
    image = QImage(
        round(size * ratio), round(size * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(QColor(Qt.GlobalColor.transparent))
    renderer = svg_renderer(path, colour)
    if renderer is not None:
        painter = QPainter(image)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
    result = QPixmap.fromImage(image)
    result.setDevicePixelRatio(ratio)
    return result
