"""Documents count code points, Qt counts UTF-16: every column must come out right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument

from designer.diagnostics import Location
from designer.ui.editor.find_bar import places_of
from designer.ui.editor.positions import (
    code_points,
    place_of,
    position_of,
    span_of,
    utf16_units,
)

LETTERS = st.text(st.sampled_from("aß→𝔊🂡 "), max_size=12)


@given(LETTERS, st.integers(0, 12))
def test_code_points_and_units_are_inverse(text, n):
    n = min(n, len(text))

    assert code_points(text, utf16_units(text, n)) == n
    assert utf16_units(text, len(text)) == len(text.encode("utf-16-le")) // 2


def test_a_column_after_an_astral_character_is_one_further_in_qt(application):
    document = QTextDocument("x: 𝔊a\ny: b")

    # Column 5 is the a: x, :, space, 𝔊 are four code points but five units.
    assert position_of(document, 1, 5) == 5
    assert place_of(document.findBlock(5), 5) == (1, 5)
    assert position_of(document, 2, 4) == 10


def test_a_span_covers_the_whole_astral_character(application):
    document = QTextDocument("x: 𝔊a")

    assert span_of(document, Location("f", 1, 4)) == (3, 5)
    assert span_of(document, Location("f", 1, 4, 1, 6)) == (3, 6)


@pytest.mark.parametrize(
    ("line", "column"), [(1, 99), (9, 1), (2, 1), (0, 0)], ids=["right", "below", "empty", "none"]
)
def test_places_outside_the_text_are_held_inside(application, line, column):
    document = QTextDocument("abc\n")
    start, end = span_of(document, Location("f", line, column))

    assert 0 <= start <= end <= 4


@given(LETTERS, st.sampled_from(["a", "𝔊", "ß", "→𝔊", "aa"]))
def test_found_places_hold_the_words_that_were_searched(text, wanted):
    units = text.encode("utf-16-le")
    for start, end in places_of(text, wanted, match_case=True):
        assert units[2 * start : 2 * end].decode("utf-16-le") == wanted
    assert len(places_of(text, wanted, match_case=True)) == text.count(wanted)


def test_capital_letters_count_only_when_asked():
    assert len(places_of("Turn turn", "turn", match_case=False)) == 2
    assert len(places_of("Turn turn", "turn", match_case=True)) == 1
