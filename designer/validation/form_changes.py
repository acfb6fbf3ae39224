"""What a form can do to a document, as operations that only touch what they say. Qt-free."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents import Pointer
from designer.documents.operations import (
    Duplicate,
    Insert,
    Move,
    Operation,
    Remove,
    RenameKey,
    SetValue,
    Shared,
)
from designer.validation.forms import Field

__all__ = [
    "Change",
    "entry_added",
    "entry_renamed",
    "item_added",
    "item_duplicated",
    "item_moved",
    "items_duplicated",
    "items_removed",
    "reset",
    "shared_as",
    "spoken_title",
    "value_set",
]


class Change(msgspec.Struct, frozen=True):
    """Give operations on one document, and what they do in the user's words.

    Attributes:
        merge: changes with the same word that follow each other are one step of the history;
            "" is a step of its own.
    """

    operations: tuple[Operation, ...]
    label: str
    merge: str = ""


def value_set(field: Field, value: Any, of: str = "", merge: str = "") -> Change:
    """Give the change that sets a field to a value in all objects."""
    operations = tuple(SetValue(p, value, order=field.order) for p in field.pointers)
    return Change(operations, said("Set {name}{of}", name=spoken_title(field), of=_of(of)), merge)


def reset(field: Field, of: str = "", merge: str = "") -> Change:
    """Give the change that takes the key of a field out, so that its default holds."""
    operations = tuple(
        Remove(p) for p, there in zip(field.pointers, field.present, strict=True) if there
    )
    return Change(operations, said("Reset {name}{of}", name=spoken_title(field), of=_of(of)), merge)


def item_added(items: Field, value: Any, at: int | None = None, of: str = "") -> Change:
    """Give the change that puts a new item into a list, which is made if it is not there."""
    operations: list[Operation] = []
    for pointer in items.pointers:
        if isinstance(items.value, list):
            operations.append(Insert(pointer, value, at))
        else:
            operations.append(SetValue(pointer, [value], order=items.order))
    return Change(
        tuple(operations), said("Add to {name}{of}", name=spoken_title(items), of=_of(of))
    )


def items_added(items: Field, values: Sequence[Any], what: str) -> Change:
    """Give the change that puts new items at the end of a list, which is made if it is not there.

    Args:
        items: the list.
        values: the new items.
        what: how the step is called.
    """
    operations: list[Operation] = []
    for pointer in items.pointers:
        if isinstance(items.value, list):
            operations += [Insert(pointer, value) for value in values]
        else:
            operations.append(SetValue(pointer, list(values), order=items.order))
    return Change(tuple(operations), what)


def entry_added(group: Field, key: str, value: Any, of: str = "") -> Change:
    """Give the change that puts a new entry into a map, which is made if it is not there."""
    operations: list[Operation] = []
    for pointer in group.pointers:
        if isinstance(group.value, dict):
            operations.append(Insert(pointer, value, key=key))
        else:
            operations.append(SetValue(pointer, {key: value}, order=group.order))
    return Change(
        tuple(operations),
        said("Add {key} to {name}{of}", key=key, name=spoken_title(group), of=_of(of)),
    )


def items_removed(pointers: tuple[Pointer, ...], what: str) -> Change:
    """Give the change that takes items or entries out of one document."""
    # From the back, so that places before stay places.
    operations = tuple(Remove(p) for p in sorted(pointers, key=_in_order, reverse=True))
    return Change(operations, said("Remove {what}", what=what))


def item_moved(pointers: tuple[Pointer, ...], to: int, what: str) -> Change:
    """Give the change that moves an item within its list, in each of the objects."""
    return Change(tuple(Move(p, p[:-1], to) for p in pointers), said("Move {what}", what=what))


def item_duplicated(
    pointers: tuple[Pointer, ...], changes: Mapping[Pointer, Any], what: str
) -> Change:
    """Give the change that puts a copy of an item behind it; `changes` is what differs there."""
    operations = tuple(Duplicate(p, changes=changes) for p in pointers)
    return Change(operations, said("Duplicate {what}", what=what))


def items_duplicated(copies: Sequence[tuple[Pointer, Mapping[Pointer, Any]]], what: str) -> Change:
    """Give the change that puts a copy behind each of some items of one list, in their order.

    Args:
        copies: where the items stand, and what differs in the copy of each.
        what: what they are called.
    """
    operations = []
    for shift, (pointer, changes) in enumerate(copies):
        step = pointer[-1]
        assert isinstance(step, int), "items of a list are numbered"
        operations.append(Duplicate((*pointer[:-1], step + shift), changes=changes))
    return Change(tuple(operations), f"Duplicate {what}")


def entry_renamed(entry: Field, key: str, of: str = "") -> Change:
    """Give the change that gives an entry another key."""
    operations = tuple(RenameKey(pointer, key) for pointer in entry.pointers)
    return Change(
        operations, said("Rename {key} to {key2}{of}", key=entry.key, key2=key, of=_of(of))
    )


def shared_as(change: Change, shared: Shared) -> Change:
    """Give a change that knows what to do with values that come from elsewhere by an alias."""
    operations = tuple(msgspec.structs.replace(o, shared=shared) for o in change.operations)
    return Change(operations, change.label, change.merge)


def spoken_title(field: Field) -> str:
    """Give what a field is called inside a sentence."""
    title = field.title or str(field.key)
    return title if title[1:2].isupper() else title[:1].lower() + title[1:]


def _of(whole: str) -> str:
    return said(" of {whole}", whole=whole) if whole else ""


def _in_order(pointer: Pointer) -> tuple[tuple[int, str | int], ...]:
    return tuple((1, step) if isinstance(step, str) else (0, step) for step in pointer)
