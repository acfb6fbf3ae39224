"""How many pieces of the box are left while a board is laid, and why one is used up. Qt-free."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from designer.diagnostics import said
from designer.printing.palettes import PalettePiece

__all__ = ["Left", "stock"]


class Left(msgspec.Struct, frozen=True):
    """Say how many of a piece are left.

    Attributes:
        n: how many more can be put down.
        of: how many the box holds.
        reason: why none is left, short enough for a label ("back of B"); "" while some are.
        sentence: the same as a sentence.
        sure: False where it rests on a pair of sides that is not proven.
    """

    n: int
    of: int
    reason: str = ""
    sentence: str = ""
    sure: bool = True

    @property
    def words(self) -> str:
        """Give the label of a piece: "1 of 1 left", or why none is."""
        return self.reason or said("{n} of {of} left", n=self.n, of=self.of)


def stock(pieces: Sequence[PalettePiece], lying: Iterable[str]) -> Mapping[str, Left]:
    """Give what is left of each face while faces lie on the table.

    Args:
        pieces: all that the box holds.
        lying: the faces that lie, one entry for each time.
    """
    used = Counter(lying)
    sides: dict[str, list[PalettePiece]] = {}
    for piece in pieces:
        sides.setdefault(piece.tile, []).append(piece)
    return {piece.face: _left(piece, sides[piece.tile], used) for piece in pieces}


def _left(piece: PalettePiece, sides: Sequence[PalettePiece], used: Mapping[str, int]) -> Left:
    others = [side for side in sides if side.face != piece.face and used.get(side.face)]
    own = used.get(piece.face, 0)
    n = piece.count - own - sum(used[side.face] for side in others)
    if n > 0:
        return Left(n, piece.count)
    if own >= piece.count or not others:
        lies = said("lies in the route") if own else said("is not in the box")
        copies = "" if piece.count <= 1 else said("; all {count} are used", count=piece.count)
        reason = said("in the route") if own else said("none in the box")
        return Left(0, piece.count, reason, f"{piece.title} {lies}{copies}.")
    backs = said(" and ").join(side.title for side in others)
    of = said("back of") if piece.side_proven else said("perhaps back of")
    verb = "are" if piece.side_proven else said("are probably")
    sentence = said(
        "{piece} and {backs} {verb} two sides of one piece ({piece2}).",
        piece=piece.title,
        backs=backs,
        verb=verb,
        piece2=piece.name,
    )
    return Left(0, piece.count, f"{of} {backs}", sentence, piece.side_proven)
