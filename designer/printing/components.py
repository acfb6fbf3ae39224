"""What a game is made of: the pieces that a route, a number of players and modules ask for.

The game says which pieces there are and shows each; lists and pages are made of it without knowing
the game.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec

from designer.printing.display import DisplayList
from designer.printing.scenes import BoardScene

__all__ = ["Component", "ComponentList", "ComponentSection", "PieceBox", "PrintOption"]


class PieceBox(msgspec.Struct, frozen=True):
    """Give a box in which pieces are sold."""

    id: str
    title: str


class PrintOption(msgspec.Struct, frozen=True):
    """Give something of the game that can be in play or not, and whether it is."""

    id: str
    title: str
    on: bool


class Component(msgspec.Struct, frozen=True):
    """Give one kind of piece.

    Attributes:
        id: its word in lists that programs read ("face:B").
        title: its name.
        count: how many are needed.
        picture: how it looks.
        source: `rulebook`, `public` or `designed here`.
        used: where it is used, in words; "" where the section says it.
        box: id of the box it comes in; "" for a piece that has to be made.
        stock: how many of its piece one box holds.
        side_of: name of the piece of cardboard it is a side of; "" if it is a piece of its own.
        piece: id of that piece; two sides of one piece cannot be in use at once. "" for `id`.
        side_proven: whether it is known which sides share the piece.
    """

    id: str
    title: str
    count: int
    picture: DisplayList
    source: str = ""
    used: str = ""
    box: str = ""
    stock: int = 0
    side_of: str = ""
    piece: str = ""
    side_proven: bool = True


class ComponentSection(msgspec.Struct, frozen=True):
    """Give pieces that are listed together.

    Attributes:
        note: what holds for all of them ("4 of these 6, drawn at random").
        columns: how many stand side by side on a page.
        picture_width, picture_height: size of their pictures in mm.
    """

    id: str
    title: str
    components: tuple[Component, ...]
    note: str = ""
    columns: int = 3
    picture_width: float = 20.0
    picture_height: float = 20.0

    @property
    def total(self) -> int:
        """Give how many pieces it lists."""
        return sum(component.count for component in self.components)

    @property
    def source(self) -> str:
        """Give the source that all its pieces share, or ""."""
        sources = {component.source for component in self.components}
        return sources.pop() if len(sources) == 1 else ""


class ComponentList(msgspec.Struct, frozen=True):
    """Give all pieces.

    Attributes:
        title, subtitle: what it is for ("A long walk", "for 4 players").
        boxes: the boxes that pieces come in.
        credits: whose pictures are shown; printed on every page.
        scenes: the boards that pictures show, by name.
        options: what may be in play or not.
        players: for how many; `player_counts`: for how many there could be a list.
        faults: sentences on what could not be listed.
    """

    title: str
    subtitle: str
    sections: tuple[ComponentSection, ...]
    boxes: tuple[PieceBox, ...] = ()
    credits: tuple[str, ...] = ()
    scenes: Mapping[str, BoardScene] = MappingProxyType({})
    options: tuple[PrintOption, ...] = ()
    players: int = 0
    player_counts: tuple[int, ...] = ()
    faults: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """Give the number of all pieces."""
        return sum(section.total for section in self.sections)

    def components(self) -> Iterator[Component]:
        """Give the pieces in the order of the list."""
        for section in self.sections:
            yield from section.components
