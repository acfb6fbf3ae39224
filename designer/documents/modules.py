"""Modules: packs with a `module:` entry, and those whose pieces lie on a board."""

from typing import Any

from designer.documents.document import Document
from designer.documents.packs import Pack
from designer.documents.project import Project

__all__ = ["module_of", "modules_laid", "route_named"]


def module_of(pack: Pack | None) -> str:
    """Give the id of the module that a pack is; "" for the base game and for no module."""
    if pack is None or pack.module is None or pack.module.get("base") is True:
        return ""
    return str(pack.module.get("id", ""))


def route_named(project: Project, document: Document, game: str) -> Document | None:
    """Give the route document itself, or the one that a scenario names."""
    tree = document.tree
    if document.kind != "scenario" or not isinstance(tree, dict):
        return document
    name = tree.get("route")
    entry = project.entry("route", name, game) if isinstance(name, str) else None
    return None if entry is None else entry.document


def modules_laid(project: Project, document: Document, game: str) -> tuple[str, ...]:
    """Give the modules, the base apart, whose pieces lie on a route or on that of a scenario."""
    route = route_named(project, document, game)
    tree: Any = route.tree if route is not None else None
    placements = tree.get("placements") if isinstance(tree, dict) else None
    found: dict[str, None] = {}
    for placement in placements if isinstance(placements, list) else ():
        face = placement.get("face") if isinstance(placement, dict) else None
        entry = project.entry("face", face, game) if isinstance(face, str) else None
        if entry is not None and (module := module_of(entry.pack)):
            found[module] = None
    return tuple(found)
