"""What abilities of cards and tokens say that means nothing in this game."""

from collections.abc import Iterator

from designer.api import (
    Diagnostic,
    Document,
    Project,
    Severity,
    build_board,
    entries_in,
    remembered,
    said,
)

from .binding import bound
from .compile import Ground, definition_of
from .definition import ARRIVED, TOKENS, Definition
from .pieces import read_pieces
from .rulebook import Rulebook
from .terrains import read_terrains

__all__ = ["ability_faults"]

UNCLEAR = "el-dorado/unclear-ability"


def ability_faults(project: Project, document: Document) -> Iterator[Diagnostic]:
    """Give what stands in abilities of a document and cannot be carried out, each at its place."""
    kind = str(document.kind)
    places = {
        str(entry.get("id")): number
        for number, entry in reversed(list(entries_in(document.tree, kind)))
    }
    book = _compiled(project)
    definition = book.definition
    for fault in book.machine.faults:
        is_token = fault.item >= TOKENS
        name = definition.item_id(fault.item)
        if is_token != (kind == "tokens") or name not in places:
            continue
        place = document.location((kind, places[name], "abilities", fault.ability))
        yield Diagnostic(
            UNCLEAR,
            Severity.ERROR,
            said(
                "{title}: {message}.",
                title=definition.item_title(fault.item),
                message=fault.message,
            ),
            place,
            said("Write it in words that this game knows."),
        )


@remembered("cards", "barriers", "tokens", "terrains", "decks", "rules")
def _compiled(project: Project) -> Rulebook:
    """Compile the abilities of all pieces, once for all their files."""
    return bound(_without_board(project))


def _without_board(project: Project) -> Definition:
    pieces = read_pieces(project, read_terrains(project))
    return definition_of(
        title="",
        board=build_board([]),
        ground=Ground((), (), (), ()),
        pieces=pieces,
        slots=(),
        explorers=(1, 1),
        starts=(ARRIVED, ARRIVED),
        switches=pieces.switches,
        has_market=False,
    )
