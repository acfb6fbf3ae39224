"""Sheets that try everything a page can hold, and PDF files read back."""

import io

import pypdfium2
from PIL import Image
from PySide6.QtGui import QImage

from designer.printing.display import (
    BoardView,
    Box,
    DisplayList,
    Ellipse,
    Group,
    LinearGradient,
    PathShape,
    Picture,
    Polygon,
    RadialGradient,
    RoundedRectangle,
    Stroke,
    TextBox,
)
from designer.printing.sheets import Sheet
from tests.paint.scenes import small_scene

WORDS = "Zażółć gęślą jaźń, Größe 3 × 0123"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path id="x" d="M0 0H10V10H0Z" fill="currentColor"/></svg>'


def everything(picture: str = "") -> DisplayList:
    """Give a page of 100 x 80 mm with one item of every kind."""
    items = (
        RoundedRectangle(Box(5, 5, 20, 12), 3, "#D8A327", Stroke("#3A2803", 0.6, (2, 1))),
        Ellipse(40, 11, 10, 6, LinearGradient(30, 5, 50, 17, ((0, "#FFFFFF"), (1, "#B3261E")))),
        Polygon(
            ((55, 5), (75, 5), (65, 17)), RadialGradient(65, 9, 9, ((0, "#FFFFFF"), (1, "#0F6670")))
        ),
        PathShape(
            "M 80 17 Q 88 -4 96 17 C 92 20 84 20 80 17 Z", "#3B7A4580", Stroke("#1F4D2B", 0.4)
        ),
        TextBox(WORDS, Box(5, 20, 90, 6), role="ui", size=4),
        TextBox("Abenteuer", Box(5, 28, 40, 8), role="card_text", size=6, colour="#B3261E"),
        TextBox("Łódź", Box(55, 28, 40, 8), role="display", size=6, weight=700, align="right"),
        Group(
            (
                Ellipse(0, 0, 6, 6, "#2C74B3"),
                TextBox("hidden", Box(-5, 8, 10, 4), role="ui", size=3),
            ),
            dx=15,
            dy=55,
            scale=1.5,
            angle_deg=30,
            clip=RoundedRectangle(Box(-6, -6, 9, 12), 0),
            opacity=0.6,
        ),
        Picture(picture, Box(32, 46, 16, 16), "#6B4593"),
        BoardView("board", Box(55, 40, 40, 35), chosen=((0, 0),)),
    )
    return DisplayList(100, 80, items, "mm", "Everything")


def sheet(*pages: DisplayList) -> Sheet:
    """Give a sheet of pages that may show the small scene as “board”."""
    return Sheet("Sheet", pages, {"board": small_scene()})


def pdf_text(data: bytes, page: int = 0) -> str:
    """Give the text of a page."""
    document = pypdfium2.PdfDocument(data)
    try:
        return document[page].get_textpage().get_text_range().replace("\r\n", "\n")
    finally:
        document.close()


def pdf_sizes(data: bytes) -> list[tuple[float, float]]:
    """Give the sizes of the pages in mm."""
    document = pypdfium2.PdfDocument(data)
    try:
        return [tuple(edge * 25.4 / 72 for edge in page.get_size()) for page in document]
    finally:
        document.close()


def pdf_image(data: bytes, dpi: float, page: int = 0) -> Image.Image:
    """Draw a page."""
    document = pypdfium2.PdfDocument(data)
    try:
        return document[page].render(scale=dpi / 72).to_pil().convert("RGB")
    finally:
        document.close()


def png_image(data: bytes) -> Image.Image:
    """Read a PNG."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def pil_image(image: QImage) -> Image.Image:
    """Give Qt's image as Pillow's."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (plain.width(), plain.height())
    data = bytes(plain.constBits())
    return Image.frombuffer("RGB", size, data, "raw", "RGB", plain.bytesPerLine(), 1)


def unlike(one: Image.Image, other: Image.Image) -> float:
    """Give the share of places where two pictures of about the same size clearly differ.

    Small shifts at edges, which two drawing programs never do alike, are blurred away.
    """
    size = (100, 100 * one.height // one.width)
    a, b = (image.resize(size, Image.Resampling.BOX).tobytes() for image in (one, other))
    different = sum(
        max(abs(a[i + n] - b[i + n]) for n in range(3)) > 40 for i in range(0, len(a), 3)
    )
    return different / (size[0] * size[1])
