"""Check a whole project: reading, schemas, ids, references."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from designer.diagnostics import Diagnostic
from designer.documents import Document, Entry, Project, Root, open_project
from designer.documents.faults import capped
from designer.documents.ids import duplicates
from designer.documents.packs import contradictions, cycles
from designer.documents.pointers import from_text
from designer.validation.documents import judged
from designer.validation.files import lost_files
from designer.validation.naming import Reporter
from designer.validation.references import dangling, unread_sorts
from designer.validation.schemas import SchemaStore
from designer.validation.spaces import bad_cells, bad_spaces

__all__ = ["check_project", "open_with_schemas"]


def open_with_schemas(paths: Sequence[Path], roots: Sequence[Root]) -> tuple[Project, SchemaStore]:
    """Open a project with the ids that the schemas of its roots declare."""
    store = SchemaStore.load(roots)
    return open_project(paths, roots, patterns=store.id_patterns), store


def check_project(project: Project, store: SchemaStore) -> tuple[Diagnostic, ...]:
    """Give all faults of a project's documents.

    What a schema says about one reading of a file is kept in the store; a snapshot that differs in
    one document costs that document, and looking its ids and references up again.
    """
    found: list[Diagnostic] = [*store.problems]
    unread: dict[str, frozenset[str]] = {}
    for document in project.documents.values():
        game = project.game_of(document)
        if game not in unread:
            unread[game] = unread_sorts(project, game)
        found.extend(_of_reading(document, game, store))
        found.extend(_of_document(project, document, game, store, unread[game]))
    by_game: dict[str, list[Entry]] = {}
    for document in project.documents.values():
        by_game.setdefault(project.game_of(document), []).extend(project.declared_in(document))
    for entries in by_game.values():
        found.extend(capped(duplicates(entries)))
    found.extend(cycles(project.packs))
    found.extend(contradictions(project.packs))
    return tuple(found)


def _of_reading(document: Document, game: str, store: SchemaStore) -> Iterator[Diagnostic]:
    """Give the faults of reading, each with the name of the object it stands in."""
    if document.tree is None or not document.diagnostics:
        yield from document.diagnostics
        return
    reporter = Reporter(document, judged(document, store, game).schema)
    for fault in document.diagnostics:
        pointer = fault.location.pointer
        if pointer and not fault.object:
            yield replace(fault, object=reporter.name(from_text(pointer, document.tree)))
        else:
            yield fault


def _of_document(
    project: Project,
    document: Document,
    game: str,
    store: SchemaStore,
    unread: frozenset[str],
) -> Iterator[Diagnostic]:
    yield from said_once(_all_of(project, document, game, store, unread))


_LONG = 120


def said_once(faults: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Let what a file's faults would list again and again be listed by the first of them."""
    lines: dict[str, int] = {}
    for fault in faults:
        if len(fault.remedy) > _LONG:
            line = lines.setdefault(fault.remedy, fault.location.line)
            if line != fault.location.line:
                yield replace(fault, remedy=f"What to do is said at line {line}.")
                continue
        yield fault


def _all_of(
    project: Project,
    document: Document,
    game: str,
    store: SchemaStore,
    unread: frozenset[str],
) -> Iterator[Diagnostic]:
    found = judged(document, store, game)
    yield from found.faults
    said = {(fault.location.line, fault.location.column) for fault in found.faults}
    more = (
        *dangling(project, document, found, unread),
        *bad_cells(project, document, found),
        *bad_spaces(document, found),
        *lost_files(project, document, found),
    )
    yield from capped(f for f in more if (f.location.line, f.location.column) not in said)
