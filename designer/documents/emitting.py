"""Write values as new pieces of a text: on one line, or as lines of a block.

Lines of a block are relative: the first stands wherever it is put, the others carry their
indentation counted from the first one's column.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from designer.documents.nodes import Node
from designer.documents.quoting import is_raw, key_text, scalar_text

__all__ = ["Format", "entry_lines", "folded", "inline", "is_collection", "item_lines", "literal"]

_WIDTH = 100
_ROW = 80
_BREAK = re.compile(r"\r\n|\r|\n")


class Format(msgspec.Struct, frozen=True):
    """Give how a file is laid out.

    Attributes:
        newline: its usual line end.
        step: columns by which a map's values are indented.
        dash: columns by which a list is indented below its key.
    """

    newline: str = "\n"
    step: int = 2
    dash: int = 2

    @classmethod
    def of(cls, text: str, root: Node | None) -> "Format":
        """Find out how a file is laid out from what stands in it first."""
        breaks = _BREAK.findall(text)
        newline = max(sorted(set(breaks)), key=breaks.count) if breaks else "\n"
        steps: dict[bool, int] = {}
        if root is not None:
            _find_steps(text, root, steps)
        return cls(newline, steps.get(False, 2), steps.get(True, steps.get(False, 2)))


def _find_steps(text: str, node: Node, steps: dict[bool, int]) -> None:
    """Look for the first map and the first list that stand in lines below a key."""
    for key, value in (node.entries or {}).values():
        if len(steps) == 2:
            return
        if value.style == "-":
            is_list = value.items is not None
            step = _column(text, value.start) - _column(text, key.begin)
            if is_list not in steps and (step > 0 or (is_list and step == 0)):
                steps[is_list] = step
            _find_steps(text, value, steps)
    for item in node.items or ():
        if len(steps) == 2:
            return
        if item.style == "-":
            _find_steps(text, item, steps)


def _column(text: str, offset: int) -> int:
    return offset - max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) - 1


def is_collection(value: Any) -> bool:
    """Say whether a value is a map or a list."""
    return isinstance(value, Mapping | list | tuple)


def inline(value: Any, *, like: str = "", flow: bool = False) -> str:
    """Give a value on one line, collections in brackets.

    Args:
        value: plain data.
        like: the quotes of a text that it takes the place of.
        flow: whether it stands between brackets.

    Raises:
        NoTextError: something in it has no text in YAML.
    """
    if isinstance(value, Mapping):
        pairs = (f"{key_text(k, flow=True)}: {inline(v, flow=True)}" for k, v in value.items())
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline(item, flow=True) for item in value) + "]"
    return scalar_text(value, like=like, flow=flow)


def entry_lines(
    key: str, value: Any, form: Format, *, like: Node | None = None, column: int = 0
) -> list[str]:
    """Give an entry of a block map as relative lines.

    Args:
        key: its key.
        value: its value.
        form: the layout of the file.
        like: the value of an entry beside it, whose brackets or lines are followed.
        column: where it will stand, for the length of lines.
    """
    head = f"{key_text(key)}:"
    if isinstance(value, str) and (text := literal(value)) is not None:
        return [f"{head} {text[0]}", *_indented(text[1:], form.step)]
    if _fits(value, like, column + len(head) + 1):
        return [f"{head} {inline(value)}"]
    step = form.step if isinstance(value, Mapping) else form.dash
    return [head, *_indented(block_lines(value, form, column=column + step), step)]


def item_lines(value: Any, form: Format, *, like: Node | None = None, column: int = 0) -> list[str]:
    """Give an item of a block list as relative lines; arguments as for `entry_lines`."""
    if isinstance(value, str) and (text := literal(value)) is not None:
        return [f"- {text[0]}", *_indented(text[1:], form.step)]
    if _fits(value, like, column + 2) or (like is None and _is_short_row(value, column)):
        return [f"- {inline(value)}"]
    lines = block_lines(value, form, column=column + 2)
    return [f"- {lines[0]}", *_indented(lines[1:], 2)]


def block_lines(value: Any, form: Format, *, column: int = 0) -> list[str]:
    """Give a map or list that is not empty as relative lines."""
    lines: list[str] = []
    if isinstance(value, Mapping):
        for key, child in value.items():
            lines += entry_lines(key, child, form, column=column)
    else:
        for child in value:
            lines += item_lines(child, form, column=column)
    return lines


def _fits(value: Any, like: Node | None, column: int) -> bool:
    """Say whether a value is written on one line: scalars, short collections of scalars."""
    if not is_collection(value) or not value:
        return True
    if like is not None and like.resolved.style == "-":
        return False
    if like is not None and like.resolved.style == "[":
        return True
    children = value.values() if isinstance(value, Mapping) else value
    if any(is_collection(child) and child for child in children):
        return False
    return column + len(inline(value)) <= _WIDTH


def _is_short_row(value: Any, column: int) -> bool:
    """Say whether a map is short enough for one line of a list: scalars, and lists of scalars."""
    if not isinstance(value, Mapping):
        return False
    for child in value.values():
        if isinstance(child, Mapping) or (isinstance(child, str) and "\n" in child):
            return False
        if isinstance(child, list | tuple) and any(map(is_collection, child)):
            return False
    return column + len(inline(value)) <= _ROW


def _indented(lines: Sequence[str], step: int) -> list[str]:
    return [" " * step + line if line else line for line in lines]


def literal(text: str) -> list[str] | None:
    """Give a text of several lines as a literal block: its sign, then its lines.

    None where that cannot hold it, or it has only one line.
    """
    if "\n" not in text.rstrip("\n"):
        return None
    return _block("|", text, text.rstrip("\n").split("\n"))


def folded(text: str, width: int) -> list[str] | None:
    """Give a text as a folded block: its sign, then its lines, none longer than need be.

    None where folding cannot hold it.
    """
    lines: list[str] = []
    for number, paragraph in enumerate(text.rstrip("\n").split("\n")):
        if paragraph[:1] in (" ", "\t") or paragraph[-1:] == " ":
            return None
        if number and lines[-1]:
            lines.append("")
        if paragraph:
            lines += _wrapped(paragraph, width)
        else:
            lines.append("")
    return _block(">", text, lines)


def _block(sign: str, text: str, lines: list[str]) -> list[str] | None:
    body = text.rstrip("\n")
    ends = len(text) - len(body)
    first = next((line for line in lines if line), "")
    if not body or first[:1] in (" ", "\t") or lines[0][:1] in (" ", "\t"):
        return None
    if any(not is_raw(line.replace("\t", "")) for line in lines):
        return None
    if any(line and not line.strip(" \t") for line in lines):
        return None
    chomp = {0: "-", 1: ""}.get(ends, "+")
    return [sign + chomp, *lines, *([""] * (ends - 1))]


def _wrapped(paragraph: str, width: int) -> list[str]:
    """Break at single spaces only: folding turns the break back into exactly one space."""
    lines, line = [], ""
    for word in re.split(r"(?<=\S) (?=\S)", paragraph):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]
