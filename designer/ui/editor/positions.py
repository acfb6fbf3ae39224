"""Places in a text: documents count code points, Qt counts UTF-16 units."""

from PySide6.QtGui import QTextBlock, QTextDocument

from designer.diagnostics import Location

__all__ = ["code_points", "place_of", "position_of", "span_of", "utf16_units"]


def utf16_units(text: str, n_code_points: int) -> int:
    """Give how many UTF-16 units the first code points of a text take."""
    head = text[:n_code_points]
    return len(head) + sum(1 for sign in head if sign > "\uffff")


def code_points(text: str, n_units: int) -> int:
    """Give how many code points begin within the first UTF-16 units of a text."""
    units = 0
    for number, sign in enumerate(text):
        if units >= n_units:
            return number
        units += 2 if sign > "\uffff" else 1
    return len(text)


def position_of(document: QTextDocument, line: int, column: int) -> int:
    """Give Qt's position of a line and column (from 1, code points), held inside the text."""
    block = document.findBlockByNumber(line - 1)
    if not block.isValid():
        block = document.lastBlock() if line > 1 else document.firstBlock()
    return block.position() + utf16_units(block.text(), max(0, column - 1))


def place_of(block: QTextBlock, position: int) -> tuple[int, int]:
    """Give line and column (from 1, code points) of Qt's position in its block."""
    column = code_points(block.text(), position - block.position())
    return block.blockNumber() + 1, column + 1


def span_of(document: QTextDocument, location: Location) -> tuple[int, int]:
    """Give Qt's positions of a location, at least one character long where the line has one.

    A place at the end of a line takes the character before it; one on an empty line stays empty.
    """
    start = position_of(document, location.line, location.column)
    end = start
    if location.end_line:
        end = max(start, position_of(document, location.end_line, location.end_column))
    if end > start:
        return start, end
    block = document.findBlock(start)
    line_end = block.position() + block.length() - 1
    if start < line_end:
        units = utf16_units(block.text()[code_points(block.text(), start - block.position()) :], 1)
        return start, start + max(1, units)
    if start > block.position():
        last = utf16_units(block.text(), len(block.text()) - 1)
        return block.position() + last, line_end
    return start, start
