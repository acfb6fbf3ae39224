"""Put entries into collections and take them out, as replacements of text.

Each function gives one or more ways, the best first; which of them is right is proven elsewhere.
"""

import re
from collections.abc import Iterator, Sequence

from designer.documents.document import Document
from designer.documents.layout import (
    Kids,
    Slot,
    Token,
    UnclearError,
    column,
    entry_end,
    tokens,
    unfinished_text,
)
from designer.documents.nodes import Node

__all__ = [
    "Piece",
    "Pieces",
    "alone_in_flow",
    "attached_from",
    "insert_flow",
    "insert_lines",
    "removal",
]

Piece = tuple[int, int, str]
"""Start, end (exclusive) and the new text."""

Pieces = list[Piece]

_BREAK = re.compile(r"\r\n|\r|\n")
_BLANKS = re.compile(r"[ \t]*")


# -- block collections ------------------------------------------------------------------------


def insert_lines(
    document: Document,
    node: Node,
    place: int,
    lines: list[str],
    newline: str,
    more: Sequence[list[str]] = (),
) -> Iterator[Pieces]:
    """Put lines into a block collection that is not empty.

    They go right behind the entry before, above the comments of the next one.

    Args:
        document: the document.
        node: the map or list.
        place: number of the slot before which they go.
        lines: relative to the column of the collection's entries.
        newline: the file's usual line end.
        more: lines of entries that follow it, apart from each other as the entries there are.
    """
    kids = Kids(document, node)
    first = kids.slot(0)
    at_column = column(document, first.lead)
    indent = " " * at_column
    spaces: list[list[str]] = [[""], []] if _are_spaced(document, kids, place) else [[]]
    if place == 0:
        for spaced in spaces:
            body = _joined([*_spaced(lines, more, spaced), *spaced], indent, newline)
            yield [(first.lead, first.lead, body + newline + indent)]
        return
    before = kids.slot(place - 1)
    end = entry_end(document, before)
    newline = _newline_near(document, end, newline)
    at_end_of_file = end == len(document.text)
    sign = unfinished_text(document.text, before.value) if at_end_of_file else None
    for spaced in spaces:
        rest = _joined(["", *spaced, *_spaced(lines, more, spaced)], indent, newline)
        yield [(end, end, rest)] if sign is None else [(sign, sign, "-"), (end, end, rest)]
        if at_end_of_file:
            yield [(end, end, rest + newline)]


def _spaced(lines: list[str], more: Sequence[list[str]], gap: list[str]) -> list[str]:
    return [*lines, *(line for entry in more for line in (*gap, *entry))]


def _joined(lines: list[str], indent: str, newline: str) -> str:
    return newline.join([lines[0], *(indent + line if line else line for line in lines[1:])])


def _newline_near(document: Document, at: int, usual: str) -> str:
    found = _BREAK.match(document.text, at)
    if found is None:
        before = document.lines.start_of(at)
        found = _BREAK.search(document.text, max(0, before - 2), before) if before else None
    return found[0] if found else usual


def _are_spaced(document: Document, kids: Kids, place: int) -> bool:
    """Say whether entries around a place stand apart by a blank line, and by nothing else."""
    last = len(kids) - 1
    if last < 1:
        return False
    number = min(max(place, 1), last)
    before, after = kids.slot(number - 1), kids.slot(number)
    gap = document.text[entry_end(document, before) : after.lead]
    return not gap.strip() and len(_BREAK.findall(gap)) > 1


def removal(document: Document, node: Node, number: int) -> Iterator[Pieces]:
    """Take out one of several children of a collection."""
    kids = Kids(document, node)
    if kids.flow:
        yield from _removal_from_flow(document, kids, number)
        return
    slot = kids.slot(number)
    end = entry_end(document, slot)
    start = document.lines.start_of(slot.lead)
    text = document.text
    if text[start : slot.lead].strip(" \t"):
        yield from _removal_of_first(document, kids, slot, end)
        return
    start = attached_from(document, kids, slot, end)
    stop = document.lines.next_start(end)
    if stop == end or not _BREAK.search(text, end, stop):
        yield [(_last_break(text, start), end, "")]
        yield [(start, end, "")]
        return
    after = _blank_lines_end(text, stop)
    blank_before = start > 0 and _ends_with_blank_line(text, start)
    if blank_before and after > stop:
        yield [(start, after, "")]
    yield [(start, stop, "")]
    if after > stop:
        yield [(start, after, "")]
    yield [(_last_break(text, start), end, "")]


def _removal_of_first(document: Document, kids: Kids, slot: Slot, end: int) -> Iterator[Pieces]:
    """Take out a child that stands behind the sign of its parent: the next one moves up."""
    text = document.text
    following = kids.slot(slot.number + 1)
    between = tokens(text, slot.end, following.lead)
    line_end = document.lines.end_of(slot.end)
    if not any(t.kind == "comment" and t.start > line_end for t in between):
        yield [(slot.lead, following.lead, "")]
    start = slot.lead
    while start and text[start - 1] in " \t":
        start -= 1
    yield [(start, end, "")]


def attached_from(document: Document, kids: Kids, slot: Slot, end: int) -> int:
    """Give where an entry begins with the comment that belongs to it alone.

    That is a comment right above it, in its column, when nothing else stands right below the entry:
    a comment over a group of entries stays with the group. The head of the file belongs to no entry.
    """
    text, lines = document.text, document.lines
    start = lines.start_of(slot.lead)
    depth = column(document, slot.lead)
    if slot.number + 1 < len(kids):
        gap = text[end : kids.slot(slot.number + 1).lead]
        if "#" not in gap and len(_BREAK.findall(gap)) < 2:
            return start
    if slot.number == 0 and (document.root is None or kids.node.start <= document.root.start):
        return start
    floor = entry_end(document, kids.slot(slot.number - 1)) if slot.number else 0
    while start > 0:
        above = lines.start_of(start - 1)
        line = text[above:start]
        if above < floor or not line.lstrip(" \t").startswith("#"):
            break
        if len(line) - len(line.lstrip(" \t")) != depth:
            break
        start = above
    return start


def _last_break(text: str, at: int) -> int:
    """Give where the line end before a line's start begins."""
    if text[at - 2 : at] == "\r\n":
        return at - 2
    return max(0, at - 1)


def _ends_with_blank_line(text: str, start: int) -> bool:
    before = _last_break(text, start)
    line = max(text.rfind("\n", 0, before), text.rfind("\r", 0, before)) + 1
    return before > 0 and not text[line:before].strip(" \t")


def _blank_lines_end(text: str, start: int) -> int:
    while True:
        at = _BLANKS.match(text, start).end()  # type: ignore[union-attr]  # matches anything
        found = _BREAK.match(text, at)
        if found is None:
            return start
        start = found.end()


# -- flow collections -------------------------------------------------------------------------


def insert_flow(
    document: Document, node: Node, place: int, new: str, newline: str, comment: str = ""
) -> Iterator[Pieces]:
    """Put the text of an entry into a flow collection.

    Args:
        document: the document.
        node: the map or list.
        place: number of the slot before which it goes.
        new: the text.
        newline: the file's usual line end.
        comment: what stands behind it in its line; it goes only where entries have their own lines.
    """
    for pieces in _flow_insertions(document, node, place, new, newline, comment):
        placed = sum(text.count(comment) for _, _, text in pieces)
        if not comment or placed > new.count(comment):
            yield pieces


def _flow_insertions(
    document: Document, node: Node, place: int, new: str, newline: str, comment: str
) -> Iterator[Pieces]:
    kids = Kids(document, node)
    text = document.text
    if not len(kids):
        inside = text[kids.inner_start : kids.inner_end]
        if not inside.strip():
            yield [(kids.inner_start, kids.inner_end, new)]
        else:
            yield [(kids.inner_start, kids.inner_start, new)]
        return
    if place == 0:
        first = kids.slot(0)
        gap = _own_line(document, first.lead)
        between = "," + (comment + newline + gap if gap is not None else " ")
        yield [(first.lead, first.lead, new + between)]
        return
    before = kids.slot(place - 1)
    comma = kids.comma_after(before)
    if place < len(kids):
        if comma is None:
            raise UnclearError
        yield _behind_comma(document, comma, kids.slot(place).lead, new, newline, comment)
        return
    gap = _own_line(document, before.lead)
    blank = " " if before.value.start == before.value.end else ""
    closes_later = document.lines.end_of(before.end) < kids.inner_end
    if gap is not None and closes_later:
        here = comma.end if comma else before.end
        line_end = document.lines.end_of(here)
        body = newline + gap + new + ("," if comma else "") + comment
        pieces = [(line_end, line_end, body)]
        yield pieces if comma else [(before.end, before.end, blank + ","), *pieces]
    elif comma is not None:
        yield [(comma.end, comma.end, f" {new},")]
    else:
        yield [(before.end, before.end, f"{blank}, {new}")]


def _behind_comma(
    document: Document, comma: Token, following: int, new: str, newline: str, comment: str
) -> Pieces:
    line_end = document.lines.end_of(comma.end)
    if following <= line_end:
        return [(comma.end, comma.end, f" {new},")]
    indent = _own_line(document, following)
    return [(line_end, line_end, f"{newline}{indent or ''}{new},{comment}")]


def _own_line(document: Document, lead: int) -> str | None:
    """Give the indentation of a child that is the first thing in its line, else None."""
    before = document.text[document.lines.start_of(lead) : lead]
    return before if not before.strip(" \t") else None


def alone_in_flow(document: Document, kids: Kids, slot: Slot) -> str | None:
    """Give the comment behind a child of a flow collection that has its lines to itself, or "".

    None where it shares a line with others or with a bracket.
    """
    comma = kids.comma_after(slot)
    stop = comma.end if comma else slot.end
    line_end = document.lines.end_of(stop)
    rest = document.text[stop:line_end].rstrip(" \t")
    if _own_line(document, slot.lead) is None or line_end >= kids.inner_end:
        return None
    if not rest or rest.lstrip(" \t").startswith("#"):
        return rest
    return None


def _removal_from_flow(document: Document, kids: Kids, number: int) -> Iterator[Pieces]:
    text = document.text
    slot = kids.slot(number)
    comma = kids.comma_after(slot)
    stop = comma.end if comma else slot.end
    before = kids.comma_after(kids.slot(number - 1)) if number else None
    last = number + 1 == len(kids)
    line_end = document.lines.end_of(stop)
    if alone_in_flow(document, kids, slot) is not None:
        pieces = [(document.lines.start_of(slot.lead), document.lines.next_start(line_end), "")]
        yield [(before.start, before.end, ""), *pieces] if last and before and not comma else pieces
    if not last:
        following = kids.slot(number + 1).lead
        if not text[stop:following].strip(" \t"):
            yield [(slot.lead, following, "")]
        yield [(slot.lead, stop, "")]
        return
    if before is not None:
        if not text[before.end : slot.lead].strip(" \t"):
            yield [(before.start, slot.end if comma else stop, "")]
        yield [(before.start, before.end, ""), (slot.lead, slot.end, "")]
    elif not text[kids.inner_start : slot.lead].strip() and not text[stop : kids.inner_end].strip():
        yield [(kids.inner_start, kids.inner_end, "")]
    else:
        yield [(slot.lead, stop, "")]
