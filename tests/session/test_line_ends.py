"""Line ends of the author's file survive edits made on plain line feeds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.documents.edits import Splice, spliced
from designer.session.line_ends import (
    Piece,
    edit_of_typing,
    editor_pieces,
    to_line_feeds,
    with_line_ends_of,
)

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


@st.composite
def typed(draw: st.DrawFn) -> tuple[str, Piece]:
    """Give a file's text and what somebody types in an editor that shows it."""
    original = draw(_TEXTS)
    plain = to_line_feeds(original)
    start = draw(st.integers(0, len(plain)))
    end = draw(st.integers(start, min(len(plain), start + 3)))
    return original, Piece(start, end, draw(st.sampled_from(["", "x", "\n", "\n\n", "a\nb"])))


@given(typed())
def test_what_is_typed_changes_the_file_as_the_editor_shows_it(case: tuple[str, Piece]) -> None:
    original, piece = case
    plain = to_line_feeds(original)
    new = spliced(original, edit_of_typing("a", original, piece).splices)

    assert to_line_feeds(new) == plain[: piece.start] + piece.text + plain[piece.end :]


@given(typed())
def test_an_editor_that_puts_the_pieces_in_shows_the_files_text(case: tuple[str, Piece]) -> None:
    original, piece = case
    edit = edit_of_typing("a", original, piece)
    new = spliced(original, edit.splices)
    shown = to_line_feeds(original)
    for put in reversed(editor_pieces(original, new, edit.splices)):
        shown = shown[: put.start] + put.text + shown[put.end :]

    assert shown == to_line_feeds(new)


@given(original=_TEXTS, start=st.integers(0, 12), length=st.integers(0, 3), text=_TEXTS)
def test_a_splice_anywhere_in_a_file_reaches_the_editor(
    original: str, start: int, length: int, text: str
) -> None:
    start = min(start, len(original))
    splice = Splice("a", start, original[start : start + length], text)
    new = spliced(original, [splice])
    shown = to_line_feeds(original)
    for put in reversed(editor_pieces(original, new, [splice])):
        shown = shown[: put.start] + put.text + shown[put.end :]

    assert shown == to_line_feeds(new)
