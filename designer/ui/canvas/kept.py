"""What an analysis draws over a board, kept as pictures: pointing at a space must not draw it anew."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

from designer.paint.markings import EMPTY, Marking, draw_ways
from designer.paint.overlays import Overlay, draw_rings, draw_signs
from designer.ui.canvas.camera import Camera

__all__ = ["KeptDrawing"]


class KeptDrawing:
    """Keep two pictures: what lies below rings and bars, and the ways above them."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._kept = EMPTY
        self._below: QImage | None = None
        self._above: QImage | None = None

    def paint(
        self,
        painter: QPainter,
        camera: Camera,
        size: QSize,
        ratio: float,
        overlay: Overlay,
        between: Callable[[Overlay], None],
    ) -> None:
        """Draw all of an overlay; `between` draws what changes from moment to moment."""
        key = (camera, size, ratio, id(overlay.marking), overlay.ways, overlay.unreachable)
        if key != self._key:
            self._key, self._kept = key, overlay.marking  # held, so that its id stays its own
            self._draw(camera, size, ratio, overlay)
        if self._below is not None:
            painter.drawImage(0, 0, self._below)
        between(msgspec.structs.replace(overlay, ways=(), unreachable=frozenset(), marking=EMPTY))
        if self._above is not None:
            painter.drawImage(0, 0, self._above)
        words = Marking(joints=overlay.marking.joints, plates=overlay.marking.plates)
        draw_signs(painter, camera.projection, Overlay(marking=words))

    def _draw(self, camera: Camera, size: QSize, ratio: float, overlay: Overlay) -> None:
        marking = overlay.marking
        self._below = self._above = None
        if overlay.unreachable or marking != EMPTY:
            self._below = _empty(size, ratio)
            painter = QPainter(self._below)
            still = Overlay(unreachable=overlay.unreachable, marking=marking)
            draw_rings(painter, camera.projection, still)
            painter.end()
        ways = (*overlay.ways, *marking.ways)
        if ways:
            self._above = _empty(size, ratio)
            painter = QPainter(self._above)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_ways(painter, camera.projection, ways)
            painter.end()


def _empty(size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    return image
