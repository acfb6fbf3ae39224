r"""Lines and columns of a text, counted as editors count them.

Only `\n`, `\r\n` and `\r` end a line. The YAML parser also counts U+0085, U+2028 and U+2029, so
its own lines are never used, only its offsets. Columns are code points.
"""

import re
from bisect import bisect_right

__all__ = ["Lines"]

_BREAK = re.compile(r"\r\n|\r|\n")


class Lines:
    """Give places of a text; the table is made when first asked for."""

    __slots__ = ("_starts", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._starts: list[int] | None = None

    @property
    def starts(self) -> list[int]:
        """Give the offset at which each line begins."""
        if self._starts is None:
            self._starts = [0, *(found.end() for found in _BREAK.finditer(self.text))]
        return self._starts

    def line_column(self, offset: int) -> tuple[int, int]:
        """Give line and column, both counted from 1."""
        offset = max(0, min(offset, len(self.text)))
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """Give the offset of a line and column; what lies outside is drawn to the nearest place."""
        line = max(1, min(line, len(self.starts)))
        start = self.starts[line - 1]
        return max(start, min(start + column - 1, self.end_of(start)))

    def start_of(self, offset: int) -> int:
        """Give where the line that holds an offset begins."""
        return self.starts[self.line_column(offset)[0] - 1]

    def end_of(self, offset: int) -> int:
        """Give where the line that holds an offset ends, its line break apart."""
        found = _BREAK.search(self.text, offset)
        return found.start() if found else len(self.text)

    def next_start(self, offset: int) -> int:
        """Give where the next line begins, or the end of the text."""
        found = _BREAK.search(self.text, offset)
        return found.end() if found else len(self.text)
