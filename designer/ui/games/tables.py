"""The figures of many games as a table for other programs."""

import csv
import io
from collections.abc import Iterator, Sequence

from designer.ui.games.rows import FigureRow

__all__ = ["table_text"]


def table_text(heads: Sequence[str], rows: Sequence[FigureRow], delimiter: str) -> str:
    """Give figures as a table: what a row stands below comes first, then what it counts."""
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, delimiter=delimiter, lineterminator="\r\n")
    writer.writerow(["", *heads])
    writer.writerows(_lines(rows, ""))
    return stream.getvalue()


def _lines(rows: Sequence[FigureRow], above: str) -> Iterator[tuple[str, ...]]:
    for row in rows:
        if row.whole or row.each or row.spread:
            yield above, row.name, row.whole, row.each, row.spread
        yield from _lines(row.below, row.name)
