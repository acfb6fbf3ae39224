"""Treasures and mists that a scenario lays by hand, as checks look at them."""

from collections.abc import Iterator, Mapping
from functools import cached_property

import msgspec

from designer.api import Diagnostic, Hex, Location, Severity, entries_in, said

from .dealing import spaces_of
from .definition import TokenKind, TurningTile
from .expedition import Expedition
from .subject import RouteSubject, with_space

__all__ = ["MIST", "LaidPiece", "LaidPieces", "name_of_piece"]

_ELSEWHERE = said("Lay it elsewhere.")

MIST = "mist"
"""The piece by which a scenario says where a mist lies."""


class LaidPiece(msgspec.Struct, frozen=True):
    """Give a piece that a scenario lays: its id, its entry there, the space, the position if it is one."""

    id: str
    entry: int
    space: Hex
    position: int | None


def name_of_piece(piece: str, *, inside: bool = False) -> str:
    """Give what a piece is called by its id, at the beginning of a sentence or inside of one."""
    if piece == MIST:
        return said("the mist") if inside else said("The mist")
    sort, _, colour = piece.partition("_")
    if sort == "dragon":
        colour = said(colour)
        return (
            said("the {colour} dragon", colour=colour)
            if inside
            else said("The {colour} dragon", colour=colour)
        )
    named = piece.replace("_", " ")
    return said("the {piece}", piece=named) if inside else named.capitalize()


class LaidPieces:
    """Give what a scenario lays by hand.

    Attributes:
        treasures, mists, figures: the pieces of each sort; figures are those that no player owns.
    """

    def __init__(self, subject: RouteSubject) -> None:
        self._subject = subject
        self.board = subject.route_board.board
        pieces = tuple(self._all())
        self.treasures = tuple(p for p in pieces if p.id in self.kinds)
        self.mists = tuple(p for p in pieces if p.id == MIST)
        others = {*self.kinds, MIST}
        self.figures = tuple(p for p in pieces if p.id not in others)

    def _all(self) -> Iterator[LaidPiece]:
        scenario = self._subject.scenario
        for number, entry in entries_in(scenario.tree if scenario is not None else None, "pieces"):
            name, at = entry.get("piece", entry.get("token")), entry.get("at")
            if isinstance(at, list) and len(at) == 2 and all(type(n) is int for n in at):
                space = Hex(*at)
                yield LaidPiece(str(name), number, space, self.board.index.get(space))

    @cached_property
    def kinds(self) -> Mapping[str, TokenKind]:
        """Give the kinds of tokens in play that lie on the board, by id."""
        game = self._subject.game
        tokens = game.definition.tokens if game is not None else ()
        return {token.id: token for token in tokens if token.cost is not None}

    @property
    def game(self) -> Expedition | None:
        """Give the compiled game, None where an error stands in the way."""
        return self._subject.game

    def position(self, mist: LaidPiece, q: int, r: int) -> int:
        """Give the position of a mist's hex, -1 beside the route."""
        return self.board.index.get(Hex(mist.space.q + q, mist.space.r + r), -1)

    @cached_property
    def tiles(self) -> tuple[TurningTile, ...]:
        """Give the mist tiles in play."""
        game = self._subject.game
        return game.definition.turning if game is not None else ()

    @cached_property
    def stages(self) -> tuple[int, ...]:
        """Give the terrain tiles (placements), the nearest to El Dorado first."""
        game = self._subject.game
        return tuple(reversed(game.definition.terrain_tiles)) if game is not None else ()

    def spaces_of(self, tile: int) -> tuple[int, ...]:
        """Give the positions of a terrain tile."""
        game = self._subject.game
        return spaces_of(game.definition, tile) if game is not None else ()

    def hexes_under(self, middle: Hex) -> tuple[Hex, ...]:
        """Give the hexes that a mist covers with its middle there."""
        spaces = self.tiles[0].spaces[0] if self.tiles else ()
        return tuple(Hex(middle.q + q, middle.r + r) for q, r, _ in spaces)

    def under(self, mist: LaidPiece) -> tuple[int, ...]:
        """Give the positions that a mist covers."""
        index = self.board.index
        return tuple(index[h] for h in self.hexes_under(mist.space) if h in index)

    @cached_property
    def covered(self) -> frozenset[int]:
        """Give all positions under mists."""
        return frozenset(p for mist in self.mists for p in self.under(mist))

    def name(self, piece: LaidPiece, *, inside: bool = False) -> str:
        """Give the name of a piece, at the beginning of a sentence or inside of one."""
        if piece.id in self.kinds:
            return self.kinds[piece.id].title
        return name_of_piece(piece.id, inside=inside)

    def title(self, piece: LaidPiece, *, inside: bool = False) -> str:
        """Give what an author calls a piece, with its place where others are named alike."""
        name = self.name(piece, inside=inside)
        if piece.id in self.kinds:
            return name
        return said("{piece} at {place}", piece=name, place=piece.space.to_text())

    def at(self, piece: LaidPiece) -> Location:
        """Give the place of a piece in the scenario."""
        scenario = self._subject.scenario
        assert scenario is not None, "only a scenario lays pieces"
        return with_space(scenario.location(("pieces", piece.entry, "at")), piece.space)

    def fault(
        self,
        piece: LaidPiece,
        message: str,
        code: str,
        rule: str,
        severity: Severity,
        remedy: str = _ELSEWHERE,
    ) -> Diagnostic:
        """Give a fault of a piece, at its place in the scenario."""
        return Diagnostic(
            code,
            severity,
            message,
            self.at(piece),
            remedy=remedy,
            object=f"piece {piece.id}",
            rule=rule,
        )
