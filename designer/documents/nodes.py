"""The tree of a document with the place of each part.

Nodes run beside the plain tree: a node's `value` is the very object in the tree. An alias is a node
of its own (the place of `*name`) that leads to its `target`; what lies below it has its places
where the anchor stands.
"""

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

import msgspec

from designer.documents.pointers import Pointer

__all__ = ["Node", "find", "nearest", "pointer_at"]


class Node(msgspec.Struct, gc=False):
    """Give one value or key.

    Attributes:
        start, end: code point offsets of the value itself, without anchor, tag and what follows it.
        value: the plain value; it is shared where the document shares it.
        style: "" plain, ' or " quoted, | or > block text, [ flow, - block collection, * alias.
        entries: own keys of a map with the nodes of key and value; None for all else.
        items: nodes of a list; None for all else.
        merged: nodes of the maps that `<<` brings in, in order.
        target: what an alias stands for.
        anchor: name of the anchor on it.
        outer: offset at which its anchor or tag begins; `start` where it has none.
        others: keys and values that stand in a map and are no entries of it: `<<`, a key that
            repeats, a key that is no text. None of a list.
    """

    start: int
    end: int
    value: Any
    style: str = ""
    entries: dict[str, tuple["Node", "Node"]] | None = None
    items: list["Node"] | None = None
    merged: tuple["Node", ...] = ()
    target: "Node | None" = None
    anchor: str | None = None
    outer: int = -1
    others: tuple[tuple["Node", "Node"], ...] = ()

    @property
    def begin(self) -> int:
        """Give the offset at which it begins with its anchor or tag."""
        return self.start if self.outer < 0 else self.outer

    @property
    def resolved(self) -> "Node":
        """Give the node that an alias stands for, else the node itself."""
        node = self
        while node.target is not None:
            node = node.target
        return node

    def entry(self, key: str) -> tuple["Node", "Node"] | None:
        """Give the nodes of a key and its value: an own one, else a merged one."""
        node = self.resolved
        if node.entries is None:
            return None
        if key in node.entries:
            return node.entries[key]
        for source in node.merged:
            if found := source.entry(key):
                return found
        return None


def nearest(root: Node, pointer: Pointer) -> tuple[Node | None, Node, Pointer]:
    """Go down a pointer as far as it leads.

    Returns:
        the key node (None in a list and at the top), the value node, and the part of the pointer
        that leads there.
    """
    key, node = None, root
    for depth, step in enumerate(pointer):
        found = _step(node.resolved, step)
        if found is None:
            return key, node, pointer[:depth]
        key, node = found
    return key, node, pointer


def find(root: Node, pointer: Pointer) -> Node | None:
    """Give the value node at a pointer, or None."""
    _, node, reached = nearest(root, pointer)
    return node if len(reached) == len(pointer) else None


def _step(node: Node, step: str | int) -> tuple[Node | None, Node] | None:
    if isinstance(step, str):
        return node.entry(step)
    if node.items is not None and 0 <= step < len(node.items):
        return None, node.items[step]
    return None


def pointer_at(root: Node, offset: int) -> tuple[Pointer, Node]:
    """Give the pointer of the innermost part that holds an offset, and its node.

    On a key it is the entry of that key, between two entries the map that holds them; the node is
    then the key's.
    """
    steps: list[str | int] = []
    node = root
    while True:
        for step, key, child in _children(node, offset):
            if key is not None and key.start <= offset <= key.end:
                return (*steps, step), key
            first = key.end if key is not None else child.start
            if first <= offset <= child.end:
                steps.append(step)
                node = child
                break
        else:
            return tuple(steps), node


def _children(node: Node, offset: int) -> Iterator[tuple[str | int, Node | None, Node]]:
    """Give all entries of a map, or the one item of a list that may hold the offset."""
    for name, (key, child) in (node.entries or {}).items():
        yield name, key, child
    if node.items:
        number = bisect_right(node.items, offset, key=_start) - 1
        if number >= 0:
            yield number, None, node.items[number]


def _start(node: Node) -> int:
    return node.start
