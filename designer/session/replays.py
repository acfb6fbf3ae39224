"""Replays of files: what was played, and what can still be read of a file that is not whole. Qt-free."""

import difflib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from designer.documents import Document, load_document, whole_part
from designer.engine.replays import Replay
from designer.session.workspace import Workspace

__all__ = ["moves_as_written", "nearest_name", "source_of"]

_MOST_FILES_BESIDE = 200


def source_of(workspace: Workspace, replay: Replay, beside: Path) -> Document | None:
    """Find the scenario or route that was played, None where it is not there.

    Args:
        workspace: what is open, the shipped content among it.
        replay: names what was played, by id or by path.
        beside: the replay's own file; what lies in its folder is looked at too, and opened if it
            is found there.
    """
    kind, name = replay.source
    if (entry := workspace.project.entry(kind, name)) is not None:
        return entry.document
    for path in _candidates(Path(name), beside):
        found = load_document(path)
        if found.kind == kind and (found.id == name or path == Path(name)):
            return workspace.document(workspace.add(path))
    return None


def nearest_name(workspace: Workspace, replay: Replay) -> str | None:
    """Give the id of a scenario or route that a replay may mean."""
    kind, name = replay.source
    known = [d.id for d in workspace.project.of_kind(kind) if d.id is not None]
    return next(iter(difflib.get_close_matches(name, known, n=1)), None)


def moves_as_written(document: Document) -> tuple[Mapping[str, Any], ...]:
    """Give the moves that can be read, in order, without asking any rule.

    A file that breaks off, or does not parse from some line on, is read up to the last whole move
    before that.
    """
    moves = whole_part(document).get("moves")
    whole = moves if isinstance(moves, list) else ()
    return tuple(move for move in whole if isinstance(move, Mapping))


def _candidates(named: Path, beside: Path) -> Iterator[Path]:
    """Give the files that may hold what was played."""
    if named.suffix and named.is_file():
        yield named
    files = (f for f in sorted(beside.resolve().parent.glob("*.y*ml")) if f.is_file())
    for _, file in zip(range(_MOST_FILES_BESIDE), files, strict=False):
        if file != beside.resolve():
            yield file
