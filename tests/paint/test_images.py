"""Pages as PNG."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from designer.paint.display import paint_display
from designer.paint.fonts import load_fonts
from designer.paint.images import TooLargeError, page_image, png_bytes
from designer.paint.stamps import Stamps
from designer.printing.display import BoardView, Box, DisplayList
from designer.printing.resolution import image_size
from tests.paint.sheets import everything, pil_image, png_image, sheet, unlike


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


@pytest.mark.parametrize("dpi", [50, 96, 300])
def test_a_picture_has_as_many_pixels_as_the_resolution_says(dpi):
    image = png_image(png_bytes(everything(), {}, dpi))

    assert image.size == (round(100 / 25.4 * dpi), round(80 / 25.4 * dpi))


def test_the_file_says_its_resolution():
    image = QImage.fromData(png_bytes(everything(), {}, 300))

    assert image.dotsPerMeterX() == round(300 * 1000 / 25.4)


def test_too_large_a_picture_is_refused_before_memory_is_taken():
    huge = DisplayList(20_000, 15_000, (), "mm")

    with pytest.raises(TooLargeError, match="largest that works is") as refused:
        page_image(huge, {}, 600)
    assert image_size(20_000, 15_000, refused.value.largest).fits


def test_the_resolution_that_was_offered_works():
    page = DisplayList(4000, 3000, (), "mm")
    with pytest.raises(TooLargeError) as refused:
        page_image(page, {}, 100)

    image = page_image(page, {}, refused.value.largest)

    assert image.width() * image.height() > 90_000_000


def test_a_board_is_the_same_at_every_resolution():
    one = sheet(everything())
    coarse, fine = (png_image(png_bytes(one.pages[0], one.scenes, dpi)) for dpi in (100, 300))

    assert unlike(coarse, fine) < 0.01


def test_copied_spaces_look_like_drawn_ones():
    view = BoardView("board", Box(3.3, 2.7, 80, 60))
    page, scenes = DisplayList(90, 70, (view,), "mm"), sheet().scenes

    copied = page_image(page, scenes, 150)
    drawn = QImage(copied.size(), QImage.Format.Format_RGB32)
    drawn.fill(0xFFFFFFFF)
    painter = QPainter(drawn)
    paint_display(painter, page, QRectF(drawn.rect()), scenes=scenes)
    painter.end()

    assert unlike(pil_image(copied), pil_image(drawn)) < 0.005


def test_stamps_can_be_shared_between_pages():
    stamps = Stamps()
    one = sheet(everything())
    page_image(one.pages[0], one.scenes, 150, stamps)
    n_kept = len(stamps)

    page_image(one.pages[0], one.scenes, 150, stamps)

    assert n_kept == len(stamps) > 0
