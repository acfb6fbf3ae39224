"""Find who uses a thing, and rename it everywhere."""

from collections.abc import Iterator

from designer.diagnostics import Diagnostic, said
from designer.documents import Document, Entry, Project, apply
from designer.documents.edits import Edit
from designer.documents.operations import Refused
from designer.documents.pointers import to_text
from designer.documents.renaming import Place, rename
from designer.session.locks import is_locked
from designer.validation.documents import judged
from designer.validation.schemas import SchemaStore

__all__ = ["places_of", "rename_everywhere"]

_SHOWN = 40  # letters of an id that is refused


def places_of(project: Project, store: SchemaStore, entry: Entry) -> tuple[Place, ...]:
    """Give where an id stands: first its declaration, then all references in the order of the project."""
    home = Place(entry.document.path, entry.id_pointer, entry.id_of)
    return (home, *_references(project, store, entry))


def _references(project: Project, store: SchemaStore, entry: Entry) -> Iterator[Place]:
    game = project.game_of(entry.document)
    for document in project.documents.values():
        own_game = project.game_of(document)
        if entry.local and document is not entry.document:
            continue
        if game and own_game not in {game, ""}:
            continue
        patterns = project.patterns_for(document)
        if not entry.local and any(p.local and p.sort == entry.sort for p in patterns):
            continue
        for mark in judged(document, store, own_game).marks:
            if mark.sort != "ref" or mark.text != entry.id or entry.sort not in mark.to:
                continue
            if mark.text not in mark.words:
                yield Place(document.path, mark.pointer, mark.of)


def rename_everywhere(
    project: Project, store: SchemaStore, entry: Entry, new: str, *, unlocked: bool = False
) -> Edit | Refused:
    """Give the edit that renames a thing in its declaration and in every reference.

    References in documents that come with the program stay: what they mean is there under its id.

    Args:
        project: the documents as they are on screen.
        store: the schemas that say what refers to what.
        entry: the thing.
        new: its new id.
        unlocked: whether files that come with the program are written over, too.
    """
    sort = entry.sort.replace("_", " ")
    if new == entry.id:
        return Edit(said("Rename {sort} {id}", sort=sort, id=entry.id))
    if not new.strip():
        return Refused(said("An id cannot be empty."), said("Write one."))
    if is_locked(project, entry.document, unlocked=unlocked):
        return Refused(
            said("The {sort} “{id}” comes with the program.", sort=sort, id=entry.id),
            said("Copy its pack and rename it there."),
        )
    if _is_taken(project, entry, new):
        return Refused(
            said("There is a {sort} “{new}” already.", sort=sort, new=new),
            said("Choose another id."),
        )
    every = places_of(project, store, entry)
    here = project.documents
    places = [p for p in every if not is_locked(project, here[p.path], unlocked=unlocked)]
    edit = rename(
        project, places, new, said("Rename {sort} {id} to {new}", sort=sort, id=entry.id, new=new)
    )
    if isinstance(edit, Edit) and (fault := _fault(project, store, entry, new, edit)) is not None:
        shown = new if len(new) <= _SHOWN else f"{new[:_SHOWN]}…"
        return Refused(
            said("A {sort} cannot have the id “{shown}”.", sort=sort, shown=shown),
            fault.remedy or fault.message,
        )
    return edit


def _fault(
    project: Project, store: SchemaStore, entry: Entry, new: str, edit: Edit
) -> Diagnostic | None:
    """Give what the schema has against the new id where it is declared."""
    path = entry.document.path
    before, after = project.documents[path], apply(project, edit).documents[path]
    known = {(d.code, d.location.pointer) for d in _faults(project, store, before)}
    pointer = entry.id_pointer
    here = to_text((*pointer[:-1], new) if entry.id_of == "key" else pointer)
    return next(
        (
            d
            for d in _faults(project, store, after)
            if d.location.pointer == here or (d.code, d.location.pointer) not in known
        ),
        None,
    )


def _faults(project: Project, store: SchemaStore, document: Document) -> tuple[Diagnostic, ...]:
    return (*document.diagnostics, *judged(document, store, project.game_of(document)).faults)


def _is_taken(project: Project, entry: Entry, new: str) -> bool:
    if entry.local:
        return any(
            other.sort == entry.sort and other.id == new
            for other in project.declared_in(entry.document)
        )
    return project.entry(entry.sort, new, project.game_of(entry.document) or None) is not None
