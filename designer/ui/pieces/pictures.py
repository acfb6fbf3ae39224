"""Small pictures of pieces, drawn one after the other so that the window never waits for them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from designer.hexes import Hex, Placement, build_board
from designer.paint.boards import BoardPicture
from designer.paint.projection import Projection
from designer.paint.stamps import Stamps
from designer.printing.palettes import PalettePiece
from designer.printing.scenes import BoardScene, TerrainLook

__all__ = ["PiecePictures"]

_Key = tuple[str, int, int, float]


class PiecePictures(QObject):
    """Keep the pictures of pieces.

    Attributes:
        drawn: another one is ready.
    """

    drawn = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stamps = Stamps(4_000_000)
        self._pieces: Mapping[str, PalettePiece] = {}
        self._looks: Mapping[str, TerrainLook] = {}
        self._ready: dict[_Key, QPixmap] = {}
        self._wanted: list[_Key] = []
        self._work = QTimer(self, interval=0, singleShot=True)
        self._work.timeout.connect(self._draw_one)

    def show(self, pieces: Mapping[str, PalettePiece], looks: Mapping[str, TerrainLook]) -> None:
        """Show pieces; pictures of those that look the same stay."""
        if looks != self._looks:
            self._ready.clear()
        else:
            same = {f for f, p in pieces.items() if self._pieces.get(f) == p}
            self._ready = {key: found for key, found in self._ready.items() if key[0] in same}
        self._pieces, self._looks = pieces, looks

    def picture(self, face: str, size: QSize, ratio: float) -> QPixmap | None:
        """Give the picture of a face; None while it is not drawn yet."""
        key = (face, size.width(), size.height(), ratio)
        found = self._ready.get(key)
        if found is None and face in self._pieces and key not in self._wanted:
            self._wanted.append(key)
            self._work.start()
        return found

    def draw_all(self) -> None:
        """Draw all that is wanted now, for pictures of the window."""
        while self._wanted:
            self._draw_one()

    def _draw_one(self) -> None:
        if not self._wanted:
            return
        key = self._wanted.pop(0)
        piece = self._pieces.get(key[0])
        if piece is not None:
            self._ready[key] = self._drawn(piece, QSize(key[1], key[2]), key[3])
            self.drawn.emit()
        if self._wanted:
            self._work.start()

    def _drawn(self, piece: PalettePiece, size: QSize, ratio: float) -> QPixmap:
        board = build_board([Placement(piece.face, piece.face, Hex(0, 0), 0, piece.cells)])
        picture = BoardPicture(BoardScene(piece.title, board, self._looks, scenery=piece.scenery))
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        target = QRectF(0, 0, size.width(), size.height())
        projection = Projection.fitting(picture.bounds, target, 14.0)
        picture.paint(painter, projection, stamps=self._stamps, ratio=ratio)
        painter.end()
        return QPixmap.fromImage(image)
