"""One YAML file as text, with its plain tree and the place of every part."""

import re
from collections.abc import Callable
from threading import RLock
from typing import Any, Literal

import msgspec

from designer.diagnostics import Diagnostic, Location, Severity
from designer.documents import nodes, pointers, scalars
from designer.documents.lines import Lines
from designer.documents.nodes import Node
from designer.documents.pointers import Pointer

__all__ = ["Document", "Part", "Read", "Reading"]

Part = Literal["value", "key"]

_KIND_LINE = re.compile(r"^kind:[ \t]*[\"']?([A-Za-z_][A-Za-z0-9_-]*)", re.MULTILINE)
_GAME_LINE = re.compile(
    r"^[\"']?game[\"']?[ \t]*:[ \t]*[\"']?([A-Za-z_][A-Za-z0-9_-]*)?", re.MULTILINE
)
_MODELINE = re.compile(r"^#[ \t]*yaml-language-server:[ \t]*\$schema=(\S+)", re.MULTILINE)
_SCHEMA_FOLDER = re.compile(r"(?:^|[/\\])schemas[/\\]([A-Za-z0-9_]+)[/\\]")


class Read(msgspec.Struct, frozen=True, eq=False):
    """Give what a text says.

    Attributes:
        root: the tree with places, None when the text gives none.
        tree: the plain tree (a map), or None when `root` is.
        diagnostics: what was wrong with reading.
    """

    root: Node | None
    tree: Any
    diagnostics: tuple[Diagnostic, ...]


_ONE_AT_A_TIME = RLock()


class Reading:
    """Give what a text says; it is read when that is first asked for, on whichever thread.

    Attributes:
        is_done: whether asking costs nothing.
        kind: the `kind:` once that is so; it is asked for more often than anything else.
    """

    __slots__ = ("_found", "_read", "is_done", "kind")

    def __init__(self, read: Callable[[], Read]) -> None:
        self._read: Callable[[], Read] | None = read
        self._found: Read | None = None
        self.is_done = False
        self.kind: str | None = None

    @property
    def found(self) -> Read:
        """Give what the text says."""
        if self._found is None:
            with _ONE_AT_A_TIME:
                if self._read is not None:
                    found, self._read = self._read(), None
                    kind = found.tree.get("kind") if isinstance(found.tree, dict) else None
                    self.kind = kind if type(kind) is str else None
                    self._found = found
                    self.is_done = True  # the last, as others look without the lock
        assert self._found is not None, "it was read"
        return self._found


class Document(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """Give a file as it was read. Two readings are never equal: identity tells snapshots apart.

    Attributes:
        path: the path as the author knows it.
        text: the text without a byte-order mark; line ends as in the file.
        bom: whether the file began with a byte-order mark, which saving puts back.
        exact: whether `text` says all that was in the file. When False (bytes that are no UTF-8,
            a file over the size limit), writing `text` back would lose something.
        lines: the places of lines.
        reading: what the text says.
    """

    path: str
    text: str
    bom: bool
    exact: bool
    lines: Lines
    reading: Reading

    def __repr__(self) -> str:
        return f"Document({self.path!r})"

    @property
    def tree(self) -> Any:
        """Give the plain tree (a map), None when the text gives none."""
        return self.reading.found.tree

    @property
    def root(self) -> Node | None:
        """Give the tree with places, None when `tree` is."""
        return self.reading.found.root

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Give what was wrong with reading."""
        return self.reading.found.diagnostics

    def supposing(self, tree: Any) -> "Document":
        """Give the document as if it had another tree; its text and its places stay."""
        read = msgspec.structs.replace(self.reading.found, tree=tree)
        return msgspec.structs.replace(self, reading=Reading(lambda: read))

    @property
    def faulty(self) -> bool:
        """Say whether reading found an error: the tree, if any, may lack what the author meant."""
        return any(fault.severity is Severity.ERROR for fault in self.diagnostics)

    @property
    def kind(self) -> str | None:
        """Give the `kind:`, None if the tree has none."""
        reading = self.reading
        if not reading.is_done:
            reading.found  # noqa: B018 - it is read by being asked for
        return reading.kind

    @property
    def format(self) -> int | None:
        """Give the `format:`, None if the tree has none."""
        number: int | None = self._of_type("format", int)
        return number

    @property
    def id(self) -> str | None:
        """Give the `id:`, None if the tree has none."""
        name: str | None = self._of_type("id", str)
        return name

    @property
    def own_game(self) -> str:
        """Give the game that the file names, "" if it names none.

        The `game:` of a plugin is where its code lies, no game's name.
        """
        name: str | None = self._of_type("game", str)
        return "" if name is None or self.kind == "plugin" else name

    @property
    def likely_kind(self) -> str | None:
        """Give the kind, read from the line that says it when the file has no tree, or none yet."""
        reading = self.reading
        lines = () if reading.is_done else _KIND_LINE.findall(self.text)
        if len(lines) == 1:
            return str(lines[0])
        if reading.kind is not None or self.tree is not None:
            return self.kind
        found = _KIND_LINE.search(self.text)
        return found[1] if found else None

    @property
    def likely_game(self) -> str:
        """Give the game that the file names, read from the line that says it when that is all it needs."""
        if self.reading.is_done or self.likely_kind == "plugin":
            return self.own_game
        lines = _GAME_LINE.findall(self.text)
        if not lines:
            return ""
        return lines[0] if len(lines) == 1 and lines[0] else self.own_game

    @property
    def schema_folder(self) -> str | None:
        """Give the folder of schemas that the file's first lines name, such as `core`."""
        line = _MODELINE.search(self.text[:2000])
        found = _SCHEMA_FOLDER.search(line[1]) if line else None
        return found[1] if found else None

    def _of_type(self, key: str, kind: type) -> Any:
        value = self.tree.get(key) if isinstance(self.tree, dict) else None
        return value if type(value) is kind else None

    def location(
        self, pointer: Pointer, *, of: Part = "value", within: tuple[int, int] | None = None
    ) -> Location:
        """Give the place of a part.

        Args:
            pointer: where; what is absent has the place of its nearest ancestor.
            of: the key itself, or its value.
            within: offsets into a scalar's value, for a fault inside it.

        Returns:
            The place; that of a collection ends on its first line.
        """
        text = pointers.to_text(pointer)
        if self.root is None:
            return Location(self.path, pointer=text)
        key, node, reached = nodes.nearest(self.root, pointer)
        if of == "key" and key is not None and len(reached) == len(pointer):
            return self.place(key.start, key.end, text)
        start, end = node.start, node.end
        if node.items is not None or node.entries is not None:
            end = min(end, max(start, self.lines.end_of(start)))
        elif within is not None and len(reached) == len(pointer):
            start, end = self._inside(node, within)
        return self.place(start, end, text)

    def place(self, start: int, end: int, pointer: str = "") -> Location:
        """Give the place of a span of the text."""
        line, column = self.lines.line_column(start)
        end_line, end_column = self.lines.line_column(end)
        return Location(self.path, line, column, end_line, end_column, pointer)

    def span(self, pointer: Pointer, *, of: Part = "value") -> tuple[int, int] | None:
        """Give start and end (exclusive) of a part in code points, None if it is absent.

        What comes through an alias has the span of `*name`; what lies below it, or is merged in,
        has its span where the anchor stands.
        """
        if self.root is None:
            return None
        key, node, reached = nodes.nearest(self.root, pointer)
        if len(reached) != len(pointer):
            return None
        if of == "key":
            return None if key is None else (key.start, key.end)
        return node.start, node.end

    def node(self, pointer: Pointer) -> Node | None:
        """Give the node at a pointer, None if it is absent."""
        return None if self.root is None else nodes.find(self.root, pointer)

    def pointer_at(self, offset: int) -> Pointer:
        """Give the pointer of the innermost part that holds an offset; () where there is none."""
        return () if self.root is None else nodes.pointer_at(self.root, offset)[0]

    def line_column(self, offset: int) -> tuple[int, int]:
        """Give line and column of an offset, both counted from 1, columns in code points."""
        return self.lines.line_column(offset)

    def offset(self, line: int, column: int) -> int:
        """Give the offset of a line and column."""
        return self.lines.offset(line, column)

    def _inside(self, node: Node, within: tuple[int, int]) -> tuple[int, int]:
        scalar = node.resolved
        if not isinstance(scalar.value, str):
            return node.start, node.end
        source = self.text[scalar.start : scalar.end]
        places = scalars.offsets(source, scalar.style, scalar.value)
        if places is None:
            return node.start, node.end
        first, last = (places[max(0, min(n, len(places) - 1))] for n in within)
        return scalar.start + first, scalar.start + max(first, last)
