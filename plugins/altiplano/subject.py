"""What checks look at: one document of the game, with all cards beside it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from designer.api import (
    Diagnostic,
    Document,
    Fix,
    Operation,
    Project,
    Refused,
    Replacement,
    Severity,
    edit_document,
    entries_in,
    said,
)

from .box import Box, read_box
from .compile import definition_for, definition_of
from .definition import Definition, Kind
from .texts import documents_of

__all__ = ["ContentSubject", "Finding", "subject_of"]


class Finding(msgspec.Struct, frozen=True):
    """Give what a check finds about a card.

    Attributes:
        path: where in the card. severity: where it is not that of the check.
        operations: on the card, with paths from it, that would mend it; `fix` says what they do.
    """

    message: str
    remedy: str
    path: tuple[str | int, ...] = ()
    severity: Severity | None = None
    fix: str = ""
    operations: Callable[[tuple[str | int, ...]], tuple[Operation, ...]] | None = None


Find = Callable[[Kind, Definition], Iterable[Finding]]


class ContentSubject(msgspec.Struct, frozen=True):
    """Give a document to its checks.

    Attributes:
        project: where the content lies.
        document: what is looked at.
        box: all that there is, this document included.
        definition: the game as the document sets it up; without a scenario the game as it is printed.
        printed: the same without what a scenario changes.
    """

    project: Project
    document: Document
    box: Box
    definition: Definition
    printed: Definition

    @property
    def kind(self) -> str:
        """Give the kind of the document."""
        return self.document.kind or ""

    def entries(self, key: str) -> Iterator[tuple[int, dict[str, Any]]]:
        """Give the entries of a list of the document, each with its place."""
        return entries_in(self.document.tree, key)

    def has_own_cards(self) -> bool:
        """Say whether there are cards that are not those of the base game."""
        packs = [self.project.pack_of(each) for each in documents_of(self.project, "cards")]
        return not all(p and p.module and p.module.get("base") is True for p in packs)

    def fault(
        self,
        check: Mapping[str, Any],
        message: str,
        remedy: str,
        *pointer: str | int,
        thing: str = "",
        severity: Severity | None = None,
        fixes: tuple[Fix, ...] = (),
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
            fixes=fixes,
        )

    def of_cards(self, check: Mapping[str, Any], find: Find) -> Iterator[Diagnostic]:
        """Give what a check finds about cards: in a file of cards about these, each at its place.

        In a scenario that changes copies it is what comes of that.
        """
        if self.kind == "cards":
            kinds = {kind.id: kind for kind in self.definition.kinds}
            for number, entry in self.entries("cards"):
                kind = kinds.get(self._own_id(entry))
                if kind is None:
                    continue
                for found in find(kind, self.definition):
                    yield self._at(check, kind, found, ("cards", number))
        elif self.kind == "scenario" and self.definition.kinds != self.printed.kinds:
            printed = {kind.id: kind for kind in self.printed.kinds}
            for kind in self.definition.kinds:
                before = {each.message for each in find(printed[kind.id], self.printed)}
                for found in find(kind, self.definition) if kind.copies else ():
                    if found.message not in before:
                        yield self.fault(
                            check,
                            found.message,
                            said("Change the copies, or leave {card} out.", card=kind.title),
                            "copies",
                            thing=f"card {kind.id}",
                            severity=found.severity,
                        )

    def fix(self, title: str, *operations: Operation) -> tuple[Fix, ...]:
        """Give the fix that does some operations; none where the text cannot be changed safely."""
        edit = edit_document(self.document, operations, title)
        if isinstance(edit, Refused) or not edit.splices:
            return ()
        parts = tuple(Replacement(s.path, s.start, s.end, s.text) for s in edit.splices)
        return (Fix(title, parts),)

    def _at(
        self,
        check: Mapping[str, Any],
        kind: Kind,
        found: Finding,
        card: tuple[str | int, ...],
    ) -> Diagnostic:
        fixes = self.fix(found.fix, *found.operations(card)) if found.operations else ()
        return self.fault(
            check,
            found.message,
            found.remedy,
            *card,
            *found.path,
            thing=f"card {kind.id}",
            severity=found.severity,
            fixes=fixes,
        )

    def _own_id(self, entry: Mapping[str, Any]) -> str:
        """Give the id of an entry; "" where another has it before."""
        name = entry.get("id")
        return name if isinstance(name, str) and self.box.cards.get(name) is entry else ""


def subject_of(project: Project, document: Document) -> ContentSubject:
    """Give the subject of a document."""
    box = read_box(project)
    printed = definition_of(box, box.switches, copies={})
    definition = definition_for(box, document) if document.kind == "scenario" else printed
    return ContentSubject(project, document, box, definition, printed)
