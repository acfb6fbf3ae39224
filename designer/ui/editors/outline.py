"""What a document holds, as rows of a list: its own head, and its named objects by section."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from designer.diagnostics import Diagnostic, Severity
from designer.documents import Document, Pointer
from designer.documents.pointers import from_text
from designer.ui.editors.copies import copies_of
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.things import Thing
from designer.ui.kit.severities import worst
from designer.validation.candidates import text_in
from designer.validation.forms import Field, item_label
from designer.validation.shapes import Items

__all__ = ["HEAD", "Section", "outline", "sort_of"]

HEAD: Pointer = ()
"""The row of the document's own keys."""

_TITLES = ("name", "title")
_IDS = ("id", "code")


class Section:
    """One list of named objects of a document.

    Attributes:
        key, title: of the list.
        field: its description.
        sort: the sort of things that it declares, or "".
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        self.key = str(field.key)
        self.title = field.title
        self.sort = sort_of(field)

    @property
    def items(self) -> Sequence[Any]:
        """Give the objects."""
        return self.field.value if isinstance(self.field.value, list) else ()

    @property
    def pointers(self) -> list[Pointer]:
        """Give where the objects stand."""
        return [(self.key, number) for number in range(len(self.items))]


def sort_of(field: Field) -> str:
    """Give the sort of things that the objects of a list declare by their own id."""
    assert isinstance(field.shape, Items), "a section is a list"
    item = field.shape.item
    for part in (item, *item.branches):
        for name in part.names:
            below = part.under(name)
            mark = below.get("x-id") if below is not None else None
            if isinstance(mark, str):
                return mark
    return ""


def outline(
    sections: Sequence[Section],
    document: Document,
    diagnostics: Iterable[Diagnostic],
    pictures: Pictures,
    *,
    shown: str = "",
    typed: str = "",
) -> list[Thing]:
    """Give the rows.

    Args:
        sections: what the document holds.
        document: the document.
        diagnostics: its faults.
        pictures: says which things have pictures, and what they show in words.
        shown: the only section that is shown, "" for all.
        typed: only objects that hold these letters are shown.
    """
    faults = _worst(diagnostics, document.tree)
    rows = []
    if not typed and not shown:
        rows.append(
            Thing(HEAD, "This file", "Kind, format and the like", severity=faults.get(HEAD))
        )
    several = len(sections) > 1 and not shown
    for section in sections:
        if shown and section.key != shown:
            continue
        found = [_thing(section, n, faults, pictures) for n in range(len(section.items))]
        kept = [thing for thing in found if _holds(thing, typed)]
        if several and (kept or not typed):
            head = Thing((section.key,), section.title, badge=str(len(kept)), is_head=True)
            rows.append(head)
        rows.extend(kept)
    return rows


def _thing(
    section: Section, number: int, faults: Mapping[Pointer, Severity], pictures: Pictures
) -> Thing:
    value = section.items[number]
    pointer: Pointer = (section.key, number)
    tree = value if isinstance(value, dict) else {}
    name = next((tree[key] for key in _IDS if isinstance(tree.get(key), str)), "")
    title = next((text_in(tree[key]) for key in _TITLES if text_in(tree.get(key))), "")
    assert isinstance(section.field.shape, Items), "a section is a list"
    label = item_label(section.field.shape.item, value, pointer)
    label = label[:1].upper() + label[1:]
    detail = pictures.words(section.sort, name) if section.sort and name else ""
    copies = copies_of(tree)
    each = f"{copies.number} for each player" if copies is not None and copies.each else ""
    return Thing(
        pointer,
        title or name or label,
        detail or (name if title and name else ""),
        section.sort if name else "",
        name,
        badge=f"× {copies.number}" if copies is not None else "",
        tip=" · ".join(filter(None, (label if label != title else "", each))),
        severity=faults.get(pointer),
    )


def _holds(thing: Thing, typed: str) -> bool:
    wanted = typed.casefold().split()
    text = f"{thing.title} {thing.detail} {thing.name}".casefold()
    return all(word in text for word in wanted)


def _worst(diagnostics: Iterable[Diagnostic], tree: Any) -> dict[Pointer, Severity]:
    """Give the worst severity per object; of what lies in none, that of the head."""
    found: dict[Pointer, Severity] = {}
    for diagnostic in diagnostics:
        pointer = from_text(diagnostic.location.pointer, tree)
        place = pointer[:2] if len(pointer) >= 2 and isinstance(pointer[1], int) else HEAD
        found[place] = worst(found.get(place), diagnostic.severity)
    return found
