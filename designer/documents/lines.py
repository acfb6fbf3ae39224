r"""Lines and columns of a text, counted as editors count them.

Only `\n`, `\r\n` and `\r` end a line. The YAML parser also counts U+0085, U+2028 and U+2029, so
its own lines are never used, only its offsets. Columns are code points.
"""

import re
from array import array
from bisect import bisect_left
from collections.abc import Sequence

__all__ = ["Lines"]

_BREAK = re.compile(r"\r\n|\r|\n")
_BLOCK = 1024  # a table of every line would outgrow a text of millions of short lines


class Lines:
    """Give places of a text; how many lines end before each block is counted when first asked for."""

    __slots__ = ("_counts", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._counts: Sequence[int] | None = None

    def line_column(self, offset: int) -> tuple[int, int]:
        """Give line and column, both counted from 1."""
        offset = max(0, min(offset, len(self.text)))
        return self._breaks_before(offset) + 1, offset - self.start_of(offset) + 1

    def offset(self, line: int, column: int) -> int:
        """Give the offset of a line and column; what lies outside is drawn to the nearest place."""
        line = max(1, min(line, self._breaks_before(len(self.text)) + 1))
        start = self._start(line)
        return max(start, min(start + column - 1, self.end_of(start)))

    def start_of(self, offset: int) -> int:
        """Give where the line that holds an offset begins."""
        text = self.text
        offset = max(0, min(offset, len(text)))
        after = text.rfind("\n", 0, offset) + 1
        lone = text.rfind("\r", after, offset)
        if lone >= 0 and _halves_a_break(text, offset) and lone == offset - 1:
            lone = text.rfind("\r", after, lone)
        return max(after, lone + 1)

    def end_of(self, offset: int) -> int:
        """Give where the line that holds an offset ends, its line break apart."""
        text = self.text
        feed = text.find("\n", offset)
        end = len(text) if feed < 0 else feed
        back = text.find("\r", offset, end)
        return end if back < 0 else back

    def next_start(self, offset: int) -> int:
        """Give where the next line begins, or the end of the text."""
        end = self.end_of(offset)
        found = _BREAK.match(self.text, end)
        return found.end() if found else end

    def _breaks_before(self, offset: int) -> int:
        """Count the line breaks that end at an offset or before it."""
        block = offset // _BLOCK
        return self._table()[block] + _breaks(self.text, block * _BLOCK, offset)

    def _start(self, line: int) -> int:
        if line == 1:
            return 0
        table = self._table()
        block = bisect_left(table, line - 1) - 1
        wanted = line - 1 - table[block]
        found = _BREAK.finditer(self.text, block * _BLOCK)
        return next(match.end() for number, match in enumerate(found, 1) if number == wanted)

    def _table(self) -> Sequence[int]:
        if self._counts is None:
            counts = array("L", [0])
            for end in range(_BLOCK, len(self.text) + 1, _BLOCK):
                counts.append(counts[-1] + _breaks(self.text, end - _BLOCK, end))
            self._counts = counts
        return self._counts


def _breaks(text: str, start: int, end: int) -> int:
    r"""Count the line breaks that end after `start` and not after `end`; `\r\n` ends with its `\n`."""
    n_feeds = text.count("\n", start, end)
    n_returns = text.count("\r", start, end)
    if not n_returns:
        return n_feeds
    n_both = text.count("\r\n", start, end) + _halves_a_break(text, end)
    return n_feeds + n_returns - n_both


def _halves_a_break(text: str, offset: int) -> bool:
    r"""Say whether an offset lies between `\r` and `\n`."""
    return offset > 0 and text.startswith("\r\n", offset - 1)
