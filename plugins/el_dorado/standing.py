"""What lies or stands on the board beside explorers, drawn: figures, tokens with their costs, mist.

Figures that no player owns lie or stand upright, with the spaces that each closes shaded.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from designer.api import (
    Board,
    BoardScene,
    Cell,
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
from .faces import faces_of
from .ground import costs_of, lying_of, pictures_of
from .handles import hex_of
from .lying import lying
from .rulebook import Rulebook
from .state import State
from .terrains import documents_of
from .wanderers import OFF_THE_BOARD, wanderers

__all__ = ["MIST", "board_as_laid", "marker_of", "markers_of", "standing_scene"]

MIST = "mist"
"""The piece by which a scenario says where a mist lies, and the sort of its back's terrain."""

_FILLS, _PLAIN, _INK = FILLS, PLAIN, "#241A0C"
_MIST_FILL, _MIST_INK = "#C9D2D5", "#3C484D"
_UPRIGHT, _LYING, _ASLEEP = "hexagon", "round", "zz"


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
        if piece.piece == MIST:
            continue  # its spaces show it
        yield marker_of(
            piece.piece,
            names.get(piece.piece, piece.piece),
            pictures.get(piece.piece, ""),
            space,
            cost=costs.get(piece.piece),
            lies=piece.state != "awake",
        )


def marker_of(
    name: str,
    title: str,
    icon: str,
    space: Hex,
    *,
    cost: tuple[str, str] | None = None,
    lies: bool = True,
) -> Marker:
    """Give how a piece is drawn that lies on a space; `cost` is the word and colour of a token's."""
    if name == MIST:
        return Marker(space, title, icon, _MIST_FILL, _MIST_INK, shape=_UPRIGHT)
    if cost is not None:
        text, fill = cost
        return Marker(space, title, icon, fill, _INK, text=text)
    return _marker(space, title, icon, name.rpartition("_")[2], lies=lies)


def board_as_laid(project: Project, document: Document, route_board: RouteBoard) -> Board:
    """Give the board with what lies on it face down: closed to all until it is turned."""
    board = route_board.board
    middles = [
        board.spaces[lying.place].hex for lying in lying_of(document, board) if lying.piece == MIST
    ]
    back = next((c for c, t in route_board.terrains.items() if t.feature == MIST), "")
    if not middles or not back:
        return board
    faces = faces_of(project, route_board.terrains).values()
    shape = next((face.cells for face in faces if face.owl is not None), {})
    covered = {middle.plus(h) for middle in middles for h in shape}
    return replace(
        board,
        spaces=tuple(
            replace(space, cell=Cell(back)) if space.hex in covered else space
            for space in board.spaces
        ),
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
        text=_ASLEEP if lies else "",
    )
