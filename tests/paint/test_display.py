from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter

from designer.paint.display import display_image, paint_display
from designer.paint.fonts import load_fonts
from designer.printing.display import (
    Box,
    DisplayList,
    Ellipse,
    Group,
    Item,
    LinearGradient,
    PathShape,
    Picture,
    Polygon,
    RoundedRectangle,
    Stroke,
    TextBox,
)

RED, BLUE, CLEAR = "#ff0000", "#0000ff", "#00000000"
WHOLE = Box(0, 0, 100, 100)


@pytest.fixture(autouse=True)
def _fonts(qapp):
    load_fonts()


def drawn(*items: Item, width: float = 100, ratio: float = 1.0) -> QImage:
    return display_image(DisplayList(100, 100, items), width, ratio=ratio)


def at(image: QImage, x: int, y: int) -> str:
    colour = image.pixelColor(x, y)
    return CLEAR if colour.alpha() == 0 else colour.name()


@pytest.mark.parametrize(
    "item",
    [
        RoundedRectangle(Box(20, 20, 60, 60), 0, RED),
        Ellipse(50, 50, 30, 30, RED),
        Polygon(((20, 20), (80, 20), (80, 80), (20, 80)), RED),
        PathShape("M 20 20 L 80 20 L 80 80 L 20 80 Z", RED),
        PathShape("M 20 20 Q 50 0 80 20 C 90 40 90 60 80 80 L 20 80 Z", RED),
    ],
    ids=["rectangle", "ellipse", "polygon", "path", "curves"],
)
def test_a_shape_fills_its_inside_and_nothing_else(item):
    image = drawn(item)

    assert at(image, 50, 50) == RED
    assert at(image, 5, 95) == CLEAR


def test_an_outline_leaves_the_inside_free():
    image = drawn(RoundedRectangle(Box(20, 20, 60, 60), 0, None, Stroke(RED, 6)))

    assert at(image, 20, 50) == RED
    assert at(image, 50, 50) == CLEAR


def test_dashes_are_as_long_as_they_say():
    image = drawn(PathShape("M 0 50 L 100 50", None, Stroke(RED, 4, (20, 20))))

    assert [at(image, x, 50) for x in (10, 30, 50, 70)] == [RED, CLEAR, RED, CLEAR]


def test_a_gradient_goes_from_its_first_to_its_last_colour():
    gradient = LinearGradient(0, 0, 0, 100, ((0, RED), (1, BLUE)))

    image = drawn(RoundedRectangle(WHOLE, 0, gradient))

    assert image.pixelColor(50, 2).red() > 240
    assert image.pixelColor(50, 97).blue() > 240


def test_the_last_two_digits_of_a_colour_are_its_opacity():
    image = drawn(RoundedRectangle(WHOLE, 0, "#FF000080"))

    assert image.pixelColor(50, 50).alpha() == 0x80
    assert image.pixelColor(50, 50).red() > 250


def test_a_group_moves_scales_and_clips_what_it_holds():
    group = Group((RoundedRectangle(WHOLE, 0, RED),), 50, 50, 0.5, clip=Ellipse(0, 0, 60, 60))

    image = drawn(group)

    assert at(image, 55, 55) == RED
    assert at(image, 45, 45) == CLEAR
    assert at(image, 98, 98) == CLEAR


def test_a_quarter_turn_turns_clockwise():
    image = drawn(Group((RoundedRectangle(Box(0, 0, 40, 10), 0, RED),), 50, 50, angle_deg=90))

    assert at(image, 45, 80) == RED
    assert at(image, 80, 55) == CLEAR


def test_clips_within_clips_only_narrow():
    inner = Group((RoundedRectangle(WHOLE, 0, RED),), clip=RoundedRectangle(Box(0, 0, 100, 50)))

    image = drawn(Group((inner,), clip=RoundedRectangle(Box(0, 0, 50, 100))))

    assert [at(image, x, y) for x, y in ((25, 25), (75, 25), (25, 75))] == [RED, CLEAR, CLEAR]


def test_the_opacity_of_a_group_applies_to_what_it_holds():
    inner = Group((RoundedRectangle(WHOLE, 0, RED),), opacity=0.5)

    assert drawn(Group((inner,), opacity=0.5)).pixelColor(50, 50).alpha() in range(62, 66)


@pytest.mark.parametrize(("width", "colour"), [(90, BLUE), (110, RED), (200, RED)])
def test_small_pictures_show_other_parts_than_large_ones(width, colour):
    full = Group((RoundedRectangle(WHOLE, 0, RED),), from_px=110)
    small = Group((RoundedRectangle(WHOLE, 0, BLUE),), below_px=110)

    assert at(drawn(full, small, width=width), width // 2, width // 2) == colour


def test_a_sharper_screen_does_not_change_what_is_left_out():
    full = Group((RoundedRectangle(WHOLE, 0, RED),), from_px=110)

    image = drawn(full, width=100, ratio=2.0)

    assert image.width() == 200
    assert at(image, 100, 100) == CLEAR


def test_paper_shows_what_large_pictures_show():
    full = Group((RoundedRectangle(WHOLE, 0, RED),), from_px=110)
    small = Group((RoundedRectangle(WHOLE, 0, BLUE),), below_px=110)
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    paint_display(painter, DisplayList(100, 100, (full, small)), QRectF(0, 0, 20, 20))
    painter.end()

    assert at(image, 10, 10) == RED


def test_a_list_is_kept_in_proportion_in_the_middle():
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    square = DisplayList(100, 100, (RoundedRectangle(WHOLE, 0, RED),))
    paint_display(painter, square, QRectF(0, 0, 200, 100))
    painter.end()

    assert [at(image, x, 50) for x in (25, 100, 175)] == [CLEAR, RED, CLEAR]


def test_a_picture_wears_its_tint(tmp_path):
    path = tmp_path / "dot.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<rect width="10" height="10" fill="currentColor"/></svg>'
    )

    image = drawn(Picture(str(path), Box(10, 10, 20, 20), RED))

    assert at(image, 20, 20) == RED
    assert at(image, 50, 50) == CLEAR


def test_a_picture_that_is_not_there_is_left_out():
    assert at(drawn(Picture("/no/such/file.svg", WHOLE, RED)), 50, 50) == CLEAR


def test_the_painter_is_left_as_it_was_found():
    image = QImage(50, 50, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    painter.setOpacity(0.25)
    before = painter.transform()

    paint_display(painter, DisplayList(100, 100, (Group((), opacity=0.5),)), QRectF(0, 0, 50, 50))

    assert (painter.opacity(), painter.transform()) == (0.25, before)
    painter.end()


def test_a_path_with_an_unknown_command_is_refused():
    with pytest.raises(ValueError, match="path command was expected"):
        drawn(PathShape("1 2 3", RED))


def test_text_in_a_pdf_is_text(tmp_path: Path):
    path = tmp_path / "sheet.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QSizeF(63, 88), QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    text = TextBox("Żółta łódź", Box(5, 5, 90, 20), size=14, weight=700)
    paint_display(painter, DisplayList(100, 140, (text,)), QRectF(painter.viewport()))
    painter.end()

    page = pypdfium2.PdfDocument(path)[0]

    assert "Żółta łódź" in page.get_textpage().get_text_range()


def test_a_picture_keeps_its_proportion(tmp_path):
    path = tmp_path / "wide.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'
        '<rect width="20" height="10" fill="#ff0000"/></svg>'
    )

    image = drawn(Picture(str(path), WHOLE))

    assert [at(image, 50, y) for y in (10, 50, 90)] == [CLEAR, RED, CLEAR]
