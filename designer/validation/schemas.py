"""The schemas of all roots, found by game and kind, and used without a network.

`$ref`s are followed once, when the schemas are loaded: what stays needs no look-up again for each
of thousands of cards, and nothing that could be fetched. A reference is a file name, a JSON pointer,
or both. jsonschema is imported on the first validation, not before.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin
from weakref import WeakKeyDictionary, WeakValueDictionary

from designer.diagnostics import Diagnostic, Location, Severity, said
from designer.documents import Document, IdPattern, Root, read_bytes
from designer.validation.walks import Walk, compile_walk, id_patterns

__all__ = ["CORE", "Schema", "SchemaStore", "told_by"]

CORE = "core"
_MOST_BYTES = 2_000_000
_BASE = "https://trailwright.invalid/schemas/"
_ANNOTATIONS = frozenset({"title", "description", "examples", "default", "$comment", "deprecated"})
_SPEAKS_OF_NEIGHBOURS = frozenset(
    {"properties", "patternProperties", "additionalProperties", "unevaluatedProperties"}
)
_MAPS = frozenset({"properties", "patternProperties", "dependentSchemas"})
_DATA = frozenset({"const", "enum", "examples", "default"})


_GAME: Mapping[str, Any] = {
    "title": "Game",
    "description": "Id of the game that this belongs to; needed only in a file that lies in no pack.",
    "type": "string",
    "pattern": "^[a-z][a-z0-9_]*$",
    "examples": ["my_game"],
}

_Source = tuple[str, Path, bytes | OSError | ValueError]
"""A schema's folder, its file, and what reading that gave."""


class Schema:
    """Give one schema of a kind of documents.

    Attributes:
        folder: `core` or the game it belongs to.
        kind: the `kind:` of the documents it describes.
        newest_format: the newest `format:` it knows.
        uri, path: its `$id` and its file.
    """

    def __init__(self, folder: str, kind: str, store: "SchemaStore", uri: str, path: Path) -> None:
        self.folder = folder
        self.kind = kind
        self.uri = uri
        self.path = path
        self._store = store
        newest = store.raw(uri).get("x-format", 1)
        self.newest_format: int = newest if isinstance(newest, int) else 1

    @cached_property
    def tree(self) -> Mapping[str, Any]:
        """Give the schema with all references followed."""
        return self._store.flattened(self.uri)

    @cached_property
    def walk(self) -> Walk:
        """Give what the `x-` keys say, ready to be followed over a document."""
        return compile_walk(self.tree)

    @cached_property
    def validator(self) -> Any:
        """Give the validator."""
        from designer.validation import engine  # noqa: PLC0415 - jsonschema is slow to import

        return engine.validator(self.tree)


def told_by(schema: Schema, say: Callable[[str], str]) -> Schema:
    """Give a schema whose titles and descriptions are said another way, in another language say."""
    told = copy(schema)
    told.__dict__["tree"] = _told(schema.tree, say, {})
    return told


def _told(
    part: Any, say: Callable[[str], str], known: dict[int, Any], *, named: bool = False
) -> Any:
    """Go down a tree that may meet itself again; `named` where the keys are names of its author's."""
    if isinstance(part, list):
        return [_told(each, say, known) for each in part]
    if not isinstance(part, dict):
        return part
    if id(part) in known:
        return known[id(part)]
    made = known[id(part)] = {}
    for key, value in part.items():
        if not named and key in _DATA:
            made[key] = value
        elif not named and key in {"title", "description"} and isinstance(value, str):
            made[key] = say(value)
        elif not named and key == "x-titles":
            made[key] = {option: say(title) for option, title in value.items()}
        else:
            made[key] = _told(value, say, known, named=not named and key in _MAPS)
    return made


class SchemaStore:
    """Give the schemas of some roots. The first root that has a kind of a game wins.

    Attributes:
        problems: schemas that could not be read.
        games: the games there are: those with schemas of their own, and those named besides.
        memory: what has been found out about documents by these schemas, as long as they live.
        checked: what the last check of a whole project found in each of its files.
    """

    def __init__(self, files: Iterable[_Source], games: Iterable[str] = ()) -> None:
        self.problems: tuple[Diagnostic, ...] = ()
        self.memory: WeakKeyDictionary[Document, tuple[str, Any]] = WeakKeyDictionary()
        self.checked: Mapping[str, Any] = {}
        self._raw: dict[str, Any] = {}
        self._flat: dict[str, dict[str, Any]] = {}
        self._schemas: dict[tuple[str, str], Schema] = {}
        for folder, path, source in files:
            tree = self._read(path, source)
            if tree is not None:
                self._add(folder, path, tree)
        self._follow_all()
        self.games = frozenset(folder for folder, _ in self._schemas if folder != CORE) | set(games)

    @classmethod
    def load(cls, roots: Iterable[Root]) -> "SchemaStore":
        """Load `schemas/<game>/**/*.schema.json` of all roots; a folder of plugins makes a game known too."""
        return cls(*_sources(roots))

    @classmethod
    def kept(cls, roots: Iterable[Root]) -> "SchemaStore":
        """Load as `load` does; the same files are the same store while one has it."""
        sources = _sources(roots)
        store = _KEPT.get(sources)
        if store is None:
            store = _KEPT[sources] = cls(*sources)
        return store

    @cached_property
    def id_patterns(self) -> Mapping[tuple[str, str], tuple[IdPattern, ...]]:
        """Give where ids are declared, as `open_project` wants to know it."""
        return {key: id_patterns(schema.walk) for key, schema in self._schemas.items()}

    def kinds(self, game: str | None = None) -> tuple[str, ...]:
        """Give the known kinds of a game, the core's among them; None for all games."""
        names = {kind for folder, kind in self._schemas if game is None or folder in {game, CORE}}
        return tuple(sorted(names))

    def get(self, folder: str, kind: str) -> Schema | None:
        """Give the schema of a kind in a folder."""
        return self._schemas.get((folder, kind))

    def candidates(self, kind: str, game: str) -> tuple[Schema, ...]:
        """Give the schemas that a document may be meant for.

        Args:
            kind: the document's kind.
            game: its game; "" when nothing tells it, then the schemas count that some game uses.

        Returns:
            Mostly one; none for an unknown kind.
        """
        used = {
            folder: self._schemas[folder, kind]
            for one in ([game] if game else sorted(self.games) or [CORE])
            for folder in [one if (one, kind) in self._schemas else CORE]
            if (folder, kind) in self._schemas
        }
        return tuple(used.values())

    def __iter__(self) -> Iterator[Schema]:
        return iter(self._schemas.values())

    # -- reading and following references -----------------------------------------------------

    def raw(self, uri: str) -> Any:
        """Give a schema, or a part of one, as it stands in its file.

        Raises:
            KeyError: there is none.
        """
        base, fragment = urldefrag(uri)
        tree = self._raw[base]
        for step in fragment.split("/")[1:]:
            name = step.replace("~1", "/").replace("~0", "~")
            tree = tree[int(name)] if isinstance(tree, list) else tree[name]
        return tree

    def flattened(self, uri: str) -> dict[str, Any]:
        """Give a schema, or a part of one, with its references followed.

        A part that contains itself comes as the very same object again, so the result may go round
        in a circle.

        Raises:
            KeyError: a reference leads nowhere.
        """
        if uri not in self._flat:
            flat = self._flat[uri] = {}
            followed = self._follow(self.raw(uri), uri)
            flat.update(followed if isinstance(followed, dict) else {"allOf": [followed]})
        return self._flat[uri]

    def _follow(self, tree: Any, base: str) -> Any:
        if isinstance(tree, list):
            return [self._follow(item, base) for item in tree]
        if not isinstance(tree, dict):
            return tree
        own = {
            key: self._follow_value(key, value, base)
            for key, value in tree.items()
            if key not in {"$ref", "$defs", "$id", "$schema"}
        }
        reference = tree.get("$ref")
        if not isinstance(reference, str):
            return own
        return _merged(own, self.flattened(urljoin(base, reference)))

    def _follow_value(self, key: str, value: Any, base: str) -> Any:
        if key in _DATA:
            return value
        if key in _MAPS and isinstance(value, dict):
            return {name: self._follow(schema, base) for name, schema in value.items()}
        return self._follow(value, base)

    def _read(self, path: Path, source: bytes | OSError | ValueError) -> Any:
        try:
            if isinstance(source, Exception):
                raise source
            tree = json.loads(source)
        except (OSError, ValueError, RecursionError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._fail(
                path,
                said("The schema {path} cannot be read: {reason}.", path=path.name, reason=reason),
            )
            return None
        if not isinstance(tree, dict):
            self._fail(path, said("The schema {path} is no JSON object.", path=path.name))
            return None
        return tree

    def _add(self, folder: str, path: Path, tree: dict[str, Any]) -> None:
        uri = tree.get("$id")
        if not isinstance(uri, str):
            uri = f"{_BASE}{folder}/{path.name}"
            tree = {**tree, "$id": uri}
        kind = tree.get("x-kind")
        if uri in self._raw:
            return
        self._raw[uri] = _with_game(tree) if isinstance(kind, str) else tree
        if isinstance(kind, str) and (folder, kind) not in self._schemas:
            self._schemas[folder, kind] = Schema(folder, kind, self, uri, path)

    def _follow_all(self) -> None:
        """Follow all references; a schema with one that leads nowhere is left out."""
        for key, schema in list(self._schemas.items()):
            try:
                self.flattened(schema.uri)
                schema.walk.properties  # noqa: B018 - compiling the walk reads the patterns
            except (KeyError, IndexError, TypeError, ValueError, RecursionError, re.error) as error:
                del self._schemas[key]
                self._flat.clear()
                self._fail(
                    schema.path,
                    said(
                        "The schema {path} has a fault: {error}.",
                        path=schema.path.name,
                        error=error,
                    ),
                )

    def _fail(self, path: Path, message: str) -> None:
        remedy = said("Mend or remove the file; documents of this kind are checked without it.")
        fault = Diagnostic(
            "core/schema-broken", Severity.ERROR, message, Location(str(path)), remedy
        )
        self.problems = (*self.problems, fault)


def _with_game(tree: dict[str, Any]) -> dict[str, Any]:
    """Let a file of any kind name its game: one that lies in no pack has no other way to say it."""
    properties = tree.get("properties")
    closed = False in (tree.get("additionalProperties"), tree.get("unevaluatedProperties"))
    if not closed or not isinstance(properties, dict):
        return tree
    return {**tree, "properties": {**properties, "game": properties.get("game", _GAME)}}


def _sources(roots: Iterable[Root]) -> tuple[tuple[_Source, ...], tuple[str, ...]]:
    """Give all schema files of some roots, and the games that have a plugin there."""
    roots = list(roots)
    files = tuple(
        (path.relative_to(root.schemas).parts[0], path, _bytes_of(path))
        for root in roots
        for path in sorted(root.schemas.glob("*/**/*.schema.json"))
    )
    return files, tuple(p.parent.name for r in roots for p in r.plugins.glob("*/plugin.yaml"))


def _bytes_of(path: Path) -> bytes | OSError | ValueError:
    try:
        source = read_bytes(path, _MOST_BYTES)
    except (OSError, ValueError) as error:
        return error
    if len(source) > _MOST_BYTES:
        return ValueError(f"it has more than {_MOST_BYTES:,} bytes")
    return source


_KEPT: WeakValueDictionary[object, SchemaStore] = WeakValueDictionary()
"""What `SchemaStore.kept` has given and somebody still has, by all that it was made of."""


def _merged(own: dict[str, Any], followed: dict[str, Any]) -> dict[str, Any]:
    """Put what stands beside a reference and what it leads to into one schema.

    Titles and the like beside the reference win. Where both say something about the same thing, or
    where properties stand beside the reference, they stay two schemas that must both hold. So do
    they when what it leads to is still being followed (then it is empty yet).
    """
    if not own:
        return followed
    clash = any(key in followed and key not in _ANNOTATIONS for key in own)
    if clash or not followed or _SPEAKS_OF_NEIGHBOURS & own.keys():
        return {**own, "allOf": [*own.get("allOf", []), followed]}
    return {**followed, **own}
