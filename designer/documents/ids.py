"""Where ids are declared, and an index of them.

Which parts of a document declare ids is said by the schemas; it comes here as plain patterns, so
that this package needs no schema.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from designer.diagnostics import Diagnostic, Fix, Related, Replacement, Severity, said
from designer.documents.document import Document, Part
from designer.documents.faults import MOST_PER_CODE
from designer.documents.packs import Pack
from designer.documents.pointers import Pointer, to_text

__all__ = ["Entry", "IdPattern", "IdPatterns", "declared", "duplicates", "made_id"]

_OTHER = re.compile(r"[^a-z0-9]+")
_FOLDED = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d"})
_LONGEST = 60


def made_id(words: str) -> str:
    """Give the id that some words suggest: small letters, digits, `_`; "" where nothing is left.

    It may begin with a digit, which an id may not.
    """
    plain = unicodedata.normalize("NFKD", words.casefold().translate(_FOLDED))
    plain = "".join(c for c in plain if not unicodedata.combining(c) and c not in "'’")
    return _OTHER.sub("_", plain).strip("_")[:_LONGEST].rstrip("_")


class IdPattern(msgspec.Struct, frozen=True):
    """Give where ids of a sort are declared in documents of one kind.

    Attributes:
        sort: what the ids name (`card`).
        path: steps down the tree; None is any key or any place in a list.
        of: whether the value there is the id, or each key of the map there.
        local: known and unique only inside its document.
        unless: a key of the same map that, where it stands, declares the id instead.
    """

    sort: str
    path: tuple[str | None, ...]
    of: Part = "value"
    local: bool = False
    unless: str = ""


IdPatterns = Mapping[tuple[str, str], tuple[IdPattern, ...]]
"""Patterns by folder of schemas (`core` or a game) and kind of document."""


class Entry(msgspec.Struct, frozen=True, eq=False):
    """Give a declared thing.

    Attributes:
        sort, id: what it is and its id.
        document: where it is declared.
        pointer: the thing itself (the map that holds the id, or the value under the key).
        tree: the thing as plain data.
        id_pointer, id_of: where the id is written.
        local: whether it is known only inside its document.
        pack: the pack of its document, None for a file in no pack.
        own_key: the key that would give it an id of its own, where it is called by something else.
    """

    sort: str
    id: str
    document: Document
    pointer: Pointer
    tree: Any
    id_pointer: Pointer
    id_of: Part
    local: bool
    pack: Pack | None
    own_key: str = ""


def declared(
    document: Document, patterns: Iterable[IdPattern], pack: Pack | None
) -> tuple[Entry, ...]:
    """Give everything that a document declares, in the order of the patterns and of the text."""
    found: list[Entry] = []
    for pattern in patterns:
        for pointer, holder, value in _walk(document.tree, pattern.path, (), None):
            if pattern.of == "key":
                if isinstance(value, dict):
                    found.extend(
                        Entry(
                            pattern.sort, name, document, (*pointer, name), thing,
                            (*pointer, name), "key", pattern.local, pack,
                        )
                        for name, thing in value.items()
                    )  # fmt: skip
            elif isinstance(value, str) and not (
                pattern.unless and isinstance(holder, dict) and pattern.unless in holder
            ):
                found.append(
                    Entry(
                        pattern.sort, value, document, pointer[:-1], holder, pointer, "value",
                        pattern.local, pack, pattern.unless,
                    )
                )  # fmt: skip
    return tuple(found)


def _walk(
    tree: Any, path: tuple[str | None, ...], pointer: Pointer, holder: Any
) -> Iterator[tuple[Pointer, Any, Any]]:
    if not path:
        yield pointer, holder, tree
        return
    step, rest = path[0], path[1:]
    if step is None:
        pairs: Iterable[tuple[str | int, Any]] = ()
        if isinstance(tree, list):
            pairs = enumerate(tree)
        elif isinstance(tree, dict):
            pairs = tree.items()
        for name, child in pairs:
            yield from _walk(child, rest, (*pointer, name), tree)
    elif isinstance(tree, dict) and step in tree:
        yield from _walk(tree[step], rest, (*pointer, step), tree)


def duplicates(entries: Iterable[Entry]) -> tuple[Diagnostic, ...]:
    """Give an error for each entry whose id is taken by an earlier one.

    Args:
        entries: the entries of one game, packs first; a file in no pack may take the place of what
            a pack declares (a copy on which its author works), but not of another such file's.
    """
    entries = list(entries)
    taken = {(e.sort, e.id) for e in entries if not e.local}
    first: dict[tuple[Any, ...], Entry] = {}
    found: list[Diagnostic] = []
    for entry in entries:
        if entry.local and entry.id_of == "key":
            continue  # the keys of a map differ, and the same key in another map means the same
        scope = id(entry.document) if entry.local else entry.pack is None
        earlier = first.setdefault((scope, entry.sort, entry.id), entry)
        if earlier is not entry:
            with_fix = len(found) < MOST_PER_CODE  # later ones are counted, not shown
            found.append(_duplicate(earlier, entry, taken if with_fix else None))
    return tuple(found)


def _duplicate(earlier: Entry, entry: Entry, taken: set[tuple[str, str]] | None) -> Diagnostic:
    sort = entry.sort.replace("_", " ")
    place = entry.document.location(entry.id_pointer, of=entry.id_of)
    before = earlier.document.location(earlier.id_pointer, of=earlier.id_of)
    told = {"sort": sort, "id": entry.id, "line": before.line}
    if earlier.document is entry.document:
        first = said(
            "The {sort} “{id}” is declared twice, first in this file, line {line}.", **told
        )
    else:
        told["file"] = Path(before.file).name
        first = said("The {sort} “{id}” is declared twice, first in {file}, line {line}.", **told)
    return Diagnostic(
        "core/duplicate-id",
        Severity.ERROR,
        first,
        place,
        said("Name another one here, or give one of the two an “{key}:” of its own.", key=key)
        if (key := entry.own_key)
        else said("Give one of the two another id."),
        object=f"{sort} {entry.id}",
        related=(Related(before, said("It is declared here first.")),),
        fixes=() if taken is None else _renaming(entry, taken),
    )


def _renaming(entry: Entry, taken: set[tuple[str, str]]) -> tuple[Fix, ...]:
    span = entry.document.span(entry.id_pointer, of=entry.id_of)
    if span is None or entry.local:
        return ()
    written = entry.document.text[span[0] : span[1]]
    at = written.find(entry.id)
    if at < 0 or to_text(entry.id_pointer) == "":
        return ()
    number = next(
        n for n in range(2, len(taken) + 3) if (entry.sort, f"{entry.id}_{n}") not in taken
    )
    name = f"{entry.id}_{number}"
    taken.add((entry.sort, name))
    start = span[0] + at
    change = Replacement(entry.document.path, start, start + len(entry.id), name)
    return (Fix(f"Rename this one to {name}", (change,)),)
