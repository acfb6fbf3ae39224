"""The steps from one value to another: only what differs is touched."""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from designer.documents.document import Document
from designer.documents.expecting import same
from designer.documents.finding import refuse_inherited
from designer.documents.nodes import Node
from designer.documents.operations import Refused, RefusedError
from designer.documents.pointers import Pointer
from designer.documents.steps import Assign, Put, Step, Take

__all__ = ["differences", "equal", "plain", "replaced"]


def plain(value: Any) -> Any:
    """Give a value as plain data: dicts, lists, texts, numbers, truth values, None."""
    if isinstance(value, Mapping):
        return {key: plain(child) for key, child in value.items()}
    if isinstance(value, list | tuple):
        return [plain(child) for child in value]
    return value


def differences(
    document: Document, pointer: Pointer, new: Any, order: Sequence[str], *, through: bool = False
) -> Iterator[Step]:
    """Give the steps that turn the value at a pointer into another, last places first.

    What inside it comes through an alias or `<<` and differs gets a value of its own.

    Args:
        document: the document.
        pointer: where the value stands.
        new: the value wanted.
        order: keys of the value's map in the order wanted.
        through: whether an alias at the pointer itself stands for what is changed.
    """
    node = document.node(pointer)
    assert node is not None, "only what is there is compared"
    old = node.value
    if equal(old, new):
        return
    alias = node.target is not None and not through
    if isinstance(old, dict) and isinstance(new, dict) and old and new and not alias:
        yield from _map_differences(document, pointer, node.resolved, new, order, through=through)
    elif isinstance(old, list) and isinstance(new, list) and old and new and not alias:
        yield from _list_differences(document, pointer, old, new)
    else:
        yield Assign(pointer, new, through=through)


def _map_differences(
    document: Document,
    pointer: Pointer,
    node: Node,
    new: dict[str, Any],
    order: Sequence[str],
    *,
    through: bool,
) -> Iterator[Step]:
    old: dict[str, Any] = node.value
    own = list(node.entries or {})
    for key in old:
        if key not in new and key not in own:
            refuse_inherited(document, (*pointer, key), "removed")
    if not old.keys() & new.keys() and len(own) == len(old):
        yield Assign(pointer, new, through=through)
        return
    for key in own:
        if key in new:
            yield from differences(document, (*pointer, key), new[key], ())
    wanted = list(new)
    for number, key in enumerate(wanted):
        if key in own or (key in old and equal(old[key], new[key])):
            continue
        before = list(order)[: list(order).index(key)] if key in order else wanted[:number]
        after = next((k for k in reversed(before) if k in own), None)
        own.append(key)
        yield Put(pointer, new[key], key=key, after=after)
    for key in node.entries or {}:
        if key not in new:
            yield Take((*pointer, key))


def _list_differences(
    document: Document, pointer: Pointer, old: list[Any], new: list[Any]
) -> Iterator[Step]:
    ours, theirs = ([msgspec.json.encode(item) for item in row] for row in (old, new))
    matcher = difflib.SequenceMatcher(None, ours, theirs, autojunk=False)
    for what, i, i_end, j, j_end in reversed(matcher.get_opcodes()):
        if what == "equal":
            continue
        both = min(i_end - i, j_end - j)
        for number in range(i_end - 1, i + both - 1, -1):
            yield Take((*pointer, number))
        for number in range(j_end - 1, j + both - 1, -1):
            yield Put(pointer, new[number], at=i + both)
        for number in range(both - 1, -1, -1):
            yield from differences(document, (*pointer, i + number), new[j + number], ())


def equal(left: Any, right: Any) -> bool:
    """Say whether two values are the same; the order of keys does not count, types do."""
    if type(left) is not type(right):
        return False
    if isinstance(left, dict):
        return left.keys() == right.keys() and all(equal(v, right[k]) for k, v in left.items())
    if isinstance(left, list):
        return len(left) == len(right) and all(map(equal, left, right))
    return same(left, right)


def replaced(tree: Any, pointer: Pointer, value: Any) -> Any:
    """Give a plain tree with another value at a pointer; maps on the way are made."""
    if not pointer:
        return value
    step, rest = pointer[0], pointer[1:]
    if isinstance(step, int):
        if not isinstance(tree, list) or not 0 <= step < len(tree):
            raise RefusedError(Refused("What was to be changed is not there any more."))
        return [replaced(v, rest, value) if n == step else v for n, v in enumerate(tree)]
    holder = tree if isinstance(tree, dict) else {}
    return {**holder, step: replaced(holder.get(step), rest, value)}
