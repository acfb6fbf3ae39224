"""Find the references, files, cells and spaces of a document by the walks of its schema."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from designer.documents import Pointer
from designer.validation.walks import Walk, below_of, same

__all__ = ["Mark", "marks_of"]


class Mark(msgspec.Struct, frozen=True):
    """Give one text of a document that means something.

    Attributes:
        sort: what it is: a reference, the path of a file, a cell or a space.
        pointer, of: where it stands; a key's pointer is that of its value.
        text: the text.
        to: for a reference, the sorts of things it may name; for a path, the endings of its files.
        words: for a reference, texts that are allowed and name nothing.
    """

    sort: Literal["ref", "file", "cell", "space"]
    pointer: Pointer
    of: Literal["value", "key"]
    text: str
    to: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


def marks_of(root: Walk, tree: Any) -> tuple[Mark, ...]:
    """Give all references, files, cells and spaces of a document, each once."""
    found: dict[tuple[str, Pointer, str], Mark] = {}
    _collect([root], tree, (), found)
    return tuple(found.values())


def _collect(
    walks: list[Walk], value: Any, pointer: Pointer, found: dict[tuple[str, Pointer, str], Mark]
) -> None:
    """Look at a value with all walks at once: that bounds the work, however many may be meant."""
    walks = [walk for walk in same(walks, value) if walk.live]
    if isinstance(value, str):
        for walk in walks:
            if walk.is_mark:
                _add(walk, pointer, "value", value, found)
        return
    if isinstance(value, dict):
        for walk in walks:
            if walk.names is not None and walk.names.live:
                for name in value:
                    for names in same([walk.names], name):
                        _add(names, (*pointer, name), "key", name, found)
    for step, child, below in _live_children(walks, value):
        _collect(below, child, (*pointer, step), found)


def _live_children(walks: list[Walk], value: Any) -> Iterator[tuple[str | int, Any, list[Walk]]]:
    if isinstance(value, dict):
        every = any(walk.patterns or walk.additional is not None for walk in walks)
        named = value if every else {name for walk in walks for name in walk.live_properties}
        steps: Iterable[tuple[str | int, Any]] = (
            (name, value[name]) for name in named if name in value
        )
    elif isinstance(value, list):
        steps = enumerate(value)
        walks = [walk for walk in walks if walk.items is not None or walk.prefix]
    else:
        return
    for step, child in steps if walks else ():
        if isinstance(child, str | dict | list):
            below = [b for walk in walks for b in below_of(walk, step) if b.live]
            if below:
                yield step, child, below


def _add(
    walk: Walk,
    pointer: Pointer,
    of: Literal["value", "key"],
    text: str,
    found: dict[tuple[str, Pointer, str], Mark],
) -> None:
    if walk.refs:
        before = found.get(("ref", pointer, of))
        to, words = walk.refs, walk.words
        if before is not None:
            to = tuple(dict.fromkeys((*before.to, *to)))
            words = tuple(dict.fromkeys((*before.words, *words)))
        found["ref", pointer, of] = Mark("ref", pointer, of, text, to, words)
    if walk.files:
        found["file", pointer, of] = Mark("file", pointer, of, text, walk.files)
    if walk.takes_cell:
        found["cell", pointer, of] = Mark("cell", pointer, of, text)
    if walk.takes_space:
        found["space", pointer, of] = Mark("space", pointer, of, text)
