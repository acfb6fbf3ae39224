"""Between a file's own line ends and the text of an editor, which has line feeds only."""

import re
from collections.abc import Sequence

import msgspec

from designer.documents import Edit, Splice
from designer.documents.edits import common_ends

__all__ = [
    "Piece",
    "edit_of_typing",
    "editor_pieces",
    "to_line_feeds",
    "usual_line_end",
    "with_line_ends_of",
]

_BREAK = re.compile(r"\r\n|\r|\n")


class Piece(msgspec.Struct, frozen=True):
    """Put `text` in place of what an editor shows from `start` to `end` (exclusive); code points."""

    start: int
    end: int
    text: str


def to_line_feeds(text: str) -> str:
    """Give the text as an editor shows it: every line end as a line feed."""
    return _BREAK.sub("\n", text) if "\r" in text else text


def usual_line_end(text: str) -> str:
    """Give the line end that a text has most often, a line feed if it has none."""
    if "\r" not in text:
        return "\n"
    pairs = text.count("\r\n")
    counts = {"\n": text.count("\n") - pairs, "\r": text.count("\r") - pairs, "\r\n": pairs}
    return max(sorted(counts), key=counts.__getitem__)


def with_line_ends_of(original: str, edited: str) -> str:
    """Give `edited` (line feeds only) with the line ends of `original` kept where nothing changed.

    Only the span that differs is replaced; line ends inside it take the original's most frequent kind.
    """
    if "\r" not in original:
        return edited
    plain = to_line_feeds(original)
    head, tail = common_ends(plain, edited)
    piece = Piece(head, len(plain) - tail, edited[head : len(edited) - tail])
    start, end, text = _in_file(original, plain, piece)
    return original[:start] + text + original[end:]


def edit_of_typing(path: str, original: str, piece: Piece) -> Edit:
    """Give the edit that an editor made in its text, as one of the file's text.

    Args:
        path: the document.
        original: the file's text before.
        piece: what the editor replaced.
    """
    start, end, text = piece.start, piece.end, piece.text
    if "\r" in original:
        start, end = (_original_offset(original, offset) for offset in (start, end))
        text = text.replace("\n", usual_line_end(original))
        around = original[max(0, start - 1) : start] + text + original[end : end + 1]
        if _meet(around, 1) or _meet(around, len(around) - 1):
            start, end, text = _in_file(original, to_line_feeds(original), piece)
    return Edit.of("", [Splice(path, start, original[start:end], text)])


def _in_file(original: str, plain: str, piece: Piece) -> tuple[int, int, str]:
    """Give start, end and text of what replaces a piece in the file's text."""
    usual = usual_line_end(original)
    first, last = (_original_offset(original, at) for at in (piece.start, piece.end))
    text = piece.text.replace("\n", usual)
    edited = plain[: piece.start] + piece.text + plain[piece.end :]
    if to_line_feeds(original[:first] + text + original[last:]) == edited:
        return first, last, text
    # A carriage return and a line feed have come together and would be one line end: part them.
    while first and original[first - 1] in "\r\n":
        first -= 1
    head = len(to_line_feeds(original[:first]))
    body = edited[head : len(edited) - (len(plain) - piece.end)]
    if original[last : last + 1] == "\n":
        last, body = last + 1, body + "\n"
    return first, last, body.replace("\n", "\r\n")


def _original_offset(original: str, plain: int) -> int:
    """Give where an offset of the plain text lies in the original."""
    offset = plain
    while (found := plain + original.count("\r\n", 0, offset)) != offset:
        offset = found
    return offset + 1 if _meet(original, offset) else offset


def _meet(text: str, offset: int) -> bool:
    """Say whether an offset lies between the two halves of a line end."""
    return text[max(0, offset - 1) : offset + 1] == "\r\n"


def editor_pieces(before: str, after: str, splices: Sequence[Splice]) -> tuple[Piece, ...]:
    """Give splices of a file's text as what an editor is to replace, in the order of the text.

    Args:
        before: the file's text before.
        after: the file's text after.
        splices: the splices in it; offsets count in the text before.

    Returns:
        Pieces whose offsets count in the editor's text before; put the last ones in first.
    """
    if "\r" not in before and "\r" not in after:
        return tuple(Piece(s.start, s.end, s.text) for s in splices)
    pieces = tuple(
        Piece(
            s.start - before.count("\r\n", 0, s.start),
            s.end - before.count("\r\n", 0, s.end),
            to_line_feeds(s.text),
        )
        for s in splices
    )
    if not _cut_line_ends(before, after, splices):
        return pieces
    old, new = to_line_feeds(before), to_line_feeds(after)
    if _put(old, pieces) == new:
        return pieces
    head, tail = common_ends(old, new)
    return (Piece(head, len(old) - tail, new[head : len(new) - tail]),)


def _cut_line_ends(before: str, after: str, splices: Sequence[Splice]) -> bool:
    """Say whether a splice parts the halves of a line end or brings them together."""
    shift = 0
    for s in splices:
        start = s.start + shift
        if _meet(before, s.start) or _meet(before, s.end):
            return True
        if _meet(after, start) or _meet(after, start + len(s.text)):
            return True
        shift += len(s.text) - len(s.removed)
    return False


def _put(text: str, pieces: Sequence[Piece]) -> str:
    for piece in reversed(pieces):
        text = text[: piece.start] + piece.text + text[piece.end :]
    return text
