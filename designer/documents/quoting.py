"""Write one scalar so that YAML 1.1 and YAML 1.2 readers take it for the same thing."""

import math
import re
from typing import Any

import yaml

from designer.diagnostics import said
from designer.documents.scalars import older_reading, resolve

__all__ = ["NoTextError", "is_bare", "is_raw", "key_text", "plain_word", "quoted", "scalar_text"]

# What must not stand raw in a file: control characters, breaks that only some readers count, marks
# that nobody sees. Soft hyphen and the joiners of scripts and emoji are ordinary in prose.
_ESCAPED = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff"
    "\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\uffa0"
    "\u1680\u2000-\u200a\u205f\u3000]"
)
_ODD_AT_EDGE = re.compile("[\u00a0\u202f]")
_NAMED = {"\0": "\\0", "\t": "\\t", "\n": "\\n", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
_NOT_FIRST = frozenset("?:,[]{}#&*!|>'\"%@`=")
_BREAKS_PLAIN = re.compile(r":(?:\s|\Z)|\s#|\A\s|\s\Z|\A(?:-|---|\.\.\.)(?:\s|\Z)")
_BREAKS_FLOW = re.compile(r"[,\[\]{}:?]")
_MANTISSA = re.compile(r"\A(-?[0-9]+)(e)")
_RESOLVERS: dict[str, list[tuple[str, re.Pattern[str]]]] = (
    yaml.SafeLoader.yaml_implicit_resolvers  # those of YAML 1.1
)


class NoTextError(ValueError):
    """A value has no text in YAML; its sentence says why, for the user."""


def scalar_text(value: Any, *, like: str = "", flow: bool = False) -> str:
    """Give a scalar as it stands in a line of a file.

    Args:
        value: a text, number, truth value or None.
        like: quotes to use if they can hold the text: `'`, `"` or "" for none.
        flow: whether it stands between brackets.

    Raises:
        NoTextError: no YAML text means this value.
    """
    if isinstance(value, str):
        return _text(value, like, flow=flow)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        text = str(value)
        if resolve(text).fault:
            raise NoTextError(said("This number is too large."))
        return text
    if isinstance(value, float):
        if not math.isfinite(value):
            raise NoTextError(said("This is no number that can be counted with."))
        return _MANTISSA.sub(r"\1.0\2", repr(value))
    message = said("a {name} is no part of a document", name=type(value).__name__)
    raise TypeError(message)


def key_text(key: str, *, like: str = "", flow: bool = False) -> str:
    """Give a key as it stands before its colon.

    Raises:
        NoTextError: no YAML text means this key.
    """
    if not isinstance(key, str):
        message = said("a key is a text, not a {name}", name=type(key).__name__)
        raise TypeError(message)
    return _text(key, like, flow=flow)


def _text(text: str, like: str, *, flow: bool) -> str:
    if like == "'" and is_raw(text):
        return quoted(text, "'")
    if like != '"' and plain_word(text, flow=flow):
        return text
    if like != '"' and is_raw(text) and ('"' in text or "\\" in text):
        return quoted(text, "'")
    return quoted(text, '"')


def quoted(text: str, quote: str) -> str:
    """Give a text in the quotes asked for.

    Raises:
        NoTextError: the text holds half a character.
    """
    if quote == "'":
        return "'" + text.replace("'", "''") + "'"
    return '"' + "".join(_escaped(c, text, at) for at, c in enumerate(text)) + '"'


def _escaped(char: str, text: str, at: int) -> str:
    if char in _NAMED:
        return _NAMED[char]
    code = ord(char)
    if 0xD800 <= code <= 0xDFFF:
        raise NoTextError(
            said("The text holds half of a character (U+{code}).", code=f"{code:04X}")
        )
    at_edge = at in (0, len(text) - 1) and _ODD_AT_EDGE.match(char)
    if not _ESCAPED.match(char) and not at_edge:
        return char
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def is_raw(text: str) -> bool:
    """Say whether a text can stand in a line without escapes."""
    if _ESCAPED.search(text):
        return False
    return not text or not (_ODD_AT_EDGE.match(text[0]) or _ODD_AT_EDGE.match(text[-1]))


def plain_word(text: str, *, flow: bool = False) -> bool:
    """Say whether a text can stand without quotes and is read as that text by everybody."""
    if not text or not is_raw(text) or text[0] in _NOT_FIRST:
        return False
    if _BREAKS_PLAIN.search(text) or (flow and _BREAKS_FLOW.search(text)):
        return False
    return is_bare(text)


def is_bare(text: str) -> bool:
    """Say whether readers of YAML 1.1 and 1.2 take bare characters for a text, not a number or word."""
    if resolve(text).value != text or resolve(text).fault or older_reading(text):
        return False
    candidates = [*_RESOLVERS.get(text[:1], ()), *_RESOLVERS.get("*", ())]
    return not any(pattern.match(text) for _, pattern in candidates)
