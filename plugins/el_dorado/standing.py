"""What lies or stands on the board beside explorers, drawn: figures, tokens with their costs, mist.

Figures that no player owns lie or stand upright, with the spaces that each closes shaded.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from designer.api import (
    Board,
    BoardScene,
    Document,
    Hex,
    Marker,
    Project,
    Shade,
    entries_in,
    text_of,
)

from .board import RouteBoard
from .costs import FILLS, PLAIN
from .definition import Definition
from .ground import costs_of, lying_of, pictures_of
from .handles import hex_of
from .lying import lying
from .rulebook import Rulebook
from .state import State
from .terrains import documents_of
from .wanderers import OFF_THE_BOARD, wanderers

__all__ = ["markers_of", "standing_scene"]

_FILLS, _PLAIN, _INK = FILLS, PLAIN, "#241A0C"
_UPRIGHT, _LYING = "hexagon", "square"


def standing_scene(book: Rulebook, state: State) -> BoardScene | None:
    """Give what stands on the board beside explorers; None where nothing does."""
    found = [each for each in wanderers(book, state) if each.place != OFF_THE_BOARD]
    definition, laid = book.definition, lying(book, state)
    if not found and not laid and not definition.turning:
        return None
    pictures = dict(definition.pictures)
    return BoardScene(
        title=definition.title,
        board=_board_now(definition, state),
        looks={},
        markers=(
            *_tokens(definition, laid),
            *(
                _marker(
                    hex_of(definition, each.place),
                    f"{each.title.capitalize()}, {each.state}",
                    pictures.get(each.id, ""),
                    each.colour,
                    lies=each.lies,
                )
                for each in found
            ),
        ),
        shades=tuple(
            Shade(hex_of(definition, place), _FILLS.get(each.colour, _PLAIN))
            for each in found
            for place in each.reaches
        ),
    )


def _tokens(definition: Definition, laid: Mapping[int, int]) -> Iterator[Marker]:
    """Give the tokens that lie on spaces, with what each costs."""
    pictures, costs = dict(definition.pictures), dict(definition.costs)
    for place, token in laid.items():
        name = definition.item_id(token)
        text, fill = costs.get(name, ("", _PLAIN))
        title, space = definition.item_title(token), hex_of(definition, place)
        yield Marker(space, title, pictures.get(name, ""), fill, _INK, text=text)


def _board_now(definition: Definition, state: State) -> Board:
    """Give the board with what spaces show now, where tiles are turned over in play."""
    if not definition.turning or state.surface == definition.surface_of:
        return definition.board
    spaces = tuple(
        space if shown == first else replace(space, cell=definition.cells[shown])
        for space, shown, first in zip(
            definition.board.spaces, state.surface, definition.surface_of, strict=True
        )
    )
    return replace(definition.board, spaces=spaces)


def markers_of(
    project: Project, document: Document, route_board: RouteBoard, language: str = "en"
) -> Iterator[Marker]:
    """Give the pieces that a scenario puts on spaces, as it puts them there."""
    pictures, names = dict(pictures_of(project)), dict(_names(project, language))
    costs = dict(costs_of(project))
    for piece in lying_of(document, route_board.board):
        space = route_board.board.spaces[piece.place].hex
        if piece.piece in costs:
            text, fill = costs[piece.piece]
            title = names.get(piece.piece, piece.piece)
            yield Marker(space, title, pictures.get(piece.piece, ""), fill, _INK, text=text)
            continue
        colour = piece.piece.rpartition("_")[2]
        yield _marker(
            space,
            names.get(piece.piece, piece.piece),
            pictures.get(piece.piece, ""),
            colour,
            lies=piece.state != "awake",
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
