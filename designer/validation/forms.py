"""From a schema and a document to the description of a form. Qt-free, and free of any game.

A form is made for one object, or for several of the same sort at once. What the schema names becomes
a field with title, description, examples and default; what it does not name is listed apart and left
as it is. So a new property in a schema is a new field, without code.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from designer.documents import Document, Pointer
from designer.validation.parts import Part
from designer.validation.schemas import Schema
from designer.validation.shapes import (
    ABSENT,
    SEVERAL,
    Anything,
    Group,
    Items,
    Shape,
    Variants,
    Words,
    same_value,
)
from designer.validation.shaping import branch_of, shape_of, title_of_key
from designer.validation.walks import filled_label

__all__ = [
    "Field",
    "Form",
    "describe",
    "form_of",
    "item_label",
    "part_at",
    "sections",
    "walk_fields",
]


_COMPOUND = (Group, Items, Variants)
_UNKNOWN = Part()


class Field(msgspec.Struct, frozen=True):
    """Give one field of a form.

    Attributes:
        pointers: where it stands, one per object edited.
        value: its value, ABSENT, or SEVERAL where the objects differ.
        present: per object, whether it is there.
        default: what holds where it is absent, or ABSENT.
        order: all keys of the map it stands in, for writing it at its place.
        id_sort: the sort of thing whose id it declares, or "".
        is_extra: it is an entry under a key that the schema does not name (`keys` of a `Group`).
        is_other: the schema knows nothing of it.
        part: what the schema says of it.
        children: fields of a group, items of a list, the one field of the chosen variant, the
            languages of a text.
    """

    pointers: tuple[Pointer, ...]
    shape: Shape
    title: str
    value: Any
    description: str = ""
    examples: tuple[Any, ...] = ()
    default: Any = ABSENT
    required: bool = False
    present: tuple[bool, ...] = ()
    order: tuple[str, ...] = ()
    id_sort: str = ""
    is_extra: bool = False
    is_other: bool = False
    part: Part = _UNKNOWN
    children: tuple["Field", ...] = ()

    @property
    def pointer(self) -> Pointer:
        """Give where it stands in the first object."""
        return self.pointers[0]

    @property
    def key(self) -> str | int:
        """Give its own step; "" for a whole document."""
        return self.pointer[-1] if self.pointer else ""

    @property
    def is_absent(self) -> bool:
        """Say whether it is nowhere."""
        return not any(self.present)

    @property
    def is_compound(self) -> bool:
        """Say whether it holds fields."""
        return isinstance(self.shape, _COMPOUND)

    def child(self, key: str | int) -> "Field | None":
        """Give the field below a key."""
        return next((field for field in self.children if field.key == key), None)


class Form(msgspec.Struct, frozen=True):
    """Give the form of one object or several: its field with everything below, and what it is called."""

    field: Field
    labels: tuple[str, ...]


Places = Sequence[tuple[Pointer, Any]]


def form_of(
    document: Document, schema: Schema, pointers: Sequence[Pointer], skip: Collection[str] = ()
) -> Form | None:
    """Describe the form of objects of a document.

    Args:
        document: the document; one without a tree has no form.
        schema: its schema.
        pointers: the objects, all of one sort; those that are not there any more are left out.
        skip: keys of the objects, and of all inside them, that are edited elsewhere.
    """
    if document.tree is None:
        return None
    places = [(p, value) for p in pointers if (value := _value_at(document.tree, p)) is not ABSENT]
    if not places:
        return None
    part = part_at(schema, document.tree, places[0][0])
    labels = tuple(item_label(part, value, p) for p, value in places)
    return Form(describe(part, places, skip=skip), labels)


def part_at(schema: Schema, tree: Any, pointer: Pointer) -> Part:
    """Give what a schema says about a place, by what stands on the way to it."""
    part, value = Part(schema.tree), tree
    for step in pointer:
        part = _chosen(part.given(value), value)
        part = _below(part, step)
        value = _child(value, step)
    return part


def sections(document: Document, schema: Schema) -> tuple[Field, ...]:
    """Give the lists of named objects that a document consists of, such as its cards.

    They are what a page lists at its side; the rest of the document is a form of its own.
    """
    if not isinstance(document.tree, dict):
        return ()
    whole = Part(schema.tree)
    found = []
    for name in whole.names:
        part = whole.under(name)
        assert part is not None, "the name is one of its own"
        if part.types == ("array",) and _names_its_objects(part.item()):
            value = document.tree.get(name, ABSENT)
            found.append(
                _field(part, [((name,), value)], name in whole.required, whole.names, deep=False)
            )
    return tuple(found)


def _names_its_objects(item: Part) -> bool:
    if item.types != ("object",):
        return False
    return item.has("x-label") or any(branch.has("x-label") for branch in item.branches)


def item_label(part: Part, value: Any, pointer: Pointer) -> str:
    """Give what an object of a list is called: `card mule`, or its number."""
    label = _chosen(part, value).get("x-label") or part.get("x-label", "")
    step = pointer[-1] if pointer else ""
    number = step + 1 if isinstance(step, int) else 0
    if label and isinstance(value, dict):
        return filled_label(label, value, number)
    if isinstance(step, str):
        return title_of_key(step)
    return f"{part.title} {number}".strip()


def walk_fields(field: Field) -> Iterator[Field]:
    """Give a field and all below it."""
    yield field
    for child in field.children:
        yield from walk_fields(child)


# -- describing -----------------------------------------------------------------------------------


def describe(
    part: Part,
    places: Places,
    *,
    required: bool = True,
    order: tuple[str, ...] = (),
    skip: Collection[str] = (),
) -> Field:
    """Describe the field of one place in one object or several.

    Args:
        part: what the schema says.
        places: pointer and value (or ABSENT) in each object.
        required: whether it must be there.
        order: all keys of the map that it stands in.
        skip: keys that are left out.
    """
    return _field(part, places, required, order, skip=skip)


def _field(
    part: Part,
    places: Places,
    required: bool,
    order: tuple[str, ...],
    *,
    skip: Collection[str] = (),
    deep: bool = True,
) -> Field:
    values = [value for _, value in places]
    value = _common(values)
    part = part.given(value if value is not SEVERAL else values[0])
    shape = shape_of(part, values)
    children: tuple[Field, ...] = ()
    if deep:
        children = _children(shape, part, places, required, skip)
    pointers = tuple(pointer for pointer, _ in places)
    last = pointers[0][-1] if pointers[0] else ""
    title = part.title or (title_of_key(last) if isinstance(last, str) else "")
    return Field(
        pointers,
        shape,
        title,
        value,
        description=part.description,
        examples=part.examples,
        default=part.get("default", ABSENT),
        required=required,
        present=tuple(value is not ABSENT for value in values),
        order=order,
        id_sort=_id_sort(part),
        part=part,
        children=children,
    )


def _children(
    shape: Shape, part: Part, places: Places, required: bool, skip: Collection[str]
) -> tuple[Field, ...]:
    match shape:
        case Group():
            return tuple(_group_children(shape, part, places, required, skip))
        case Items():
            return tuple(_item_children(part, places, skip))
        case Words():
            return tuple(_language_fields(shape, part, places))
        case Variants(chosen=int() as chosen):
            branch = shape.branches[chosen]
            return (_field(branch, places, required, (), skip=skip),)
    return ()


def _group_children(
    shape: Group, part: Part, places: Places, required: bool, skip: Collection[str]
) -> Iterator[Field]:
    values = [value for _, value in places]
    if not all(isinstance(value, dict) or value is ABSENT for value in values):
        return
    if all(value is ABSENT for value in values) and not required and not _is_flat(part):
        return
    names, needed = part.names, part.required
    for name in names:
        below = part.under(name)
        if below is not None and name not in skip:
            yield _field(below, _under(places, name), name in needed, names, skip=skip)
    known = {*names, *skip}
    more = list(
        dict.fromkeys(n for v in values if isinstance(v, dict) for n in v if n not in known)
    )
    for name in more:
        if shape.entry is not None and isinstance(name, str):
            field = _field(shape.entry, _under(places, name), True, names)
            yield msgspec.structs.replace(field, title=_entry_title(field, name), is_extra=True)
        elif isinstance(name, str):
            yield _other(_under(places, name), name)


def _entry_title(field: Field, name: str) -> str:
    return field.title if field.title == title_of_key(name) else title_of_key(name)


def _is_flat(part: Part) -> bool:
    """Say whether a map is so simple that its fields stand open before it is there."""
    if part.extra is not None or not 0 < len(part.names) <= 4:
        return False
    below = [part.under(name) for name in part.names]
    return all(b is not None and not isinstance(shape_of(b, ()), _COMPOUND) for b in below)


def _other(places: Places, name: str) -> Field:
    values = [value for _, value in places]
    return Field(
        tuple(pointer for pointer, _ in places),
        Anything(),
        name,
        _common(values),
        description="The schema knows no such key. It is left as it is.",
        present=tuple(value is not ABSENT for value in values),
        is_other=True,
    )


def _language_fields(shape: Words, part: Part, places: Places) -> Iterator[Field]:
    """Give a field per language, where the text is given per language in all objects."""
    if not all(isinstance(value, dict) for _, value in places):
        return
    order = tuple(name for name, _ in shape.languages)
    for name in order:
        below = part.under(name)
        assert below is not None, "the languages are the keys that are named"
        yield _field(below, _under(places, name), False, order)


def _item_children(part: Part, places: Places, skip: Collection[str]) -> Iterator[Field]:
    value = _common([value for _, value in places])
    if not isinstance(value, list):
        return
    for number, item in enumerate(value):
        below = part.item(number)
        field = _field(below, [((*p, number), item) for p, _ in places], True, (), skip=skip)
        title = item_label(below, item, (number,)) if field.is_compound else ""
        yield msgspec.structs.replace(field, title=title)


# -- values ---------------------------------------------------------------------------------------


def _common(values: Sequence[Any]) -> Any:
    first = values[0]
    return first if all(same_value(first, value) for value in values[1:]) else SEVERAL


def _under(places: Places, name: str) -> list[tuple[Pointer, Any]]:
    return [((*pointer, name), _child(value, name)) for pointer, value in places]


def _child(value: Any, step: str | int) -> Any:
    if isinstance(value, dict):
        return value.get(step, ABSENT)
    if isinstance(value, list) and isinstance(step, int) and 0 <= step < len(value):
        return value[step]
    return ABSENT


def _value_at(tree: Any, pointer: Pointer) -> Any:
    for step in pointer:
        tree = _child(tree, step)
    return tree


def _chosen(part: Part, value: Any) -> Part:
    branches = part.branches
    if not branches:
        return part
    number = branch_of(branches, value)
    return _chosen(branches[number], value) if number is not None else part


def _below(part: Part, step: str | int) -> Part:
    if isinstance(step, int):
        return part.item(step)
    named = part.under(step)
    if named is not None:
        return named
    return part.extra or Part()


def _id_sort(part: Part) -> str:
    mark = part.get("x-id")
    if isinstance(mark, dict):
        # What counts only where another key is missing is no id to be made up.
        return "" if mark.get("unless") else str(mark.get("sort", ""))
    return mark if isinstance(mark, str) else ""
