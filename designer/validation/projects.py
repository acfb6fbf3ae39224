"""Check a whole project: reading, schemas, ids, references."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from operator import is_
from pathlib import Path

import msgspec
from msgspec.structs import replace

from designer.diagnostics import Diagnostic
from designer.documents import Document, Entry, Pack, Project, Root, open_project
from designer.documents.faults import capped
from designer.documents.ids import duplicates
from designer.documents.packs import contradictions, cycles
from designer.documents.pointers import from_text
from designer.validation.documents import guessed_by_names, judged
from designer.validation.files import FolderTimes, folders_of, lost_files
from designer.validation.naming import Reporter
from designer.validation.references import dangling, unread_sorts
from designer.validation.schemas import SchemaStore
from designer.validation.spaces import SPACE_ACTION, TERRAIN_CODE, bad_cells, bad_spaces

__all__ = ["check_project", "open_with_schemas"]


def open_with_schemas(paths: Sequence[Path], roots: Sequence[Root]) -> tuple[Project, SchemaStore]:
    """Open a project with the ids that the schemas of its roots declare."""
    store = SchemaStore.load(roots)
    return open_project(paths, roots, patterns=store.id_patterns), store


def check_project(
    project: Project, store: SchemaStore, only: Collection[str] | None = None
) -> tuple[Diagnostic, ...]:
    """Give all faults of a project's documents.

    What is found out about a document is kept in the store, and holds until it, the ids that it
    refers to, or the folders of the files that it names change.

    Args:
        project: the documents.
        store: their schemas.
        only: paths of the documents that are judged; None judges all. What belongs to no single
            document is looked for in their games (ids declared twice) or in all (packs that need
            each other).
    """
    found: list[Diagnostic] = [*store.problems]
    unread: dict[str, frozenset[str]] = {}
    by_game: dict[str, list[Entry]] = {}
    kept = {path: each for path, each in store.checked.items() if path in project.documents}
    games = None if only is None else _games_of(project, only)
    folders = FolderTimes()
    for path, document in project.documents.items():
        game = project.game_of(document)
        if games is not None and game not in games:
            continue
        wanted = only is None or path in only
        if wanted or project.sorts_in(document):
            by_game.setdefault(game, []).extend(project.declared_in(document))
        if not wanted:
            continue
        if game not in unread:
            unread[game] = unread_sorts(project, game)
        checked = store.checked.get(path)
        if checked is None or not _holds(checked, project, document, unread[game], folders):
            checked = _check(project, document, store, unread[game], folders)
        kept[path] = checked
        found.extend(checked.faults)
    store.checked = kept
    for entries in by_game.values():
        found.extend(capped(duplicates(entries)))
    found.extend(cycles(project.packs))
    found.extend(contradictions(project.packs))
    return tuple(found)


def _games_of(project: Project, paths: Collection[str]) -> frozenset[str]:
    return frozenset(
        project.game_of(project.documents[path]) for path in paths if path in project.documents
    )


_GUESSED = "core/guessed-game"


class _Checked(msgspec.Struct, frozen=True):
    """Give the faults of a document, and what they were found from.

    Attributes:
        document, game, pack, replaced, unread: as they were.
        sorts: what it refers to.
        tables: what was declared of each.
        folders: where the files lie that it names.
        times: when something in each was last made, renamed or deleted.
    """

    document: Document
    game: str
    pack: Pack | None
    replaced: tuple[Document, ...]
    unread: frozenset[str]
    sorts: tuple[str, ...]
    tables: tuple[Mapping[str, Entry], ...]
    folders: tuple[str, ...]
    times: tuple[int, ...]
    faults: tuple[Diagnostic, ...]


def _holds(
    checked: _Checked,
    project: Project,
    document: Document,
    unread: frozenset[str],
    folders: FolderTimes,
) -> bool:
    game = project.game_of(document)
    return (
        checked.document is document
        and checked.game == game
        and checked.pack is project.pack_of(document)
        and checked.replaced is project.replaced
        and checked.unread == unread
        and checked.times == tuple(map(folders.time, checked.folders))
        and all(map(is_, checked.tables, _tables(project, game, checked.sorts)))
    )


def _tables(project: Project, game: str, sorts: tuple[str, ...]) -> tuple[Mapping[str, Entry], ...]:
    return tuple(project.entries(sort, game or None) for sort in sorts)


def _check(
    project: Project,
    document: Document,
    store: SchemaStore,
    unread: frozenset[str],
    folders: FolderTimes,
) -> _Checked:
    game = project.game_of(document)
    marks = judged(document, store, game).marks
    sorts = {sort for mark in marks if mark.sort == "ref" for sort in mark.to}
    if any(mark.sort == "cell" for mark in marks):
        sorts |= {TERRAIN_CODE, SPACE_ACTION}
    named = folders_of(project.folder_of(document), marks)
    return _Checked(
        document,
        game,
        project.pack_of(document),
        project.replaced,
        unread,
        tuple(sorts),
        _tables(project, game, tuple(sorts)),
        named,
        tuple(map(folders.time, named)),
        (
            *_of_reading(document, game, store),
            *(
                guessed_by_names(project, document, store) if f.code == _GUESSED else f
                for f in said_once(_all_of(project, document, game, store, unread))
            ),
        ),
    )


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
