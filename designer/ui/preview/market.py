"""Common pieces: the first stacks as cards with their counts, further ones as chips, others as rows."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.table import Piece, Table, Zone
from designer.ui.kit.accessible import spoken_as
from designer.ui.kit.languages import tr
from designer.ui.preview import grip
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.faces import Faces
from designer.ui.preview.flow import Flow

__all__ = ["MarketPanel", "PieceChip"]

_CARD = 92.0
_PER_ROW = 3
_DISC = 8.0  # radius


@spoken_as(QAccessible.Role.Button, press="press")
class PieceChip(QWidget):
    """A piece as a chip: its small sign, its name, a note and how many are left.

    Attributes:
        clicked: its id; entered, left: as of pieces.
    """

    clicked = Signal(int)
    entered = Signal(QWidget)
    left = Signal()

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self.piece = Piece(-1, "", "")
        self.by_key = False
        self._left = ""
        self._is_choosable = self._is_held = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self.update)

    def show_piece(self, piece: Piece, left: str, *, choosable: bool, held: bool) -> None:
        """Show a piece; `left` is how many there are."""
        self.piece, self._left = piece, left
        self._is_choosable, self._is_held = choosable, held
        spoken = self._faces.display(piece.face).title or piece.title
        self.setAccessibleName(
            tr("{spoken}, {left} left", spoken=spoken, left=left) if left else spoken
        )
        self.setAccessibleDescription(tr("can be chosen") if choosable else "")
        price = tr(", price {note}", note=piece.note) if piece.note else ""
        count = tr(", {left} left", left=left) if left else ""
        self.setToolTip(f"{piece.title}{price}{count}")
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if choosable else Qt.CursorShape.ArrowCursor
        )
        self.updateGeometry()
        self.update()

    @property
    def is_choosable(self) -> bool:
        """Say whether a click does something."""
        return self._is_choosable

    @property
    def is_held(self) -> bool:
        """Say whether the piece is in hand."""
        return self._is_held

    def sizeHint(self) -> QSize:
        """Give room for sign, name and numbers."""
        name = QFontMetricsF(font("ui", 12, 500)).horizontalAdvance(self.piece.title)
        numbers = QFontMetricsF(font("ui", 12, 600)).horizontalAdvance(self._numbers())
        sign = 20 if self.piece.mark else 4
        disc = 2 * _DISC + 5 if self.piece.note else 0
        return QSize(round(name + numbers + disc + sign + 24), 26)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the chip."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge, width = theme.border, 1.0
        if self._is_choosable:
            edge, width = (theme.accent, 1.6)
        painter.setPen(QPen(QColor(edge), width))
        hot = self._is_choosable and self.underMouse()
        painter.setBrush(QColor(theme.soft if hot or self._is_held else theme.raised))
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        x = frame.left() + 8
        if self.piece.mark:
            sign = self._faces.pixmap(self.piece.mark, 16, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(frame.left() + 4, frame.center().y() - 8), sign)
            x = frame.left() + 25
        painter.setPen(QColor(theme.text if self._is_choosable else theme.muted))
        x += self._draw_word(painter, frame, x, self.piece.title, font("ui", 12, 500))
        if self.piece.note:
            x += self._draw_note(painter, QPointF(x + _DISC, frame.center().y()))
        painter.setPen(QColor(theme.muted))
        self._draw_word(painter, frame, x, self._numbers(), font("ui", 12, 600))

    @staticmethod
    def _draw_word(painter: QPainter, frame: QRectF, x: float, text: str, face: QFont) -> float:
        painter.setFont(face)
        room = QRectF(x, frame.top(), frame.right() - x, frame.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        return QFontMetricsF(face).horizontalAdvance(text) + 5

    def _draw_note(self, painter: QPainter, middle: QPointF) -> float:
        """Draw the note as on the card itself, so that it is not taken for a count."""
        painter.setPen(QPen(QColor("#8A5A10"), 1))
        painter.setBrush(QColor("#EFB93F"))
        painter.drawEllipse(middle, _DISC, _DISC)
        painter.setPen(QColor("#2A1B04"))
        painter.setFont(font("ui", 11, 700))
        box = QRectF(middle.x() - _DISC, middle.y() - _DISC, 2 * _DISC, 2 * _DISC)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.piece.note)
        return 2 * _DISC + 5

    def _numbers(self) -> str:
        return f"×{self._left}" if self._left else ""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell a click."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.by_key = False
            self.clicked.emit(self.piece.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes it, Space shows it large."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._is_choosable:
            self.press()
        elif event.key() == Qt.Key.Key_Space:
            self.entered.emit(self)
        else:
            super().keyPressEvent(event)

    def press(self) -> None:
        """Do what Enter does, for a screen reader."""
        if self._is_choosable:
            self.by_key = True
            self.clicked.emit(self.piece.id)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came."""
        super().enterEvent(event)
        self.entered.emit(self)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer went."""
        super().leaveEvent(event)
        self.left.emit()
        self.update()


class _ZoneBox(QWidget):
    """One common zone with its title."""

    def __init__(self, look: Look, faces: Faces, *, as_cards: bool) -> None:
        super().__init__()
        self._look, self._faces, self._as_cards = look, faces, as_cards
        self._title = QLabel()
        self._title.setFont(font("ui", 13, 600))
        self._cells: list[tuple[PieceWidget, QLabel]] = []
        self._chips: list[PieceChip] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        self._flow = Flow()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addLayout(self._grid if as_cards else self._flow)

    def show_zone(
        self, zone: Zone, panel: "MarketPanel", can: frozenset[int], held: int | None, width: float
    ) -> None:
        self._title.setText(zone.title)
        self._title.setVisible(self._as_cards or not self._is_said_twice(zone))
        counts = zone.counts or (zone.n,) * len(zone.pieces)
        if self._as_cards:
            self._show_cards(zone, counts, panel, can, held, width)
        else:
            self._show_chips(zone, counts, panel, can, held)

    def widgets(self) -> Iterator[PieceWidget | PieceChip]:
        yield from (widget for widget, _ in self._cells)
        yield from self._chips

    def _show_cards(
        self,
        zone: Zone,
        counts: tuple[int, ...],
        panel: "MarketPanel",
        can: frozenset[int],
        held: int | None,
        width: float,
    ) -> None:
        while len(self._cells) < len(zone.pieces):
            widget, label = PieceWidget(self._look, self._faces), QLabel()
            label.setFont(font("ui", 12, 400))
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            panel.listen(widget)
            row, column = divmod(len(self._cells), _PER_ROW)
            self._grid.addWidget(widget, 2 * row, column, Qt.AlignmentFlag.AlignHCenter)
            self._grid.addWidget(label, 2 * row + 1, column)
            self._cells.append((widget, label))
        for number, (widget, label) in enumerate(self._cells):
            there = number < len(zone.pieces)
            widget.setVisible(there)
            label.setVisible(there)
            if there:
                piece, left = zone.pieces[number], counts[number]
                widget.show_piece(
                    piece,
                    width,
                    choosable=piece.id in can,
                    held=piece.id == held,
                    quiet=bool(zone.counts) and not left,
                    marked=True,
                )
                label.setText(_told(zone, piece, left))

    @staticmethod
    def _is_said_twice(zone: Zone) -> bool:
        """Say whether a title would only repeat the chip below it."""
        return zone.layout == "pile" and [p.title for p in zone.pieces] == [zone.title]

    def _show_chips(
        self,
        zone: Zone,
        counts: tuple[int, ...],
        panel: "MarketPanel",
        can: frozenset[int],
        held: int | None,
    ) -> None:
        while len(self._chips) < len(zone.pieces):
            chip = PieceChip(self._look, self._faces)
            panel.listen(chip)
            self._flow.addWidget(chip)
            self._chips.append(chip)
        for number, chip in enumerate(self._chips):
            there = number < len(zone.pieces)
            chip.setVisible(there)
            if there:
                piece, left = zone.pieces[number], counts[number]
                chip.show_piece(
                    piece,
                    str(left) if left > 1 or zone.counts else "",
                    choosable=piece.id in can,
                    held=piece.id == held,
                )


def _told(zone: Zone, piece: Piece, left: int) -> str:
    """Say below a card what it is, or how many there are."""
    if zone.layout == "ground":
        return piece.title if left == 1 else f"{piece.title} ×{left}"
    return tr("{left} left", left=left) if zone.counts else ""


class MarketPanel(QWidget):
    """Show the zones that belong to nobody.

    Attributes:
        clicked: id of a piece; entered, left, dragged, dropped: as of pieces.
    """

    clicked = Signal(int)
    entered = Signal(QWidget)
    left = Signal()
    dragged = Signal(QWidget, QPointF)
    dropped = Signal(QWidget, QPointF)

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._faces = look, faces
        self._boxes: dict[str, _ZoneBox] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(14, 10, 14, 6)
        self._layout.setSpacing(10)

    def widgets(self) -> Iterator[PieceWidget | PieceChip]:
        """Give every piece shown."""
        for box in self._boxes.values():
            yield from box.widgets()

    def listen(self, piece: PieceWidget | PieceChip) -> None:
        """Pass on what a piece tells."""
        piece.clicked.connect(self.clicked)
        piece.entered.connect(self.entered)
        piece.left.connect(self.left)
        if isinstance(piece, PieceWidget):
            piece.dragged.connect(self.dragged)
            piece.dropped.connect(self.dropped)
        self._look.changed.connect(piece.update)

    def show_table(
        self, table: Table, held: int | None, *, may_act: bool, card_width: float = _CARD
    ) -> None:
        """Show the table's common zones."""
        can = grip.choosable(table, held) if may_act else frozenset()
        common = [z for z in table.zones if z.seat is None and z.layout != "dice" and not z.area]
        ground = next((z.id for z in common if z.layout == "ground"), None)
        first = ground or next((z.id for z in common if z.layout == "stacks"), None)
        shown = set()
        for zone in common:
            if not zone.pieces:
                continue
            if zone.id not in self._boxes:
                box = _ZoneBox(self._look, self._faces, as_cards=zone.id == first)
                before = sum(z.id in self._boxes for z in common[: common.index(zone)])
                self._boxes[zone.id] = box
                self._layout.insertWidget(before, box)
            self._boxes[zone.id].show_zone(zone, self, can, held, card_width)
            shown.add(zone.id)
        for name, box in self._boxes.items():
            box.setVisible(name in shown)
        self.setVisible(bool(shown))
