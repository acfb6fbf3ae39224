"""Where rows of a table go: the document in front, and the entries that are there already. Qt-free."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents import Document, Pointer, Project
from designer.session.tables.columns import Columns, value_at
from designer.validation.documents import schema_of
from designer.validation.forms import Field, sections
from designer.validation.schemas import SchemaStore
from designer.validation.shapes import Items

__all__ = ["Target", "Targets", "set_of", "targets_of"]


class Target(msgspec.Struct, frozen=True):
    """Give an entry that is there: where it stands, and what it is."""

    path: str
    pointer: Pointer
    entry: Mapping[str, Any]
    where: str


class Targets(msgspec.Struct, frozen=True):
    """Give what a table can be taken into.

    Attributes:
        document: where new entries go, at the end of the list under `key`.
        title: what the list is called.
        columns: what its entries may hold.
        n_entries: how many there are in the document.
        known: the entries of its set by id.
        elsewhere: ids that the game has in other sets, with the words that say where.
    """

    document: Document
    key: str
    title: str
    columns: Columns
    n_entries: int
    known: Mapping[str, Target]
    elsewhere: Mapping[str, str]

    @property
    def taken(self) -> frozenset[str]:
        """Give all ids that a new entry cannot have."""
        return frozenset((*self.known, *self.elsewhere))

    def find(self, name: str) -> Target | None:
        """Give the entry that has an id already."""
        return self.known.get(name.strip())


def targets_of(
    project: Project, document: Document, store: SchemaStore, key: str = ""
) -> Targets | None:
    """Give what a table can be taken into; None where the document lists no entries.

    Args:
        project: all documents.
        document: the one in front.
        store: the schemas.
        key: of the list, "" for its first one.
    """
    field = _section(project, document, store, key)
    if field is None or document.tree is None or not document.exact:
        return None
    assert isinstance(field.shape, Items), "a section is a list"
    columns = Columns(field.shape.item)
    key = str(field.key)
    known: dict[str, Target] = {}
    for each in set_of(project, document):
        other = _section(project, each, store, key)
        for n, entry in enumerate(_entries(other)):
            name = value_at(entry, columns.id_path) if columns.id_path else None
            if isinstance(name, str) and isinstance(entry, dict):
                where = _where(each, (key, n))
                known.setdefault(name, Target(each.path, (key, n), entry, where))
    game = project.game_of(document) or None
    elsewhere = {
        name: _where(entry.document, entry.pointer)
        for name, entry in project.entries(columns.sort, game).items()
        if columns.sort and name not in known
    }
    n_entries = len(_entries(field))
    return Targets(document, key, field.title, columns, n_entries, known, elsewhere)


def set_of(project: Project, document: Document) -> Sequence[Document]:
    """Give the documents of a card set or the like: those of one kind in one pack, this one first."""
    pack = project.pack_of(document)
    if pack is None or document.kind is None:
        return (document,)
    others = project.of_kind(document.kind, project.game_of(document))
    return (
        document,
        *(d for d in others if d is not document and project.pack_of(d) is pack and d.exact),
    )


def _section(project: Project, document: Document, store: SchemaStore, key: str) -> Field | None:
    schema = schema_of(project, document, store)
    if schema is None:
        return None
    found = sections(document, schema)
    return next((f for f in found if not key or f.key == key), None)


def _entries(field: Field | None) -> Sequence[Any]:
    return field.value if field is not None and isinstance(field.value, list) else ()


def _where(document: Document, pointer: Pointer) -> str:
    node = document.node(pointer)
    line = document.line_column(node.start)[0] if node is not None else 1
    return said("in {file}, line {line}", file=Path(document.path).name, line=line)
