"""Find who uses a thing, and rename it everywhere."""

from collections.abc import Iterator

from designer.documents import Entry, Project
from designer.documents.edits import Edit
from designer.documents.operations import Refused
from designer.documents.renaming import Place, rename
from designer.validation.documents import judged
from designer.validation.schemas import SchemaStore

__all__ = ["places_of", "rename_everywhere"]


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
    project: Project, store: SchemaStore, entry: Entry, new: str
) -> Edit | Refused:
    """Give the edit that renames a thing in its declaration and in every reference.

    References in documents that come with the program stay: what they mean is there under its id.

    Args:
        project: the documents as they are on screen.
        store: the schemas that say what refers to what.
        entry: the thing.
        new: its new id.
    """
    sort = entry.sort.replace("_", " ")
    if new == entry.id:
        return Edit(f"Rename {sort} {entry.id}")
    if not new.strip():
        return Refused("An id cannot be empty.", "Write one.")
    if project.is_shipped(entry.document):
        return Refused(
            f"The {sort} “{entry.id}” comes with the program.", "Copy its pack and rename it there."
        )
    if _is_taken(project, entry, new):
        return Refused(f"There is a {sort} “{new}” already.", "Choose another id.")
    every = places_of(project, store, entry)
    places = [p for p in every if not project.is_shipped(project.documents[p.path])]
    return rename(project, places, new, f"Rename {sort} {entry.id} to {new}")


def _is_taken(project: Project, entry: Entry, new: str) -> bool:
    if entry.local:
        return any(
            other.sort == entry.sort and other.id == new
            for other in project.declared_in(entry.document)
        )
    return project.entry(entry.sort, new, project.game_of(entry.document) or None) is not None
