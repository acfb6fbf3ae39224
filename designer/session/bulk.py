"""The same change of many chosen things at once, in one document or several: one edit, one step. Qt-free.

Whatever lists things (the list beside a form, a deck, a set of cards) uses it alike:

    places = [Place(entry.document.path, entry.pointer) for entry in entries]
    for field in common_fields(project, schemas, places):  # what all of them have by their schema
        ...                                                # offer field.title, field.shape, field.value
    edit = set_in_all(project, places, field, 3, "4 cards")
    if isinstance(edit, Refused):
        ...                                                # say edit.sentence; nothing has changed
    else:
        workspace.edit(edit)                               # in the window: do_edit(window, edit)

An undo in any of the documents takes it back in all. `field.value` is `SEVERAL` where they differ.
Of a list, `put_into_all` and `taken_from_all` change one item and leave the others as they are.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from designer.diagnostics import said
from designer.documents import (
    Document,
    Edit,
    Insert,
    Operation,
    Pointer,
    Project,
    Refused,
    Remove,
    SetValue,
    edit_project,
)
from designer.validation.documents import schema_of
from designer.validation.form_changes import spoken_title
from designer.validation.forms import Field, describe, part_at
from designer.validation.parts import Part
from designer.validation.schemas import SchemaStore
from designer.validation.shapes import ABSENT, SEVERAL, Fixed, Group, Variants, same_value
from designer.validation.shaping import branch_of

__all__ = [
    "Beyond",
    "Place",
    "common_fields",
    "known_fields",
    "put_into_all",
    "reset_in_all",
    "set_in_all",
    "taken_from_all",
    "value_at",
]


class Beyond(NamedTuple):
    """Give an edit of chosen things that is still to be made, on any thread.

    Attributes:
        paths: the documents that it changes.
        work: makes it from the documents as they are.
        merge: as in `History.record`.
        n_places: how many things it changes.
    """

    paths: frozenset[str]
    work: Callable[[Project], Edit | Refused]
    merge: str = ""
    n_places: int = 1


class Place(NamedTuple):
    """Give where a chosen thing stands."""

    path: str
    pointer: Pointer


def common_fields(
    project: Project, schemas: SchemaStore, places: Iterable[Place]
) -> tuple[Field, ...]:
    """Give the fields that all the things have by their schemas, in the first one's order.

    Ids, and what holds fields of its own, are left out: those differ from thing to thing. A field's
    pointers are those of the things in the first one's document that have the same form.
    """
    found = _fields(project, schemas, places)
    if not found:
        return ()
    first, *rest = found
    together = (_together(field, [more.get(key) for more in rest]) for key, field in first.items())
    return tuple(field for field in together if field is not None)


def known_fields(
    project: Project, schemas: SchemaStore, places: Iterable[Place]
) -> tuple[Field, ...]:
    """Give the fields that at least one of the things has by its schema; see `common_fields`."""
    every: dict[str | int, Field] = {}
    for group in _fields(project, schemas, places):
        for key, field in group.items():
            if key not in every or isinstance(every[key].shape, Fixed):
                every[key] = field  # one that can be something else says more
    return tuple(every.values())


def set_in_all(
    project: Project, places: Iterable[Place], field: Field, value: Any, what: str
) -> Edit | Refused:
    """Give the edit that gives a field the same value in all things.

    Args:
        project: the documents as they are on screen.
        places: the things; those that are not there any more are left out.
        field: one of `common_fields`.
        value: plain data.
        what: what the things are called together ("4 cards").
    """
    label = said("Set {name} of {what}", name=spoken_title(field), what=what)
    return _edit(
        project,
        places,
        lambda pointer, _value: SetValue((*pointer, field.key), value, order=field.order),
        label,
    )


def reset_in_all(
    project: Project, places: Iterable[Place], field: Field, what: str
) -> Edit | Refused:
    """Give the edit that takes a field out of all things that have it; see `set_in_all`."""
    label = said("Reset {name} of {what}", name=spoken_title(field), what=what)

    def operation(pointer: Pointer, value: Any) -> Operation | None:
        return Remove((*pointer, field.key)) if value is not ABSENT else None

    return _edit(project, places, operation, label, field.key)


def put_into_all(
    project: Project, places: Iterable[Place], field: Field, item: Any, what: str
) -> Edit | Refused:
    """Give the edit that puts an item into a list of each thing that has it not yet there."""
    label = said("Add {item} to {name} of {what}", item=item, name=spoken_title(field), what=what)

    def operation(pointer: Pointer, value: Any) -> Operation | None:
        place = (*pointer, field.key)
        if not isinstance(value, list):
            return SetValue(place, [item], order=field.order)
        return Insert(place, item) if item not in value else None

    return _edit(project, places, operation, label, field.key)


def taken_from_all(
    project: Project, places: Iterable[Place], field: Field, item: Any, what: str
) -> Edit | Refused:
    """Give the edit that takes an item out of a list of each thing, the list too where it was alone."""
    label = said(
        "Take {item} out of {name} of {what}", item=item, name=spoken_title(field), what=what
    )

    def operation(pointer: Pointer, value: Any) -> Operation | None:
        if not isinstance(value, list) or item not in value:
            return None
        place = (*pointer, field.key)
        is_last = len(value) == 1 and not field.required
        return Remove(place if is_last else (*place, value.index(item)))

    return _edit(project, places, operation, label, field.key)


def value_at(tree: Any, pointer: Pointer) -> Any:
    """Give what stands at a place of a tree, `ABSENT` where nothing does."""
    for step in pointer:
        try:
            tree = tree[step]
        except (LookupError, TypeError):
            return ABSENT
    return tree


# -- parts ----------------------------------------------------------------------------------------


def _by_document(
    project: Project, places: Iterable[Place]
) -> Sequence[tuple[Document, list[Pointer]]]:
    """Give the places by document, each once; those in documents that are gone are left out."""
    found: dict[str, list[Pointer]] = {}
    for place in dict.fromkeys(places):
        found.setdefault(place.path, []).append(place.pointer)
    documents = ((project.documents.get(path), pointers) for path, pointers in found.items())
    return [(document, pointers) for document, pointers in documents if document is not None]


def _fields(
    project: Project, schemas: SchemaStore, places: Iterable[Place]
) -> list[dict[str | int, Field]]:
    """Give the plain fields of the things by their key, for each form; none where one has no schema."""
    found: list[dict[str | int, Field]] = []
    for document, pointers in _by_document(project, places):
        schema = schema_of(project, document, schemas)
        there = [(p, value_at(document.tree, p)) for p in pointers]
        there = [(p, value) for p, value in there if isinstance(value, dict)]
        if schema is None or not there:
            return []
        for part, alike in _alike(part_at(schema, document.tree, there[0][0]), there):
            described = describe(part, alike)
            found.append({field.key: field for field in described.children if _is_plain(field)})
    return found


def _alike(
    part: Part, there: Sequence[tuple[Pointer, Any]]
) -> Iterable[tuple[Part, list[tuple[Pointer, Any]]]]:
    """Give the things by the form that each has, where the schema knows several."""
    found: dict[tuple[int, ...], tuple[Part, list[tuple[Pointer, Any]]]] = {}
    for pointer, value in there:
        own: Part = part
        way: tuple[int, ...] = ()
        while own.branches and (number := branch_of(own.branches, value)) is not None:
            own, way = own.branches[number], (*way, number)
        found.setdefault(way, (own, []))[1].append((pointer, value))
    return found.values()


def _edit(
    project: Project,
    places: Iterable[Place],
    operation: Callable[[Pointer, Any], Operation | None],
    label: str,
    key: str | int = "",
) -> Edit | Refused:
    operations: dict[str, list[Operation]] = {}
    for document, pointers in _by_document(project, places):
        for pointer in pointers:
            if value_at(document.tree, pointer) is ABSENT:
                continue
            value = value_at(document.tree, (*pointer, key))
            if (wanted := operation(pointer, value)) is not None:
                operations.setdefault(document.path, []).append(wanted)
    return edit_project(project, operations, label)


def _is_plain(field: Field) -> bool:
    return not (field.id_sort or field.is_other or isinstance(field.shape, Group | Variants))


def _together(field: Field, others: Sequence[Field | None]) -> Field | None:
    """Give a field with its value in the things of all documents, None where some have it not."""
    value, present, required = field.value, field.present, field.required
    for other in others:
        if other is None or type(other.shape) is not type(field.shape):
            return None
        value = value if same_value(value, other.value) else SEVERAL
        present += other.present
        required = required or other.required
    return msgspec.structs.replace(field, value=value, present=present, required=required)
