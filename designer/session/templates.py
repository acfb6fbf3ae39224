"""New documents: of every kind that the schemas know, or as copies of what comes with the program. Qt-free.

The templates are made from the schemas, so that a new kind appears by itself.
"""

import os
import re
import textwrap
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents import (
    Document,
    Edit,
    Project,
    SetValue,
    edit_document,
    read_document,
    spoken_name,
    write_tree,
)
from designer.documents.edits import spliced
from designer.documents.ids import made_id
from designer.documents.packs import PACK_FILE
from designer.plugin_host import PluginHost
from designer.validation.documents import judged
from designer.validation.parts import Part
from designer.validation.references import dangling
from designer.validation.samples import Samples
from designer.validation.schemas import CORE, Schema
from designer.validation.shapes import Reference
from designer.validation.spaces import bad_cells

__all__ = ["Template", "copied", "id_from", "templates"]

_INVENTED = "designed here"
_WIDTH = 96
_MODELINE = re.compile(r"\A# yaml-language-server:.*\n")


class Template(msgspec.Struct, frozen=True):
    """Give a way to begin a document.

    Attributes:
        title: what it is called.
        line: what it is, in a sentence.
        kind, game: of the document; the game is "" where any will do.
        game_title: what the game is called.
        copy_of: the document that is copied, "" for a new one.
    """

    title: str
    line: str
    kind: str
    game: str
    game_title: str
    copy_of: str = ""

    @property
    def file_name(self) -> str:
        """Give a name for its file."""
        stem = Path(self.copy_of).stem if self.copy_of else self.kind
        return PACK_FILE if self.kind == "pack" else f"my_{stem}.yaml"

    def text(self, host: PluginHost, project: Project, target: Path) -> str:
        """Give the text of the document as it will stand in a file."""
        if self.copy_of:
            return copied(host, project, project.documents[self.copy_of], target)
        schema = _schema(host, self.kind, self.game)
        assert schema is not None, "templates are made of schemas"
        tree = _tree(project, self, schema, target)
        head = _head(host, project, schema, self.game, tree, target)
        return f"{head}{_comment(schema)}{write_tree(tree)}"


def templates(host: PluginHost, project: Project) -> tuple[Template, ...]:
    """Give all ways to begin a document: new ones by game, then copies of what is shipped.

    What would have to name a thing of which a game has none is left out: a layout of tiles, where
    there are no tiles.
    """
    titles = {id_: spoken_name(manifest.title) or id_ for id_, manifest in host.manifests.items()}
    games = titles or {"": ""}
    fresh = (t for game, title in games.items() for t in _of_game(host, game, title))
    useful = (t for t in fresh if not _leads_nowhere(host, project, t))
    return (*useful, *_copies(project, titles))


def id_from(target: Path) -> str:
    """Give the id that a file's name suggests; that of a pack is its folder's."""
    stem = made_id(target.resolve().parent.name if target.name == PACK_FILE else target.stem)
    return stem if stem[:1].isalpha() else f"my_{stem}".rstrip("_")


def _of_game(host: PluginHost, game: str, title: str) -> Iterator[Template]:
    for kind in host.schemas.kinds(game):
        schema = _schema(host, kind, game)
        if schema is not None:
            part = Part(schema.tree)
            yield Template(said(part.title or kind), said(part.description), kind, game, title)


def _leads_nowhere(host: PluginHost, project: Project, template: Template) -> bool:
    """Say whether a new document would name something that nothing declares."""
    target = Path(os.sep).resolve() / template.file_name  # in no root, in no pack
    document = read_document(template.text(host, project, target), str(target))
    judgement = judged(document, host.schemas, template.game)
    faults = chain(
        dangling(project, document, judgement, frozenset()), bad_cells(project, document, judgement)
    )
    return any(True for _ in faults)


def _copies(project: Project, titles: Mapping[str, str]) -> Iterator[Template]:
    for document in project.documents.values():
        if not project.is_in_root(document) or document.kind in {None, "pack"}:
            continue
        pack, game = project.pack_of(document), project.game_of(document)
        tree, file = document.tree, Path(document.path).name
        name = spoken_name(tree.get("name")) or spoken_name(tree.get("title"))
        where = spoken_name(pack.document.tree.get("title")) if pack is not None else ""
        title = name or (said("{file}, {pack}", file=file, pack=where) if where else file)
        line = said("A copy of it, to change as you like: {file} of {pack}.", file=file, pack=where)
        yield Template(
            title, line, document.kind or "", game, titles.get(game, game), document.path
        )


def _schema(host: PluginHost, kind: str, game: str) -> Schema | None:
    return host.schemas.get(game, kind) or host.schemas.get(CORE, kind)


# -- new ones -------------------------------------------------------------------------------------


def _tree(project: Project, template: Template, schema: Schema, target: Path) -> dict[str, Any]:
    samples = Samples(
        lambda sort: project.entries(sort, template.game or None).keys(),
        partial(_names, project, template.game or None),
    )
    part = Part(schema.tree)
    made: dict[str, Any] = samples.of(part)
    if "game" in made and template.game:
        made["game"] = template.game
    for name, value in made.items():
        below = part.under(name)
        if below is not None and value == [] and below.types[:1] == ("array",):
            made[name] = [samples.of(below.item())]  # an empty list says nothing about its items
    stem = id_from(target)
    if isinstance(made.get("id"), str):
        made["id"] = stem
    for key in ("name", "title"):
        if isinstance(made.get(key), str):
            made[key] = stem.replace("_", " ").capitalize()
    invented: dict[str, Any] = _invented(made)
    return invented


def _names(project: Project, game: str | None, reference: Reference) -> tuple[str, ...]:
    found = (id_ for sort in reference.sorts for id_ in project.entries(sort, game))
    return (*reference.words, *found)


def _invented(value: Any) -> Any:
    """Say of everything in a tree that it is the author's own."""
    if isinstance(value, list):
        return [_invented(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {k: _INVENTED if k == "source" else _invented(v) for k, v in value.items()}


def _comment(schema: Schema) -> str:
    part = Part(schema.tree)
    words = f"{part.title}: {part.description}" if part.description else part.title
    return "".join(f"# {line}\n" for line in textwrap.wrap(words, _WIDTH))


def _head(
    host: PluginHost,
    project: Project,
    schema: Schema,
    game: str,
    tree: Mapping[str, Any],
    target: Path,
) -> str:
    """Give the line that tells other editors the schema, and us the game where nothing else does."""
    for root in project.roots:
        if root.folder.resolve() in target.resolve().parents:
            path = os.path.relpath(schema.path, target.resolve().parent)
            return f"# yaml-language-server: $schema={Path(path).as_posix()}\n"
    in_pack = any((folder / PACK_FILE).is_file() for folder in target.resolve().parents)
    if "game" in tree or in_pack or not game or len(host.manifests) == 1:
        return ""
    return f"# yaml-language-server: $schema=schemas/{game}/{schema.path.name}\n"


# -- copies ---------------------------------------------------------------------------------------


def copied(host: PluginHost, project: Project, source: Document, target: Path) -> str:
    """Give the text of a document's copy: an id of its own, and invented by who copies it.

    A text that cannot be read is given as it is.
    """
    if not isinstance(source.tree, dict):
        return source.text
    text, game = _MODELINE.sub("", source.text), project.game_of(source)
    schema = _schema(host, source.kind or "", game)
    document = read_document(text, str(target))
    changes = []
    names = Part(schema.tree).names if schema is not None else ()
    if "game" in names and "game" not in document.tree:  # its pack said so before
        changes.append(SetValue(("game",), game, order=tuple(names)))
    if document.id is not None:
        changes.append(SetValue(("id",), id_from(target)))
    if isinstance(document.tree.get("source"), str):
        changes.append(SetValue(("source",), _INVENTED))
    text = _edited(document, changes)
    if schema is None:
        return text
    tree = {**source.tree, "game": ""} if "game" in names else source.tree
    return _head(host, project, schema, game, tree, target) + text


def _edited(document: Document, changes: list[SetValue]) -> str:
    edit = edit_document(document, changes, "Copy") if changes else None
    if not isinstance(edit, Edit):
        return document.text
    return spliced(document.text, edit.within(document.path))
