"""Edits that take their time, made from a snapshot so that it can be done on another thread. Qt-free."""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from designer.documents import Document, Edit, Operation, Pointer, Refused, edit_document
from designer.documents.operations import Insert, Move
from designer.session.renaming import rename_everywhere
from designer.session.snapshots import Snapshot
from designer.validation.schemas import SchemaStore

__all__ = ["Made", "Renamed", "edited", "edited_there", "renamed", "same_places"]

_NOTHING = object()

Renamed = Edit | Refused | None
"""An edit, why there is none, or None where nothing declares the id."""


class Made(NamedTuple):
    """Give an edit, why there is none, or None where its places are not the same any more.

    Attributes:
        document: the one it was made for.
        seconds: how long that took.
    """

    edit: Edit | Refused | None
    document: Document
    seconds: float


def edited(document: Document, operations: Sequence[Operation], label: str) -> Made:
    """Give the edit that does operations on a document."""
    began = perf_counter()
    edit = edit_document(document, operations, label)
    return Made(edit, document, perf_counter() - began)


def edited_there(
    snapshot: Snapshot,
    path: str,
    operations: Sequence[Operation],
    label: str,
    meant: Document | None = None,
) -> Made:
    """Give the edit that does operations on a document of a snapshot.

    Args:
        snapshot: the texts as they are.
        path: the document.
        operations: what to do.
        label: what it does, in the user's words.
        meant: an earlier state, for which the operations were asked: they are done only if what
            they name is the same there.
    """
    document = snapshot.read().documents[path]
    if meant is not None and not same_places(meant, document, operations):
        return Made(None, document, 0.0)
    return edited(document, operations, label)


def same_places(before: Document, after: Document, operations: Sequence[Operation]) -> bool:
    """Say whether what operations name is the same in two states of a document."""
    return all(
        _at(before.tree, place) == _at(after.tree, place)
        for operation in operations
        for place in _places(operation)
    )


def _places(operation: Operation) -> Iterator[Pointer]:
    """Give the places whose values say that an operation still means the same."""
    holder, at = None, None
    if isinstance(operation, Insert):
        holder, at = operation.pointer, operation.at
    else:
        yield operation.pointer
        if isinstance(operation, Move):
            holder, at = operation.to, operation.at
    if holder is not None and at is not None:
        yield (*holder, at)
        if at:
            yield (*holder, at - 1)


def _at(tree: Any, pointer: Pointer) -> Any:
    for step in pointer:
        try:
            tree = tree[step]
        except (LookupError, TypeError):
            return _NOTHING
    return tree


def renamed(
    snapshot: Snapshot, schemas: SchemaStore, path: str, pointer: Pointer, new: str
) -> Renamed:
    """Give the edit that renames, everywhere, what has its id at a place of a document."""
    project = snapshot.read()
    entries = project.declared_in(project.documents[path])
    entry = next((e for e in entries if e.id_pointer == pointer), None)
    return None if entry is None else rename_everywhere(project, schemas, entry, new)
