"""What a plain text means under the YAML 1.2 core schema, and where its characters stand."""

import math
import re
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

__all__ = ["LARGEST", "NoNumber", "Resolved", "offsets", "older_reading", "resolve"]

_SPECIAL: dict[str, Any] = {
    **dict.fromkeys(["", "~", "null", "Null", "NULL"]),
    **dict.fromkeys(["true", "True", "TRUE"], True),
    **dict.fromkeys(["false", "False", "FALSE"], False),
}
_INT = re.compile(r"[-+]?[0-9]+\Z")
_BASED = re.compile(r"0o[0-7]+\Z|0x[0-9a-fA-F]+\Z")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?\Z")
_NOT_FINITE = re.compile(r"[-+]?\.(?:inf|Inf|INF)\Z|\.(?:nan|NaN|NAN)\Z")
LARGEST = 2**64 - 1  # what other programs still read; generators of chance need all of it
_MAX_DIGITS = 20
_NUMBER_STARTS = frozenset("+-.0123456789")

_OLD_BOOL = re.compile(r"(?:y|Y|yes|Yes|YES|on|On|ON)\Z|(?:n|N|no|No|NO|off|Off|OFF)\Z")
_OLD_SEXAGESIMAL = re.compile(r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?\Z")
_OLD_DATE = re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\b")
_UNDERSCORED = re.compile(r"[-+]?[0-9][0-9_]*_[0-9_]*\Z")


class NoNumber(StrEnum):
    """Why a text cannot be used as the number it is meant to be."""

    TOO_LARGE = "too large"
    BEYOND_ALL = "beyond all"
    NOT_FINITE = "not finite"


class Resolved(NamedTuple):
    """Give a value and, where it cannot be used as the number it is meant to be, why."""

    value: Any
    fault: NoNumber | None = None


@lru_cache(maxsize=1024)  # nearly all that a file holds are its keys, over and over again
def resolve(text: str) -> Resolved:
    """Give the value of a plain scalar."""
    if text in _SPECIAL:
        return Resolved(_SPECIAL[text])
    if text[0] not in _NUMBER_STARTS:
        return Resolved(text)
    if _INT.match(text):
        return _whole(text, 10)
    if _BASED.match(text):
        return _whole(text, 8 if text[1] == "o" else 16)
    if _FLOAT.match(text):
        value = float(text)
        if math.isfinite(value):
            return Resolved(value)
        return Resolved(text, NoNumber.BEYOND_ALL)
    if _NOT_FINITE.match(text):
        return Resolved(text, NoNumber.NOT_FINITE)
    return Resolved(text)


def _whole(text: str, base: int) -> Resolved:
    digits = text[2:] if base != 10 else text
    is_long = len(digits.lstrip("+-0")) > _MAX_DIGITS
    if is_long or abs(value := int(digits, base)) > LARGEST:
        return Resolved(text, NoNumber.TOO_LARGE)
    return Resolved(value)


def older_reading(text: str) -> str:
    """Say in words what YAML 1.1 made of a bare text that 1.2 keeps as text; "" if the same."""
    if found := _OLD_BOOL.match(text):
        return "true" if found[0][0] in "yYoO" and found[0].lower() != "off" else "false"
    if _OLD_SEXAGESIMAL.match(text):
        return "a number to the base 60"
    if _OLD_DATE.match(text):
        return "a date"
    if _UNDERSCORED.match(text):
        return f"the number {text.replace('_', '')}"
    return ""


_ESCAPE = re.compile(
    r"\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|(?:\r\n|[\r\n])[ \t]*|.)"
)
_GAP = re.compile(r"[ \t\r\n]+")


def offsets(source: str, style: str, value: str) -> list[int] | None:
    """Give, for each character of a value and for its end, where it stands in its source.

    Args:
        source: the scalar as written, quotes or block sign included.
        style: its style as in `Node.style`.
        value: what was read from it.

    Returns:
        `len(value) + 1` offsets into the source, or None where they cannot be told for sure.
    """
    at, stop = 0, len(source)
    if style in ("'", '"'):
        at, stop = 1, len(source) - 1
    elif style in ("|", ">"):
        header = re.match(r"[^\r\n]*(?:\r\n|[\r\n])", source)
        if header is None:
            return None
        at = header.end()
    places: list[int] = []
    for number, char in enumerate(value):
        if style == '"':
            while (
                line_end := re.compile(r"\\(?:\r\n|[\r\n])[ \t]*").match(source, at)
            ) is not None:
                at = line_end.end()
        if style in ("|", ">") and (number == 0 or value[number - 1] == "\n") and char not in " \n":
            at = _skip(source, at)
        if at >= stop:
            return (
                places + [stop] * (len(value) - number + 1) if not value[number:].strip() else None
            )
        places.append(at)
        after = _after(source, at, style, char)
        if after is None:
            return None
        at = after
    return [*places, at]


def _skip(source: str, at: int) -> int:
    gap = _GAP.match(source, at)
    return gap.end() if gap else at


def _after(source: str, at: int, style: str, char: str) -> int | None:
    """Give the offset behind one character of the value, or None if the source says otherwise."""
    if style == '"' and source[at] == "\\":
        escape = _ESCAPE.match(source, at)
        return escape.end() if escape else None
    if style == "'" and source.startswith("''", at) and char == "'":
        return at + 2
    if char in " \n" and source[at] in " \t\r\n":
        gap = _GAP.match(source, at)
        folded = gap is not None and ("\n" in gap[0] or "\r" in gap[0])
        if folded and gap is not None and style != "|":
            return gap.end()
        return at + (2 if source.startswith("\r\n", at) else 1)
    return at + 1 if source[at] == char else None
