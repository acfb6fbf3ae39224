"""Give a written value another text: as replacements, the best way first."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from designer.documents import emitting, scalars
from designer.documents.document import Document
from designer.documents.edits import common_ends
from designer.documents.emitting import Format, inline, is_collection
from designer.documents.layout import Kids, Slot, column, full_end
from designer.documents.nodes import Node
from designer.documents.placing import Piece, Pieces
from designer.documents.quoting import is_raw, quoted

__all__ = ["assignments", "rewriting"]

_HEADER = re.compile(r"[|>][0-9+-]*")
_WIDTH = 100


class _Site:
    """A value in its surroundings."""

    def __init__(
        self, document: Document, kids: Kids | None, slot: Slot | None, node: Node, form: Format
    ) -> None:
        self.document = document
        self.text = document.text
        self.node = node
        self.form = form
        self.slot = slot
        self.kids = kids
        self.flow = kids is not None and kids.flow
        self.point, self.signed = node.start, True
        if kids is not None and slot is not None:
            self.point, self.signed = kids.value_point(slot)

    @property
    def is_collection(self) -> bool:
        return self.node.items is not None or self.node.entries is not None

    @property
    def is_block(self) -> bool:
        return self.node.style == "-"

    @property
    def is_nothing(self) -> bool:
        return self.node.start == self.node.end and not self.node.style

    @property
    def on_line_of_sign(self) -> bool:
        """Say whether the value begins in the line of its sign or anchor."""
        return not re.search(r"[\r\n]", self.text[self.point : self.node.start])

    @property
    def left(self) -> int:
        """Give the column of the entry."""
        return 0 if self.slot is None else column(self.document, self.slot.lead)

    @property
    def like(self) -> str:
        return self.node.style if self.node.style in ("'", '"') else ""

    def hanging_column(self, value: Any) -> int:
        """Give the column of lines that hang below the entry."""
        if self.slot is None or self.slot.key is None:
            return self.left + 2
        is_map = isinstance(value, Mapping | str)
        return self.left + (self.form.step if is_map else self.form.dash)

    def body(self, lines: list[str], at_column: int) -> str:
        """Join lines that all stand in a column; the first has its indentation already."""
        indent = " " * at_column
        return self.form.newline.join(
            [lines[0], *(indent + line if line else line for line in lines[1:])]
        )


def assignments(
    document: Document, kids: Kids | None, slot: Slot | None, node: Node, value: Any, form: Format
) -> Iterator[Pieces]:
    """Give ways to write another value in the place of a node.

    Args:
        document: the document.
        kids: the children of the collection that holds the node; None at the top.
        slot: its slot there.
        node: the node whose text is replaced; its anchor stays.
        value: plain data.
        form: the layout of the file.

    Raises:
        NoTextError: the value has no text in YAML.
    """
    site = _Site(document, kids, slot, node, form)
    if isinstance(value, str) and not site.is_collection and not site.is_nothing:
        yield from _inside_text(site, value)
        yield from _as_block_text(site, value)
    lines = emitting.literal(value) if isinstance(value, str) else None
    if lines is not None and not site.flow and not site.node.style:
        yield from _hung(site, lines[0], lines[1:], value)
    if is_collection(value) and value and not site.flow and not _keeps_brackets(site, value):
        lines = emitting.block_lines(value, form, column=site.left + form.step)
        yield from _as_lines(site, lines, value)
    yield from _as_inline(site, inline(value, like=site.like, flow=site.flow))


def _keeps_brackets(site: _Site, value: Any) -> bool:
    """Say whether a collection is written in brackets: where one was, or where it is short."""
    if site.node.style == "[" and (site.node.items or site.node.entries):
        return True
    children = value.values() if isinstance(value, Mapping) else value
    if any(is_collection(child) and child for child in children):
        return False
    if any(isinstance(child, str) and "\n" in child for child in children):
        return False
    width = site.left + len(inline(value)) + 10
    return not site.is_block and width <= _WIDTH


# -- texts --------------------------------------------------------------------------------------


def _inside_text(site: _Site, value: str) -> Iterator[Pieces]:
    """Change only the characters that differ in a text of several lines."""
    node = site.node
    end = full_end(site.text, node)
    source = site.text[node.start : node.end]
    if not isinstance(node.value, str) or not re.search(r"[\r\n]", source):
        return
    places = scalars.offsets(source, node.style, node.value)
    if places is None or end < node.end:
        return
    head, tail = common_ends(node.value, value)
    new = value[head : len(value) - tail]
    old = node.value[head : len(node.value) - tail]
    if "\n" in old or "\n" in new or not is_raw(new.replace("\t", "") or "x"):
        return
    if node.style == "'":
        new = new.replace("'", "''")
    elif node.style == '"':
        new = quoted(new, '"')[1:-1]
    start, stop = places[head], places[len(node.value) - tail]
    yield [(node.start + start, node.start + max(start, stop), new)]


def _as_block_text(site: _Site, value: str) -> Iterator[Pieces]:
    """Write a block text again as one, its sign and the comment behind it kept."""
    node, text = site.node, site.text
    if node.style not in ("|", ">"):
        return
    line_end = site.document.lines.end_of(node.start)
    end = full_end(text, node)
    at_column = site.hanging_column("")
    first = next(
        (line for line in re.split(r"\r\n|\r|\n", text[line_end:end]) if line.strip()), None
    )
    header = _HEADER.match(text, node.start)
    assert header is not None, "a block text begins with its sign"
    if first is not None and not re.search(r"[0-9]", header[0]):
        at_column = len(first) - len(first.lstrip(" "))
    lines = None
    if node.style == ">":
        lines = emitting.folded(value, max(40, _WIDTH - at_column))
    lines = lines or emitting.literal(value) or _one_line(value)
    if lines is None:
        return
    indent = " " * at_column
    newline = site.form.newline
    rest = "".join(newline + (indent + line if line else "") for line in lines[1:])
    yield [(node.start, header.end(), lines[0]), (line_end, end, rest)]


def _one_line(value: str) -> list[str] | None:
    """Give a text of one line as a literal block."""
    body = value.rstrip("\n")
    if not body or body[0] in " \t" or not is_raw(body) or len(value) - len(body) > 1:
        return None
    return ["|" if value.endswith("\n") else "|-", body]


# -- on one line --------------------------------------------------------------------------------


def _as_inline(site: _Site, new: str) -> Iterator[Pieces]:
    node, text, lines = site.node, site.text, site.document.lines
    if site.is_nothing:
        if site.signed:
            yield [(site.point, site.point, f" {new}")]
        else:
            yield [(site.point, site.point, f": {new}")]
        return
    end = full_end(text, node)
    if node.style in ("|", ">"):
        line_end = lines.end_of(node.start)
        header = _HEADER.match(text, node.start)
        assert header is not None, "a block text begins with its sign"
        sign_end = header.end()
        if "#" not in text[sign_end:line_end]:
            sign_end = line_end
        yield [(node.start, sign_end, new), (line_end, end, "")]
        return
    if site.is_block and not site.on_line_of_sign:
        last_line = lines.end_of(end)
        first_line = lines.start_of(node.start)
        before = first_line - (2 if text[first_line - 2 : first_line] == "\r\n" else 1)
        yield [(site.point, site.point, f" {new}"), (before, last_line, "")]
        return
    if site.is_block and node.begin != node.start:
        yield [(site.point, end, f" {new}")]
    yield [(node.start, end, new)]
    if site.flow:
        yield [(node.start, end, f" {new}")]


# -- as lines -----------------------------------------------------------------------------------


def _as_lines(site: _Site, lines: list[str], value: Any) -> Iterator[Pieces]:
    """Write a collection as lines, where the value stood or hanging below its entry."""
    node, text = site.node, site.text
    end = full_end(text, node)
    if node.style in ("|", ">"):
        yield from _hung(site, "", lines, value)
        return
    own_lines = not site.on_line_of_sign or site.slot is None
    if (site.is_block or own_lines) and not site.is_nothing:
        at_column = column(site.document, node.start)
        yield [(node.start, end, site.body(lines, at_column))]
    is_item = site.slot is not None and site.slot.key is None
    if is_item and node.begin == node.start and site.on_line_of_sign:
        rest = text[end : site.document.lines.end_of(end)].strip(" \t")
        if not rest:
            gap = " " if site.is_nothing else ""
            at_column = column(site.document, site.point if site.is_nothing else node.start)
            yield [(node.start, end, gap + site.body(lines, at_column + len(gap)))]
    if site.slot is not None:
        yield from _hung(site, "", lines, value)


def _hung(site: _Site, head: str, lines: list[str], value: Any) -> Iterator[Pieces]:
    """Put a sign in the place of the value and lines below it; a comment behind it stays there."""
    node, text, newline = site.node, site.text, site.form.newline
    if site.slot is None or not site.signed:
        return
    indent = " " * site.hanging_column(value)
    body = "".join(newline + (indent + line if line else "") for line in lines)
    end = full_end(text, node)
    pieces: list[Piece]
    if site.is_block and not site.on_line_of_sign:
        inside = [*_as_inline(site, head)]
        pieces = inside[0] if head else inside[0][1:]
        line_end = site.document.lines.end_of(site.point)
        yield _with(pieces, (line_end, line_end, body))
        return
    if node.style in ("|", ">"):
        pieces = [*_as_inline(site, head)][0]  # noqa: RUF015 - the first way is the one wanted
        line_end = site.document.lines.end_of(node.start)
        yield _with(pieces, (line_end, line_end, body))
        return
    line_end = site.document.lines.end_of(end)
    if not head and "#" in text[site.point : node.start]:
        return
    if head:
        start = site.point if site.is_nothing else node.start
        pieces = [(start, end, f" {head}" if site.is_nothing else head)]
    else:
        pieces = [(site.point, end, "")]
    yield _with(pieces, (line_end, line_end, body))


def _with(pieces: list[Piece], last: Piece) -> Pieces:
    """Add a piece; one that begins where another takes away goes before it."""
    start, _, body = last
    for number, (begin, end, new) in enumerate(pieces):
        if begin == start:
            return [*pieces[:number], (begin, end, body + new), *pieces[number + 1 :]]
        if begin < start <= end:
            return [*pieces[:number], (begin, end, new + body), *pieces[number + 1 :]]
    return [*pieces, last]


def rewriting(document: Document, node: Node, value: Any, form: Format) -> Iterator[Pieces]:
    """Write a whole collection anew, brackets or lines as before."""
    if node.style == "[":
        yield [(node.start, node.end, inline(value, flow=True))]
    elif node.style == "-" and value:
        at_column = column(document, node.start)
        lines = emitting.block_lines(value, form, column=at_column)
        body = form.newline.join(
            [lines[0], *(" " * at_column + line if line else line for line in lines[1:])]
        )
        yield [(node.start, full_end(document.text, node), body)]
