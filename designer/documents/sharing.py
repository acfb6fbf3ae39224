"""What is written once and used in several places: anchors, aliases and `<<`."""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from designer.documents.document import Document
from designer.documents.nodes import Node
from designer.documents.pointers import Pointer

__all__ = ["Followed", "Sharing", "Use", "follow", "held_outside", "sharing", "users_of", "uses"]

_ANCHOR = re.compile(r"&[^\s,\[\]{}]")


class Use(NamedTuple):
    """Give an alias: where it stands, and its node. One below `<<` has the pointer of its map."""

    pointer: Pointer
    node: Node


class Followed(NamedTuple):
    """Give where a pointer leads.

    Attributes:
        node: the value there, maybe an alias.
        holder: the collection whose text holds it; None for the whole document.
        gate: how much of the pointer leads to the first alias passed through, or to the first key
            inherited by `<<`; None where there is neither. An alias at the very end is none.
        inherited: whether the gate is an inherited key.
    """

    node: Node
    holder: Node | None
    gate: Pointer | None
    inherited: bool


class Sharing(msgspec.Struct, frozen=True):
    """Give with whom a value is shared.

    Attributes:
        users: where aliases stand that use it, or a thing that holds it; the asked place apart.
        through: "alias" if the value comes from elsewhere by an alias, "merge" if it is inherited
            by `<<`, "" if it stands where the pointer says.
        name: the anchor's name, "" where nothing is shared.
    """

    users: tuple[Pointer, ...] = ()
    through: Literal["", "alias", "merge"] = ""
    name: str = ""


def follow(document: Document, pointer: Pointer) -> Followed | None:
    """Go down a pointer; None where it leads nowhere."""
    node = document.root
    if node is None:
        return None
    holder: Node | None = None
    gate: Pointer | None = None
    inherited = False
    for depth, step in enumerate(pointer):
        if node.target is not None and gate is None:
            gate = pointer[:depth]
        holder = node.resolved
        if isinstance(step, str):
            found = holder.entry(step)
            if found is None:
                return None
            own = holder.entries is not None and step in holder.entries
            if not own:
                if gate is None:
                    gate, inherited = pointer[: depth + 1], True
                holder = _source(holder, step)
            node = found[1]
        elif holder.items is not None and 0 <= step < len(holder.items):
            node = holder.items[step]
        else:
            return None
    return Followed(node, holder, gate, inherited)


def _source(node: Node, key: str) -> Node:
    """Give the map in whose text an inherited key stands."""
    for source in node.merged:
        if source.entry(key) is not None:
            if source.entries is not None and key in source.entries:
                return source
            return _source(source, key)
    raise AssertionError(key)


def uses(document: Document) -> list[Use]:
    """Give all aliases in the order of the text."""
    if document.root is None or not _ANCHOR.search(document.text):
        return []
    return [Use(p, node) for p, node in walk(document.root) if node.target is not None]


def walk(node: Node, pointer: Pointer = ()) -> Iterator[tuple[Pointer, Node]]:
    """Give every node that stands in the text of a node, keys among them, aliases not followed."""
    yield pointer, node
    if node.entries is not None:
        for name, (key, value) in node.entries.items():
            if key.anchor is not None or key.target is not None:
                yield (*pointer, name), key
            yield from walk(value, (*pointer, name))
        for key, value in node.others:
            yield pointer, key
            for _, inner in walk(value):
                yield pointer, inner
    for number, item in enumerate(node.items or ()):
        yield from walk(item, (*pointer, number))


def held_outside(document: Document, inside: Node, *more: Node) -> list[Use]:
    """Give the aliases elsewhere that use an anchor on or in a value, or on one of `more`."""
    every = uses(document)
    if not every:
        return []
    within = {id(node) for part in (inside, *more) for _, node in walk(part)}
    return [use for use in every if id(use.node) not in within and id(use.node.resolved) in within]


def users_of(document: Document, nodes: set[int]) -> list[Use]:
    """Give the aliases elsewhere that use one of these nodes (by identity), or a thing that holds it."""
    every = uses(document)
    if not every or document.root is None:
        return []
    around: set[int] = set()
    _around(document.root, nodes, around)
    return [
        use
        for use in every
        if id(use.node.resolved) in around and id(use.node) not in nodes | around
    ]


def _around(node: Node, wanted: set[int], found: set[int]) -> bool:
    holds = id(node) in wanted
    pairs = [*node.entries.values(), *node.others] if node.entries is not None else []
    for child in (*(part for pair in pairs for part in pair), *(node.items or ())):
        holds = _around(child, wanted, found) or holds
    if holds:
        found.add(id(node))
    return holds


def sharing(document: Document, pointer: Pointer) -> Sharing:
    """Say with whom the value at a pointer is shared."""
    found = follow(document, pointer)
    every = uses(document)
    if found is None or not every:
        return Sharing()
    on_path = _anchored(document, pointer)
    used = [use for use in every if id(use.node.resolved) in on_path]
    homes = {id(use.node.resolved) for use in used}
    assert document.root is not None
    users = [at for at, node in walk(document.root) if id(node) in homes]
    users += [use.pointer for use in used]
    here = {pointer[:n] for n in range(len(pointer) + 1)}
    merging = {use.pointer for use in used if _below_merge(document, use)}
    users = [user for user in users if user not in here or user in merging]
    name = next((use.node.resolved.anchor or "" for use in reversed(used)), "")
    by_alias = found.node.target is not None or (found.gate is not None and not found.inherited)
    through: Literal["", "alias", "merge"] = (
        "merge" if found.inherited else "alias" if by_alias else ""
    )
    return Sharing(tuple(dict.fromkeys(users)), through, name)


def _below_merge(document: Document, use: Use) -> bool:
    node = document.node(use.pointer)
    return node is not None and node is not use.node


def _anchored(document: Document, pointer: Pointer) -> set[int]:
    """Give the nodes in whose text the value of a pointer stands."""
    node = document.root
    found: set[int] = set()
    assert node is not None, "the pointer led somewhere"
    for step in pointer:
        holder = node.resolved
        found.add(id(holder))
        if isinstance(step, str):
            if holder.entries is None or step not in holder.entries:
                holder = _source(holder, step)
                found.add(id(holder))
            assert holder.entries is not None
            node = holder.entries[step][1]
        else:
            assert holder.items is not None
            node = holder.items[step]
    found.add(id(node.resolved))
    return found
