"""What abilities of supplies, animals and tiles say that means nothing in this game."""

from collections.abc import Iterator

from designer.api import Diagnostic, Document, Project, Severity, entries_in, remembered, said

from .binding import bound
from .box import read_box
from .compile import definition_of
from .definition import ANIMAL, FIRST_KIND, FIRST_TILE_KIND
from .rulebook import Rulebook

__all__ = ["ability_faults"]

UNCLEAR = "relic-expedition/unclear-ability"
_LISTS = {"tokens": "tokens", "animals": "animals", "tiles": "tiles"}


def ability_faults(project: Project, document: Document) -> Iterator[Diagnostic]:
    """Give what stands in abilities of a document and cannot be carried out, each at its place."""
    key = _LISTS.get(document.kind or "")
    if key is None:
        return
    places = {
        str(entry.get("id")): n for n, entry in reversed(list(entries_in(document.tree, key)))
    }
    book = _compiled(project)
    definition = book.definition
    for fault in book.machine.faults:
        if fault.item >= FIRST_TILE_KIND:
            tile = definition.tile_kinds[fault.item - FIRST_TILE_KIND]
            name, title, sort = tile.id, tile.title, "tiles"
        else:
            kind = definition.kinds[fault.item - FIRST_KIND]
            name, title = kind.id, kind.title
            sort = "animals" if kind.sort == ANIMAL else "tokens"
        if sort == key and name in places:
            yield Diagnostic(
                UNCLEAR,
                Severity.ERROR,
                said("{title}: {message}.", title=title, message=fault.message),
                document.location((key, places[name], "abilities", fault.ability)),
                said("Write it in words that this game knows."),
            )


@remembered("animals", "boards", "decks", "dice", "relics", "rules", "terrains", "tiles", "tokens")
def _compiled(project: Project) -> Rulebook:
    """Compile the abilities of all pieces, once for all their files."""
    box = read_box(project)
    return bound(definition_of(box, {}, 2, box.switches))
