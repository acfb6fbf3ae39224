"""The shipped content of the game: as a project, and file by file as plain data."""

from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

from designer.documents import Document, Project, open_project, read_document
from designer.plugin_host import PluginHost, shipped_root

CONTENT = Path(__file__).parents[3] / "content" / "altiplano" / "base"


@cache
def content(name: str) -> Any:
    """Give the tree of a file of the base game."""
    path = CONTENT / f"{name}.yaml"
    return read_document(path.read_bytes(), path.name).tree


@cache
def shipped() -> Project:
    """Give the shipped content, read once."""
    host = PluginHost([shipped_root()])
    return open_project([], host.roots, patterns=host.schemas.id_patterns)


def scenario(name: str = "random_expeditions") -> Document:
    """Give a shipped scenario."""
    return next(d for d in shipped().of_kind("scenario") if d.id == name)


def with_file(text: str, path: str = "made-up.yaml", project: Project | None = None):
    """Give a project with one more file, and its document."""
    changed = (project or shipped()).with_text(path, dedent(text))
    return changed, changed.documents[path]
