"""The tree that an operation should give, worked out from the nodes without any text.

A change is put on nodes, not on the plain tree: what an anchor shares then changes wherever an alias
uses it, and what `<<` brings in follows its source.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from designer.documents.document import Document
from designer.documents.nodes import Node
from designer.documents.sharing import uses

__all__ = ["Changes", "expected", "same"]


class Changes(msgspec.Struct):
    """Give what changes, by the identity of nodes.

    Attributes:
        values: new values of nodes.
        entries: what becomes of the own entries of maps.
        items: what becomes of the items of lists.
    """

    values: dict[int, Any] = {}
    entries: dict[int, list[Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    items: dict[int, list[Callable[[list[Any]], list[Any]]]] = {}

    def set_value(self, node: Node, value: Any) -> None:
        """Let a node have another value."""
        self.values[id(node)] = value

    def change_entries(
        self, node: Node, change: Callable[[dict[str, Any]], dict[str, Any]]
    ) -> None:
        """Let a map's own entries change."""
        self.entries.setdefault(id(node), []).append(change)

    def change_items(self, node: Node, change: Callable[[list[Any]], list[Any]]) -> None:
        """Let a list's items change."""
        self.items.setdefault(id(node), []).append(change)

    @property
    def touched(self) -> set[int]:
        """Give the nodes that change."""
        return {*self.values, *self.entries, *self.items}


def expected(document: Document, changes: Changes) -> Any:
    """Give the tree of a document with changes."""
    assert document.root is not None, "a document that is edited has a tree"
    return _Evaluation(changes, _dirty(document, changes)).value(document.root)


def same(left: Any, right: Any) -> bool:
    """Say whether two trees are the same to the last type and the order of keys."""
    try:
        return msgspec.msgpack.encode(left) == msgspec.msgpack.encode(right)
    except (UnicodeEncodeError, OverflowError):
        return False


def _dirty(document: Document, changes: Changes) -> set[int] | None:
    """Give the nodes that hold a change; None (look at all) where parts are shared."""
    if uses(document):
        return None
    assert document.root is not None
    found: set[int] = set()
    _collect(document.root, changes.touched, found)
    return found


def _collect(node: Node, touched: set[int], found: set[int]) -> bool:
    holds = id(node) in touched
    if node.entries is not None:
        for _, child in node.entries.values():
            holds = _collect(child, touched, found) or holds
    for item in node.items or ():
        holds = _collect(item, touched, found) or holds
    if holds:
        found.add(id(node))
    return holds


class _Evaluation:
    def __init__(self, changes: Changes, dirty: set[int] | None) -> None:
        self._changes = changes
        self._dirty = dirty
        self._known: dict[int, Any] = {}

    def value(self, node: Node) -> Any:
        """Give the value of a node with all changes."""
        name = id(node)
        if name in self._changes.values:
            return self._changes.values[name]
        if self._dirty is not None and name not in self._dirty:
            return node.value
        if node.target is not None:
            return self.value(node.target)
        if name not in self._known:
            self._known[name] = self._made(node)
        return self._known[name]

    def _made(self, node: Node) -> Any:
        if node.entries is not None:
            own = {key: self.value(child) for key, (_, child) in node.entries.items()}
            for change in self._changes.entries.get(id(node), ()):
                own = change(own)
            merged: dict[str, Any] = {}
            for source in node.merged:
                brought = self.value(source)
                for key, value in brought.items() if isinstance(brought, dict) else ():
                    merged.setdefault(key, value)
            return merged | own
        if node.items is not None:
            items = [self.value(item) for item in node.items]
            for change_items in self._changes.items.get(id(node), ()):
                items = change_items(items)
            return items
        return node.value
