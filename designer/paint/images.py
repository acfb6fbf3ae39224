"""Pages as pictures of pixels; what would be too large is refused before memory is taken."""

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from designer.paint.display import Scenes, paint_display
from designer.paint.stamps import Stamps
from designer.printing.display import DisplayList
from designer.printing.resolution import ImageSize, image_size, largest_dpi

__all__ = ["TooLargeError", "page_image", "png_bytes"]

_STAMPS_BYTES = 96_000_000  # spaces of a large picture are large too
_INCHES_PER_METRE = 1000 / 25.4


class TooLargeError(Exception):
    """Say that a picture is too large, and at which resolution it would fit.

    Attributes:
        size: what was asked for; `largest`: the largest dots per inch that can be drawn.
    """

    def __init__(self, size: ImageSize, dpi: float, largest: int) -> None:
        super().__init__(
            f"A picture of {size.width} × {size.height} pixels ({dpi:g} dpi) would take"
            f" {size.megabytes:.0f} MB while it is drawn. The largest that works is {largest} dpi."
        )
        self.size = size
        self.largest = largest


def png_bytes(page: DisplayList, scenes: Scenes, dpi: float) -> bytes:
    """Give a page as a PNG file; needs an application.

    Raises:
        TooLargeError: it would take too much memory; nothing was drawn.
    """
    image = page_image(page, scenes, dpi)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # Qt's stubs want bytes here
    return bytes(buffer.data().data())


def page_image(
    page: DisplayList, scenes: Scenes, dpi: float, stamps: Stamps | None = None
) -> QImage:
    """Give a page in millimetres as an image on white.

    Raises:
        TooLargeError: it would take too much memory; nothing was drawn.
    """
    size = image_size(page.width, page.height, dpi)
    if not size.fits:
        raise TooLargeError(size, dpi, largest_dpi(page.width, page.height))
    image = QImage(size.width, size.height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    dots = round(dpi * _INCHES_PER_METRE)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    painter = QPainter(image)
    try:
        stamps = stamps if stamps is not None else Stamps(_STAMPS_BYTES)
        target = QRectF(0, 0, size.width, size.height)
        paint_display(painter, page, target, scenes=scenes, stamps=stamps)
    finally:
        painter.end()
    return image
