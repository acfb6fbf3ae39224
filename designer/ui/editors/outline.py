"""What a document holds, as rows of a list: its own head, and its named objects by section."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from designer.diagnostics import Diagnostic, Severity
from designer.documents import Document, Pointer, text_of, words_in
from designer.documents.pointers import from_text
from designer.ui.editors.copies import copies_of
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.things import Thing
from designer.ui.kit.languages import spoken, tr, translated
from designer.ui.kit.severities import worst
from designer.validation.forms import Field, item_label
from designer.validation.shapes import Items

__all__ = ["HEAD", "Outline", "Section", "sort_of"]

HEAD: Pointer = ()
"""The row of the document's own keys."""

_MOST_IN_WORDS = 300
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


class Outline:
    """Make the rows of one document, again and again; what has not changed is not made anew."""

    def __init__(self, pictures: Pictures) -> None:
        """Make rows; `pictures` says which things have pictures, and what they show in words."""
        self._pictures = pictures
        self._kept: dict[Pointer, tuple[Any, Severity | None, bool, Thing]] = {}
        self._said: dict[Pointer, tuple[Any, str]] = {}

    def rows(
        self,
        sections: Sequence[Section],
        document: Document,
        diagnostics: Iterable[Diagnostic],
        *,
        shown: str = "",
        typed: str = "",
    ) -> list[Thing]:
        """Give the rows.

        Args:
            sections: what the document holds.
            document: the document.
            diagnostics: its faults.
            shown: the only section that is shown, "" for all.
            typed: only objects that hold these letters are shown.
        """
        faults = _worst(diagnostics, document.tree)
        rows = []
        if not typed and not shown:
            words = tr("Kind, format and the like")
            rows.append(Thing(HEAD, tr("This file"), words, severity=faults.get(HEAD)))
        several = len(sections) > 1 and not shown
        # What a picture shows is drawn from the game's own code: too slow for thousands at once.
        in_words = sum(len(section.items) for section in sections) <= _MOST_IN_WORDS
        for section in sections:
            if shown and section.key != shown:
                continue
            numbers = range(len(section.items))
            found = [self._row(section, n, faults, in_words=in_words) for n in numbers]
            wanted = typed.casefold().split()
            kept = [t for n, t in enumerate(found) if self._holds(section, n, t, wanted)]
            if several and (kept or not typed):
                badge = str(len(kept))
                rows.append(Thing((section.key,), section.title, badge=badge, is_head=True))
            rows.extend(kept)
        return rows

    def _row(
        self,
        section: Section,
        number: int,
        faults: Mapping[Pointer, Severity],
        *,
        in_words: bool,
    ) -> Thing:
        pointer: Pointer = (section.key, number)
        value, severity = section.items[number], faults.get(pointer)
        kept = self._kept.get(pointer)
        if kept is not None and kept[:3] == (value, severity, in_words):
            return kept[3]
        made = _thing(section, number, severity, self._pictures if in_words else None)
        self._kept[pointer] = (value, severity, in_words, made)
        return made

    def _holds(self, section: Section, number: int, thing: Thing, wanted: Sequence[str]) -> bool:
        """Say whether an object holds all words: in its row, or in what its entry says."""
        if not wanted:
            return True
        row = f"{thing.title} {thing.detail} {thing.name}".casefold()
        if all(word in row for word in wanted):
            return True
        pointer: Pointer = (section.key, number)
        value = section.items[number]
        kept = self._said.get(pointer)
        if kept is None or kept[0] is not value:
            words = " ".join(words_in(value)).casefold()
            kept = self._said[pointer] = (value, words)
        return all(word in row or word in kept[1] for word in wanted)


def _thing(
    section: Section, number: int, severity: Severity | None, pictures: Pictures | None
) -> Thing:
    value = section.items[number]
    pointer: Pointer = (section.key, number)
    tree = value if isinstance(value, dict) else {}
    name = next((tree[key] for key in _IDS if isinstance(tree.get(key), str)), "")
    title = next((t for key in _TITLES if (t := text_of(tree.get(key), spoken()))), "")
    label = ""
    if not title and not name:
        assert isinstance(section.field.shape, Items), "a section is a list"
        label = translated(item_label(section.field.shape.item, value, pointer))
        label = label[:1].upper() + label[1:]
    detail = pictures.words(section.sort, name) if pictures and section.sort and name else ""
    copies = copies_of(tree)
    each = (
        tr("{number} for each player", number=copies.number)
        if copies is not None and copies.each
        else ""
    )
    return Thing(
        pointer,
        title or name or label,
        detail or (name if title and name else ""),
        section.sort if name else "",
        name,
        badge=f"× {copies.number}" if copies is not None else "",
        tip=" · ".join(filter(None, (name if detail else "", each))),
        severity=severity,
    )


def _worst(diagnostics: Iterable[Diagnostic], tree: Any) -> dict[Pointer, Severity]:
    """Give the worst severity per object; of what lies in none, that of the head."""
    found: dict[Pointer, Severity] = {}
    for diagnostic in diagnostics:
        pointer = from_text(diagnostic.location.pointer, tree)
        place = pointer[:2] if len(pointer) >= 2 and isinstance(pointer[1], int) else HEAD
        found[place] = worst(found.get(place), diagnostic.severity)
    return found
