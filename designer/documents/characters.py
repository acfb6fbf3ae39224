"""Characters that YAML forbids, that break lines unseen, or that nobody can see.

What is meant by each group is in the help pages of the codes.
"""

import itertools
import re
import unicodedata
from collections.abc import Callable, Container, Iterable

from designer.diagnostics import Severity, said
from designer.documents import nodes
from designer.documents.faults import Faults
from designer.documents.nodes import Node
from designer.documents.pointers import to_text

__all__ = [
    "ODD_AFTER_COLON",
    "STAND_IN",
    "clean",
    "is_no_text",
    "report_invisible",
    "report_no_text",
    "report_odd_colon",
    "report_odd_spaces",
]

STAND_IN = "\ufffd"

_FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]"
)
_ZERO_WIDTH = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\uffa0]"
)
_ORDINARY_IN_PROSE = frozenset("\u00ad\u200c\u200d")  # soft hyphen; joiners of scripts and emoji
_ODD = "[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]"
_ODD_SPACE = re.compile(_ODD)
_ODD_INDENTATION = re.compile(f"(?:^|(?<=[\\r\\n]))[ \\t]*({_ODD}+)")
ODD_AFTER_COLON = re.compile(f"(?:^|(?<=[\\r\\n]))[ \\t]*(?:- +)*[\\w.\"'-]+:({_ODD}+)")
_ODD_AT_EDGE = re.compile(f"(?<=\\s){_ODD}|^{_ODD}|{_ODD}(?=[\\s,:\\]}}]|\\Z)")
_KEY = re.compile(r"[a-z_][a-z0-9_.-]*:")
_MOST_LOOKED_AT = 2_000
_LONGEST_WORD = 200
# An id or a code; what has capitals and small letters is a name that somebody reads.
_WORD = re.compile(r"(?:[a-z0-9_.,:>*+-]+|[A-Z0-9_.,:>*+-]+)\Z")
_ESCAPE = re.compile(
    r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0abevfNLP])|.)", re.DOTALL
)
_MARK_AGAIN = said("The file begins with more than one byte-order mark, U+FEFF; one is allowed.")
_MARK_INSIDE = said(
    "A byte-order mark, U+FEFF, stands in mid-file; it is allowed only at the very beginning."
)
_LETTERS = {
    "0": "\0", "a": "\x07", "b": "\b", "e": "\x1b", "v": "\x0b", "f": "\x0c", "N": "\x85",
    "L": "\u2028", "P": "\u2029",
}  # fmt: skip
_WRITTEN_BY_ESCAPE = frozenset("\t\n\r")
_CONTROL_NAMES = {
    0x00: "NULL", 0x07: "BELL", 0x08: "BACKSPACE", 0x0B: "VERTICAL TAB", 0x0C: "FORM FEED",
    0x1A: "SUBSTITUTE", 0x1B: "ESCAPE", 0x7F: "DELETE", 0x85: "NEXT LINE",
}  # fmt: skip


def described(char: str) -> str:
    """Name a character by code point: `U+000B (vertical tab)`."""
    code = ord(char)
    name = _CONTROL_NAMES.get(code) or unicodedata.name(char, "")
    if 0xD800 <= code <= 0xDFFF:
        name = said("half of a surrogate pair")
    if not name:
        name = (
            said("control character")
            if unicodedata.category(char) == "Cc"
            else said("no character")
        )
    return f"U+{code:04X} ({name.lower()})"


def is_no_text(text: str) -> bool:
    """Say whether a file holds more of what YAML forbids than any text does: it is something else."""
    found = itertools.islice(_FORBIDDEN.finditer(text), _MOST_LOOKED_AT + 1)
    return sum(1 for _ in found) > _MOST_LOOKED_AT


def report_no_text(text: str, faults: Faults) -> None:
    """Report a file that is no text, without a look at all of it."""
    first = _FORBIDDEN.search(text)
    assert first is not None, "it was counted"
    faults.add(
        "core/control-character",
        first.span(),
        said(
            "Here stands {described}, the first of {MOST_LOOKED_AT} or more "
            "characters that no text holds; the file is not read.",
            described=described(first[0]),
            MOST_LOOKED_AT=f"{_MOST_LOOKED_AT:,}",
        ),
        said("Look whether this is a YAML file; a picture or a program is none."),
    )


def clean(text: str, faults: Faults) -> str:
    """Report what YAML forbids and give the text with a stand-in for each, offsets unchanged."""
    cleaned, number = _FORBIDDEN.subn(STAND_IN, text)
    if not number:
        return text
    found = list(_FORBIDDEN.finditer(text))
    every = [(m.start(), m.end(), "") for m in found]
    remove_all = []
    if number > 1:
        remove_all = [
            faults.fix(said("Remove all {number} such characters", number=number), *every)
        ]
    for match in found:
        remove = faults.fix(said("Remove the character"), (match.start(), match.end(), ""))
        fixes = [remove, *remove_all]
        if match[0] == "\ufeff":
            faults.add(
                "core/stray-byte-order-mark",
                match.span(),
                _MARK_AGAIN if not text[: match.start()].strip("\ufeff") else _MARK_INSIDE,
                said("Remove it; it often comes from joining two files."),
                fixes=fixes,
            )
        else:
            faults.add(
                "core/control-character",
                match.span(),
                said(
                    "The invisible character {described} is not allowed here.",
                    described=described(match[0]),
                ),
                said("Remove it; it often comes from pasted slides or web pages."),
                fixes=fixes,
            )
    return cleaned


def report_odd_spaces(text: str, root: Node | None, faults: Faults) -> frozenset[int]:
    """Report spaces in indentation that YAML does not take for spaces; give their offsets."""
    if text.isascii():
        return frozenset()
    found = set()
    for match in _ODD_INDENTATION.finditer(text):
        at = match.start(1)
        if root is not None and _in_block_or_quotes(root, at):
            continue
        found.add(at)
        if faults.is_full("core/odd-space-in-indentation"):
            continue
        faults.add(
            "core/odd-space-in-indentation",
            match.span(1),
            said(
                "The line is indented with {described}, which YAML does not take for a space.",
                described=described(match[1][0]),
            ),
            said("Put an ordinary space in its place."),
            fixes=[
                faults.fix(said("Replace it with a space"), (*match.span(1), " " * len(match[1])))
            ],
        )
    return frozenset(found)


def _in_block_or_quotes(root: Node, offset: int) -> bool:
    _, node = nodes.pointer_at(root, offset)
    return node.style in ("|", ">", "'", '"') and node.start < offset


def report_invisible(text: str, root: Node, faults: Faults, reported: Container[int]) -> None:
    """Report zero-width characters: errors in keys and words, warnings in prose.

    Args:
        text: the text of the document.
        root: its tree.
        faults: where the faults go.
        reported: offsets that have a fault already.
    """
    if "\\" in text:
        _report_escaped(text, root, faults)
    if text.isascii():
        return
    _report_pairs(text, root, faults)
    _each(_ZERO_WIDTH.finditer(text), root, faults, _zero_width)
    spaces = (m for m in _ODD_AT_EDGE.finditer(text) if m.start() not in reported)
    _each(spaces, root, faults, _edge_space)


def report_odd_colon(found: re.Match[str], faults: Faults) -> None:
    """Report what looks like the space behind a key's colon and is none."""
    faults.add(
        "core/odd-space-in-indentation",
        found.span(1),
        said(
            "Behind the colon stands {described}, which YAML does not take for a space.",
            described=described(found[1][0]),
        ),
        said("Put an ordinary space in its place."),
        fixes=[faults.fix(said("Replace it with a space"), (*found.span(1), " "))],
    )


def _report_pairs(text: str, root: Node, faults: Faults) -> None:
    """Report plain texts that were meant as a key and its value."""
    for match in itertools.islice(ODD_AFTER_COLON.finditer(text), _MOST_LOOKED_AT):
        at = match.start(1)
        _, node = nodes.pointer_at(root, at)
        inside = isinstance(node.value, str) and node.start < at < node.end
        if inside and not node.style and _KEY.fullmatch(text, node.start, at):
            report_odd_colon(match, faults)


def _report_escaped(text: str, root: Node, faults: Faults) -> None:
    """Warn of escapes that stand for what nobody sees: the value holds it all the same."""
    found = (m for m in _ESCAPE.finditer(text) if _unseen(_meant(m)))
    for match in itertools.islice(found, _MOST_LOOKED_AT):
        pointer, node = nodes.pointer_at(root, match.start())
        if node.style != '"' or not node.start < match.start() < node.end:
            continue  # no escape there, or a comment
        char = _meant(match)
        faults.add(
            "core/unseen-escape",
            match.span(),
            said(
                "The escape {match} stands for {described}, which cannot be seen.",
                match=match[0],
                described=described(char),
            ),
            said("Remove it, unless it is meant."),
            severity=Severity.WARNING,
            pointer=to_text(pointer),
            fixes=[faults.fix(said("Remove the escape"), (*match.span(), ""))],
        )


def _meant(escape: re.Match[str]) -> str:
    """Give the character that an escape stands for, "" where that is nothing special."""
    digits = escape[1] or escape[2] or escape[3]
    if digits is None:
        return _LETTERS.get(escape[4] or "", "")
    code = int(digits, 16)
    return chr(code) if code <= 0x10FFFF else ""


def _unseen(char: str) -> bool:
    if not char or char in _WRITTEN_BY_ESCAPE or char in _ORDINARY_IN_PROSE:
        return False
    return bool(_FORBIDDEN.match(char) or _ZERO_WIDTH.match(char))


_Judge = Callable[[str, Node, bool, int], Severity | None]


def _each(found: Iterable[re.Match[str]], root: Node, faults: Faults, judge: _Judge) -> None:
    for match in itertools.islice(found, _MOST_LOOKED_AT):
        at = match.start()
        pointer, node = nodes.pointer_at(root, at)
        if node.entries is not None or node.items is not None or not node.start <= at < node.end:
            continue  # in a comment
        is_key = not _holds(root, pointer, node)
        severity = judge(match[0], node, is_key, at)
        if severity is None:
            continue
        where = (
            said("a key")
            if is_key
            else said("a word")
            if severity is Severity.ERROR
            else said("a text")
        )
        faults.add(
            "core/invisible-character",
            match.span(),
            said(
                "The character {described}, which cannot be seen, stands in {where}.",
                described=described(match[0]),
                where=where,
            ),
            said("Remove it, unless it is meant."),
            severity=severity,
            pointer=to_text(pointer),
            fixes=[faults.fix(said("Remove the character"), (at, at + 1, ""))],
        )


def _holds(root: Node, pointer: tuple[str | int, ...], node: Node) -> bool:
    return nodes.find(root, pointer) is node


def _zero_width(char: str, node: Node, is_key: bool, _at: int) -> Severity | None:
    if is_key or _is_word(node.value, _ZERO_WIDTH):
        return Severity.ERROR
    return None if char in _ORDINARY_IN_PROSE else Severity.WARNING


def _edge_space(_char: str, node: Node, is_key: bool, at: int) -> Severity | None:
    if is_key and not node.style:
        return Severity.ERROR
    at_edge = at in (node.start, node.end - 1) and not node.style
    if at_edge:
        return Severity.ERROR if _is_word(node.value, _ODD_SPACE) else Severity.WARNING
    return None


def _is_word(value: object, unseen: re.Pattern[str]) -> bool:
    """Say whether a value is an id, a cell or the like, but for what cannot be seen."""
    return (
        isinstance(value, str)
        and len(value) <= _LONGEST_WORD
        and _WORD.match(unseen.sub("", value)) is not None
    )
