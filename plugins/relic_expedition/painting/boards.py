"""A large board as a piece that is painted: spaces, terrain, clearings, relics, openings, walls."""

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

import msgspec

from designer.api import (
    BoardScene,
    Cell,
    EdgeLook,
    Hex,
    Insert,
    Marker,
    Operation,
    PaintedPiece,
    Painting,
    PaintTool,
    Pawn,
    PieceFace,
    PieceSpot,
    Placement,
    Pointer,
    Remove,
    SetValue,
    TerrainLook,
    build_board,
    counted_as,
    entries_in,
    number_in,
    said,
)

from ..box import DIRECTION_WORDS, hex_in
from ..definition import OPEN, WALL
from ..subject import spaces_of
from ..table_hexes import around
from .looks import Bench, edges_drawn, way_title

__all__ = ["paint_board", "painted_board"]

_BOARD = ("id", "name", "use", "terrain", "spaces", "openings", "walled", "share", "layout_source", "source")  # fmt: skip
_SPACE = ("at", "terrain", "relics", "clearing", "colour")
_MOST_RELICS = 36
_GOLD, _DARK = "#C79A1C", "#2A2013"


class _Seen(msgspec.Struct, frozen=True):
    """Give a board with what was looked up in it."""

    board: Mapping[str, Any]
    spaces: Mapping[Hex, int]
    openings: Mapping[tuple[Hex, int], int]

    @classmethod
    def of(cls, board: Mapping[str, Any]) -> "_Seen":
        openings: dict[tuple[Hex, int], int] = {}
        for number, opening in entries_in(board, "openings"):
            at, edge = hex_in(opening), opening.get("edge")
            if at is not None and edge in DIRECTION_WORDS:
                openings.setdefault((at, DIRECTION_WORDS.index(edge)), number)
        return cls(board, spaces_of(board), openings)

    def space(self, at: Hex) -> Mapping[str, Any]:
        """Give the entry of a space."""
        found: Mapping[str, Any] = self.board["spaces"][self.spaces[at]]
        return found

    def terrain(self, at: Hex) -> str:
        """Give the terrain of a space."""
        return str(self.space(at).get("terrain") or self.board.get("terrain"))

    def edges(self, at: Hex) -> tuple[int, ...]:
        """Give the six edges of a space, from the east clockwise."""
        walled = self.board.get("walled") is True
        return tuple(
            WALL if walled and there not in self.spaces and (at, way) not in self.openings else OPEN
            for way, there in enumerate(around(at))
        )


def painted_board(bench: Bench, board: Mapping[str, Any]) -> PaintedPiece:
    """Give a board."""
    seen = _Seen.of(board)
    looks: dict[str, TerrainLook] = {}
    cells: dict[Hex, Cell] = {}
    codes: dict[tuple[str, str], str] = {}
    for at in seen.spaces:
        terrain, icon = seen.terrain(at), _icon(bench, seen, at)
        code = codes.setdefault((terrain, icon), f"S{len(codes)}")
        if code not in looks:
            looks[code] = bench.look(code, terrain, icon)
        cells[at] = Cell(code)
    edges: list[EdgeLook] = []
    for at in seen.spaces:
        gold = frozenset(way for where, way in seen.openings if where == at)
        edges += edges_drawn(at, seen.edges(at), gold)
    title = bench.title(board, str(board.get("id")))
    scene = BoardScene(
        title,
        build_board([Placement("board", "board", Hex(0, 0), 0, cells)]),
        looks,
        markers=tuple(_markers(bench, seen)),
        pawns=tuple(_pawns(seen)),
        edges=tuple(edges),
    )
    face = PieceFace(title, scene, tuple(_spots(bench, seen)))
    return PaintedPiece((face,), tuple(_tools(bench, seen)))


def paint_board(
    bench: Bench,
    board: Mapping[str, Any],
    pointer: Pointer,
    tool: str,
    at: Hex,
    towards: Hex | None,
) -> Painting | None:
    """Say what a tool changes on a board."""
    seen = _Seen.of(board)
    sort, _, name = tool.partition(":")
    if tool in {"", "opening"}:
        return _opening(seen, pointer, at, towards)
    if tool == "walled":
        return _walled(seen, pointer)
    if tool == "erase":
        return _erased(seen, pointer, at)
    if sort == "terrain":
        return _terrain(bench, seen, pointer, at, name)
    if at not in seen.spaces:
        return None
    return _thing(seen, (*pointer, "spaces", seen.spaces[at]), at, sort, name)


# -- the picture ----------------------------------------------------------------------------------


def _icon(bench: Bench, seen: _Seen, at: Hex) -> str:
    return bench.pictures.clearing if seen.space(at).get("clearing") is True else ""


def _markers(bench: Bench, seen: _Seen) -> Iterator[Marker]:
    for at in seen.spaces:
        space = seen.space(at)
        if number_in(space, "relics") > 0:
            n = number_in(space, "relics")
            yield Marker(at, _relics(n), bench.pictures.relics, _GOLD, _DARK, text=str(n))


def _relics(n: int) -> str:
    return counted_as("{n} relic", "{n} relics", n)


def _pawns(seen: _Seen) -> Iterator[Pawn]:
    for at in seen.spaces:
        colour = seen.space(at).get("colour")
        if isinstance(colour, str):
            yield Pawn(at, colour, said("{colour} starts here", colour=colour))


def _listed(words: list[str]) -> str:
    """Give words with commas between, so that each is still translated."""
    return reduce(lambda one, other: said("{one}, {other}", one=one, other=other), words)


def _spots(bench: Bench, seen: _Seen) -> Iterator[PieceSpot]:
    for at, number in seen.spaces.items():
        space = seen.space(at)
        words = [bench.terrain_title(seen.terrain(at))]
        if space.get("clearing") is True:
            words.append(said("clearing"))
        if number_in(space, "relics") > 0:
            words.append(_relics(number_in(space, "relics")))
        if isinstance(space.get("colour"), str):
            words.append(said("{colour} starts here", colour=space["colour"]))
        yield PieceSpot(at, _listed(words), pointer=("spaces", number))
        edges = seen.edges(at)
        for way, there in enumerate(around(at)):
            opening = seen.openings.get((at, way))
            what = said("inside the board") if there in seen.spaces else said("opening") if opening is not None else said("wall") if edges[way] == WALL else said("open")  # fmt: skip
            title = said("Edge {way}: {what}", way=way_title(way), what=what)
            pointer: Pointer = ("openings", opening) if opening is not None else ("spaces", number)
            yield PieceSpot(at, title, there, pointer)


def _tools(bench: Bench, seen: _Seen) -> Iterator[PaintTool]:
    edges, spaces, things = said("Edges"), said("Spaces"), said("On a space")
    yield PaintTool("opening", said("Opening"), edges, "edge", "O", said("Where the board is attached; again closes it"), fill=_GOLD)  # fmt: skip
    yield PaintTool("walled", said("Wall around"), edges, "piece", "W", said("A wall that only the openings pass"), fill="#8E887B", lit=seen.board.get("walled") is True)  # fmt: skip
    for name, entry in bench.box.terrains.items():
        ground = bench.pictures.grounds.get(name)
        fill = str(ground.colours.get("base", "")) if ground is not None else ""
        first = "A" if name == seen.board.get("terrain") else ""
        yield PaintTool(f"terrain:{name}", bench.title(entry, name), spaces, "space", first, said("Paints a space, and adds one where none is"), fill=fill, adds=True)  # fmt: skip
    yield PaintTool("erase", said("Erase"), spaces, "space", "E", said("Takes a space out, with its openings"))  # fmt: skip
    yield PaintTool("clearing", said("Clearing"), things, "space", "C", said("Where a helicopter can land; again takes it away"), icon=bench.pictures.clearing, fill="#D9C9A0", ink=_DARK)  # fmt: skip
    yield PaintTool("more", said("One relic more"), things, "space", "R", icon=bench.pictures.relics, fill=_GOLD, ink=_DARK)  # fmt: skip
    yield PaintTool("fewer", said("One relic fewer"), things, "space", "T", icon=bench.pictures.relics, fill="#8A8275", ink=_DARK)  # fmt: skip
    if seen.board.get("use") == "start":
        for colour, title in bench.box.seats:
            yield PaintTool(f"colour:{colour}", said("Start of {colour}", colour=title or colour), things, "space")  # fmt: skip


# -- changes --------------------------------------------------------------------------------------


def _opening(seen: _Seen, pointer: Pointer, at: Hex, towards: Hex | None) -> Painting | None:
    if at not in seen.spaces or towards not in around(at) or towards in seen.spaces:
        return None
    way = around(at).index(towards)
    place = (*pointer, "openings")
    words = {"way": way_title(way), "at": at.to_text()}
    number = seen.openings.get((at, way))
    if number is not None:
        only = len(seen.board["openings"]) == 1
        operation = Remove(place if only else (*place, number))
        return Painting((operation,), said("Close {at} in the {way}", **words))
    new = {"at": list(at), "edge": DIRECTION_WORDS[way]}
    there = isinstance(seen.board.get("openings"), list)
    add: Operation = Insert(place, new) if there else SetValue(place, [new], order=_BOARD)
    return Painting((add,), said("Open {at} in the {way}", **words))


def _walled(seen: _Seen, pointer: Pointer) -> Painting:
    place = (*pointer, "walled")
    if seen.board.get("walled") is True:
        return Painting((Remove(place),), said("Take the wall away"))
    return Painting((SetValue(place, True, order=_BOARD),), said("Wall the board"))


def _erased(seen: _Seen, pointer: Pointer, at: Hex) -> Painting | None:
    if at not in seen.spaces or len(seen.spaces) == 1:
        return None
    numbers = sorted((n for (where, _), n in seen.openings.items() if where == at), reverse=True)
    if numbers and len(numbers) == len(seen.board["openings"]):
        gone: list[Operation] = [Remove((*pointer, "openings"))]
    else:
        gone = [Remove((*pointer, "openings", number)) for number in numbers]
    gone.append(Remove((*pointer, "spaces", seen.spaces[at])))
    return Painting(tuple(gone), said("Take out space {at}", at=at.to_text()))


def _terrain(bench: Bench, seen: _Seen, pointer: Pointer, at: Hex, name: str) -> Painting | None:
    own = name != seen.board.get("terrain")
    if at not in seen.spaces:
        new = {"at": list(at), "terrain": name} if own else {"at": list(at)}
        there = isinstance(seen.board.get("spaces"), list)
        place = (*pointer, "spaces")
        add: Operation = Insert(place, new) if there else SetValue(place, [new], order=_BOARD)
        # An edge that is inside the board now opens nothing any more.
        inside = sorted((n for (where, way), n in seen.openings.items() if around(where)[way] == at), reverse=True)  # fmt: skip
        closed = tuple(Remove((*pointer, "openings", number)) for number in inside)
        if inside and len(inside) == len(seen.board["openings"]):
            closed = (Remove((*pointer, "openings")),)
        return Painting((add, *closed), said("Add space {at}", at=at.to_text()))
    if seen.terrain(at) == name:
        return None
    place = (*pointer, "spaces", seen.spaces[at], "terrain")
    change: Operation = SetValue(place, name, order=_SPACE) if own else Remove(place)
    label = said("Paint {at}: {terrain}", at=at.to_text(), terrain=bench.terrain_title(name))
    return Painting((change,), label)


def _thing(seen: _Seen, place: Pointer, at: Hex, sort: str, name: str) -> Painting | None:
    space, where = seen.space(at), at.to_text()
    if sort == "clearing":
        if space.get("clearing") is True:
            return Painting((Remove((*place, "clearing")),), said("No clearing on {at}", at=where))
        return _set(place, "clearing", True, said("Clearing on {at}", at=where))
    if sort in {"more", "fewer"}:
        n = number_in(space, "relics") + (1 if sort == "more" else -1)
        if not 0 <= n <= _MOST_RELICS:
            return None
        label = said("{relics} on {at}", relics=_relics(n), at=where)
        return Painting((Remove((*place, "relics")),), label) if n == 0 else _set(place, "relics", n, label)  # fmt: skip
    if sort == "colour":
        if space.get("colour") == name:
            return Painting((Remove((*place, "colour")),), said("Nobody starts on {at}", at=where))
        return _set(place, "colour", name, said("{colour} starts on {at}", colour=name, at=where))
    return None


def _set(place: Pointer, key: str, value: Any, label: str) -> Painting:
    return Painting((SetValue((*place, key), value, order=_SPACE),), label)
