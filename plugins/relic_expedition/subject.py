"""What checks look at: one document of the game, with the whole box beside it."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from designer.api import Diagnostic, Document, Hex, Project, Severity, entries_in

from .box import Box, hex_in, read_box
from .definition import Definition

__all__ = ["ContentSubject", "effects_of", "spaces_of", "subject_of"]


class ContentSubject(msgspec.Struct, frozen=True):
    """Give a document to its checks.

    Attributes:
        project: where the content lies.
        document: what is looked at.
        box: all that there is, this document included.
        definition: the compiled game of a scenario, or None.
    """

    project: Project
    document: Document
    box: Box
    definition: Definition | None = None

    @property
    def kind(self) -> str:
        """Give the kind of the document."""
        return self.document.kind or ""

    def entries(self, key: str) -> Iterator[tuple[int, dict[str, Any]]]:
        """Give the entries of a list of the document, each with its place."""
        return entries_in(self.document.tree, key)

    def fault(
        self,
        check: Mapping[str, Any],
        message: str,
        remedy: str,
        *pointer: str | int,
        thing: str = "",
        severity: Severity | None = None,
    ) -> Diagnostic:
        """Give a diagnostic of a check (its constants) at a place of the document."""
        return Diagnostic(
            check["CODE"],
            check["SEVERITY"] if severity is None else severity,
            message,
            self.document.location(pointer),
            remedy,
            object=thing,
            rule=check["RULE"],
        )


def subject_of(
    project: Project, document: Document, definition: Definition | None = None
) -> ContentSubject:
    """Give the subject of a document."""
    return ContentSubject(project, document, read_box(project), definition)


def effects_of(entry: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Give all effects of an entry, with those inside others."""
    for _, ability in entries_in(entry, "abilities"):
        yield from _inside(ability.get("effects"))


def _inside(trees: Any) -> Iterator[dict[str, Any]]:
    for tree in trees if isinstance(trees, list) else ():
        if isinstance(tree, dict):
            yield tree
            for key in ("effects", "else"):
                yield from _inside(tree.get(key))
            for option in tree.get("options", ()) if isinstance(tree.get("options"), list) else ():
                yield from _inside(option)


def spaces_of(board: Mapping[str, Any]) -> dict[Hex, int]:
    """Give the spaces of a board with their places in the list; the first of two on one hex."""
    found: dict[Hex, int] = {}
    for number, space in entries_in(board, "spaces"):
        at = hex_in(space)
        if at is not None:
            found.setdefault(at, number)
    return found
