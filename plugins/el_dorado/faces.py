"""The printed sides of the tiles, as far as they can be read from documents of kind `tiles`."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from designer.api import Cell, CellFault, Hex, Project, entries_in, parse_cell, remembered, text_of

from .terrains import Terrain, documents_of

__all__ = ["Face", "faces_of"]


class Face(msgspec.Struct, frozen=True):
    """Give a printed side.

    Attributes:
        id: its name in routes.
        tile: id of the piece of cardboard it is a side of.
        tile_name: that piece's name in the reader's language.
        letter: the letter printed on it, or "".
        shape: `board`, `strip`, `finish`, or what else its tile says.
        count: how many of the piece the box holds.
        pairing_proven: whether it is known which sides share the piece.
        carries_barriers: whether blockades are laid at its joints.
        lies_on: whether it may be laid on another tile; `lies_beside`: whether beside others.
        cells: what its spaces show, in its own frame.
        scenery: hexes that are drawn but not in play.
        owl: the space that is turned to whoever uncovers the tile, None where it is none that is covered.
    """

    id: str
    tile: str
    tile_name: str
    letter: str
    shape: str
    count: int
    pairing_proven: bool
    carries_barriers: bool
    cells: Mapping[Hex, Cell]
    scenery: tuple[Hex, ...]
    lies_on: bool = False
    lies_beside: bool = True
    owl: Hex | None = None


@remembered("tiles")
def faces_of(
    project: Project, terrains: Mapping[str, Terrain], language: str = "en"
) -> Mapping[str, Face]:
    """Give the game's faces by id; the first of two that share an id counts."""
    known: dict[str, Cell | None] = {}
    faces: dict[str, Face] = {}
    for document in documents_of(project, "tiles"):
        for _, tile in entries_in(document.tree, "tiles"):
            for _, face in entries_in(tile, "faces"):
                identity = face.get("id")
                if isinstance(identity, str) and identity not in faces:
                    cells = _cells(face, terrains, known)
                    faces[identity] = _face(
                        identity, face, tile, terrains=terrains, cells=cells, language=language
                    )
    return faces


def _face(
    identity: str,
    face: Mapping[str, Any],
    tile: Mapping[str, Any],
    *,
    terrains: Mapping[str, Terrain],
    cells: Mapping[Hex, Cell],
    language: str,
) -> Face:
    count, carries = tile.get("count", 1), tile.get("carries_barriers")
    goal = any(terrains[cell.code].goal for cell in cells.values())
    lies = tile.get("lies")
    lies = lies if isinstance(lies, list) and lies else ["beside"]
    return Face(
        id=identity,
        tile=str(tile.get("id", identity)),
        tile_name=text_of(tile.get("name"), language) or str(tile.get("id", identity)),
        letter=str(face.get("letter", "")),
        shape=str(tile.get("shape", "")),
        count=count if type(count) is int else 1,
        pairing_proven=tile.get("pairing_source", "public") != "designed here",
        carries_barriers=carries if isinstance(carries, bool) else not goal,
        cells=cells,
        scenery=tuple(_scenery(face)),
        lies_on="on" in lies,
        lies_beside="beside" in lies,
        owl=_hex(face.get("owl")),
    )


def _spaces(face: Mapping[str, Any]) -> Iterator[tuple[Hex, str]]:
    for _, row in entries_in(face, "rows"):
        r, q, cells = row.get("r"), row.get("q"), row.get("cells")
        if type(r) is int and type(q) is int and isinstance(cells, list):
            for step, text in enumerate(cells):
                if isinstance(text, str):
                    yield Hex(q + step, r), text


def _cells(
    face: Mapping[str, Any], terrains: Mapping[str, Terrain], known: dict[str, Cell | None]
) -> Mapping[Hex, Cell]:
    cells: dict[Hex, Cell] = {}
    for at, text in _spaces(face):
        if text not in known:
            read = parse_cell(text, terrains)
            known[text] = None if isinstance(read, CellFault) else read
        if (cell := known[text]) is not None:
            cells[at] = cell
    return cells


def _hex(at: Any) -> Hex | None:
    is_hex = isinstance(at, list) and len(at) == 2 and all(type(n) is int for n in at)
    return Hex(*at) if is_hex else None


def _scenery(face: Mapping[str, Any]) -> Iterator[Hex]:
    listed = face.get("scenery")
    for at in listed if isinstance(listed, list) else ():
        if isinstance(at, list) and len(at) == 2 and all(type(n) is int for n in at):
            yield Hex(*at)
