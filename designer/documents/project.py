"""The open documents as an immutable snapshot, with the packs of all roots and an index of ids."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import msgspec

from designer.documents.document import Document
from designer.documents.ids import Entry, IdPattern, IdPatterns, declared
from designer.documents.packs import PACK_FILE, Pack, to_pack
from designer.documents.paths import real_path
from designer.documents.reading import load_document, load_kept, read_document
from designer.documents.roots import Root

__all__ = ["Project", "open_project", "yaml_files"]

CORE = "core"
_NOTHING: Mapping[str, Entry] = MappingProxyType({})


class Project:
    """Give a snapshot. Nothing in it changes; `with_text` and `with_file` give new ones.

    Attributes:
        documents: all documents by path, those of the roots first.
        packs: the packs, those of the roots first.
        roots: where content comes from.
        patterns: where ids are declared.
        replaced: what comes with the program and is left out, because a copy of its pack is open.
    """

    def __init__(
        self,
        documents: Mapping[str, Document],
        roots: Sequence[Root],
        patterns: IdPatterns,
        *,
        shipped: frozenset[str],
        alone: frozenset[str] = frozenset(),
        replaced: Sequence[Document] = (),
        before: "Project | None" = None,
    ) -> None:
        self.documents: Mapping[str, Document] = MappingProxyType(dict(documents))
        self.roots = tuple(roots)
        self.patterns = patterns
        self.replaced = tuple(replaced)
        self._shipped = shipped
        self._alone = alone
        self._pack_of_file: dict[Document, Pack | None] = self._find_packs(before)
        self.packs = tuple(p for p in self._pack_of_file.values() if p is not None)
        self._by_folder = {pack.folder: pack for pack in self.packs}
        self._packs: dict[Document, Pack | None] = {}
        self._games: dict[Document, str] = {}
        self._declared: dict[Document, tuple[Entry, ...]] = {}
        self._tables: dict[str | None, _Table] = {}
        self._tables_before: Mapping[str | None, _Table] = {}
        self._by_kind: dict[str, tuple[Document, ...]] | None = None
        if before is not None and before.packs == self.packs:
            self._take_over(before)

    # -- packs and games ----------------------------------------------------------------------

    def pack_of(self, document: Document) -> Pack | None:
        """Give the pack that a document lies in: that of the nearest folder with a `pack.yaml`."""
        if document not in self._packs:
            parents = Path(document.path).parents
            self._packs[document] = next(
                (self._by_folder[f] for f in parents if f in self._by_folder), None
            )
        return self._packs[document]

    def folder_of(self, document: Document) -> Path:
        """Give the folder that paths in a document start from: its pack's, else its own."""
        pack = self.pack_of(document)
        return Path(document.path).parent if pack is None else pack.folder

    def file_of(self, document: Document, name: str) -> Path:
        """Give the file that a document names, by its path from `folder_of`.

        Where it is not there, but at the same place in a pack of the game that comes with the
        program, it is that one: a copy of what is shipped keeps its pictures.
        """
        own = self.folder_of(document).absolute() / name
        if self.is_shipped(document) or os.path.isfile(own):  # noqa: PTH113 - never raises
            return own
        game = self.game_of(document)
        folders = (Path(p.folder) for p in self.packs if p.shipped and p.game == game)
        there = (f for folder in folders if os.path.isfile(f := folder.absolute() / name))  # noqa: PTH113 - likewise
        return next(there, own)

    def game_of(self, document: Document) -> str:
        """Give the game of a document: as it says, else as its pack, else as its first line; or ""."""
        if document not in self._games:
            self._games[document] = self._game_of(document)
        return self._games[document]

    def _game_of(self, document: Document) -> str:
        if own := document.likely_game:
            return own
        pack = self.pack_of(document)
        if pack is not None and pack.game:
            return pack.game
        folder = document.schema_folder
        return folder if folder is not None and folder != CORE else ""

    def is_shipped(self, document: Document) -> bool:
        """Say whether a document comes from the content of a root, not from a path of its own."""
        return document.path in self._shipped

    def is_in_root(self, document: Document) -> bool:
        """Say whether a document lies in the content of a root, opened by its path or not."""
        if self.is_shipped(document):
            return True
        parents = real_path(Path(document.path)).parents
        return any(root.content.resolve() in parents for root in self.roots)

    # -- documents and ids --------------------------------------------------------------------

    def of_kind(self, kind: str, *games: str) -> Sequence[Document]:
        """Give the documents of a kind, in the order of the project; of some games, where named.

        The game "" is that of documents whose game cannot be told.
        """
        if self._by_kind is None:
            found: dict[str, list[Document]] = {}
            for document in self.documents.values():
                if document.likely_kind is not None:
                    found.setdefault(document.likely_kind, []).append(document)
            self._by_kind = {name: tuple(group) for name, group in found.items()}
        return tuple(
            d
            for d in self._by_kind.get(kind, ())
            if (not games or self.game_of(d) in games) and d.kind == kind
        )

    def entries(self, sort: str, game: str | None = None) -> Mapping[str, Entry]:
        """Give everything declared of a sort, by id.

        Args:
            sort: such as `card`.
            game: only of this game, and of documents that name none; None for all games.

        Returns:
            The first declaration of each id; a file in no pack comes before all packs. From one
            snapshot to the next it is the same object as long as no document that declares such
            things has changed.
        """
        table = self._table(game)
        if sort not in table.entries:
            table.entries.setdefault(sort, self._entries_of(sort, table))
        return table.entries[sort]

    def sorts(self, game: str | None = None) -> tuple[str, ...]:
        """Give the sorts of things that are declared."""
        sorts = dict.fromkeys(sort for known in self._table(game).sorts.values() for sort in known)
        return tuple(sort for sort in sorts if self.entries(sort, game))

    def entry(self, sort: str, id: str, game: str | None = None) -> Entry | None:  # noqa: A002 - the word for it
        """Give one declared thing, None if there is none."""
        return self.entries(sort, game).get(id)

    def declared_in(self, document: Document) -> tuple[Entry, ...]:
        """Give everything that a document declares, local ids among it."""
        if document not in self._declared:
            patterns = self.patterns_for(document)
            self._declared[document] = declared(document, patterns, self.pack_of(document))
        return self._declared[document]

    def patterns_for(self, document: Document) -> tuple[IdPattern, ...]:
        """Give where a document declares ids: as its game's schema says, else the core's."""
        kind, game = document.likely_kind, self.game_of(document)
        if kind is None:
            return ()
        for folder in (game, CORE):
            if (folder, kind) in self.patterns:
                return self.patterns[folder, kind]
        if game:
            return ()
        every = (p for (_, name), group in self.patterns.items() if name == kind for p in group)
        return tuple(dict.fromkeys(every))

    # -- new snapshots ------------------------------------------------------------------------

    def with_text(self, path: str, text: str) -> "Project":
        """Give the project with a new text of one document; everything else is shared.

        A byte-order mark that the file had is kept.
        """
        before = self.documents.get(path)
        document = read_document(text, path)
        if before is not None and before.bom and not document.bom:
            document = read_document("\ufeff" + text, path)
        return self._with(document)

    def with_file(self, file: Path) -> "Project":
        """Give the project with one more file, or with a file read again."""
        return self._with(load_document(file))

    def with_document(self, document: Document) -> "Project":
        """Give the project with a document that was read already in the place of its path."""
        return self._with(document)

    def without(self, path: str) -> "Project":
        """Give the project without a document."""
        documents = {name: d for name, d in self.documents.items() if name != path}
        return self._new(documents)

    def _with(self, document: Document) -> "Project":
        return self._new({**self.documents, document.path: document})

    def _new(self, documents: Mapping[str, Document]) -> "Project":
        return Project(
            documents,
            self.roots,
            self.patterns,
            shipped=self._shipped,
            alone=self._alone,
            replaced=self.replaced,
            before=self,
        )

    def _take_over(self, before: "Project") -> None:
        """Keep what is known of the documents that are still there."""
        kept = {*self.documents.values(), *self.replaced}
        known = (before._packs, before._games, before._declared)  # noqa: SLF001 - of its own kind
        self._packs = {d: pack for d, pack in known[0].items() if d in kept}
        self._games = {d: game for d, game in known[1].items() if d in kept}
        self._declared = {d: found for d, found in known[2].items() if d in kept}
        self._tables_before = {**before._tables_before, **before._tables}  # noqa: SLF001

    def _find_packs(self, before: "Project | None") -> dict[Document, Pack | None]:
        known = {} if before is None else before._pack_of_file  # noqa: SLF001 - of its own kind
        found: dict[Document, Pack | None] = {}
        for path, document in self.documents.items():
            if (
                path.endswith(PACK_FILE)
                and Path(path).name == PACK_FILE
                and path not in self._alone
            ):
                found[document] = (
                    known[document]
                    if document in known
                    else to_pack(Path(path).parent, document, shipped=path in self._shipped)
                )
        return found

    def _table(self, game: str | None) -> "_Table":
        if game not in self._tables:
            self._tables[game] = self._index(game, self._tables_before.get(game, _EMPTY))
        return self._tables[game]

    def _index(self, game: str | None, before: "_Table") -> "_Table":
        """Look up again only the sorts that a document declares which came, changed or went.

        Of one that is not read yet these are all the sorts that it may declare.
        """
        sorts: dict[Document, frozenset[str]] = {}
        anew: set[str] = set()
        for document in self.documents.values():
            known = before.sorts.get(document)
            if known is None:
                if game is not None and self.game_of(document) not in {game, ""}:
                    continue
                known = self.sorts_in(document)
                anew |= known
            sorts[document] = known
        for document in before.sorts.keys() - sorts.keys():
            anew |= before.sorts[document]
        kept = dict(before.entries)  # another thread may add to those of before
        return _Table({sort: found for sort, found in kept.items() if sort not in anew}, sorts)

    def sorts_in(self, document: Document) -> frozenset[str]:
        """Give the sorts of what a document declares for others, or may declare if it is not read yet."""
        if document.reading.is_done:
            return frozenset(e.sort for e in self.declared_in(document) if not e.local)
        return frozenset(p.sort for p in self.patterns_for(document) if not p.local)

    def _entries_of(self, sort: str, table: "_Table") -> Mapping[str, Entry]:
        found: dict[str, Entry] = {}
        for document, known in table.sorts.items():
            for entry in self.declared_in(document) if sort in known else ():
                if entry.local or entry.sort != sort:
                    continue
                earlier = found.get(entry.id)
                if earlier is None or (earlier.pack is not None and entry.pack is None):
                    found[entry.id] = entry
        return MappingProxyType(found) if found else _NOTHING


class _Table(msgspec.Struct, frozen=True):
    """Give the index of ids of one game by sort and id, as far as it was asked for.

    `sorts` are those that each document declares, or may declare if it was not read by then.
    """

    entries: dict[str, Mapping[str, Entry]]
    sorts: Mapping[Document, frozenset[str]]


_EMPTY = _Table({}, {})


def open_project(
    paths: Sequence[Path], roots: Sequence[Root], *, patterns: IdPatterns | None = None
) -> Project:
    """Read the packs of all roots and the given files and folders.

    A pack that is opened by its path takes the place of a pack of the same id in a root, so that a
    copy can be worked on; a `pack.yaml` with no other file beside it only that one file's place.
    Files outside every root are read all the same, and with them the pack
    that they lie in, which says their game and declares what they refer to; with a file that lies
    in none, the packs that are new here in the folders beside it.

    Args:
        paths: files, and folders of which all YAML files are taken; also outside every root.
        roots: where packs come from; the first ones come first.
        patterns: where ids are declared, as the schemas say it.
    """
    own = {_real(file): load_document(file) for path in paths for file in yaml_files(path)}
    in_roots = [root.content.resolve() for root in roots]
    for file in _companions(own, in_roots):
        own[file] = load_document(file)
    shipped: dict[Path, Document] = {}
    for root in roots:
        for file in yaml_files(root.content) if root.content.is_dir() else ():
            real = _real(file)
            if real not in own and real not in shipped:
                shipped[real] = load_kept(file)
    for folder in _packs_beside(own, in_roots, [*shipped.values(), *own.values()]):
        own |= {file: load_document(file) for file in _files_of(folder) if file not in own}
    alone = {f: d for f, d in own.items() if _stands_alone(f, own)}
    replaced = _replaced_folders({f: d for f, d in own.items() if f not in alone}, shipped)
    left_out = {f: d for f, d in shipped.items() if replaced and replaced & set(f.parents)}
    shipped = {f: d for f, d in shipped.items() if f not in left_out}
    in_packs = {d.id for d in _pack_documents(shipped.values())}
    inside = {f: d for f, d in own.items() if any(content in f.parents for content in in_roots)}
    outside = {f: d for f, d in own.items() if f not in inside}
    ordered = [
        *sorted((shipped | inside).items(), key=lambda item: _rank(item[0], in_roots)),
        *outside.items(),
    ]
    return Project(
        {document.path: document for _, document in ordered},
        roots,
        patterns or {},
        shipped=frozenset(document.path for document in shipped.values()),
        alone=frozenset(d.path for d in alone.values() if d.id is not None and d.id in in_packs),
        replaced=tuple(left_out.values()),
    )


def yaml_files(path: Path) -> list[Path]:
    """Give a file itself, or the YAML files of a folder in a fixed order, hidden ones left out.

    A folder below that may not be looked into is given in the place of its files: read as a
    document, it has that for its fault. Links to folders are not followed.
    """
    if not os.path.isdir(path):  # noqa: PTH112 - never raises, whatever one may not look into
        return [path]
    found: list[Path] = []
    closed: list[OSError] = []
    for folder, inside, files in os.walk(path, onerror=closed.append):
        inside[:] = [name for name in inside if not name.startswith(".")]
        found.extend(
            Path(folder, name)
            for name in files
            if name.lower().endswith((".yaml", ".yml")) and not name.startswith(".")
        )
    return sorted([*found, *(Path(str(error.filename)) for error in closed)])


def _companions(own: Mapping[Path, Document], in_roots: Sequence[Path]) -> Iterator[Path]:
    """Give the files of the packs that files outside every root lie in, where they are not given.

    Looked for in the folder of a file and in two above; taken from a pack's folder and those
    in it, no deeper, lest a pack file lost in a home folder should read all of that.
    """
    folders = {
        folder: None
        for file in own
        if not any(content in file.parents for content in in_roots)
        for folder in _pack_folder(file, own)
    }
    for folder in folders:
        yield from (file for file in _files_of(folder) if file not in own)


def _files_of(folder: Path) -> Iterator[Path]:
    """Give the files of a pack's folder and of those in it, hidden ones left out."""
    for pattern in ("*.yaml", "*.yml", "*/*.yaml", "*/*.yml"):
        for file in sorted(folder.glob(pattern)):
            if not file.relative_to(folder).as_posix().startswith("."):
                yield _real(file)


def _packs_beside(
    files: Iterable[Path], in_roots: Sequence[Path], known: Iterable[Document]
) -> Iterator[Path]:
    """Give the folders of packs that lie beside files of no pack, the first one of each new id."""
    ids = {document.id for document in _pack_documents(known)} | {None}
    folders = {
        file.parent: None
        for file in files
        if not any(content in file.parents for content in in_roots)
        and not any(os.path.isfile(folder / PACK_FILE) for folder in file.parents[:3])  # noqa: PTH113 - never raises
    }
    for pack in (pack for folder in folders for pack in sorted(folder.glob(f"*/{PACK_FILE}"))):
        if not pack.parent.name.startswith(".") and (id_ := load_document(pack).id) not in ids:
            ids.add(id_)
            yield pack.parent


def brings_pack(project: Project, files: Iterable[Path]) -> bool:
    """Say whether files are, lie in or, in no pack, lie beside one that is new here: then all of it is to be read.

    One that would take the place of a pack that is here already is not: what is open stays.
    """
    known = {Path(path): document for path, document in project.documents.items()}
    real = [_real(file) for file in files]
    folders = {folder: None for file in real for folder in _pack_folder(file, known)}
    ids = {pack.id for pack in project.packs}
    in_roots = [root.content.resolve() for root in project.roots]
    return any(load_document(folder / PACK_FILE).id not in ids for folder in folders) or any(
        True for _ in _packs_beside(real, in_roots, known.values())
    )


def _pack_folder(file: Path, own: Mapping[Path, Document]) -> Iterator[Path]:
    """Give the folder of the pack that a file lies in, nothing where it is given already."""
    for folder in file.parents[:3]:
        pack = folder / PACK_FILE
        if pack in own:
            return
        if os.path.isfile(pack):  # noqa: PTH113 - never raises, whatever one may not look into
            yield folder
            return


def _real(file: Path) -> Path:
    """Give a path without links; one that leads to itself stays as it is."""
    return Path(os.path.realpath(file))


def _rank(file: Path, contents: Sequence[Path]) -> tuple[int, Path]:
    return next(n for n, content in enumerate(contents) if content in file.parents), file


def _replaced_folders(own: Mapping[Path, Document], shipped: Mapping[Path, Document]) -> set[Path]:
    ids = {d.id for d in _pack_documents(own.values()) if d.id is not None}
    return {
        file.parent
        for file, document in shipped.items()
        if file.name == PACK_FILE and document.id in ids
    }


def _stands_alone(file: Path, own: Mapping[Path, Document]) -> bool:
    """Say whether a file is a `pack.yaml` with nothing in its folder that a pack is made of."""
    return file.name == PACK_FILE and not any(
        other != file and file.parent in other.parents for other in own
    )


def _pack_documents(documents: Iterable[Document]) -> Iterator[Document]:
    return (d for d in documents if Path(d.path).name == PACK_FILE)
