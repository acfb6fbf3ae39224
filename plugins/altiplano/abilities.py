"""What abilities of cards say that means nothing in this game."""

from collections.abc import Iterator

from designer.api import Diagnostic, Document, Severity, entries_in, said

from .binding import bound
from .definition import FIRST_TYPE, Definition

__all__ = ["ability_faults"]

UNCLEAR = "altiplano/unclear-ability"


def ability_faults(document: Document, definition: Definition) -> Iterator[Diagnostic]:
    """Give what stands in abilities of a document and cannot be carried out, each at its place."""
    entries = reversed(list(entries_in(document.tree, "cards")))
    places = {str(entry.get("id")): n for n, entry in entries}
    for fault in bound(definition).machine.faults:
        if fault.item >= FIRST_TYPE:
            continue
        kind = definition.kinds[fault.item]
        if kind.id in places:
            yield Diagnostic(
                UNCLEAR,
                Severity.ERROR,
                said("{card}: {what}.", card=kind.title, what=fault.message),
                document.location(("cards", places[kind.id], "abilities", fault.ability)),
                said("Write it in words that this game knows."),
                object=f"card {kind.id}",
            )
