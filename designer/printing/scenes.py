"""What a picture of a board shows, as plain data: one painter draws it on screen and on paper."""

from collections.abc import Mapping

import msgspec

from designer.hexes import Board, Hex

__all__ = [
    "Absent",
    "BarLook",
    "BoardScene",
    "EdgeLook",
    "Marker",
    "Pawn",
    "Shade",
    "SignLook",
    "TerrainLook",
    "TileLabel",
]


class SignLook(msgspec.Struct, frozen=True):
    """Say how a sign is drawn that a space shows beside its terrain.

    Attributes:
        key: the action of a cell, or `*` for its mark.
        icon: path of the SVG symbol.
        colour: of its disc, as #RRGGBB; "" for a plain one.
        name: in the reader's language.
    """

    key: str
    icon: str
    colour: str = ""
    name: str = ""


class TerrainLook(msgspec.Struct, frozen=True):
    """Say how a terrain is drawn.

    Attributes:
        code, name: its code in cells and its name in the reader's language.
        base, light, rim, symbol, shadow: colours as #RRGGBB.
        grounds: paths of SVG grounds, one per variant; empty for a flat fill.
        icon: path of the SVG symbol drawn once per strength, or "".
        numbered: the cell's number is a number to print, not a strength.
        inner: code of the terrain drawn inside at 0.80, or "".
        enter: how it is entered, one line for the tip.
        signs: what its spaces may show beside it.
    """

    code: str
    name: str
    base: str
    light: str
    rim: str
    symbol: str
    shadow: str
    grounds: tuple[str, ...] = ()
    icon: str = ""
    numbered: bool = False
    inner: str = ""
    enter: str = ""
    signs: tuple[SignLook, ...] = ()


class TileLabel(msgspec.Struct, frozen=True):
    """Give the letter printed beside a placement (index)."""

    placement: int
    text: str


class BarLook(msgspec.Struct, frozen=True):
    """Say how a barrier lies in its joint: pairs of hexes, terrain code, strength, number on its plate."""

    pairs: tuple[tuple[Hex, Hex], ...]
    code: str = ""
    strength: int = 0
    number: str = ""
    title: str = ""


class Pawn(msgspec.Struct, frozen=True):
    """Give a piece on a hex: colour name of the palette (`red`), which also gives its mark."""

    hex: Hex
    colour: str
    title: str


class Marker(msgspec.Struct, frozen=True):
    """Give a small piece that lies on a hex.

    Attributes:
        icon: path of the SVG symbol on it, or "".
        fill, ink: colours of the piece and of its symbol, as #RRGGBB.
        shape: `round`, `square` or `hexagon`, so that sorts of pieces are told apart.
        lies: it lies on its side.
        text: a short word on a plate at its edge (`4`), or "".
    """

    hex: Hex
    title: str
    icon: str
    fill: str
    ink: str
    shape: str = "round"
    lies: bool = False
    text: str = ""


class EdgeLook(msgspec.Struct, frozen=True):
    """Say how the edge of a hex towards the one beside it is drawn: a band, with teeth or even."""

    hex: Hex
    towards: Hex
    colour: str
    light: str
    even: bool = False


class Shade(msgspec.Struct, frozen=True):
    """Say that a space is shaded in a colour (#RRGGBB): something on the board reaches it."""

    hex: Hex
    colour: str


class Absent(msgspec.Struct, frozen=True):
    """Give a piece that a document lays and that cannot be put down.

    Attributes:
        hex: where its middle would lie; where it is shown, if it has no place.
        title: its name, as it is written; empty if it has none.
        entry: its number among the placements of the document.
        reason: why it does not lie, without a closing stop.
        shape: the hexes it would cover; empty where nobody knows its shape.
        unknown: nothing has this name.
        homeless: it has no place of its own.
    """

    hex: Hex
    title: str
    entry: int
    reason: str = ""
    shape: frozenset[Hex] = frozenset()
    unknown: bool = False
    homeless: bool = False

    @property
    def hexes(self) -> frozenset[Hex]:
        """Give its spaces, or what stands for them: the middle and what lies around it."""
        return self.shape or frozenset((self.hex, *self.hex.neighbours()))


class BoardScene(msgspec.Struct, frozen=True):
    """Give everything a picture of a board shows."""

    title: str
    board: Board
    looks: Mapping[str, TerrainLook]
    labels: tuple[TileLabel, ...] = ()
    bars: tuple[BarLook, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    markers: tuple[Marker, ...] = ()
    edges: tuple[EdgeLook, ...] = ()
    shades: tuple[Shade, ...] = ()
    scenery: tuple[
        tuple[Hex, str], ...
    ] = ()  # hexes drawn but not part of play, with a terrain code
    absent: tuple[Absent, ...] = ()

    def absent_at(self, space: Hex) -> Absent | None:
        """Give the piece that is missing at a hex: its middle, or a hex around it where nothing lies."""
        for absent in self.absent:
            if absent.hex == space or (space in absent.hexes and space not in self.board.index):
                return absent
        return None
