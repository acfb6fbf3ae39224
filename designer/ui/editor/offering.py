"""Where words are offered unasked: in a key or a plain value that is being typed."""

import re

from designer.ui.editor.highlighter import is_literal, words_of
from designer.ui.editor.text import TextPane

__all__ = ["wants_words"]

_WIDE = 2000  # columns of a line that are looked at
_BEGINS = re.compile(r"(?:^\s*|(?:^|\s)-\s+|:\s+|[\[{,]\s*)[A-Za-z_][A-Za-z0-9_]*$")
_STANDS_OPEN = re.compile(r"(?::|(?:^|\s)-) $")
_FOLLOWS = re.compile(r"[\w\"']")


def wants_words(pane: TextPane) -> bool:
    """Say whether words may be offered at the cursor although nobody asks for them.

    They may not in comments, in quoted and literal texts, behind the first word of a text, in
    numbers, and before another letter.
    """
    cursor = pane.textCursor()
    if pane.isReadOnly() or cursor.hasSelection() or not pane.hasFocus():
        return False
    line = cursor.block().text()
    _, column = pane.place()
    before, behind = line[: column - 1], line[column - 1 :]
    if len(before) > _WIDE or _FOLLOWS.match(behind):
        return False
    if not _BEGINS.search(before) and not _STANDS_OPEN.search(before):
        return False
    closed = any(
        start < column - 1 <= end and kind in {"com", "str"} for start, end, kind in words_of(line)
    )
    return not closed and not is_literal(cursor.block())
