"""A pile that everybody may look through: all its cards, the first one first."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.table import Table, Zone
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr, trn
from designer.ui.preview import grip
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.faces import Faces
from designer.ui.preview.flow import Flow

__all__ = ["PileBrowser"]

_CARD = 112.0
_SIZE = QSize(640, 420)


class PileBrowser(QWidget):
    """Show the cards of one pile; looking changes nothing.

    Attributes:
        clicked: id of a piece; entered, left: as of pieces.
        zone: word of the zone that is looked through, or "".
    """

    clicked = Signal(int)
    entered = Signal(QWidget)
    left = Signal()

    def __init__(self, look: Look, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._faces = look, faces
        self.zone = ""
        self._title = QLabel()
        self._title.setFont(font("ui", 14, 600))
        self._close = IconButton(look, "x", tr("Close"), shortcut="Esc", size=28)
        self._close.clicked.connect(lambda _=False: self.dismiss())
        self._cells: list[PieceWidget] = []
        self._inner = QWidget()
        self._flow = Flow()
        self._inner.setLayout(self._flow)
        area = QScrollArea()
        area.setWidget(self._inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setStyleSheet("background: transparent")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 10, 10)
        column.addLayout(head)
        column.addWidget(area, 1)
        look.changed.connect(self.update)
        self.hide()

    def widgets(self) -> Iterator[PieceWidget]:
        """Give the pieces shown."""
        yield from (cell for cell in self._cells if not cell.isHidden())

    def open_zone(self, word: str, table: Table, held: int | None, *, may_act: bool) -> None:
        """Look through a zone, or put it away again."""
        if word == self.zone and self.isVisible():
            self.dismiss()
            return
        self.zone = word
        self.show_table(table, held, may_act=may_act)
        self.show()
        self.raise_()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Look at nothing any more."""
        self.zone = ""
        self.hide()

    def show_table(self, table: Table, held: int | None, *, may_act: bool) -> None:
        """Show the pile as it lies now."""
        zone = next((z for z in table.zones if z.id == self.zone and z.seat is None), None)
        if zone is None:
            self.dismiss()
            return
        can = grip.choosable(table, held) if may_act else frozenset()
        self._title.setText(
            trn(
                "{title}: {n} card, the top one first",
                "{title}: {n} cards, the top one first",
                zone.n,
                title=zone.title,
            )
        )
        self.setAccessibleName(self._title.text())
        self._show_pieces(zone, can)

    def sizeHint(self) -> QSize:
        """Leave the table around it in sight."""
        parent = self.parentWidget()
        return _SIZE if parent is None else _SIZE.boundedTo(parent.size() - QSize(24, 60))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw a plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.theme.strong), 1.4))
        painter.setBrush(QColor(self._look.theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)

    def _show_pieces(self, zone: Zone, can: frozenset[int]) -> None:
        while len(self._cells) < len(zone.pieces):
            cell = PieceWidget(self._look, self._faces, self._inner)
            cell.clicked.connect(self.clicked)
            cell.entered.connect(self.entered)
            cell.left.connect(self.left)
            self._flow.addWidget(cell)
            self._cells.append(cell)
        for number, cell in enumerate(self._cells):
            there = number < len(zone.pieces)
            cell.setVisible(there)
            if there:
                piece = zone.pieces[number]
                cell.show_piece(piece, _CARD, choosable=piece.id in can, marked=True)
        self._flow.invalidate()
