"""Objects of a list on the clipboard: their YAML text, so that they can be pasted as text too. Qt-free."""

from collections.abc import Sequence
from typing import Any

from designer.documents import read_document, write_tree

__all__ = ["objects_from", "objects_to_text"]

_MOST = 1_000_000  # characters


def objects_to_text(key: str, values: Sequence[Any]) -> str:
    """Give the text of some objects that stand under a key."""
    return write_tree({key: list(values)})


def objects_from(text: str, key: str) -> list[Any]:
    """Read objects from a text: what stands under the key in it, or only their lines.

    Returns:
        The objects, [] where the text holds none.
    """
    if not text or len(text) > _MOST:
        return []
    for wrapped in (text, f"{key}:\n{text}"):
        document = read_document(wrapped, "clipboard")
        tree = document.tree
        listed = tree.get(key) if isinstance(tree, dict) else None
        if isinstance(listed, list) and listed and not document.faulty:
            return [value for value in listed if isinstance(value, dict)]
    return []
