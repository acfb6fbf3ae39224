"""Line ends of the author's file survive edits made on plain line feeds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.session.line_ends import to_line_feeds, with_line_ends_of

_TEXTS = st.lists(st.sampled_from(["a", "b: 1", "", "🗺", "\r\n", "\n", "\r"]), max_size=12).map(
    "".join
)


@given(original=_TEXTS)
def test_an_untouched_text_comes_back_byte_for_byte(original: str) -> None:
    assert with_line_ends_of(original, to_line_feeds(original)) == original


@given(original=_TEXTS, edited=_TEXTS.map(to_line_feeds))
def test_the_edit_is_what_the_editor_shows(original: str, edited: str) -> None:
    assert to_line_feeds(with_line_ends_of(original, edited)) == edited


@pytest.mark.parametrize(
    ("original", "edited", "expected"),
    [
        ("a\r\nb\r\nc", "a\nB\nc", "a\r\nB\r\nc"),
        ("a\r\nb\r\n", "a\nx\nb\n", "a\r\nx\r\nb\r\n"),
        ("a\r\nb\nc\r\n", "a\nb\nC\n", "a\r\nb\nC\r\n"),
        ("a\r\n\r\nb", "a\nb", "a\r\nb"),
        ("a\nb", "a\nb\n", "a\nb\n"),
    ],
    ids=["crlf kept", "new line is crlf", "mixed kept outside", "a line removed", "lf only"],
)
def test_line_ends_are_kept_outside_the_edit(original: str, edited: str, expected: str) -> None:
    assert with_line_ends_of(original, edited) == expected
