"""How the parts of a collection lie in the text: where each begins and ends, what stands between.

Between two values of a collection stand only blanks, line ends, comments, signs (`- ? : ,`) and
anchors or tags of values that are not written. Anything else means that the text is not understood
well enough to be changed.
"""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from designer.documents.document import Document
from designer.documents.nodes import Node

__all__ = [
    "Comment",
    "Kids",
    "Slot",
    "Token",
    "UnclearError",
    "column",
    "comments_in",
    "entry_end",
    "full_end",
    "kids_of",
    "tokens",
    "unfinished_text",
]

_TOKEN = re.compile(
    r"(?P<blank>[ \t]+)|(?P<line>\r\n|\r|\n)|(?P<comment>#[^\r\n]*)"
    r"|(?P<property>[&!][^\s,\[\]{}]*)|(?P<sign>[-?:,])"
)
_PROPERTIES = re.compile(r"(?:[ \t]+[&!][^\s,\[\]{}]*)+")
_BLOCK_HEADER = re.compile(r"[|>]([0-9+-]*)[^\r\n]*")
_BLANK_LINE = re.compile(r"(?:\r\n|\r(?!\n)|\n)([ \t]*)(?=\r|\n|\Z)")
_COMMENT_LINE = re.compile(r"((?:(?:\r\n|\r|\n)[ \t]*)+)#[^\r\n]*")


class UnclearError(Exception):
    """The text around a place is not what was expected, so nothing is changed there."""


class Token(NamedTuple):
    """Give one thing that stands between values."""

    kind: Literal["line", "comment", "property", "sign"]
    start: int
    end: int


class Slot(NamedTuple):
    """Give one entry of a map or item of a list.

    Attributes:
        number: its place among all of the collection.
        lead: offset of its first sign: the dash, the `?`, the key or its anchor, the item.
        key: the key's node, None in a list.
        value: the value's node.
        end: where the value ends, with all that belongs to it.
        own: whether it is an entry: a key that counts, or an item.
    """

    number: int
    lead: int
    key: Node | None
    value: Node
    end: int
    own: bool


def tokens(text: str, start: int, end: int) -> Iterator[Token]:
    """Give what stands in a gap between values, blanks left out.

    Raises:
        UnclearError: something else stands there.
    """
    at = start
    while at < end:
        found = _TOKEN.match(text, at, end)
        if found is None:
            raise UnclearError
        if found.lastgroup != "blank":
            yield Token(found.lastgroup, at, found.end())  # type: ignore[arg-type]  # the groups' names
        at = found.end()


def column(document: Document, offset: int) -> int:
    """Give the column of an offset, counted from 0."""
    return document.line_column(offset)[1] - 1


def kids_of(document: Document, node: Node) -> "Kids":
    """Give the slots of a collection; the last ones are kept, since many steps ask for the same."""
    last = _kept_kids[0]
    if last is None or last[0] is not document or last[1].node is not node:
        last = _kept_kids[0] = (document, Kids(document, node))
    return last[1]


_kept_kids: list[tuple[Document, "Kids"] | None] = [None]


class Kids:
    """Give the slots of a collection in the order of the text, each worked out when asked for."""

    def __init__(self, document: Document, node: Node) -> None:
        self.text = document.text
        self.node = node
        self.flow = node.style == "["
        self._pairs: list[tuple[Node | None, Node, bool]] = []
        self._numbers: dict[int, int] = {}
        if node.items is not None:
            self._pairs = [(None, item, True) for item in node.items]
        elif node.entries is not None:
            self._pairs = [(key, value, True) for key, value in node.entries.values()]
            if node.others:
                self._pairs += [(key, value, False) for key, value in node.others]
                self._pairs.sort(key=lambda pair: pair[0].begin if pair[0] is not None else 0)

    def __len__(self) -> int:
        return len(self._pairs)

    def __iter__(self) -> Iterator[Slot]:
        return (self.slot(number) for number in range(len(self._pairs)))

    @property
    def inner_start(self) -> int:
        """Give where the first child may begin: behind the bracket of a flow collection."""
        return self.node.start + (1 if self.text[self.node.start] in "[{" and self.flow else 0)

    @property
    def inner_end(self) -> int:
        """Give where the last child ends at the latest."""
        bracket = self.flow and self.text[self.node.end - 1] in "]}"
        return self.node.end - (1 if bracket else 0)

    @property
    def bare(self) -> bool:
        """Say whether it is the one pair of a map without braces in a list: `[a: 1]`."""
        return self.flow and self.text[self.node.start] not in "[{"

    def slot(self, number: int) -> Slot:
        """Give one slot.

        Raises:
            UnclearError: the text around it is not understood.
        """
        key, value, own = self._pairs[number]
        before = self.inner_start if number == 0 else self._end_of(number - 1)
        first = value if key is None else key
        lead = first.begin
        wanted = "?" if key is not None or self.flow else "-"
        for token in tokens(self.text, before, lead):
            if token.kind == "sign" and self.text[token.start] == wanted:
                lead = token.start
                break
        else:
            if wanted == "-":
                raise UnclearError
        return Slot(number, lead, key, value, self._end_of(number), own)

    def number_of(self, step: str | int) -> int | None:
        """Give the number of the slot with an own key, or at a place of the list."""
        if isinstance(step, int):
            return step if self.node.items is not None and 0 <= step < len(self) else None
        if self.node.entries is None or step not in self.node.entries:
            return None
        wanted = self.node.entries[step][1]
        if not self._numbers:
            self._numbers = {id(value): n for n, (_, value, _) in enumerate(self._pairs)}
        return self._numbers[id(wanted)]

    def number_of_value(self, node: Node) -> int | None:
        """Give the number of the slot that holds a node as its value."""
        return next((n for n, (_, value, _) in enumerate(self._pairs) if value is node), None)

    def number_at(self, place: int) -> int:
        """Give the number of the slot before which the entry of a place goes; `others` are skipped."""
        owned = [n for n, (_, _, own) in enumerate(self._pairs) if own]
        return owned[place] if place < len(owned) else len(self._pairs)

    def value_point(self, slot: Slot) -> tuple[int, bool]:
        """Give where a value may be written: behind sign and anchor, and whether there is a sign."""
        text = self.text
        start = slot.lead if slot.key is None else slot.key.end
        if slot.key is None and self.flow:
            return slot.value.begin, True
        wanted = "-" if slot.key is None else ":"
        point, signed = start, False
        for token in tokens(text, start, slot.value.start):
            if token.kind == "sign" and text[token.start] == wanted and not signed:
                point, signed = token.end, True
            elif token.kind == "property":
                point = token.end
        found = _PROPERTIES.match(text, point)
        if slot.value.start == slot.value.end and found:
            point = found.end()
        return point, signed

    def comma_after(self, slot: Slot) -> Token | None:
        """Give the comma behind a slot of a flow collection."""
        last = slot.number + 1 >= len(self)
        stop = self.inner_end if last else self._pairs_begin(slot.number + 1)
        for token in tokens(self.text, slot.end, stop):
            if token.kind == "sign" and self.text[token.start] == ",":
                return token
        return None

    def _pairs_begin(self, number: int) -> int:
        key, value, _ = self._pairs[number]
        return (value if key is None else key).begin

    def _end_of(self, number: int) -> int:
        key, value, _ = self._pairs[number]
        end = full_end(self.text, value)
        return end if key is None else max(end, key.end)


def full_end(text: str, node: Node) -> int:
    """Give where a value ends, with the anchor of a value not written and all lines of a block text."""
    if node.style in ("|", ">"):
        return _block_text_end(text, node)
    if node.style == "-":
        last = _last(node)
        return node.end if last is None else max(node.end, full_end(text, last))
    if node.start == node.end and not node.style:
        found = _PROPERTIES.match(text, node.end)
        return found.end() if found else node.end
    return node.end


def unfinished_text(text: str, node: Node) -> int | None:
    """Give where a `-` must go when lines are put behind a value at the end of a file.

    A block text whose last line has no line end is read without one; anything behind it would give it
    one. None where that is not so.
    """
    last: Node | None = node
    while last is not None and last.style == "-":
        last = _last(last)
    if last is None or last.style not in ("|", ">") or str(last.value).endswith("\n"):
        return None
    header = _BLOCK_HEADER.match(text, last.start)
    if header is None or "-" in header[1] or "+" in header[1]:
        return None
    return header.end(1)


def _last(node: Node) -> Node | None:
    if node.items is not None:
        return node.items[-1] if node.items else None
    last = next(reversed(node.entries.values()))[1] if node.entries else None
    for _, value in node.others:
        if last is None or value.start > last.start:
            last = value
    return last


def _block_text_end(text: str, node: Node) -> int:
    """Give the end of the last line of a block text; blank lines count where its sign keeps them."""
    header = _BLOCK_HEADER.match(text, node.start)
    if header is None:
        raise UnclearError
    keep = "+" in header[1]
    body = text[header.end() : node.end]
    indents = [len(line) - len(line.lstrip(" ")) for line in body.splitlines() if line.strip()]
    least = indents[0] if indents and not re.search(r"[0-9]", header[1]) else 0
    end = re.compile(r"[^\r\n]*").match(text, node.end).end()  # type: ignore[union-attr]  # matches anything
    at = end
    while (blank := _BLANK_LINE.match(text, at)) is not None:
        at = blank.end()
        if at >= len(text) and not blank[1]:
            break  # the line end of the last line, no line of its own
        if keep or (least and len(blank[1]) > least):
            end = at
    return end


def entry_end(document: Document, slot: Slot) -> int:
    """Give the end of the last line of a block entry.

    With it go the comment on that line and the lines of comment below that are indented deeper
    than the entry.
    """
    text = document.text
    end = document.lines.end_of(slot.end)
    depth = column(document, slot.lead)
    while (found := _COMMENT_LINE.match(text, end)) is not None:
        blanks = re.split(r"\r\n|\r|\n", found[1])[-1]
        if len(blanks) <= depth:
            break
        end = found.end()
    return end


class Comment(NamedTuple):
    """Give the place of a comment."""

    start: int
    end: int


def comments_in(document: Document, node: Node) -> list[Comment]:
    """Give the comments inside a value.

    Raises:
        UnclearError: the text is not understood.
    """
    found: list[Comment] = []
    leaves: list[Node] = []
    _leaves(node, leaves)
    at = node.start
    for leaf in leaves:
        if leaf.begin > at:
            found += _comments(document.text, at, leaf.begin)
        if leaf.style in ("|", ">"):
            header = _BLOCK_HEADER.match(document.text, leaf.start)
            if header and "#" in header[0]:
                found.append(Comment(leaf.start + header[0].index("#"), header.end()))
        at = max(at, leaf.end)
    if node.end > at:
        found += _comments(document.text, at, node.end)
    return found


def _comments(text: str, start: int, end: int) -> list[Comment]:
    found, at = [], start
    while at < end:
        token = _TOKEN.match(text, at, end)
        if token is not None and token.lastgroup == "comment":
            found.append(Comment(at, token.end()))
        at = token.end() if token is not None else at + 1
    return found


def _leaves(node: Node, found: list[Node]) -> None:
    if node.entries is not None:
        pairs = [*node.entries.values(), *node.others]
        if node.others:
            pairs.sort(key=lambda pair: pair[0].begin)
        for key, value in pairs:
            found.append(key)
            _leaves(value, found)
    elif node.items is not None:
        for item in node.items:
            _leaves(item, found)
    else:
        found.append(node)
