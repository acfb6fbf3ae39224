"""Bytes of a CSV file as a table: how they are encoded and what stands between cells is guessed. Qt-free."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path

import msgspec

from designer.diagnostics import said

__all__ = ["DELIMITERS", "ENCODINGS", "Table", "read_file", "read_table"]

DELIMITERS = (",", ";", "\t", "|")
ENCODINGS = ("utf-8", "cp1252", "cp1250", "utf-16")

_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_MOST_BYTES = 64 * 1024 * 1024
_MOST_COLUMNS = 1000
_MOST_IN_A_CELL = 1_000_000
_OF_ONE_BYTE = ("cp1252", "cp1250")  # of the West, of central Europe
_MOST_FOR_SIGNS = 200_000
_LOOKED_AT = 200  # rows from which the delimiter is guessed


class Table(msgspec.Struct, frozen=True):
    """Give a table as it was read.

    Attributes:
        heads: the names of its columns, made up where a cell of the first row is empty.
        rows: its other rows that are not empty, each with the line of the file that it begins in.
        delimiter, encoding: as given or guessed.
        why_not: why there is nothing to take over, "" where there is.
        notes: what to know about how it was read.
    """

    heads: tuple[str, ...] = ()
    rows: tuple[tuple[int, tuple[str, ...]], ...] = ()
    delimiter: str = ","
    encoding: str = "utf-8"
    why_not: str = ""
    notes: tuple[str, ...] = ()


def read_file(file: Path, *, delimiter: str = "", encoding: str = "") -> Table:
    """Read a file; one that cannot be read is a table that says why."""
    try:
        if file.stat().st_size > _MOST_BYTES:
            return Table(why_not=said("The file is larger than 64 MB. Divide it first."))
        data = file.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        return Table(why_not=said("The file cannot be read: {reason}.", reason=reason))
    return read_table(data, delimiter=delimiter, encoding=encoding)


def read_table(data: bytes, *, delimiter: str = "", encoding: str = "") -> Table:
    """Read a table.

    Args:
        data: the bytes of the file.
        delimiter: what stands between cells; "" guesses.
        encoding: how letters are written as bytes; "" guesses.
    """
    marked = next((name for mark, name in _MARKS if data.startswith(mark)), "")
    if not marked and b"\x00" in data[:4096] and encoding != "utf-16":
        return Table(
            why_not=said(
                "This is no text file. Save the table as CSV (comma-separated values) first."
            )
        )
    text, encoding = _decoded(data, encoding or marked)
    notes: list[str] = []
    if "\ufffd" in text:
        notes.append(
            said(
                "Some letters cannot be read as {encoding}. Choose another encoding.",
                encoding=encoding,
            )
        )
    text, told = _told_delimiter(text)
    delimiter = delimiter or told or _guessed(text)
    try:
        lines = _lines(text, delimiter)
    except csv.Error:
        return Table(
            delimiter=delimiter,
            encoding=encoding,
            why_not=said(
                "A cell is longer than a million letters. A quotation mark may be missing."
            ),
        )
    if lines and _is_unclosed(text, lines[-1][0], delimiter):
        notes.append(
            said(
                "A quotation mark in the row of line {line} is never closed: all below is one cell.",
                line=lines[-1][0],
            )
        )
    return _table(lines, delimiter, encoding, notes)


def _is_unclosed(text: str, line: int, delimiter: str) -> bool:
    """Say whether the last row, which begins in a line, ends within quotes."""
    last = "".join(io.StringIO(text, newline="").readlines()[line - 1 :])
    quotes = csv.reader(io.StringIO(last, newline=""), delimiter=delimiter, strict=True)
    try:
        list(quotes)
    except csv.Error as error:
        return "unexpected end of data" in str(error)
    return False


def _table(
    lines: Sequence[tuple[int, list[str]]], delimiter: str, encoding: str, notes: list[str]
) -> Table:
    filled = [(number, cells) for number, cells in lines if any(cell.strip() for cell in cells)]
    found = Table(delimiter=delimiter, encoding=encoding, notes=tuple(notes))
    if not filled:
        why = said("The file is empty. Its first row must name the columns.")
        return msgspec.structs.replace(found, why_not=why)
    heads, rows = _heads(filled[0][1]), filled[1:]
    if len(heads) > _MOST_COLUMNS:
        why = said("The first row has more than 1000 cells, so it hardly names columns.")
        return msgspec.structs.replace(found, why_not=why)
    if not rows:
        why = said("Below the row that names the columns there is none.")
        return msgspec.structs.replace(found, heads=heads, why_not=why)
    wide = max(len(cells) for _, cells in rows)
    if wide > len(heads):
        heads = _heads([*heads, *[""] * (min(wide, _MOST_COLUMNS) - len(heads))])
    return msgspec.structs.replace(
        found,
        heads=heads,
        rows=tuple(
            (number, tuple((cells + [""] * len(heads))[: len(heads)])) for number, cells in rows
        ),
    )


def _heads(cells: Sequence[str]) -> tuple[str, ...]:
    """Give a name to every column, no two alike: the second `Name` is `Name (2)`."""
    found: list[str] = []
    for number, cell in enumerate(cells):
        wanted = " ".join(cell.split()) or said("Column {number}", number=number + 1)
        name, n = wanted, 1
        while name in found:
            n += 1
            name = f"{wanted} ({n})"
        found.append(name)
    return tuple(found)


def _decoded(data: bytes, encoding: str) -> tuple[str, str]:
    """Give the text and its encoding: UTF-8 where that goes, else what spreadsheets write here."""
    if not encoding:
        try:
            return data.decode("utf-8"), "utf-8"
        except UnicodeDecodeError:
            encoding = min(_OF_ONE_BYTE, key=lambda name: _odd_signs(data, name))
    text = data.decode("utf-8-sig" if encoding == "utf-8" else encoding, errors="replace")
    return text, encoding


def _odd_signs(data: bytes, encoding: str) -> int:
    """Count what is no letter and stands beside one, as where the encoding is another one."""
    text = data[:_MOST_FOR_SIGNS].decode(encoding, errors="replace")
    return sum(
        sign > "\x7f" and not sign.isalpha() and (before.isalpha() or after.isalpha())
        for before, sign, after in zip(text, text[1:], text[2:], strict=False)
    )


def _told_delimiter(text: str) -> tuple[str, str]:
    """Take off the first line `sep=;` with which a file tells spreadsheets its delimiter."""
    first, _, rest = text.partition("\n")
    first = first.rstrip("\r")
    if len(first) == 5 and first.lower().startswith("sep=") and first[4] in DELIMITERS:
        return rest, first[4]
    return text, ""


def _guessed(text: str) -> str:
    """Give the delimiter with which most rows have as many cells as the first, and more than one."""
    best, fits = ",", (0.0, 0)
    for delimiter in DELIMITERS:
        try:
            widths = [len(cells) for _, cells in _lines(text, delimiter, _LOOKED_AT) if any(cells)]
        except csv.Error:
            continue
        if widths and widths[0] > 1:
            found = (sum(w == widths[0] for w in widths) / len(widths), widths[0])
            best, fits = (delimiter, found) if found > fits else (best, fits)
    return best


def _lines(text: str, delimiter: str, most: int | None = None) -> list[tuple[int, list[str]]]:
    """Give rows with the lines that they begin in.

    Raises:
        csv.Error: a cell is too long.
    """
    before = csv.field_size_limit(_MOST_IN_A_CELL)
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        found: list[tuple[int, list[str]]] = []
        begins = 1
        for cells in reader:
            found.append((begins, cells))
            begins = reader.line_num + 1
            if len(found) == most:
                break
        return found
    finally:
        csv.field_size_limit(before)
