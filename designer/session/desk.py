"""The board of one document as it lies now, and every gesture on it as one edit. Qt-free."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property

import msgspec

from designer.api import BoardKit
from designer.diagnostics import counted_as, is_interrupt, said
from designer.documents import Document, Edit, Operation, Project, Refused, SetValue, edit_document
from designer.hexes import Hex, Placement
from designer.plugin_host import PluginHost
from designer.printing.palettes import Laid, LaidPiece, Palette, PalettePiece
from designer.printing.scenes import Absent
from designer.session.arranging import Hand, HandPiece, Lying, Put
from designer.session.clipping import Clip
from designer.session.laying import (
    PLACEMENTS,
    barring,
    moving,
    names_for,
    placing,
    removing,
    turning_over,
)
from designer.session.stock import Left, stock
from designer.validation.words import closest

__all__ = ["Desk", "basis_of", "desk_of"]

# No board is laid from documents of these kinds, apart from its own.
_LEAVES = frozenset({"route", "scenario", "situation", "replay"})


class Desk:
    """Give what lies, what is left of the box, and edits for what is done with them.

    Attributes:
        project, document: as they were read.
        palette: what the board is laid from.
        laid: how it lies.
    """

    def __init__(self, project: Project, document: Document, palette: Palette, laid: Laid) -> None:
        self.project = project
        self.document = document
        self.palette = palette
        self.laid = laid

    @property
    def pieces(self) -> Sequence[LaidPiece]:
        """Give the pieces that lie."""
        return self.laid.pieces

    @cached_property
    def left(self) -> Mapping[str, Left]:
        """Give what is left of each face."""
        return stock(self.palette.pieces, (piece.face for piece in self.pieces))

    @cached_property
    def box(self) -> Mapping[str, PalettePiece]:
        """Give the pieces of the box by face."""
        return {piece.face: piece for piece in self.palette.pieces}

    @cached_property
    def _lying(self) -> tuple[Lying, ...]:
        return tuple(
            Lying(p.title, self.hexes_of(n), self._may_lie_on(p.face))
            for n, p in enumerate(self.pieces)
        )

    def _may_lie_on(self, face: str) -> bool:
        return face in self.box and self.box[face].lies_on

    def hexes_of(self, piece: int) -> frozenset[Hex]:
        """Give the hexes that a piece covers, those below others among them."""
        p = self.pieces[piece]
        return frozenset(Placement(p.name, p.face, p.at, p.turn, p.cells).covered())

    def piece_at(self, space: Hex) -> int | None:
        """Give the piece whose space is seen at a hex."""
        position = self.laid.scene.board.index.get(space)
        return None if position is None else self.laid.scene.board.spaces[position].placement

    def lying(self, without: Collection[int] = ()) -> tuple[Lying, ...]:
        """Give what lies, some pieces left out."""
        return tuple(piece for n, piece in enumerate(self._lying) if n not in without)

    # -- the hand -----------------------------------------------------------------------------

    def new_hand(self, face: str, turn: int = 0) -> Hand:
        """Take a piece from the box into the hand."""
        return Hand.of([self._held(Put(face, Hex(0, 0), 0), Hex(0, 0))], turn)

    def taken(self, pieces: Collection[int], grip: Hex | None = None) -> tuple[Hand, Hex]:
        """Take pieces that lie into the hand.

        Args:
            pieces: their indices.
            grip: the space of the board by which they are held; None for their middle.

        Returns:
            The hand and where its origin is.
        """
        puts = [Put(p.face, p.at, p.turn) for p in (self.pieces[n] for n in sorted(pieces))]
        return self.hand_of(puts, grip)

    def hand_of(self, puts: Sequence[Put], grip: Hex | None = None) -> tuple[Hand, Hex]:
        """Take pieces into the hand as they would lie; give it and where its origin is."""
        origin = puts[0].at
        hand = Hand.of([self._held(put, origin) for put in puts])
        return (hand if grip is None else hand.held_by(grip.minus(origin))), origin

    def other_side(self, face: str) -> str | None:
        """Give the next side of a piece, None if it has one only."""
        piece = self.box.get(face)
        if piece is None:
            return None
        sides = [p.face for p in self.palette.pieces if p.tile == piece.tile]
        return sides[(sides.index(face) + 1) % len(sides)] if len(sides) > 1 else None

    def _held(self, put: Put, origin: Hex) -> HandPiece:
        known = self.box.get(put.face)
        if known is not None:
            cells, title, corner = known.cells, known.title, known.corner
        else:
            cells, title, corner = {}, put.face, ""
        at = put.at.minus(origin)
        piece = HandPiece(put.face, title, at, put.turn, frozenset(cells), corner)
        if known is None:
            return piece
        return msgspec.structs.replace(piece, lies_on=known.lies_on, lies_beside=known.lies_beside)

    # -- edits --------------------------------------------------------------------------------

    def place(self, puts: Sequence[Put], clip: Clip | None = None) -> Edit | Refused:
        """Put new pieces down; with those copied together, what lay between them."""
        tree = self.document.tree
        operations = placing(tree, puts)
        if clip is not None and clip.joints:
            names = names_for(tree, [put.face for put in puts])
            joints = [((names[a], names[b]), barrier, None) for a, b, barrier in clip.joints]
            operations += barring(tree, joints)
        return self._edit(
            operations, said("Place {tiles}", tiles=_tiles([self._title(put.face) for put in puts]))
        )

    def move(self, moved: Sequence[int], puts: Sequence[Put]) -> Edit | Refused:
        """Move and turn pieces that lie."""
        entries = {self.pieces[n].entry: put for n, put in zip(moved, puts, strict=True)}
        stays = all(self.pieces[n].at == put.at for n, put in zip(moved, puts, strict=True))
        titles = self.titles(moved)
        label = (
            said("Turn {titles}", titles=titles) if stays else said("Move {titles}", titles=titles)
        )
        return self._edit(moving(self.document.tree, entries), label)

    def remove(self, pieces: Collection[int]) -> Edit | Refused:
        """Take pieces away."""
        entries = {self.pieces[n].entry for n in pieces}
        return self._edit(
            removing(self.document.tree, entries),
            said("Delete {titles}", titles=self.titles(pieces)),
        )

    def turn_over(self, piece: int, put: Put) -> Edit | Refused:
        """Show another side of a piece."""
        label = said(
            "Turn {titles} over to {title}",
            titles=self.titles([piece]),
            title=self._title(put.face),
        )
        return self._edit(turning_over(self.document.tree, self.pieces[piece].entry, put), label)

    def replacements(self, piece: int) -> tuple[PalettePiece, ...]:
        """Give what can lie in the place of a piece as it is: of the same shape, left in the box."""
        lies = self.box.get(self.pieces[piece].face)
        if lies is None:
            return ()
        shape = set(lies.cells)
        return tuple(
            other
            for other in self.palette.pieces
            if other.tile != lies.tile and set(other.cells) == shape and self.left[other.face].n > 0
        )

    def no_replacement(self, piece: int, face: str) -> str:
        """Say why a face cannot lie in the place of a piece, "" where it can."""
        lies, other = self.box.get(self.pieces[piece].face), self.box.get(face)
        if lies is None or other is None:
            return said("Its tile is not known.")
        if lies.tile == other.tile:
            return said("It is a side of the same tile: X turns that over.")
        if set(lies.cells) != set(other.cells):
            return said("{other} has another shape than {one}.", other=other.title, one=lies.title)
        left = self.left[face]
        return left.sentence if left.n <= 0 else ""

    def replace(self, piece: int, face: str) -> Edit | Refused:
        """Put another piece in the place of one; place, turn, and what names it stay."""
        lies = self.pieces[piece]
        label = said(
            "Replace {titles} with {title}", titles=self.titles([piece]), title=self._title(face)
        )
        put = Put(face, lies.at, lies.turn)
        return self._edit(turning_over(self.document.tree, lies.entry, put), label)

    def meant(self, absent: Absent) -> tuple[str, ...]:
        """Give the faces whose names are near to one that does not exist, at most one."""
        if not absent.unknown:
            return ()
        close = closest(absent.title, self.box.keys())
        return (close,) if close is not None else ()

    def name_anew(self, absent: Absent, face: str) -> Edit | Refused:
        """Name a piece that there is where one that does not exist is named."""
        operation = SetValue((PLACEMENTS, absent.entry, "face"), face)
        return self._edit([operation], said("Write {text}", text=face))

    def remove_absent(self, absent: Absent) -> Edit | Refused:
        """Take away the entry of a piece that does not exist."""
        operations = removing(self.document.tree, {absent.entry})
        return self._edit(operations, said("Delete {titles}", titles=_tiles([absent.title or "?"])))

    def bar(self, changes: Mapping[int, str], label: str) -> Edit | Refused:
        """Say what lies on joints, by their indices; what is usual there is not written."""
        said = []
        for number, barrier in changes.items():
            joint = self.laid.joints[number]
            between = (self.pieces[joint.a].name, self.pieces[joint.b].name)
            said.append((between, None if barrier == joint.usual else barrier, joint.entry))
        return self._edit(barring(self.document.tree, said), label)

    def titles(self, pieces: Iterable[int]) -> str:
        """Give what pieces that lie are called: "tile C", "tiles C and N", "5 tiles"."""
        return _tiles([self.pieces[n].title for n in sorted(pieces)])

    def joint_title(self, joint: int) -> str:
        """Give what a joint is called."""
        found = self.laid.joints[joint]
        return said(
            "{title} and {title2}",
            title=self.pieces[found.a].title,
            title2=self.pieces[found.b].title,
        )

    def _title(self, face: str) -> str:
        known = self.box.get(face)
        return known.title if known is not None else face

    def _edit(self, operations: Sequence[Operation], label: str) -> Edit | Refused:
        return edit_document(self.document, operations, label) if operations else Edit(label)


def basis_of(project: Project, document: Document) -> tuple[Document, ...]:
    """Give the documents that a desk is made from: while they say the same, so does the desk."""
    return (document, *(d for d in project.documents.values() if d.likely_kind not in _LEAVES))


def desk_of(host: PluginHost, project: Project, document: Document) -> Desk | str:
    """Give the desk of a document, or why its board cannot be arranged."""
    if document.tree is None or document.faulty:
        return said("The text cannot be read just now, so the board can only be looked at.")
    kit = host.game(project.game_of(document))
    if not isinstance(kit, BoardKit):
        return said("This game's boards are not laid by hand.")
    try:
        laid = kit.laid(project, document)
        palette = kit.palette(project, document)
    except BaseException as error:
        if is_interrupt(error):
            raise
        return said("The game's plugin failed while it looked at the board: {error}.", error=error)
    if laid is None and document.kind is None:
        return said("The text does not say what it is: its line “kind:” is missing or misspelt.")
    if laid is None:
        return said("This board is laid in another file: open the route to arrange it.")
    return Desk(project, document, palette, laid)


def _tiles(titles: Sequence[str]) -> str:
    if len(titles) > 4:
        return counted_as("{n} tile", "{n} tiles", len(titles))
    if len(titles) < 2:
        return said("tile {titles}", titles="".join(titles))
    return said("tiles {titles} and {titles2}", titles=", ".join(titles[:-1]), titles2=titles[-1])
