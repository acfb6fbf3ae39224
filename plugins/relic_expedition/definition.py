"""The compiled game: everything that never changes while it is played, in integers and tuples.

Positions are the hexes of the table. A *piece* is one supply, relic or animal, each with its own
number; a *kind* is what pieces have in common. What lies on a position is a *surface*: one tile or
one space of a large board.
"""

from typing import Any

import msgspec

from designer.api import Hex, fingerprint

__all__ = [
    "ANIMAL",
    "DENSE",
    "EMPTY",
    "FIRST_KIND",
    "FIRST_TILE_KIND",
    "LEFT_EMPTY",
    "NOWHERE",
    "OPEN",
    "RELIC",
    "SUPPLY",
    "WALL",
    "BoardKind",
    "Definition",
    "Dice",
    "Kind",
    "Opening",
    "Seat",
    "Surface",
    "Terrain",
    "TileKind",
]

OPEN, DENSE, WALL = 0, 1, 2
"""Kinds of borders, the stronger the greater."""

EMPTY, LEFT_EMPTY = -1, -2
"""What a position shows where nothing lies; and where nothing can be laid any more."""

NOWHERE = -1
"""Where an explorer is who is not on the map, and an animal that is not."""

SUPPLY, RELIC, ANIMAL = "supply", "relic", "animal"
"""Sorts of pieces."""

FIRST_KIND, FIRST_TILE_KIND = 10_000, 20_000
"""What is added to the number of a kind (of pieces, of tiles) where it stands beside pieces."""


class Terrain(msgspec.Struct, frozen=True):
    """Give a terrain.

    Attributes:
        needs: the tag of what one must have to come here, or ""; `keeps`: one must keep it.
        enter_rule, keep_rule: ids of the rules that say so.
        cost: what a step here costs beside its usual cost.
        reveals: coming here turns up tiles around. `passing`: nobody may stay here.
        swallows: animals that come here leave the game. `bars_four_legs`: they may not come here.
    """

    id: str
    title: str
    code: str
    needs: str = ""
    keeps: bool = False
    enter_rule: str = ""
    keep_rule: str = ""
    cost: int = 0
    reveals: bool = True
    passing: bool = False
    swallows: bool = False
    bars_four_legs: bool = False


class Kind(msgspec.Struct, frozen=True):
    """Give what pieces have in common.

    Attributes:
        sort: `SUPPLY`, `RELIC` or `ANIMAL`.
        tags: of a supply. `colour`, `insignia`: of a relic. `legs`, `least`, `most`: of an animal.
        in_bag: whether it lies in the bag at the start, not beside the board.
        abilities: as written.
    """

    id: str
    title: str
    sort: str
    count: int
    tags: tuple[str, ...] = ()
    in_bag: bool = False
    colour: str = ""
    insignia: str = ""
    legs: int = 0
    least: int = 1
    most: int = 2
    abilities: tuple[Any, ...] = ()


class TileKind(msgspec.Struct, frozen=True):
    """Give a kind of tile; `is_hazard` says that coming to it is dangerous."""

    id: str
    title: str
    terrain: int
    clearing: bool
    spot: int
    is_hazard: bool
    is_start: bool
    abilities: tuple[Any, ...] = ()


class Surface(msgspec.Struct, frozen=True):
    """Give one tile, or one space of a large board.

    Attributes:
        kind: number of the kind of tile, or -1; `board`: number of the board, or -1.
        edges: per turn, the six edges from the east clockwise.
        relics: how many relics lie here first; `share`: how many of them one player may take.
        opens_outwards: per turn, by which directions one comes here through a wall.
    """

    kind: int
    board: int
    terrain: int
    clearing: bool
    edges: tuple[tuple[int, ...], ...]
    relics: int = 0
    share: int = 0
    at: Hex = Hex(0, 0)


class Opening(msgspec.Struct, frozen=True):
    """Give an opening of a board: the surface, and the direction, while the board is not turned."""

    surface: int
    edge: int


class BoardKind(msgspec.Struct, frozen=True):
    """Give a large board; its surfaces are numbered from `first` on."""

    id: str
    title: str
    is_start: bool
    surfaces: tuple[int, ...]
    openings: tuple[Opening, ...]


class Dice(msgspec.Struct, frozen=True):
    """Give the dice: faces of the number die; of the animal die, as kinds or -1; others by id."""

    numbers: tuple[int, ...]
    animals: tuple[int, ...]
    others: tuple[tuple[str, int], ...]
    first: int = 8


class Seat(msgspec.Struct, frozen=True):
    """Give a player: the colour of the explorer, its name, and the surface where it starts."""

    colour: str
    title: str
    start: int


class Definition(msgspec.Struct, frozen=True):
    """Give the whole compiled game.

    Attributes:
        hexes: per position its hex; `beside`: per position, the six neighbours from the east
            clockwise, -1 beyond the edge of the table.
        kinds: of pieces; `kind_of`: per piece, its kind.
        surfaces: tiles first, then the spaces of all boards; `n_tiles`: how many are tiles.
        stack, starting: the tiles of the stack, and those around the explorers.
        relic_spaces: surfaces on which relics lie first.
        removed: relics taken out of the game, or -n: that many at random, no two alike.
        slots: how many things a pack holds.
        costs: of a step, of dense jungle beside it, of a draw, of a flight.
        matching: how many relics alike it takes.
        patience: turns without progress after which a game ends unfinished; `longest`: rounds.
    """

    title: str
    hexes: tuple[Hex, ...]
    beside: tuple[tuple[int, ...], ...]
    terrains: tuple[Terrain, ...]
    kinds: tuple[Kind, ...]
    kind_of: tuple[int, ...]
    tile_kinds: tuple[TileKind, ...]
    surfaces: tuple[Surface, ...]
    n_tiles: int
    stack: tuple[int, ...]
    starting: tuple[int, ...]
    boards: tuple[BoardKind, ...]
    relic_spaces: tuple[int, ...]
    dice: Dice
    seats: tuple[Seat, ...]
    removed: tuple[int, ...]
    switches: tuple[tuple[str, Any], ...] = ()
    n_removed_at_random: int = 0
    slots: int = 8
    step_cost: int = 1
    dense_cost: int = 1
    draw_cost: int = 1
    flight_cost: int = 3
    matching: int = 4
    shuns_quicksand: bool = False
    acts_on_quicksand: bool = False
    reorders: bool = False
    patience: int = 60
    longest: int = 250

    @property
    def n_seats(self) -> int:
        """Give the number of players."""
        return len(self.seats)

    @property
    def content(self) -> str:
        """Give a text that differs when anything of the game does."""
        return fingerprint(self)

    def piece_id(self, piece: int) -> str:
        """Give the id of a piece's kind; "hidden" for one that is not known."""
        return self.kinds[self.kind_of[piece]].id if piece >= 0 else "hidden"

    def piece_title(self, piece: int) -> str:
        """Give the name of a piece."""
        return self.kinds[self.kind_of[piece]].title if piece >= 0 else "something hidden"

    def sort(self, piece: int) -> str:
        """Give what sort of piece it is."""
        return self.kinds[self.kind_of[piece]].sort

    def terrain_of(self, surface: int) -> Terrain:
        """Give the terrain of a surface."""
        return self.terrains[self.surfaces[surface].terrain]

    def surface_title(self, surface: int) -> str:
        """Give the name of what lies on a position."""
        shown = self.surfaces[surface]
        return (
            self.tile_kinds[shown.kind].title if shown.kind >= 0 else self.boards[shown.board].title
        )
