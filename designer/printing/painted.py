"""What can be painted by hand on one piece, its spaces and their edges, as plain data."""

from typing import Literal

import msgspec

from designer.documents import Operation, Pointer
from designer.hexes import Hex
from designer.printing.scenes import BoardScene

__all__ = ["PaintTool", "PaintedPiece", "Painting", "PieceFace", "PieceSpot"]


class PaintTool(msgspec.Struct, frozen=True):
    """Give something to paint with.

    Attributes:
        key: tells it from the others.
        title, explanation: what it is called, and what it does.
        group: tools of a group stand together; what they have in common, in words.
        on: what it is put on: one edge, one space, or the piece as a whole.
        letter: the key that uses it where the cursor is, "" for none.
        icon: path of its SVG symbol, or "".
        fill, ink: colours of its sample and of its symbol, as #RRGGBB.
        lit: it is on; of tools for the whole piece.
        adds: of one for spaces: it can be put where no space is yet.
    """

    key: str
    title: str
    group: str
    on: Literal["edge", "space", "piece"]
    letter: str = ""
    explanation: str = ""
    icon: str = ""
    fill: str = ""
    ink: str = ""
    lit: bool = False
    adds: bool = False


class PieceSpot(msgspec.Struct, frozen=True):
    """Give a place of a piece: a space, or its edge towards another hex.

    Attributes:
        title: what is there, in words.
        pointer: where it is written, from the entry of the piece.
    """

    at: Hex
    title: str
    towards: Hex | None = None
    pointer: Pointer = ()


class PieceFace(msgspec.Struct, frozen=True):
    """Give one side, or one pattern, of a piece."""

    title: str
    scene: BoardScene
    spots: tuple[PieceSpot, ...] = ()


class PaintedPiece(msgspec.Struct, frozen=True):
    """Give a piece that is painted by hand: its faces, and what there is to paint with."""

    faces: tuple[PieceFace, ...]
    tools: tuple[PaintTool, ...] = ()


class Painting(msgspec.Struct, frozen=True):
    """Give what one touch of a tool changes, and what it does in the user's words."""

    operations: tuple[Operation, ...]
    label: str
