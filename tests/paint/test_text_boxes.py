import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from designer.paint.display import display_image, paint_display
from designer.paint.fonts import load_fonts
from designer.paint.text_boxes import set_text
from designer.printing.display import Box, DisplayList, TextBox

LONG = "Draw two cards. Then you may remove up to two cards in hand from the game."


@pytest.fixture(autouse=True)
def _fonts(qapp):
    load_fonts()


def box(text: str, width: float, height: float, **more) -> TextBox:
    return TextBox(text, Box(0, 0, width, height), size=20, **more)


def test_text_that_fits_keeps_its_size():
    placed = set_text(box("Scout", 200, 30))

    assert (placed.lines, placed.share, placed.cut) == (("Scout",), 1.0, False)


def test_a_name_that_is_too_long_is_set_smaller():
    placed = set_text(box("Jack-of-all-Trades", 120, 30))

    assert placed.lines == ("Jack-of-all-Trades",)
    assert 0.6 <= placed.share < 1.0


def test_below_the_floor_a_name_is_wrapped():
    placed = set_text(box("Wyprawa poszukiwaczek przygód", 100, 40))

    assert len(placed.lines) > 1
    assert placed.share == pytest.approx(0.6)


def test_a_word_that_never_fits_is_cut_with_an_ellipsis():
    placed = set_text(box("Donaudampfschifffahrtsgesellschaft", 60, 20))

    assert placed.cut
    assert placed.lines[-1].endswith("…")


def test_wrapped_text_shrinks_until_all_lines_fit():
    roomy = set_text(box(LONG, 200, 200, wrap=True))
    tight = set_text(box(LONG, 200, 70, wrap=True))

    assert roomy.share == 1.0
    assert tight.share < 1.0
    assert not tight.cut
    assert " ".join(tight.lines) == LONG


def test_text_that_must_not_shrink_is_cut():
    placed = set_text(box(LONG, 100, 40, wrap=True, smallest=1.0))

    assert placed.share == 1.0
    assert placed.cut


def test_centred_text_leaves_no_single_word_on_its_last_line():
    text = "one two three four five six seven"
    left = set_text(box(text, 240, 90, wrap=True))
    centred = set_text(box(text, 240, 90, wrap=True, align="center"))

    assert len(left.lines) == len(centred.lines) == 2
    assert len(centred.lines[-1]) > len(left.lines[-1])


def test_line_feeds_always_break():
    assert set_text(box("a\nb", 200, 60)).lines == ("a", "b")


@pytest.mark.parametrize(
    ("align", "columns"),
    [("left", (0, 40)), ("right", (60, 100)), ("center", (30, 70))],
)
def test_text_stands_where_it_is_aligned(align, columns):
    text = TextBox("ii", Box(0, 0, 100, 20), role="ui", size=16, align=align)
    image = display_image(DisplayList(100, 20, (text,)), 100)

    inked = [x for x in range(100) for y in range(20) if image.pixelColor(x, y).alpha() > 60]

    assert columns[0] <= min(inked)
    assert max(inked) <= columns[1]


@pytest.mark.parametrize(
    ("upright", "rows"), [("top", (0, 40)), ("middle", (30, 70)), ("bottom", (60, 100))]
)
def test_text_stands_as_high_as_it_says(upright, rows):
    text = TextBox("HH", Box(0, 0, 40, 100), role="ui", size=20, upright=upright)
    image = display_image(DisplayList(40, 100, (text,)), 40)

    inked = [y for x in range(40) for y in range(100) if image.pixelColor(x, y).alpha() > 60]

    assert rows[0] <= min(inked)
    assert max(inked) <= rows[1]


def test_lines_break_at_the_same_words_at_every_size():
    wanted = set_text(box(LONG, 200, 90, wrap=True)).lines
    for scale in (0.2, 1.7, 12.0):
        scaled = TextBox(LONG, Box(0, 0, 200 * scale, 90 * scale), size=20 * scale, wrap=True)
        assert set_text(scaled).lines == wanted


def test_figures_on_cards_are_all_of_one_height():
    def height(digit: str) -> int:
        text = TextBox(digit, Box(0, 0, 60, 60), size=50, align="center")
        image = display_image(DisplayList(60, 60, (text,)), 60)
        rows = {y for x in range(60) for y in range(60) if image.pixelColor(x, y).alpha() > 100}
        return max(rows) - min(rows)

    assert abs(height("1") - height("6")) <= 2


def test_drawing_leaves_font_and_pen_of_the_painter(qapp):
    image = QImage(50, 50, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    font, pen = painter.font(), painter.pen()
    display = DisplayList(50, 50, (msgspec.structs.replace(box("a", 50, 50), colour="#FF0000"),))

    paint_display(painter, display, QRectF(0, 0, 50, 50))

    assert (painter.font(), painter.pen()) == (font, pen)
    painter.end()
