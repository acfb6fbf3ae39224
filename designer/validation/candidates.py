"""What a reference may name: the things that are declared, with their names. Qt-free."""

from collections.abc import Iterator, Mapping

import msgspec

from designer.documents import Document, Entry, Project, text_of
from designer.validation.shapes import Reference

__all__ = ["Candidate", "candidates", "ids_taken"]


class Candidate(msgspec.Struct, frozen=True):
    """Give one thing that a reference may name.

    Attributes:
        id, sort: its id, and what it is; the sort of a mere word is "".
        title: what it is called, its id where it has no name.
        source: what its entry says of where it comes from, "" where it does not.
        entry: where it is declared, None for a word.
    """

    id: str
    sort: str
    title: str
    source: str = ""
    entry: Entry | None = None


def candidates(
    project: Project, document: Document, reference: Reference, language: str = "en"
) -> tuple[Candidate, ...]:
    """Give what a reference in a document may name: first the words, then the things as declared."""
    titles = dict(zip(reference.words, reference.titles, strict=False))
    found = {
        word: Candidate(word, "", titles.get(word) or word.replace("_", " "))
        for word in reference.words
    }
    for sort in reference.sorts:
        for entry in _entries(project, document, sort):
            found.setdefault(entry.id, _candidate(entry, language))
    return tuple(found.values())


def ids_taken(project: Project, document: Document, sort: str) -> frozenset[str]:
    """Give the ids that things of a sort have already."""
    return frozenset(entry.id for entry in _entries(project, document, sort))


def _entries(project: Project, document: Document, sort: str) -> Iterator[Entry]:
    if any(pattern.local and pattern.sort == sort for pattern in project.patterns_for(document)):
        yield from (e for e in project.declared_in(document) if e.local and e.sort == sort)
    else:
        yield from project.entries(sort, project.game_of(document) or None).values()


def _candidate(entry: Entry, language: str) -> Candidate:
    tree = entry.tree if isinstance(entry.tree, Mapping) else {}
    title = text_of(tree.get("name"), language) or text_of(tree.get("title"), language)
    source = tree.get("source")
    return Candidate(
        entry.id, entry.sort, title or entry.id, source if isinstance(source, str) else "", entry
    )
