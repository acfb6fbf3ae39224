"""The compact text form of a space: terrain code, number, current, action and mark (`ROCK1>E*`)."""

import difflib
import re
from collections.abc import Collection

import msgspec

from designer.hexes.coordinates import DIRECTION_NAMES

__all__ = ["Cell", "CellFault", "parse_cell"]

_CODE = re.compile(r"[A-Z]+")
_NUMBER = re.compile(r"[0-9]+")
_LETTERS = re.compile(r"[A-Za-z]*")
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_MOST_DIGITS = 3


class Cell(msgspec.Struct, frozen=True):
    """Give what a space shows.

    Attributes:
        code: terrain code, declared in a document of kind `terrains`.
        number: strength, or the number of a numbered space; 0 when none is written.
        arrow: direction 0 to 5 in the order E NE NW W SW SE, or None.
        action: id of an action on the space, or "".
        marked: whether the space carries the mark `*`.
    """

    code: str
    number: int = 0
    arrow: int | None = None
    action: str = ""
    marked: bool = False

    def to_text(self) -> str:
        """Give the text form that `parse_cell` reads."""
        number = str(self.number) if self.number else ""
        arrow = f">{DIRECTION_NAMES[self.arrow]}" if self.arrow is not None else ""
        action = f":{self.action}" if self.action else ""
        return f"{self.code}{number}{arrow}{action}{'*' if self.marked else ''}"

    def turned(self, turn: int) -> "Cell":
        """Turn the arrow with its tile, clockwise by steps of 60 degrees."""
        if self.arrow is None or turn % 6 == 0:
            return self
        return Cell(self.code, self.number, (self.arrow - turn) % 6, self.action, self.marked)


class CellFault(msgspec.Struct, frozen=True):
    """Give why a text is no cell.

    Attributes:
        offset, length: the part at fault, in code points from the start of the text.
        message: what is wrong, without a full stop.
        suggestion: what could stand in place of that part, or "".
    """

    offset: int
    length: int
    message: str
    suggestion: str = ""


def parse_cell(text: str, codes: Collection[str]) -> Cell | CellFault:
    """Read a cell such as `J2`, `ROCK`, `S1` or `ROCK1>E*`.

    Args:
        text: the text as written.
        codes: the terrain codes in use.

    Returns:
        The cell, or the first fault with its exact place in the text. Whether the terrain takes a
        number, and which, is not checked here.
    """
    code = _CODE.match(text)
    if code is None:
        return _no_code(text, codes)
    if code[0] not in codes:
        close = difflib.get_close_matches(code[0], codes, n=1, cutoff=0.3)
        return CellFault(
            0, code.end(), f"There is no terrain “{code[0]}”", close[0] if close else ""
        )
    at, number, arrow, action = code.end(), 0, None, ""
    if text[at : at + 1] == "-":
        return CellFault(at, len(text) - at, "A strength is never negative")
    if found := _NUMBER.match(text, at):
        if len(found[0]) > _MOST_DIGITS:
            return CellFault(at, len(found[0]), f"{found[0]} is too large a number for a space")
        number, at = int(found[0]), found.end()
    if text[at : at + 1] == ">":
        found = _WORD.match(text, at + 1)
        if found is None or found[0] not in DIRECTION_NAMES:
            return _no_direction(at, found[0] if found else "")
        arrow, at = DIRECTION_NAMES.index(found[0]), found.end()
    if text[at : at + 1] == ":":
        found = _WORD.match(text, at + 1)
        if found is None:
            return CellFault(at, 1, "After : comes the name of an action")
        action, at = found[0], found.end()
    marked = text[at : at + 1] == "*"
    at += marked
    if at < len(text):
        return CellFault(
            at, len(text) - at, f"“{text[at:]}” is left over after the cell {text[:at]}"
        )
    return Cell(code[0], number, arrow, action, marked)


def _no_code(text: str, codes: Collection[str]) -> CellFault:
    letters = _LETTERS.match(text)
    word = letters[0] if letters else ""
    if word.upper() in codes:
        return CellFault(
            0, len(word), f"Terrain codes are written in capitals: {word.upper()}", word.upper()
        )
    return CellFault(
        0, max(1, len(text)), f"“{text}” does not begin with a terrain code in capitals"
    )


def _no_direction(at: int, word: str) -> CellFault:
    suggestion = f">{word.upper()}" if word.upper() in DIRECTION_NAMES else ""
    return CellFault(
        at, 1 + len(word), "After > comes a direction: E, NE, NW, W, SW or SE", suggestion
    )
