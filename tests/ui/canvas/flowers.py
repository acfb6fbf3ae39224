"""A board in memory: flowers of seven spaces and dots of one, laid in a text without a window."""

from designer.documents import Document, Edit, apply, read_document
from designer.hexes import Cell, Hex, Placement, build_board
from designer.printing.palettes import Laid, LaidJoint, LaidPiece, Palette, PalettePiece
from designer.printing.scenes import BoardScene
from designer.session.desk import Desk
from tests.games.el_dorado.projects import shipped
from tests.paint.scenes import LOOKS, seven

BOX = Palette(
    pieces=(
        PalettePiece("a", "A", "Flower", "Flowers", "flower", 3, seven()),
        PalettePiece("b", "B", "Flower", "Flowers", "flower", 3, seven("S")),
        PalettePiece("dot", "D", "Dot", "Dots", "dot", 1, {Hex(0, 0): Cell("E")}),
    ),
    looks=LOOKS,
)
TEXT = "kind: route\nformat: 1\nid: small\nplacements:\n  - {face: dot, at: [0, 0], turn: 0}\n"


class Small:
    """Lay flowers and dots in a text in memory."""

    def __init__(self):
        self.project = shipped().with_document(read_document(TEXT, "small.yaml"))
        self.edits: list[Edit] = []
        self._desk: Desk | None = None

    @property
    def document(self) -> Document:
        return self.project.documents["small.yaml"]

    def desk(self):
        if self._desk is None or self._desk.document is not self.document:
            self._desk = Desk(self.project, self.document, BOX, self._laid())
        return self._desk

    def loose(self):
        return None

    def apply(self, edit):
        self.edits.append(edit)
        self.project = apply(self.project, edit)
        return self.desk()

    def words(self):
        return {"barrier": "wall"}

    def _laid(self):
        cells = {piece.face: piece.cells for piece in BOX.pieces}
        pieces = tuple(
            LaidPiece(
                n,
                e.get("id", e["face"]),
                e["face"].upper(),
                e["face"],
                Hex(*e["at"]),
                e["turn"],
                cells[e["face"]],
            )
            for n, e in enumerate(self.document.tree["placements"])
        )
        board = build_board(Placement(p.name, p.face, p.at, p.turn, p.cells) for p in pieces)
        joints = tuple(
            LaidJoint(
                j.a,
                j.b,
                tuple((board.spaces[a].hex, board.spaces[b].hex) for a, b in j.pairs),
                "deal",
                None,
                "deal",
            )
            for j in board.joints
        )
        return Laid(BoardScene("Small", board, LOOKS), pieces, joints)
