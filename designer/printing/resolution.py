"""How many pixels a picture takes, and what is too many: said before anything is drawn."""

import math

import msgspec

__all__ = ["MOST_EDGE", "MOST_PIXELS", "ImageSize", "image_size", "largest_dpi"]

MOST_EDGE = 32_000
"""Pixels along one edge that Qt can still draw."""

MOST_PIXELS = 100_000_000
"""Pixels of one picture: 400 megabytes while it is drawn."""

_BYTES_PER_PIXEL = 4
_MM_PER_INCH = 25.4


class ImageSize(msgspec.Struct, frozen=True):
    """Give the size of a picture in pixels."""

    width: int
    height: int

    @property
    def megabytes(self) -> float:
        """Give the memory it takes while it is drawn."""
        return self.width * self.height * _BYTES_PER_PIXEL / 1e6

    @property
    def fits(self) -> bool:
        """Say whether it can be drawn."""
        return max(self.width, self.height) <= MOST_EDGE and self.width * self.height <= MOST_PIXELS


def image_size(width_mm: float, height_mm: float, dpi: float) -> ImageSize:
    """Give the pixels of a picture at a resolution (at least one each way)."""
    return ImageSize(
        max(1, round(width_mm / _MM_PER_INCH * dpi)), max(1, round(height_mm / _MM_PER_INCH * dpi))
    )


def largest_dpi(width_mm: float, height_mm: float) -> int:
    """Give the largest whole resolution at which a picture can be drawn, at least 1."""
    by_edge = MOST_EDGE / (max(width_mm, height_mm) / _MM_PER_INCH)
    by_area = math.sqrt(MOST_PIXELS / (width_mm * height_mm / _MM_PER_INCH**2))
    dpi = max(1, int(min(by_edge, by_area)))
    while dpi > 1 and not image_size(width_mm, height_mm, dpi).fits:
        dpi -= 1
    while image_size(width_mm, height_mm, dpi + 1).fits:  # whole pixels may leave room for more
        dpi += 1
    return dpi
