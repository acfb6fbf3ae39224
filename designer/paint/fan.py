"""Some faces as a fan, as a hand holds them."""

from collections.abc import Callable, Generator, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from designer.paint.display import display_image
from designer.printing.display import DisplayList

__all__ = ["fan_image_steps"]

_HIGH = 0.8  # of a face, of the height there is
_TURN = 7.0  # degrees from one face to the next
_APART = 0.72  # from one face to the next, of a face's width


def fan_image_steps(
    faces: Sequence[Callable[[], DisplayList]], width_px: int, height_px: int, ratio: float = 1.0
) -> Generator[None, None, QImage]:
    """Draw faces, the middle one upright, a step each.

    Args:
        faces: each gives its picture when it is drawn; those that there is no room for are left out.
        width_px: of the whole, in device-independent pixels.
        height_px: likewise.
        ratio: device pixels per device-independent pixel.

    Returns:
        The picture, on transparent ground.
    """
    image = QImage(
        round(width_px * ratio), round(height_px * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    try:
        displays = [face() for face in faces]
        wide = max((d.width / d.height for d in displays), default=1.0) * height_px * _HIGH
        most = max(1, int((width_px - wide * 1.3) / (wide * _APART)) + 1)
        displays = displays[:most]
        for number, display in enumerate(displays):
            yield
            turned = number - (len(displays) - 1) / 2
            high = height_px * _HIGH
            face = display_image(display, high * display.width / display.height, ratio=ratio)
            painter.save()
            # About a point below: the outer ones stand a little lower.
            painter.translate(width_px / 2 + turned * wide * _APART, height_px / 2)
            painter.translate(0, abs(turned) * high * 0.03)
            painter.rotate(turned * _TURN)
            size = face.deviceIndependentSize()
            painter.drawImage(QPointF(-size.width() / 2, -size.height() / 2), face)
            painter.restore()
    finally:
        painter.end()
    return image
