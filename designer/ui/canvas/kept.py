"""What an analysis draws over a board, kept as pictures: pointing at a space must not draw it anew.

The pictures of a large board are drawn in slices, a frame each; small ones are whole at once.
"""

from collections.abc import Callable, Iterator
from time import perf_counter

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

from designer.paint.markings import EMPTY, Marking, way_steps
from designer.paint.overlays import Overlay, draw_signs, ring_steps
from designer.ui.canvas.camera import Camera

__all__ = ["KeptDrawing"]

_SLICE_S = 0.012
_LEAST = 250  # spaces of a slice: what is as large as five tiles is whole at once


class KeptDrawing:
    """Keep two pictures: what lies below rings and bars, and the ways above them."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._kept = EMPTY
        self._below: QImage | None = None
        self._above: QImage | None = None
        self._steps: Iterator[int] | None = None

    @property
    def is_whole(self) -> bool:
        """Say whether all is drawn; else the next frame draws more."""
        return self._steps is None

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
            self._steps = self._draw(camera, size, ratio, overlay)
        self._go_on()
        if self._below is not None:
            painter.drawImage(0, 0, self._below)
        between(msgspec.structs.replace(overlay, ways=(), unreachable=frozenset(), marking=EMPTY))
        if self._above is not None:
            painter.drawImage(0, 0, self._above)
        still = overlay.marking
        words = Marking(joints=still.joints, plates=still.plates, arrows=still.arrows)
        draw_signs(painter, camera.projection, Overlay(marking=words))

    def finish(self) -> None:
        """Draw all of it, for pictures of the window."""
        while self._steps is not None:
            self._go_on()

    def _go_on(self) -> None:
        end, drawn = perf_counter() + _SLICE_S, 0
        for n_spaces in self._steps or ():
            drawn += n_spaces
            if drawn > _LEAST and perf_counter() > end:
                return
        self._steps = None

    def _draw(self, camera: Camera, size: QSize, ratio: float, overlay: Overlay) -> Iterator[int]:
        marking = overlay.marking
        self._below = self._above = None
        if overlay.unreachable or marking != EMPTY:
            self._below = _empty(size, ratio)
            still = Overlay(unreachable=overlay.unreachable, marking=marking)
            yield from _into(self._below, lambda p: ring_steps(p, camera.projection, still))
        ways = (*overlay.ways, *marking.ways)
        if ways:
            self._above = _empty(size, ratio)
            yield from _into(self._above, lambda p: way_steps(p, camera.projection, ways))


def _into(image: QImage, steps: Callable[[QPainter], Iterator[int]]) -> Iterator[int]:
    """Draw steps into a picture; it may be shown between them."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield from steps(painter)
    finally:
        painter.end()


def _empty(size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    return image
