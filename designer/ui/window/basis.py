"""What the figures of published routes depend on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Document, Project

__all__ = ["basis_of", "same_basis"]

_LEAVES = frozenset({"route", "scenario", "situation", "replay"})


def basis_of(project: Project) -> tuple[Document, ...]:
    """Give what the figures of published routes depend on."""
    return tuple(
        document
        for document in project.documents.values()
        if document.likely_kind not in _LEAVES
        or (document.likely_kind == "route" and project.is_in_root(document))
    )


def same_basis(left: tuple[Document, ...], right: tuple[Document, ...]) -> bool:
    """Say whether two of them hold the same."""
    return len(left) == len(right) and all(
        one is other or one.text == other.text for one, other in zip(left, right, strict=True)
    )
