"""From the parser's events to the tree and its places, in one pass and without recursion.

The parser only says what stands where. What it means (core schema), which keys repeat, what an
alias stands for and how large the document becomes when aliases are followed is decided here, so
that a text of a few lines can neither overflow the stack nor fill the memory.
"""

import re
from collections.abc import Iterator
from typing import Any

import yaml

from designer.documents import pointers, scalars
from designer.documents.characters import STAND_IN
from designer.documents.complaints import MAX_DEPTH, Complaints
from designer.documents.faults import Faults
from designer.documents.nodes import Node

__all__ = ["MAX_DEPTH", "MAX_EVENTS", "MAX_SHARED_NODES", "Builder"]

MAX_SHARED_NODES = 200_000
MAX_EVENTS = 1_000_000
_FEW = MAX_EVENTS // 2  # a text of fewer characters cannot pass the limit

_PROPERTIES = re.compile(
    r"(?:[&!][^\s,\[\]{}]*(?:(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))+[ \t]*|[ \t]+|\Z))+"
)
_GAP = re.compile(r"(?:[ \t\r\n]+|(?<=\s)#[^\r\n]*)*")
_TEXT_TAGS = frozenset({"!", "tag:yaml.org,2002:str"})
_LOADER: Any = getattr(yaml, "CLoader", yaml.Loader)


def _most_events(text: str) -> int:
    """Give a number that the events of a text cannot pass, by the signs that make them.

    A key makes four at most: itself, its value, and the two ends of its map. A dash makes three, so
    do a bracket and a comma, and three dots, which end one document and begin another.
    """
    keys = text.count(":") + text.count("?")
    others = sum(map(text.count, "-,[{")) + text.count("...")
    return 4 * keys + 3 * others + 8


class _Stop(Exception):  # noqa: N818 - a way out of the loop, not an error for anybody
    """Say that a limit was passed and reading ends."""


class _Frame:
    """A collection that is still open."""

    __slots__ = (
        "anchor", "end", "entries", "height", "items", "key", "merges", "others", "outer", "size",
        "start", "style", "value",
    )  # fmt: skip

    def __init__(
        self, start: int, outer: int, style: str, anchor: str | None, *, is_map: bool
    ) -> None:
        self.start = start
        self.outer = outer
        self.style = style
        self.anchor = anchor
        self.end = start
        self.entries: dict[str, tuple[Node, Node]] | None = {} if is_map else None
        self.items: list[Node] | None = None if is_map else []
        self.value: Any = {} if is_map else []
        self.key: tuple[str | None, Node] | None = None
        self.merges: list[tuple[Node, Node]] = []
        self.others: list[tuple[Node, Node]] = []
        self.size = 1
        self.height = 1


class Builder:
    """Build the node tree of one text."""

    def __init__(self, text: str, original: str, faults: Faults) -> None:
        self._text = text
        self._original = original
        self._cleaned = text is not original
        self._say = Complaints(text, faults)
        self._stack: list[_Frame] = []
        self._anchors: dict[str, tuple[Node, int, int]] = {}
        self._shared = 0
        self._root: Node | None = None

    def build(self) -> Node | None:
        """Read the text.

        Returns:
            The first document's node; None if there is none, or a limit was passed.

        Raises:
            yaml.YAMLError: the text is no YAML.
        """
        try:
            self._refuse_too_many()
            self._read()
        except _Stop:
            return None
        return self._root

    def whole_part(self) -> Any:
        """Give the plain tree of what was read when reading broke off; what is not whole is left out.

        Only collections that hold the place where it broke off are there without their end.
        """
        if not self._stack:
            return None if self._root is None else self._root.value
        inner: Any = None
        for frame in reversed(self._stack):
            if inner is not None and frame.items is None and frame.key and frame.key[0]:
                frame.value.setdefault(frame.key[0], inner)
            inner = frame.value
        return inner

    @property
    def open_bracket(self) -> int | None:
        """Give where the innermost bracket begins that is open when reading ends."""
        return next((f.start for f in reversed(self._stack) if f.style == "["), None)

    def _refuse_too_many(self) -> None:
        """Count what a large text holds before anything is built of it, which costs the memory."""
        if len(self._text) < _FEW:
            return
        few_aliases = self._text.count("*") <= MAX_SHARED_NODES
        if few_aliases and _most_events(self._text) <= MAX_EVENTS:
            return
        event: Any
        n_aliases = 0
        try:
            for number, event in enumerate(yaml.parse(self._text, Loader=_LOADER)):
                if number > MAX_EVENTS:
                    self._say.too_large(MAX_EVENTS, event.start_mark.index)
                    raise _Stop
                kind = type(event)
                if kind is yaml.AliasEvent:
                    n_aliases += 1
                    if n_aliases > MAX_SHARED_NODES:  # each stands for one value or more
                        span = event.start_mark.index, event.end_mark.index
                        self._say.bomb(span, MAX_SHARED_NODES, "")
                        raise _Stop
        except yaml.YAMLError:
            return  # that is told when the text is read

    def _read(self) -> None:
        n_documents = 0
        event: Any
        for event in yaml.parse(self._text, Loader=_LOADER):
            kind = type(event)
            if kind is yaml.ScalarEvent:
                self._scalar(event)
            elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
                self._open(event, is_map=kind is yaml.MappingStartEvent)
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                self._close(event)
            elif kind is yaml.AliasEvent:
                self._alias(event)
            elif kind is yaml.DocumentStartEvent:
                n_documents += 1
                if n_documents > 1:
                    self._say.second_document(event.start_mark.index, event.end_mark.index)
                    return

    # -- events -------------------------------------------------------------------------------

    def _scalar(self, event: Any) -> None:
        start, end = event.start_mark.index, event.end_mark.index
        text, style = event.value, event.style or ""
        outer = start
        if event.anchor is not None or event.tag is not None:
            start = min(self._after_properties(start), end)
            if event.tag is not None:
                self._say.tag((outer, start, end), self._pointer())
        if style in ("|", ">"):
            end = start + len(self._text[start:end].rstrip())
        elif start == end and not style:
            start = end = self._place_of_nothing(start)
            outer = min(outer, start)
        if self._cleaned and STAND_IN in text and STAND_IN not in self._original[start:end]:
            text = text.replace(STAND_IN, "")
        value = text
        if not style and event.tag not in _TEXT_TAGS:
            value, fault = scalars.resolve(text)
            if fault:
                self._say.number(text, fault, (start, end), self._pointer())
        node = Node(start, end, value, style)
        if outer != start or event.anchor is not None:
            node.outer, node.anchor = outer, event.anchor
        if event.anchor is not None:
            self._anchors[event.anchor] = (node, 1, 1)
        self._attach(node, 1, 1, text)

    def _open(self, event: Any, *, is_map: bool) -> None:
        outer = start = event.start_mark.index
        if len(self._stack) >= MAX_DEPTH:
            self._say.too_deep(start, MAX_DEPTH)
            raise _Stop
        if event.anchor is not None or event.tag is not None:
            start = self._after_properties(start)
            if event.tag is not None:
                self._say.tag((outer, start, start), self._pointer())
        style = "[" if event.flow_style else "-"
        frame = _Frame(start, outer, style, event.anchor, is_map=is_map)
        if event.anchor is not None:
            self._anchors.pop(event.anchor, None)
        self._stack.append(frame)

    def _close(self, event: Any) -> None:
        frame = self._stack.pop()
        # The one pair of a map without braces ends with its value, not where the parser says.
        bracketed = frame.style == "[" and self._text[frame.start] in "[{"
        end = event.end_mark.index if bracketed else frame.end
        if frame.merges:
            self._merge(frame)
        node = Node(frame.start, end, frame.value, frame.style, frame.entries, frame.items)
        if frame.merges:
            node.merged = tuple(_merged_maps(frame.merges))
        if frame.others:
            node.others = tuple(frame.others)
        if frame.outer != frame.start or frame.anchor is not None:
            node.outer, node.anchor = frame.outer, frame.anchor
        if frame.anchor is not None:
            self._anchors[frame.anchor] = (node, frame.size, frame.height)
        self._attach(node, frame.size, frame.height, None)

    def _alias(self, event: Any) -> None:
        name = event.anchor
        span = event.start_mark.index, event.end_mark.index
        target, size, height = self._anchors.get(name, (None, 1, 1))
        if target is None:
            self._report_alias(name, span)
        self._shared += size
        if self._shared > MAX_SHARED_NODES:
            self._say.bomb(span, MAX_SHARED_NODES, self._pointer())
            raise _Stop
        if len(self._stack) + height > MAX_DEPTH:
            self._say.too_deep(span[0], MAX_DEPTH)
            raise _Stop
        value = target.value if target is not None else None
        node = Node(*span, value, "*", target=target)
        self._attach(node, size, height, value if isinstance(value, str) else None)

    # -- fitting nodes together ---------------------------------------------------------------

    def _attach(self, node: Node, size: int, height: int, text: str | None) -> None:
        """Put a finished node where it belongs; `text` is what a scalar reads as a key."""
        if not self._stack:
            self._root = node
            return
        frame = self._stack[-1]
        frame.size += size
        if height >= frame.height:
            frame.height = height + 1
        frame.end = node.end
        if frame.items is not None:
            frame.items.append(node)
            frame.value.append(node.value)
            return
        if frame.key is None:
            frame.key = self._as_key(node, text), node
            return
        name, key = frame.key
        frame.key = None
        if name is None or name in frame.value or (name == "<<" and not key.style):
            frame.others.append((key, node))
        if name is None:
            return
        if name == "<<" and not key.style:
            self._add_merge(frame, key, node)
            return
        assert frame.entries is not None
        if name in frame.entries:
            first = frame.entries[name][0]
            above = pointers.to_text((*_steps(self._stack[:-1]), name))
            self._say.duplicate(name, first, (key, node), above, in_lines=frame.style == "-")
        else:
            frame.entries[name] = (key, node)
            frame.value[name] = node.value

    def _as_key(self, node: Node, text: str | None) -> str | None:
        """Give a key's text; report keys that are no texts. None drops the entry."""
        if isinstance(node.value, str):
            return node.value
        if text is None or node.target is not None:
            self._say.no_key(node, self._pointer())
            return None
        self._say.key(text, node, self._pointer())
        node.value = text
        return text

    def _add_merge(self, frame: _Frame, key: Node, node: Node) -> None:
        sources = [node] if node.resolved.items is None else node.resolved.items
        if any(source.resolved.entries is None for source in sources):
            self._say.no_merge(node, self._pointer())
            return
        if frame.merges:
            in_lines = frame.style == "-"
            self._say.merges(frame.merges[0], (key, node), self._pointer(), in_lines=in_lines)
        frame.merges.append((key, node))

    def _merge(self, frame: _Frame) -> None:
        """Put in what `<<` brings: own keys win, then earlier maps."""
        merged: dict[str, Any] = {}
        for source in _merged_maps(frame.merges):
            for name, value in source.value.items():
                merged.setdefault(name, value)
        frame.value = merged | frame.value

    # -- places -------------------------------------------------------------------------------

    def _after_properties(self, start: int) -> int:
        found = _PROPERTIES.match(self._text, start)
        return found.end() if found else start

    def _report_alias(self, name: str, span: tuple[int, int]) -> None:
        opened = next((f for f in reversed(self._stack) if f.anchor == name), None)
        if opened is not None:
            anchor = opened.outer, opened.start
            self._say.recursive_alias(name, span, anchor, self._pointer())
        else:
            self._say.unknown_alias(name, span, self._anchors, self._pointer())

    def _place_of_nothing(self, mark: int) -> int:
        """Give the place of a value that is not written: behind its colon or dash.

        The parser puts it at whatever comes next, maybe lines below.
        """
        if not self._stack:
            return mark
        frame = self._stack[-1]
        sign, after = (":", frame.end) if frame.items is None else ("-", frame.end)
        if frame.items is None and frame.key is None:
            return mark
        gap = _GAP.match(self._text, after)
        at = gap.end() if gap else after
        if self._text[at : at + 1] == sign and at < max(mark, after + 1):
            return at + 1
        return after if frame.items is None else mark

    def _pointer(self) -> str:
        return pointers.to_text(tuple(_steps(self._stack)))


def _steps(stack: list[_Frame]) -> Iterator[str | int]:
    for frame in stack:
        if frame.items is not None:
            yield len(frame.items)
        elif frame.key is not None and frame.key[0] is not None:
            yield frame.key[0]


def _merged_maps(merges: list[tuple[Node, Node]]) -> Iterator[Node]:
    for _, node in merges:
        resolved = node.resolved
        yield from [resolved] if resolved.items is None else (n.resolved for n in resolved.items)
