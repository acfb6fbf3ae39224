"""Reading documents of this game: which there are, their well-formed entries, words in a language."""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import Document, Project

__all__ = ["GAME_ID", "documents_of", "entries_in", "number_in", "text_of"]

GAME_ID = "altiplano"


def documents_of(project: Project, kind: str) -> list[Document]:
    """Give the documents of a kind that belong to this game, the shipped ones first."""
    found = [d for d in project.of_kind(kind) if project.game_of(d) == GAME_ID]
    return sorted(found, key=lambda document: not project.is_shipped(document))


def entries_in(tree: Any, key: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Give the well-formed entries of the list under `key`, each with its place in the list."""
    entries = tree.get(key) if isinstance(tree, dict) else None
    for place, entry in enumerate(entries if isinstance(entries, list) else ()):
        if isinstance(entry, dict):
            yield place, entry


def text_of(text: Any, language: str = "en") -> str:
    """Give a text in a language, in English where that is lacking."""
    if isinstance(text, Mapping):
        found = text.get(language) or text.get("en") or next(iter(text.values()), "")
        return str(found)
    return text if isinstance(text, str) else ""


def number_in(tree: Mapping[str, Any], key: str, otherwise: int = 0) -> int:
    """Give the whole number under a key."""
    value = tree.get(key)
    return value if type(value) is int else otherwise
