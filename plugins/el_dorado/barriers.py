"""The blockades that the content declares, as they are written."""

from collections.abc import Mapping
from typing import Any

from designer.api import Project, entries_in

from .terrains import documents_of

__all__ = ["barriers_of"]


def barriers_of(project: Project) -> Mapping[str, Mapping[str, Any]]:
    """Give the game's blockades by id, each as its entry in a document of kind `barriers`."""
    barriers: dict[str, Mapping[str, Any]] = {}
    for document in documents_of(project, "barriers"):
        for _, entry in entries_in(document.tree, "barriers"):
            if isinstance(entry.get("id"), str):
                barriers.setdefault(entry["id"], entry)
    return barriers
