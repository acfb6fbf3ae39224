"""Pictures of spaces kept ready: a space is drawn once and then only copied.

Drawing a space takes about two milliseconds, copying one some hundredths of that.
"""

from collections import OrderedDict

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from designer.hexes import Cell
from designer.paint.spaces import UNIT, draw_space
from designer.printing.scenes import TerrainLook

__all__ = ["Stamps"]

# Neighbours overlap by this much, so that rounding to whole pixels leaves no seam between them.
_OVERLAP_PX = 0.6
_STEPS = 4  # radii are kept to a quarter of a pixel


class Stamps:
    """Keep the pictures of spaces by terrain, cell, variant, radius and device ratio.

    Attributes:
        n_drawn: how many pictures were drawn so far.
    """

    def __init__(self, budget_bytes: int = 24_000_000) -> None:
        """Keep at most `budget_bytes` of pictures; the longest unused go first."""
        self._budget = budget_bytes
        self._size = 0
        self.n_drawn = 0
        self._kept: OrderedDict[tuple[object, ...], QImage] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def stamp(
        self,
        look: TerrainLook,
        inner: TerrainLook | None,
        cell: Cell,
        number: int,
        radius_px: float,
        ratio: float,
    ) -> QImage:
        """Give the picture of a space: a square with the space in its middle.

        Args:
            look: the space's terrain.
            inner: the terrain drawn inside it, if any.
            cell: what is printed.
            number: which of the grounds.
            radius_px: circumradius in device-independent pixels.
            ratio: device pixels per device-independent pixel.
        """
        steps = round(radius_px * ratio * _STEPS)
        key = (look, inner, cell, number, steps, ratio)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        image = _draw(look, inner, cell, number, steps / _STEPS, ratio)
        self.n_drawn += 1
        self._kept[key] = image
        self._size += image.sizeInBytes()
        while self._size > self._budget and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= oldest.sizeInBytes()
        return image


def _draw(
    look: TerrainLook,
    inner: TerrainLook | None,
    cell: Cell,
    number: int,
    radius_device: float,
    ratio: float,
) -> QImage:
    half = int(radius_device + _OVERLAP_PX) + 2
    image = QImage(2 * half, 2 * half, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    scale = (radius_device + _OVERLAP_PX) / UNIT
    painter.scale(scale, scale)
    radius_px = radius_device / ratio
    draw_space(painter, look, cell, radius_px=radius_px, number=number, inner=inner)
    painter.end()
    return image
