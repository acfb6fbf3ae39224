"""Texts are read before they are printed."""

import pytest

from designer.paint.fonts import load_fonts
from designer.paint.measuring import QtMeasure
from designer.paint.proof import text_faults
from designer.paint.text_boxes import missing_in, set_text
from designer.printing.display import Box, DisplayList, Group, TextBox
from designer.printing.text import BODY, NOTE, TITLE, paragraph
from tests.paint.sheets import sheet

NOBODY = "\u0378"  # no character yet, so no font has it


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


def text(words: str, width: float = 90, role: str = "ui", **more) -> TextBox:
    return TextBox(words, Box(5, 5, width, 6), role=role, size=4, **more)


def page(*items) -> DisplayList:
    return DisplayList(100, 80, items, "mm")


@pytest.mark.parametrize("role", ["ui", "card_text", "display", "code"])
@pytest.mark.parametrize(
    "words",
    [
        "Zażółć gęślą jaźń ŁÓDŹ",
        "Größe, Übermut, ẞ",
        "déjà vu Ñandú",
        "a zero\u200bwidth\u00adspace\ufeff",
        "e\u0301 combining",
        "→ × ’ “ ” – …",
    ],
)
def test_what_our_fonts_hold_comes_out(words, role):
    assert missing_in(text(words, role=role)) == ()


@pytest.mark.parametrize("role", ["ui", "display"])
def test_a_character_of_no_font_is_named_once_with_all_that_belongs_to_it(role):
    words = f"a {NOBODY} b {NOBODY}\u0301 c {NOBODY} d \U000f1234"

    assert missing_in(text(words, role=role)) == (NOBODY, f"{NOBODY}\u0301", "\U000f1234")


def test_faults_are_found_on_every_page_and_in_groups_each_text_once():
    bad, long = text(f"north {NOBODY}"), text("x" * 200, width=20)
    one = sheet(page(text("good"), bad), page(Group((long, bad))))

    faults = text_faults([one])

    assert [(f.text, f.missing, f.page) for f in faults] == [
        (f"north {NOBODY}", (NOBODY,), 1),
        ("x" * 200, (), 2),
    ]
    assert "(U+0378)" in faults[0].sentence
    assert "does not fit" in faults[1].sentence


def test_text_that_shrinks_or_wraps_into_its_box_is_no_fault():
    assert text_faults([sheet(page(text("x" * 50, width=70), text("")))]) == ()


@pytest.mark.parametrize("style", [BODY, NOTE, TITLE])
def test_a_measured_paragraph_is_drawn_whole_in_the_lines_it_was_given(style):
    measure = QtMeasure()
    words = (
        "Shuffle them face down, lay one at each of these joints, put the rest back unseen. " * 3
    )

    for width in (40, 77, 150):
        box, height = paragraph(measure, words, style, 0, 0, width)
        placed = set_text(box)
        assert placed.share == 1.0
        assert not placed.cut
        assert height == pytest.approx(len(placed.lines) * style.step)


def test_measured_widths_grow_with_the_size():
    measure = QtMeasure()

    assert measure.width("Discs", TITLE) > measure.width("Discs", BODY) > 0
    assert measure.width("", BODY) == 0


def test_a_word_with_hyphens_breaks_after_them_where_it_is_too_wide():
    box = TextBox("Jack-of-all-Trades", Box(0, 0, 18.5, 20), role="ui", size=3, wrap=True)

    assert set_text(box).lines == ("Jack-of-all-", "Trades")
    assert set_text(text("Jack-of-all-Trades")).lines == ("Jack-of-all-Trades",)
