"""Sheets as PDF, read back by another program."""

import gc

import pytest
from PySide6.QtGui import QPdfWriter

from designer.paint.fonts import load_fonts
from designer.paint.images import png_bytes
from designer.paint.pdf import paint_sheets, pdf_bytes
from designer.printing.display import Box, DisplayList, Picture, TextBox
from tests.paint.sheets import (
    SVG,
    WORDS,
    everything,
    pdf_image,
    pdf_sizes,
    pdf_text,
    png_image,
    sheet,
    unlike,
)


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


@pytest.fixture
def picture(tmp_path) -> str:
    file = tmp_path / "picture.svg"
    file.write_text(SVG)
    return str(file)


def page(width: float, height: float, text: str = "x") -> DisplayList:
    return DisplayList(width, height, (TextBox(text, Box(5, 5, 80, 6), role="ui", size=4),), "mm")


def test_pages_have_their_true_sizes_also_when_these_differ():
    data = pdf_bytes([sheet(page(210, 297), page(297, 210)), sheet(page(100, 80))], "Three")

    sizes = [(210, 297), (297, 210), (100, 80)]
    assert [pytest.approx(size, abs=0.3) for size in sizes] == pdf_sizes(data)


def test_text_can_be_read_back_figures_and_polish_letters_too():
    assert WORDS in pdf_text(pdf_bytes([sheet(everything())], "Text"))


def test_every_font_is_embedded():
    data = pdf_bytes([sheet(everything())], "Fonts")

    n_fonts = data.count(b"/Type /FontDescriptor")
    assert n_fonts >= 3
    assert data.count(b"/FontFile2") == n_fonts


def test_a_page_looks_on_paper_as_it_looks_as_a_picture(picture):
    one = sheet(everything(picture))

    on_paper = pdf_image(pdf_bytes([one], "Both"), 150)
    as_picture = png_image(png_bytes(one.pages[0], one.scenes, 150))

    assert unlike(on_paper, as_picture) < 0.01


def test_pictures_that_differ_are_told_apart(picture):
    one = sheet(everything(picture))
    other = sheet(everything())  # without the picture

    assert (
        unlike(
            png_image(png_bytes(one.pages[0], one.scenes, 150)),
            png_image(png_bytes(other.pages[0], other.scenes, 150)),
        )
        > 0.01
    )


def test_boards_on_paper_are_shapes():
    data = pdf_bytes([sheet(everything())], "Shapes")

    assert b"/Subtype /Image" not in data


@pytest.mark.qt_log_ignore("Returned false")
def test_a_device_that_cannot_be_reached_is_told(tmp_path):
    out_of_reach = QPdfWriter(str(tmp_path / "nowhere" / "pages.pdf"))

    assert not paint_sheets(out_of_reach, [sheet(page(210, 297))])


def test_a_drawing_without_lines_gets_none_on_paper(tmp_path):
    file = tmp_path / "square.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<path d="M0 0H10V10H0Z" fill="#000000"/></svg>'
    )
    alone = DisplayList(30, 30, (Picture(str(file), Box(10, 10, 10, 10)),), "mm")

    image = pdf_image(pdf_bytes([sheet(alone)], "Square"), 254)
    dark = [x for x in range(image.width) if image.getpixel((x, 150))[0] < 128]

    assert (dark[0], dark[-1]) == (pytest.approx(100, abs=1), pytest.approx(199, abs=1))


def test_an_interrupt_in_the_middle_of_a_page_leaves_no_painter_behind(monkeypatch, qtlog):
    def interrupted(*_arguments, **_options):
        raise KeyboardInterrupt

    monkeypatch.setattr("designer.paint.pdf.paint_display", interrupted)

    with pytest.raises(KeyboardInterrupt):
        pdf_bytes([sheet(page(100, 80))], "One")
    gc.collect()

    assert [record.message for record in qtlog.records] == []
