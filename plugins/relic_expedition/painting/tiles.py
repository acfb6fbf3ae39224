"""A tile as a piece that is painted: its edges pattern by pattern, its terrain, what it brings."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from designer.api import (
    BoardScene,
    Cell,
    Hex,
    Operation,
    PaintedPiece,
    Painting,
    PaintTool,
    PieceFace,
    PieceSpot,
    Placement,
    Pointer,
    Remove,
    SetValue,
    build_board,
    said,
)

from ..box import DIRECTION_WORDS
from ..compile import edges_of
from ..table_hexes import around
from .contents import Content, contents_of
from .looks import Bench, edges_drawn, way_title

__all__ = ["paint_tile", "painted_tile"]

_AT = Hex(0, 0)
_OPEN, _DENSE, _WALL, _SPOT = "O", "D", "W", "spot"
_ORDER = ("id", "name", "back", "terrain", "edges", "clearing", "spot", "star", "abilities", "art", "text", "source")  # fmt: skip


def painted_tile(bench: Bench, tile: Mapping[str, Any]) -> PaintedPiece:
    """Give a tile with its patterns of edges."""
    faces = tuple(_faces(bench, tile))
    return PaintedPiece(faces, tuple(_tools(bench, tile)))


def paint_tile(
    bench: Bench,
    tile: Mapping[str, Any],
    pointer: Pointer,
    face: int,
    tool: str,
    towards: Hex | None,
) -> Painting | None:
    """Say what a tool changes on a tile."""
    if tool in {"", _OPEN, _DENSE, _WALL}:
        return _paint_edge(tile, pointer, face, tool, towards)
    if tool == _SPOT:
        return _paint_spot(tile, pointer, towards)
    if tool == "add":
        patterns = [*_patterns(tile), _patterns(tile)[min(face, len(_patterns(tile)) - 1)]]
        return _painting(pointer, "edges", patterns, said("Add a pattern of edges"))
    if tool == "take":
        patterns = _patterns(tile)
        del patterns[face]
        return _painting(pointer, "edges", patterns, said("Take a pattern of edges out")) if patterns else None  # fmt: skip
    sort, _, name = tool.partition(":")
    if sort == "terrain":
        label = said("Lay {terrain}", terrain=bench.terrain_title(name))
        return _painting(pointer, "terrain", name, label)
    content = next((c for c in contents_of(bench, tile) if c.key == tool), None)
    return None if content is None else _toggled(tile, pointer, content)


# -- the picture ----------------------------------------------------------------------------------


def _patterns(tile: Mapping[str, Any]) -> list[str]:
    found = tile.get("edges")
    written = found if isinstance(found, list) and found else ["OOOOOO"]
    return [text if isinstance(text, str) else str(text) for text in written]


def _spot(tile: Mapping[str, Any]) -> frozenset[int]:
    spot = tile.get("spot")
    return frozenset({DIRECTION_WORDS.index(spot)} if spot in DIRECTION_WORDS else ())


def _faces(bench: Bench, tile: Mapping[str, Any]) -> Iterator[PieceFace]:
    terrain, icon = str(tile.get("terrain")), bench.pictures.tiles.get(str(tile.get("id")), "")
    title, spot = bench.title(tile, str(tile.get("id"))), _spot(tile)
    board = build_board([Placement("tile", "tile", _AT, 0, {_AT: Cell("T")})])
    looks = {"T": bench.look("T", terrain, icon)}
    for number, text in enumerate(_patterns(tile)):
        edges = edges_of(text)
        scene = BoardScene(title, board, looks, edges=edges_drawn(_AT, edges, spot))
        words = (said("open"), said("dense"), said("wall"))
        spots = [
            PieceSpot(
                _AT,
                said("{one}, {other}", one=title, other=bench.terrain_title(terrain)),
                pointer=("terrain",),
            )
        ]
        for way, there in enumerate(around(_AT)):
            what = words[edges[way]]
            if way in spot:
                what = said("{edge}, a board is attached here", edge=what)
            at = said("Edge {way}: {what}", way=way_title(way), what=what)
            spots.append(PieceSpot(_AT, at, there, ("edges", number)))
        yield PieceFace(said("Pattern {n}", n=number + 1), scene, tuple(spots))


# -- tools ----------------------------------------------------------------------------------------


def _tools(bench: Bench, tile: Mapping[str, Any]) -> Iterator[PaintTool]:
    edges = said("Edges")
    yield PaintTool(_OPEN, said("Open"), edges, "edge", "O", said("Nothing hinders a step"), fill="#86A65A")  # fmt: skip
    yield PaintTool(_DENSE, said("Dense"), edges, "edge", "D", said("A step costs more without a machete"), fill="#17351F")  # fmt: skip
    yield PaintTool(_WALL, said("Wall"), edges, "edge", "W", said("Nobody passes"), fill="#8E887B")
    yield PaintTool(_SPOT, said("Board"), edges, "edge", "B", said("Where a large board is attached; again takes it away"), fill="#C79A1C")  # fmt: skip
    patterns = said("Patterns")
    yield PaintTool("add", said("One more"), patterns, "piece", explanation=said("Copies the pattern shown; the tiles of a kind take turns"))  # fmt: skip
    if len(_patterns(tile)) > 1:
        yield PaintTool("take", said("One less"), patterns, "piece", explanation=said("Takes out the pattern shown"))  # fmt: skip
    for name, entry in bench.box.terrains.items():
        ground = bench.pictures.grounds.get(name)
        fill = str(ground.colours.get("base", "")) if ground is not None else ""
        yield PaintTool(f"terrain:{name}", bench.title(entry, name), said("Terrain"), "piece", fill=fill, lit=tile.get("terrain") == name)  # fmt: skip
    for content in contents_of(bench, tile):
        yield PaintTool(content.key, content.title, said("Contents"), "piece", icon=content.icon, fill=content.fill, ink=content.ink, lit=content.there)  # fmt: skip


# -- changes --------------------------------------------------------------------------------------


def _paint_edge(
    tile: Mapping[str, Any], pointer: Pointer, face: int, tool: str, towards: Hex | None
) -> Painting | None:
    patterns = _patterns(tile)
    if towards is None or towards not in around(_AT) or face >= len(patterns):
        return None
    way = around(_AT).index(towards)
    text = patterns[face] if len(patterns[face]) == 6 else "OOOOOO"
    letter = tool or {_OPEN: _DENSE, _DENSE: _WALL}.get(text[way], _OPEN)
    if text[way] == letter and text == patterns[face]:
        return None
    after = f"{text[:way]}{letter}{text[way + 1 :]}"
    words = {_OPEN: said("open"), _DENSE: said("dense"), _WALL: said("wall")}
    label = said("Edge {way}: {what}", way=way_title(way), what=words[letter])
    if not isinstance(tile.get("edges"), list):
        return _painting(pointer, "edges", [after], label)
    return Painting((SetValue((*pointer, "edges", face), after),), label)


def _paint_spot(tile: Mapping[str, Any], pointer: Pointer, towards: Hex | None) -> Painting | None:
    if towards is None or towards not in around(_AT):
        return None
    word = DIRECTION_WORDS[around(_AT).index(towards)]
    if tile.get("spot") == word:
        return Painting((Remove((*pointer, "spot")),), said("Attach no board"))
    label = said("Attach a board in the {way}", way=way_title(around(_AT).index(towards)))
    return _painting(pointer, "spot", word, label)


def _toggled(tile: Mapping[str, Any], pointer: Pointer, content: Content) -> Painting:
    """Bring a content or take it away; the picture follows where it was that of a content."""
    operations: list[Operation] = []

    def set_key(key: str, value: Any) -> None:
        operations.append(SetValue((*pointer, key), value, order=_ORDER))

    if content.flag:
        if content.there:
            operations.append(Remove((*pointer, content.flag)))
        else:
            set_key(content.flag, True)
    abilities = tile.get("abilities")
    written: Sequence[Any] = abilities if isinstance(abilities, list) else ()
    if content.ability is not None:
        operations += _abilities(written, pointer, content)
    if content.spot and not content.there and "spot" not in tile:
        set_key("spot", content.spot)
    elif content.spot and content.there and "spot" in tile:
        operations.append(Remove((*pointer, "spot")))
    if content.art and not content.there and not tile.get("art"):
        set_key("art", content.art)
    elif content.art and content.there and tile.get("art") == content.art:
        operations.append(Remove((*pointer, "art")))
    label = (
        said("Take {title} off the tile", title=content.title)
        if content.there
        else said("Put {title} on the tile", title=content.title)
    )
    return Painting(tuple(operations), label)


def _abilities(written: Sequence[Any], pointer: Pointer, content: Content) -> Iterator[Operation]:
    place = (*pointer, "abilities")
    if not content.there:
        yield SetValue(place, [*written, content.ability], order=_ORDER)
        return
    left = [after for ability in written if (after := content.without(ability)) is not None]
    yield SetValue(place, left, order=_ORDER) if left else Remove(place)


def _painting(pointer: Pointer, key: str, value: Any, label: str) -> Painting:
    return Painting((SetValue((*pointer, key), value, order=_ORDER),), label)
