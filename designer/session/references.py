"""What stands at a place of a text: an id where it is declared, or the name of something. Qt-free."""

from collections.abc import Iterator

import msgspec

from designer.documents import Document, Entry, Place, Pointer, Project
from designer.documents.document import Part
from designer.session.locks import is_locked
from designer.session.renaming import places_of
from designer.validation.documents import judged
from designer.validation.marks import Mark
from designer.validation.schemas import SchemaStore

__all__ = ["Named", "Use", "entries_named", "named_at", "named_by", "uses_of"]


_PARTS: tuple[Part, ...] = ("value", "key")
_DEPTH = 2  # of an object: its list and its number


class Named(msgspec.Struct, frozen=True):
    """Give what a place names.

    Attributes:
        text: the id as it stands there.
        sorts: what it may be.
        entries: what is declared so; none where the name leads nowhere.
        is_declaration: the place declares it.
        start, end: of the id in the document's text (code points).
    """

    text: str
    sorts: tuple[str, ...]
    entries: tuple[Entry, ...]
    is_declaration: bool
    start: int
    end: int


class Use(msgspec.Struct, frozen=True):
    """Give a place where an id is written.

    Attributes:
        place: where.
        start, end: its span in the document's own text (code points).
        is_declaration: it is declared there.
        locked: the document comes with the program.
    """

    place: Place
    start: int
    end: int
    is_declaration: bool
    locked: bool


def named_at(project: Project, store: SchemaStore, document: Document, offset: int) -> Named | None:
    """Give what stands at an offset of a document's text, else what is named nearest on its line.

    Args:
        project: the documents as they are on screen.
        store: the schemas that say what refers to what.
        document: one of them.
        offset: in its own text; just behind a name is still at it.

    Returns:
        None where nothing on the line is named.
    """
    line, _ = document.line_column(offset)
    first = document.offset(line, 1)
    last = document.text.find("\n", offset)  # at a lone return, lines more than this one are kept
    last = len(document.text) if last < 0 else last
    inside = _only_one_on(document, offset, first, last)
    found = _all_named(project, store, document, inside)
    near = [n for n in found if n.start <= last and _is_on(document, n, line)]
    return min(
        near, key=lambda n: (max(n.start - offset, offset - n.end, 0), n.start), default=None
    )


def named_by(
    project: Project, store: SchemaStore, document: Document, pointer: Pointer
) -> Named | None:
    """Give what stands at a pointer of a document, None where nothing is named."""
    spans = {document.span(pointer, of=of) for of in _PARTS} - {None}
    found = (n for n in _all_named(project, store, document) if (n.start, n.end) in spans)
    return next(found, None)


def _only_one_on(document: Document, offset: int, first: int, last: int) -> Pointer:
    """Give the object of a list that has a line to itself, of thousands; else the whole document."""
    inside = document.pointer_at(offset)[:_DEPTH]
    span = document.span(inside) if len(inside) == _DEPTH else None
    if span is None:
        return ()
    before, after = document.text[first : span[0]], document.text[span[1] : last].lstrip()
    alone = not before.strip(" \t-") and (not after or after.startswith("#"))
    return inside if alone else ()


def _is_on(document: Document, named: Named, line: int) -> bool:
    return document.line_column(named.start)[0] <= line <= document.line_column(named.end)[0]


def _all_named(
    project: Project,
    store: SchemaStore,
    document: Document,
    inside: Pointer = (),
) -> Iterator[Named]:
    """Give what is named in a document, or in one part of it."""
    if document.root is None:
        return
    depth = len(inside)
    # A name may serve for an id where none is given: then it is first of all a name.
    for mark in judged(document, store, project.game_of(document)).marks:
        if mark.sort != "ref" or mark.pointer[:depth] != inside:
            continue
        span = document.span(mark.pointer, of=mark.of)
        if span is not None:
            entries = tuple(entries_named(project, document, mark))
            yield Named(mark.text, mark.to, entries, False, *span)
    for entry in project.declared_in(document):
        if entry.id_pointer[:depth] != inside:
            continue
        span = document.span(entry.id_pointer, of=entry.id_of)
        if span is not None:
            yield Named(entry.id, (entry.sort,), (entry,), True, *span)


def entries_named(project: Project, document: Document, mark: Mark) -> Iterator[Entry]:
    """Give what a reference of a document names: in the document itself first."""
    game = project.game_of(document) or None
    local = {p.sort for p in project.patterns_for(document) if p.local}
    for sort in mark.to:
        if sort in local:
            own = (e for e in project.declared_in(document) if e.local and e.sort == sort)
            yield from (entry for entry in own if entry.id == mark.text)
        elif (entry := project.entry(sort, mark.text, game)) is not None:
            yield entry


def uses_of(
    project: Project, store: SchemaStore, entry: Entry, *, unlocked: bool = False
) -> tuple[Use, ...]:
    """Give where an id is declared, then everywhere it is used."""
    found = []
    for number, place in enumerate(places_of(project, store, entry)):
        document = project.documents[place.path]
        span = document.span(place.pointer, of=place.of)
        if span is not None:
            locked = is_locked(project, document, unlocked=unlocked)
            found.append(Use(place, *span, number == 0, locked))
    return tuple(found)
