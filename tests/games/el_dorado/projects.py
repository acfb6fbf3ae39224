"""The shipped content as a project, and made-up routes beside it."""

from functools import cache
from textwrap import dedent

from designer.documents import Document, Project, open_project
from designer.plugin_host import PluginHost, shipped_root


@cache
def shipped() -> Project:
    """Give the shipped content, read once."""
    host = PluginHost([shipped_root()])
    return open_project([], host.roots, patterns=host.schemas.id_patterns)


def published(route: str) -> Document:
    """Give a published route."""
    entry = next(d for d in shipped().of_kind("route") if d.id == route)
    assert isinstance(entry, Document)
    return entry


def with_file(text: str, path: str = "made-up.yaml", project: Project | None = None):
    """Give a project with one more file, and its document."""
    changed = (project or shipped()).with_text(path, dedent(text))
    return changed, changed.documents[path]


def route(placements: str, joints: str = "", project: Project | None = None):
    """Give a project with a route, and its document.

    Args:
        placements: one per line: `B 0,0 2`, with a name at the end where it has one of its own.
        joints: one per line: `B C none`.
    """
    lines = ["kind: route", "format: 1", "id: made_up", "game: el_dorado", "name: Made up", "source: designed here", "placements:"]  # fmt: skip
    for line in placements.strip().splitlines():
        face, at, turn, *name = line.split()
        own = f", id: {name[0]}" if name else ""
        lines.append(f"  - {{face: {face}, at: [{at}], turn: {turn}{own}}}")
    if joints:
        lines.append("joints:")
    for line in joints.strip().splitlines():
        a, b, barrier = line.split()
        lines.append(f"  - {{between: [{a}, {b}], barrier: {barrier}}}")
    return with_file("\n".join(lines) + "\n", project=project)
