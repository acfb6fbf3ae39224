"""The map as a picture: tiles and boards as they lie, dense sides, what lies and stands on spaces."""

from collections.abc import Iterator

from designer.api import (
    BoardScene,
    Cell,
    EdgeLook,
    Hex,
    Marker,
    Pawn,
    Placement,
    TerrainLook,
    build_board,
    said,
)

from .definition import DENSE, NOWHERE, WALL, Definition
from .pictures import Ground, Pictures, Sign
from .state import State
from .table_hexes import around

__all__ = ["edge_look", "ground_look", "scene_of"]

_PLAIN = {"base": "#86A65A", "light": "#A9C27C", "rim": "#22361A", "symbol": "#1F2D10", "shadow": "#DCE8C2"}  # fmt: skip
_DENSE, _LEAF, _STONE, _EDGE = "#17351F", "#4C8A4A", "#8E887B", "#3B372F"
_NO_SIGN = Sign("", "#888888", "#FFFFFF", "round")


def scene_of(definition: Definition, pictures: Pictures, state: State) -> BoardScene:
    """Give the map as it lies."""
    placements = []
    looks: dict[str, TerrainLook] = {}
    for position, code in enumerate(state.ground):
        if code < 0:
            continue
        name = _look_name(definition, code)
        if name not in looks:
            looks[name] = _look(definition, pictures, code, name)
        hex_ = definition.hexes[position]
        surface = definition.surfaces[code]
        tile = definition.tile_kinds[surface.kind].id if surface.kind >= 0 else definition.boards[surface.board].id  # fmt: skip
        placements.append(Placement(f"{tile} {hex_.to_text()}", tile, hex_, 0, {Hex(0, 0): Cell(name)}))  # fmt: skip
    return BoardScene(
        title=definition.title.replace("_", " ").capitalize(),
        board=build_board(placements),
        looks=looks,
        pawns=tuple(
            Pawn(definition.hexes[at], definition.seats[seat].colour, definition.seats[seat].title)
            for seat, at in enumerate(state.at)
            if at != NOWHERE
        ),
        markers=tuple(_markers(definition, pictures, state)),
        edges=tuple(_edges(definition, state)),
    )


def _look_name(definition: Definition, code: int) -> str:
    surface = definition.surfaces[code]
    if surface.kind >= 0:
        return f"T{surface.kind}"
    return f"B{surface.terrain}{'H' if surface.clearing else ''}{'R' if surface.relics else ''}"


def _look(definition: Definition, pictures: Pictures, code: int, name: str) -> TerrainLook:
    surface = definition.surfaces[code]
    terrain = definition.terrains[surface.terrain]
    ground = pictures.grounds.get(terrain.id)
    icon, title = "", definition.surface_title(code)
    if surface.kind >= 0:
        icon = pictures.tiles.get(definition.tile_kinds[surface.kind].id, "")
    elif surface.clearing:
        icon, title = pictures.clearing, said("{title}, clearing", title=title)
    elif surface.relics:
        icon, title = pictures.relics, said("{title}, relics", title=title)
    enter = said("needs {what}", what=terrain.needs.replace("_", " ")) if terrain.needs else ""
    return ground_look(name, title, ground, icon, enter)


def ground_look(
    code: str, title: str, ground: Ground | None, icon: str = "", enter: str = ""
) -> TerrainLook:
    """Give how a space is drawn by the ground of its terrain, with a sign on it."""
    colours = {**_PLAIN, **(ground.colours if ground is not None else {})}
    return TerrainLook(
        code=code,
        name=title,
        base=colours["base"],
        light=colours["light"],
        rim=colours["rim"],
        symbol=colours["symbol"],
        shadow=colours["shadow"],
        grounds=ground.grounds if ground is not None else (),
        icon=icon,
        enter=enter,
    )


def _markers(definition: Definition, pictures: Pictures, state: State) -> Iterator[Marker]:
    for position, piece in state.lying_here:
        yield _marker(definition, pictures, position, piece)
    for piece, position in enumerate(state.where):
        if position != NOWHERE:
            yield _marker(definition, pictures, position, piece, lies=piece in state.asleep)


def _marker(
    definition: Definition, pictures: Pictures, position: int, piece: int, *, lies: bool = False
) -> Marker:
    sign = pictures.signs.get(definition.piece_id(piece), _NO_SIGN)
    return Marker(
        hex=definition.hexes[position],
        title=definition.piece_title(piece),
        icon=sign.icon,
        fill=sign.fill,
        ink=sign.ink,
        shape=sign.shape,
        lies=lies,
    )


def _edges(definition: Definition, state: State) -> Iterator[EdgeLook]:
    for position, code in enumerate(state.ground):
        if code < 0:
            continue
        hex_ = definition.hexes[position]
        edges = definition.surfaces[code].edges[state.turns[position]]
        for towards, edge in zip(around(hex_), edges, strict=True):
            if (look := edge_look(hex_, towards, edge)) is not None:
                yield look


def edge_look(hex_: Hex, towards: Hex, edge: int) -> EdgeLook | None:
    """Give how an edge is drawn; an open one is not."""
    if edge == DENSE:
        return EdgeLook(hex_, towards, _DENSE, _LEAF)
    if edge == WALL:
        return EdgeLook(hex_, towards, _STONE, _EDGE, even=True)
    return None
