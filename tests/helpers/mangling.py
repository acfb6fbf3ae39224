"""Wrong values put into content, one at a time: whatever stands in a file, nothing may break."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

WRONG: tuple[Any, ...] = (
    [0, 0],
    {"a": 1},
    None,
    "wrong",
    -7,
    10**17,
    1.5,
    True,
    [],
    {},
    "",
    [None],
    [[0]],
    [{"a": [1]}],
)

Pointer = tuple[str | int, ...]


def nodes(tree: Any, here: Pointer = ()) -> Iterator[Pointer]:
    """Give the pointers of all nodes below the top."""
    items = (
        tree.items()
        if isinstance(tree, dict)
        else enumerate(tree)
        if isinstance(tree, list)
        else ()
    )
    for key, value in items:
        yield (*here, key)
        yield from nodes(value, (*here, key))


def sample(tree: Any, most_alike: int) -> list[Pointer]:
    """Give nodes, at most so many that differ in their places in lists alone."""
    seen: Counter[Pointer] = Counter()
    chosen = []
    for pointer in nodes(tree):
        alike = tuple("*" if isinstance(step, int) else step for step in pointer)
        seen[alike] += 1
        if seen[alike] <= most_alike:
            chosen.append(pointer)
    return chosen


def mangled(tree: Any, pointer: Pointer, value: Any) -> str:
    """Give a document with one value replaced."""
    changed = copy.deepcopy(tree)
    _parent(changed, pointer)[pointer[-1]] = value
    return json.dumps(changed, ensure_ascii=False)


def without(tree: Any, pointer: Pointer) -> str:
    """Give a document that lacks one node."""
    changed = copy.deepcopy(tree)
    del _parent(changed, pointer)[pointer[-1]]
    return json.dumps(changed, ensure_ascii=False)


def _parent(tree: Any, pointer: Pointer) -> Any:
    for step in pointer[:-1]:
        tree = tree[step]
    return tree
