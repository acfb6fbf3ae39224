"""Values as cells and cells as values: what is written is read again as the same. Qt-free.

Texts stand as they are, lists of words with commas, everything else as JSON; the short form of YAML
is read too. A text that would be read as something else, or that a spreadsheet would take for a
formula, has an apostrophe before it.
"""

import json
import re
from collections.abc import Sequence
from typing import Any

from designer.documents import read_document
from designer.validation.parts import Part
from designer.validation.shapes import ABSENT, same_value

__all__ = ["cell_of", "value_of"]

_FORMULA = frozenset("=+-@\t\r")
_YES = frozenset({"true", "yes", "1", "wahr", "ja", "prawda", "tak", "x"})
_NO = frozenset({"false", "no", "0", "falsch", "nein", "fałsz", "nie"})
_WHOLE = re.compile(r"[+-]?[0-9]{1,15}(?:[.,]0+)?")
_NUMBER = re.compile(r"[+-]?[0-9]{1,15}(?:[.,][0-9]{1,15})?")
_BETWEEN = re.compile(r"[,;\n]")
_UNLISTED = re.compile(r"[,;\n\r\[\]{}\"']")
_MISSING = object()


def cell_of(value: Any, parts: Sequence[Part]) -> str:
    """Give the text of a cell for a value; "" for none.

    Args:
        value: plain data.
        parts: what the schema says of it, that of its own kind of entry first.
    """
    if value is ABSENT:
        return ""
    if isinstance(value, str):
        return f"'{value}" if _is_guarded(value, parts) else value
    text = _short(value)
    return text if same_value(value_of(text, parts), value) else _json(value)


def value_of(cell: str, parts: Sequence[Part]) -> Any:
    """Give the value of a cell, ABSENT for an empty one; what fits nothing stays a text.

    Args:
        cell: its text.
        parts: what the schema says of it, that of its own kind of entry first.
    """
    if not cell.strip():
        return ABSENT
    if cell.startswith("'") and _is_guarded(cell[1:], parts):
        return cell[1:]
    return _read(cell.replace("\r\n", "\n").strip(), parts)


def _is_guarded(text: str, parts: Sequence[Part]) -> bool:
    """Say whether a text needs an apostrophe before it."""
    if not text or text != text.strip() or "\r" in text or text[0] in _FORMULA:
        return True
    if text[0] == "'" and _is_guarded(text[1:], parts):
        return True
    return not same_value(_read(text, parts), text)


def _read(text: str, parts: Sequence[Part]) -> Any:
    for part in parts:
        found = _as_part(text, part)
        if found is not _MISSING:
            return found
    return _structure(text) if text[:1] in "[{" else text


def _as_part(text: str, part: Part) -> Any:
    options = part.options
    if options is not None:
        return _option(text, options)
    branches = part.branches or (part,)
    for branch in branches:
        if branch is not part and branch.options is not None:
            found = _option(text, branch.options)
            if found is not _MISSING:
                return found
        for name in sorted(branch.types, key="string".__eq__):  # all else is told apart from it
            found = _as_type(text, name, branch)
            if found is not _MISSING and branch.takes(found):
                return found
    return _MISSING


def _option(text: str, options: Sequence[Any]) -> Any:
    alike = text.casefold()
    for option in options:
        if isinstance(option, bool):
            if alike in (_YES if option else _NO):
                return option
        elif str(option).casefold() == alike or _spoken(option) == _spoken(text):
            return option
    return _MISSING


def _spoken(word: Any) -> str:
    return str(word).casefold().replace("_", " ").strip()


def _as_type(text: str, name: str, part: Part) -> Any:
    match name:
        case "string":
            return text
        case "integer" if _WHOLE.fullmatch(text):
            return int(re.split(r"[.,]", text)[0])
        case "number" if _NUMBER.fullmatch(text):
            number = float(text.replace(",", "."))
            return int(number) if _WHOLE.fullmatch(text) else number
        case "boolean":
            alike = text.casefold()
            return True if alike in _YES else False if alike in _NO else _MISSING
        case "array":
            return _list(text, part)
        case "object" if text.startswith("{"):
            found = _structure(text)
            return found if isinstance(found, dict) else _MISSING
        case "null" if text == "null":
            return None
    return _MISSING


def _list(text: str, part: Part) -> Any:
    if text.startswith("["):
        found = _structure(text)
        return found if isinstance(found, list) else _MISSING
    item = part.item()
    if "string" not in item.types and item.options is None:
        return _MISSING
    words = [word.strip() for word in _BETWEEN.split(text)]
    return [_read(word, (item,)) for word in words if word]


def _structure(text: str) -> Any:
    """Read JSON, or the short form of YAML; the text itself where it is neither."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        pass
    document = read_document("value: " + " ".join(text.splitlines()) + "\n", "cell")
    if document.tree is None or document.diagnostics or document.tree.keys() != {"value"}:
        return text
    return document.tree["value"]


def _short(value: Any) -> str:
    """Give a value as people write it: words of a list with commas, yes and no, numbers."""
    if isinstance(value, list) and value and all(_is_word(item) for item in value):
        return ", ".join(value)
    return _json(value)


def _is_word(item: Any) -> bool:
    return (
        isinstance(item, str)
        and bool(item)
        and item == item.strip()
        and item[0] not in _FORMULA
        and not _UNLISTED.search(item)
    )


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
