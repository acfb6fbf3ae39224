"""The documents of this game."""

from designer.api import Document, Project

__all__ = ["GAME_ID", "documents_of"]

GAME_ID = "relic_expedition"


def documents_of(project: Project, kind: str) -> list[Document]:
    """Give the documents of a kind that belong to this game, the shipped ones first."""
    found = project.of_kind(kind, GAME_ID)
    return sorted(found, key=lambda document: not project.is_shipped(document))
