"""What a board is laid from and how it lies, as plain data: pieces to choose from, joints to bar.

A game says it in its own words; palettes and canvas tools know no game.
"""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from designer.hexes import Cell, Hex
from designer.printing.scenes import BoardScene, Marker, TerrainLook

__all__ = [
    "Laid",
    "LaidBarrier",
    "LaidJoint",
    "LaidLoose",
    "LaidPiece",
    "Loose",
    "LoosePiece",
    "Palette",
    "PaletteBarrier",
    "PalettePiece",
    "Ruling",
]


class Ruling(msgspec.Struct, frozen=True):
    """Give what forbids something: the code of the check that finds it, and the rule behind that."""

    code: str = ""
    rule: str = ""


class PalettePiece(msgspec.Struct, frozen=True):
    """Give a printed side that can be put down.

    Attributes:
        face: its id in documents.
        title: what it is called on the board (its letter).
        name: what the piece is called in the box.
        group: heading under which it is shown.
        tile: id of the piece; two sides of one piece cannot lie at once.
        count: how many of the piece the box holds.
        cells: what its spaces show, in its own frame.
        scenery: hexes drawn but not in play, each with a terrain code.
        end: `first` for a piece that a route begins with, `last` for one that it ends with, else "".
        corner: a sentence, where it joins at a corner space only: how it joins; else "".
        side_proven: whether it is known which sides share the piece.
        source: `rulebook`, `public` or `designed here`.
        lies_on: whether it may be laid on another piece; `lies_beside`: whether beside others.
    """

    face: str
    title: str
    name: str
    group: str
    tile: str
    count: int
    cells: Mapping[Hex, Cell]
    scenery: tuple[tuple[Hex, str], ...] = ()
    end: str = ""
    corner: str = ""
    side_proven: bool = True
    source: str = ""
    lies_on: bool = False
    lies_beside: bool = True


class PaletteBarrier(msgspec.Struct, frozen=True):
    """Give a barrier that can be named for a joint: terrain code, strength, number on its plate."""

    id: str
    title: str
    code: str = ""
    strength: int = 0
    number: str = ""


class Palette(msgspec.Struct, frozen=True):
    """Give all that boards of a game are laid from.

    Attributes:
        pieces, barriers: in the order shown.
        looks: how terrains are drawn, by code.
        overlap, apart, surplus, misplaced: what forbids pieces on each other, pieces that touch
            nothing, more pieces than the box holds, barriers beside a joint.
    """

    pieces: tuple[PalettePiece, ...] = ()
    barriers: tuple[PaletteBarrier, ...] = ()
    looks: Mapping[str, TerrainLook] = MappingProxyType({})
    overlap: Ruling = Ruling()
    apart: Ruling = Ruling()
    surplus: Ruling = Ruling()
    misplaced: Ruling = Ruling()


class LaidPiece(msgspec.Struct, frozen=True):
    """Give a piece that lies: where its entry stands in `placements`, its name there, its title."""

    entry: int
    name: str
    title: str
    face: str
    at: Hex
    turn: int
    cells: Mapping[Hex, Cell]


class LaidJoint(msgspec.Struct, frozen=True):
    """Give a border of two pieces (indices of `Laid.pieces`).

    Attributes:
        pairs: the hexes that touch, those of `a` first.
        barrier: what the document says: `deal`, `none` or the id of a barrier.
        entry: where that stands in `joints`, None if nothing is said.
        usual: what holds where nothing is said: `deal`, or `none` where no barrier is dealt.
    """

    a: int
    b: int
    pairs: tuple[tuple[Hex, Hex], ...]
    barrier: str
    entry: int | None
    usual: str


class LaidBarrier(msgspec.Struct, frozen=True):
    """Give a barrier that lies when a game begins: on which joint (index), which one or `deal`."""

    joint: int
    barrier: str


class Laid(msgspec.Struct, frozen=True):
    """Give a layout as it is written.

    Attributes:
        scene: its picture; the placements of its board are `pieces`, its bars are `barriers`.
    """

    scene: BoardScene
    pieces: tuple[LaidPiece, ...] = ()
    joints: tuple[LaidJoint, ...] = ()
    barriers: tuple[LaidBarrier, ...] = ()


class LoosePiece(msgspec.Struct, frozen=True):
    """Give a small piece that is put on spaces of a board by hand, or dealt by the rules.

    Attributes:
        id: its id in documents; `sort`: the key under which an entry names it (`piece`, `token`).
        title: its name.
        group: heading under which it is shown.
        look: how it is drawn, wherever it lies.
        count: how many of it there are.
        covers: the spaces that it covers, from the one that it is put on.
        source: `rulebook`, `public` or `designed here`.
    """

    id: str
    sort: str
    title: str
    group: str
    look: Marker
    count: int = 1
    covers: tuple[Hex, ...] = (Hex(0, 0),)
    source: str = ""


class LaidLoose(msgspec.Struct, frozen=True):
    """Give a small piece that lies: its id, its space, where its entry stands in `pieces`."""

    id: str
    at: Hex
    entry: int = -1


class Loose(msgspec.Struct, frozen=True):
    """Give the small pieces of a board: those there are, those that a document lays, its picture."""

    pieces: tuple[LoosePiece, ...] = ()
    laid: tuple[LaidLoose, ...] = ()
    scene: BoardScene | None = None
