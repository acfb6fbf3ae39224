"""Do the boxes on the shelf hold what a list asks for?"""

from collections.abc import Mapping, Sequence

import msgspec

from designer.printing.components import Component, ComponentList, PieceBox

__all__ = ["BoxUse", "Lack", "Owning", "owning"]


class BoxUse(msgspec.Struct, frozen=True):
    """Give what is used of a box.

    Attributes:
        pieces: how many pieces of it the list names.
        needed: how many boxes are enough.
        owned: how many there are, or None where nobody said.
    """

    box: PieceBox
    pieces: int
    needed: int
    owned: int | None = None


class Lack(msgspec.Struct, frozen=True):
    """Give a piece of which there are too few.

    Attributes:
        title: the piece.
        sides: the sides of it that are in use, where it has several.
        needed, there: how many are asked for, and how many the boxes hold.
        proven: false where the sides are only assumed to share a piece.
    """

    piece: str
    title: str
    sides: tuple[str, ...]
    box: str
    needed: int
    there: int
    proven: bool = True

    @property
    def short(self) -> int:
        """Give how many are missing."""
        return self.needed - self.there


class Owning(msgspec.Struct, frozen=True):
    """Give the answer.

    Attributes:
        boxes: one per box that the list uses, in the list's order.
        to_make: pieces that come in no box.
        lacking: what the boxes do not hold; where nobody said how many there are, one is assumed.
    """

    boxes: tuple[BoxUse, ...]
    to_make: int
    lacking: tuple[Lack, ...]

    @property
    def is_said(self) -> bool:
        """Say whether somebody said which boxes there are."""
        return any(use.owned is not None for use in self.boxes)


def owning(listed: ComponentList, owned: Mapping[str, int] | None = None) -> Owning:
    """Compare a list with the boxes that somebody has.

    Args:
        listed: what is needed.
        owned: how many of each box there are, by the box's id; None: one of each is assumed.
    """
    pieces: dict[str, list[Component]] = {}
    for component in listed.components():
        if component.box and component.count:
            pieces.setdefault(component.piece or component.id, []).append(component)
    uses = []
    lacking = []
    for box in listed.boxes:
        inside = {k: c for k, c in pieces.items() if c[0].box == box.id}
        there = 1 if owned is None else owned.get(box.id, 0)
        lacks = [_lack(piece, sides, there) for piece, sides in inside.items()]
        lacking += [lack for lack in lacks if lack.short > 0]
        uses.append(
            BoxUse(
                box,
                pieces=sum(c.count for sides in inside.values() for c in sides),
                needed=max((_boxes_for(sides) for sides in inside.values()), default=0),
                owned=None if owned is None else there,
            )
        )
    return Owning(
        boxes=tuple(use for use in uses if use.pieces),
        to_make=sum(c.count for c in listed.components() if not c.box),
        lacking=tuple(lacking),
    )


def _boxes_for(sides: Sequence[Component]) -> int:
    needed = sum(side.count for side in sides)
    return -(-needed // max(1, sides[0].stock))


def _lack(piece: str, sides: Sequence[Component], n_boxes: int) -> Lack:
    one = sides[0]
    return Lack(
        piece=piece,
        title=one.side_of or one.title,
        sides=tuple(side.title for side in sides) if one.side_of else (),
        box=one.box,
        needed=sum(side.count for side in sides),
        there=n_boxes * one.stock,
        proven=len(sides) == 1 or all(side.side_proven for side in sides),
    )
