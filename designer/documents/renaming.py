"""Rename an id wherever it is written; the places are given, this package knows no schemas."""

from collections.abc import Iterable

import msgspec

from designer.diagnostics import said
from designer.documents.changing import edit_project
from designer.documents.document import Document, Part
from designer.documents.edits import Edit
from designer.documents.operations import Operation, Refused, RenameKey, SetValue, Shared
from designer.documents.pointers import Pointer
from designer.documents.project import Project
from designer.documents.sharing import follow, uses

__all__ = ["Place", "rename"]


class Place(msgspec.Struct, frozen=True):
    """Give where an id is written: as the value at a pointer, or as the key there."""

    path: str
    pointer: Pointer
    of: Part = "value"


def rename(project: Project, places: Iterable[Place], new: str, label: str) -> Edit | Refused:
    """Give the edit that writes another id in all places.

    Args:
        project: the documents.
        places: where the id is declared and used.
        new: the new id.
        label: what it does in the user's words.
    """
    by_path: dict[str, list[Place]] = {}
    for place in dict.fromkeys(places):
        by_path.setdefault(place.path, []).append(place)
    operations: dict[str, list[Operation]] = {}
    for path, group in by_path.items():
        document = project.documents.get(path)
        if document is None:
            return Refused(said("The file {path} is not open any more.", path=path))
        operations[path] = _operations(document, group, new)
    return edit_project(project, operations, label)


def _operations(document: Document, places: list[Place], new: str) -> list[Operation]:
    """Give the renames of one document, deepest first: renaming a key moves what lies below it."""
    values = [place.pointer for place in places if place.of == "value"]
    keys = [place.pointer for place in places if place.of == "key"]
    together = _written_once(document, values)
    setting: list[Operation] = []
    for pointer in values:
        found = follow(document, pointer)
        if found is None:
            continue
        is_alias = found.node.target is not None
        if id(found.node.resolved) in together:
            if not is_alias:
                setting.append(SetValue(pointer, new, Shared.ALL))
        else:
            setting.append(SetValue(pointer, new, Shared.OWN if is_alias else Shared.ASK))
    # Aliases get their own text first, so that what they named is then used by nobody else.
    setting.sort(key=lambda o: o.shared is not Shared.OWN)
    renaming = [RenameKey(pointer, new) for pointer in sorted(keys, key=len, reverse=True)]
    return [*setting, *renaming]


def _written_once(document: Document, values: list[Pointer]) -> set[int]:
    """Give the anchored texts whose every use is to be renamed: one change does them all."""
    every = uses(document)
    if not every:
        return set()
    wanted = set(values)
    homes = set()
    for pointer in values:
        found = follow(document, pointer)
        if found is not None and found.node.anchor is not None:
            homes.add(id(found.node))
    for use in every:
        if use.pointer not in wanted:
            homes.discard(id(use.node.resolved))
    return homes
