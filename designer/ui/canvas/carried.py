"""Pieces in the hand on the canvas: what is carried, how it is drawn, which edit it becomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from designer.hexes import Hex, Placement, build_board
from designer.paint.ghosts import GhostPicture, draw_covered, draw_joints, draw_veil
from designer.paint.overlays import draw_chip
from designer.paint.projection import Projection
from designer.paint.stamps import Stamps
from designer.printing.palettes import Ruling
from designer.printing.scenes import BoardScene, TileLabel
from designer.session.arranging import Put
from designer.session.carrying import Carry
from designer.ui.kit.languages import mark, tr, translated, trn

if TYPE_CHECKING:
    from designer.documents import Edit, Refused
    from designer.session.arranging import Hand
    from designer.session.clipping import Clip
    from designer.session.desk import Desk

__all__ = ["Carried", "Refusal"]

_Kind = Literal["new", "copy", "move"]
_OVERLAP = mark("Move it to a free joint, or press Z to turn it.")
_APART = mark("Move it until it touches, or hold Ctrl to place it here.")
_SURPLUS = mark("Hold Ctrl to place it anyway.")
_LETTERS = 2  # so many stand on a piece in hand; longer names are told beside it


class Refusal(msgspec.Struct, frozen=True):
    """Say why something cannot be done on the board: heading, sentence, what to do, what forbids it."""

    title: str
    sentence: str
    ruling: Ruling = Ruling()
    remedy: str = ""


class Carried:
    """Hold pieces over a board.

    Attributes:
        kind: `new` from the box, `copy` of others, or `move`.
        carry: where they are.
        held: whether a button holds them: letting it go puts them down.
        note: a short text shown on them ("60°").
        anyway: whether they are put down though the box holds no more.
        replaced: the lying piece whose place a piece of the box takes when it is let go now.
    """

    def __init__(
        self,
        desk: Desk,
        kind: _Kind,
        hand: Hand,
        *,
        at: Hex | None = None,
        moved: Sequence[int] = (),
        clip: Clip | None = None,
        anyway: bool = False,
        held: bool = False,
    ) -> None:
        self.desk = desk
        self.kind = kind
        self.held = held
        self.anyway = anyway
        self.note = ""
        self.replaced: int | None = None
        self._clip = clip
        self.carry = Carry(desk.lying(moved), hand, at=at, moved=moved)
        self._ghosts: dict[tuple[object, ...], GhostPicture] = {}
        self._joints: tuple[object, tuple[tuple[tuple[Hex, Hex], ...], ...]] = (None, ())

    @property
    def title(self) -> str:
        """Give what is held."""
        pieces = self.carry.hand.pieces
        return pieces[0].title if len(pieces) == 1 else trn("{n} tile", "{n} tiles", len(pieces))

    @property
    def face(self) -> str:
        """Give the face held, "" where there are several."""
        pieces = self.carry.hand.pieces
        return pieces[0].face if len(pieces) == 1 else ""

    @property
    def refusal(self) -> Refusal | None:
        """Say why it cannot be put down here; None where it can."""
        if self.replaced is not None:
            return None
        title, palette = tr("{title} cannot lie here", title=self.title), self.desk.palette
        if not self.carry.may_drop:
            if self.carry.fit.is_free:
                return Refusal(title, self.carry.refusal, palette.apart, tr(_APART))
            remedy = self._over() or tr(_OVERLAP)
            return Refusal(title, self.carry.refusal, palette.overlap, remedy)
        if self.kind == "new" and not (self.anyway or self.carry.free):
            left = self.desk.left.get(self.face)
            if left is not None and left.n <= 0:
                said = left.sentence
                return Refusal(
                    tr("No {title} is left", title=self.title), said, palette.surplus, tr(_SURPLUS)
                )
        return None

    def _over(self) -> str:
        """Say how a piece of the box takes the place of the one under it, "" where it cannot."""
        piece = self.desk.piece_at(self.carry.middle) if self.kind == "new" else None
        if piece is None or self.desk.no_replacement(piece, self.face):
            return ""
        lies = self.desk.titles([piece])
        return tr("Press R, or hold Alt, to put it in the place of {lies}.", lies=lies)

    def take_place_of(self, piece: int | None) -> bool:
        """Show it in the place of a lying piece, if it can lie there; say whether that is news."""
        if piece is not None and (self.kind != "new" or self.desk.no_replacement(piece, self.face)):
            piece = None
        before, self.replaced = self.replaced, piece
        return piece != before

    @property
    def words(self) -> str:
        """Say what is held and where it is."""
        if self.replaced is not None:
            lies = self.desk.titles([self.replaced])
            return tr("{title}: in the place of {lies}", title=self.title, lies=lies)
        refusal = self.refusal
        if refusal is not None:
            return f"{translated(refusal.sentence)} {self._over()}".rstrip()
        turned = tr(", turned {turn} of 6", turn=self._turn) if self._turn else ""
        return f"{self.title}{turned}: {translated(self.carry.words)}"

    def turn_over(self) -> bool:
        """Show the other side of what is held; say whether it has one."""
        pieces = self.carry.hand.pieces
        side = self.desk.other_side(self.face) if len(pieces) == 1 else None
        if side is None:
            return False
        hand = self.desk.new_hand(side)
        turned = msgspec.structs.replace(hand.pieces[0], turn=pieces[0].turn)
        grip, turn = self.carry.hand.grip, self.carry.hand.turn
        hand = msgspec.structs.replace(hand, pieces=(turned,), grip=grip, turn=turn)
        self.carry.hold(self.desk.lying(self.carry.moved), hand)
        self.replaced = None
        return True

    def edit(self) -> Edit | Refused:
        """Give the edit that puts it down here."""
        puts, moved = self.carry.puts, self.carry.moved
        if self.kind != "move":
            return self.desk.place(puts, self._clip)
        if len(moved) == 1 and puts[0].face != self.desk.pieces[moved[0]].face:
            return self.desk.turn_over(moved[0], puts[0])
        return self.desk.move(moved, puts)

    def area(self, projection: Projection) -> QRectF:
        """Give where it is drawn."""
        bounds = self._ghost.bounds
        at = projection.centre(self._origin)
        return QRectF(at + bounds.topLeft() * projection.radius, bounds.size() * projection.radius)

    def paint(
        self,
        painter: QPainter,
        projection: Projection,
        *,
        stamps: Stamps,
        ratio: float,
        ground: QColor,
        offset: QPointF,
        landed: bool = False,
    ) -> None:
        """Draw it over the board, with what it would join or cover; `landed`: as it lies then."""
        carry = self.carry
        fit, legal = carry.fit, self.refusal is None
        if self.kind == "move":
            spaces = frozenset().union(*(self.desk.hexes_of(n) for n in carry.moved))
            draw_veil(painter, projection, spaces, ground)
        if self.replaced is not None and not landed:
            draw_veil(painter, projection, self.desk.hexes_of(self.replaced), ground)
            at = self._origin
            self._ghost.draw(painter, projection, at, legal=True, stamps=stamps, ratio=ratio)
            return
        if landed:
            self._ghost.draw_lying(painter, projection, fit.origin, stamps=stamps, ratio=ratio)
            return
        shifted = Projection(
            projection.radius, projection.x + offset.x(), projection.y + offset.y()
        )
        self._ghost.draw(painter, shifted, fit.origin, legal=legal, stamps=stamps, ratio=ratio)
        draw_covered(painter, projection, {h for covered in fit.overlaps.values() for h in covered})
        if legal:
            draw_joints(painter, projection, self._lit())
        if self.note:
            draw_chip(painter, projection.centre(carry.middle), self.note)

    @property
    def _turn(self) -> int:
        pieces = self.carry.hand.pieces
        return (self.carry.hand.turn + (pieces[0].turn if len(pieces) == 1 else 0)) % 6

    @property
    def _origin(self) -> Hex:
        """Give where it is drawn: where it is, or where what it replaces lies."""
        if self.replaced is not None:
            return self.desk.pieces[self.replaced].at
        return self.carry.fit.origin

    @property
    def _ghost(self) -> GhostPicture:
        hand = self.carry.hand
        puts = hand.put_at(Hex(0, 0))
        if self.replaced is not None:
            puts = (Put(self.face, Hex(0, 0), self.desk.pieces[self.replaced].turn),)
        key = tuple((put.face, put.at, put.turn) for put in puts)
        if key not in self._ghosts:
            self._ghosts[key] = GhostPicture(self._scene(puts))
        return self._ghosts[key]

    def _scene(self, puts: Sequence[Put]) -> BoardScene:
        box, placements, scenery = self.desk.box, [], []
        pieces = self.carry.hand.pieces
        for number, put in enumerate(puts):
            known = box.get(put.face)
            if known is None:
                continue
            placements.append(Placement(str(number), put.face, put.at, put.turn, known.cells))
            scenery += [(put.at.plus(h.turned(put.turn)), code) for h, code in known.scenery]
        labels = [
            TileLabel(n, pieces[int(p.id)].title)
            for n, p in enumerate(placements)
            if not box[p.face].scenery and len(pieces[int(p.id)].title) <= _LETTERS
        ]
        return BoardScene(
            self.title,
            build_board(placements),
            self.desk.palette.looks,
            labels=tuple(labels),
            scenery=tuple(scenery),
        )

    def _lit(self) -> tuple[tuple[tuple[Hex, Hex], ...], ...]:
        """Give the pairs of spaces that would touch, one group per piece that would be joined."""
        fit = self.carry.fit
        if self._joints[0] is not fit:
            groups: dict[int | None, list[tuple[Hex, Hex]]] = {}
            owner = {h: n for n in fit.contacts for h in self.carry.places.lying[n].hexes}
            for own, other in self.carry.places.contact_pairs(fit):
                groups.setdefault(owner.get(other), []).append((own, other))
            self._joints = (fit, tuple(tuple(pairs) for pairs in groups.values()))
        return self._joints[1]
