"""Figures that no player owns, drawn: lying or upright, with the spaces that each closes shaded."""

from collections.abc import Iterator

from designer.api import BoardScene, Document, Hex, Marker, Project, Shade

from .board import RouteBoard
from .ground import lying_of, pictures_of
from .handles import hex_of
from .rulebook import Rulebook
from .state import State
from .terrains import documents_of, entries_in, text_of
from .wanderers import OFF_THE_BOARD, wanderers

__all__ = ["markers_of", "standing_scene"]

_FILLS = {"green": "#5C9F5B", "yellow": "#F0C95A", "blue": "#56A2DB", "purple": "#B98BD1"}
_PLAIN, _INK = "#E9D9B0", "#241A0C"
_UPRIGHT, _LYING = "hexagon", "square"


def standing_scene(book: Rulebook, state: State) -> BoardScene | None:
    """Give what stands on the board beside explorers; None where nothing does."""
    found = [each for each in wanderers(book, state) if each.place != OFF_THE_BOARD]
    if not found:
        return None
    definition = book.definition
    pictures = dict(definition.pictures)
    return BoardScene(
        title=definition.title,
        board=definition.board,
        looks={},
        markers=tuple(
            _marker(
                hex_of(definition, each.place),
                f"{each.title.capitalize()}, {each.state}",
                pictures.get(each.id, ""),
                each.colour,
                lies=each.lies,
            )
            for each in found
        ),
        shades=tuple(
            Shade(hex_of(definition, place), _FILLS.get(each.colour, _PLAIN))
            for each in found
            for place in each.reaches
        ),
    )


def markers_of(
    project: Project, document: Document, route_board: RouteBoard, language: str = "en"
) -> Iterator[Marker]:
    """Give the pieces that a scenario puts on spaces, as it puts them there."""
    pictures, names = dict(pictures_of(project)), dict(_names(project, language))
    for lying in lying_of(document, route_board.board):
        space = route_board.board.spaces[lying.place].hex
        colour = lying.piece.rpartition("_")[2]
        yield _marker(
            space,
            names.get(lying.piece, lying.piece),
            pictures.get(lying.piece, ""),
            colour,
            lies=lying.state != "awake",
        )


def _names(project: Project, language: str) -> Iterator[tuple[str, str]]:
    for document in documents_of(project, "tokens"):
        for key in ("pieces", "tokens"):
            for _, entry in entries_in(document.tree, key):
                yield str(entry.get("id")), text_of(entry.get("name"), language)


def _marker(space: Hex, title: str, icon: str, colour: str, *, lies: bool) -> Marker:
    return Marker(
        hex=space,
        title=title,
        icon=icon,
        fill=_FILLS.get(colour, _PLAIN),
        ink=_INK,
        shape=_LYING if lies else _UPRIGHT,
        lies=lies,
    )
