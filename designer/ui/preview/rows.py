"""Pieces side by side in a row; when they are many, they overlap."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from designer.paint.look import Look
from designer.play.table import Piece
from designer.ui.preview.cards import NAME, PieceWidget
from designer.ui.preview.faces import Faces

__all__ = ["CardRow"]

_SMALL = 82.0
_TAKEN_LATER = 1.4  # card widths that played cards and wider buttons take from a hand
_LEAST = 34.0  # narrower, nobody can tell what it is


class CardRow(QWidget):
    """Show pieces side by side; when they are many, they overlap.

    Attributes:
        clicked: id of a piece.
        entered: the widget under the pointer or focus.
        left: nothing is under it any more.
        dragged, dropped: as of pieces.
    """

    clicked = Signal(int)
    entered = Signal(QWidget)
    left = Signal()
    dragged = Signal(QWidget, QPointF)
    dropped = Signal(QWidget, QPointF)

    def __init__(
        self, look: Look, faces: Faces, *, lifts: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._lifts = lifts
        self._width = self._wanted = _SMALL
        self._is_named = False
        self._slots: list[str] = []  # the faces that had a place when all was laid anew
        self._begin = 0.0  # where the first one lies
        self.widgets: list[PieceWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_pieces(
        self,
        pieces: Sequence[Piece],
        width: float,
        *,
        choosable: frozenset[int] = frozenset(),
        held: int | None = None,
        quiet_others: bool = False,
        prices: Mapping[int, str] = MappingProxyType({}),
        named: bool = False,
    ) -> None:
        """Show pieces, each `width` wide; the ones a click does something with stand out.

        Those that are `named` have their names below and never overlap: they grow smaller. Others that
        are held leave gaps when they go, until new ones come: what is clicked next stays where it is.
        """
        focused = next((w.piece.id for w in self.widgets if w.hasFocus()), None)
        self._wanted, self._is_named = width, named
        faces = [piece.face for piece in pieces]  # ids are those of places in the hand
        if not self._keeps_places(faces):
            self._slots = faces
        width = self._width = self._fitting(len(pieces))
        while len(self.widgets) < len(pieces):
            self._add()
        while len(self.widgets) > len(pieces):
            widget = self.widgets.pop()
            widget.hide()
            widget.deleteLater()
        for widget, piece in zip(self.widgets, pieces, strict=True):
            widget.show_piece(
                piece,
                width,
                choosable=piece.id in choosable,
                held=piece.id == held,
                quiet=quiet_others and piece.id not in choosable and piece.id != held,
                lifts=self._lifts,
                price=prices.get(piece.id if piece.like is None else piece.like, ""),
                named=named,
            )
            widget.show()
            if focused is not None and piece.id == focused:
                widget.setFocus()
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        """Give room for all side by side."""
        if self._is_named:  # as high as they would like, whatever room there is: nothing jumps
            height = round(self._wanted) + self._tall() - round(self._faces.height("", self._width))
            return QSize(round((self._wanted + 8) * max(1, len(self.widgets)) + 10), height + NAME)
        height = max((w.sizeHint().height() for w in self.widgets), default=self._tall())
        return QSize(round((self._width + 8) * max(1, len(self.widgets)) + 10), height)

    def minimumSizeHint(self) -> QSize:
        """They can overlap, down to a third of a card each."""
        if self._is_named:
            return QSize(round((_LEAST + 10) * max(1, len(self.widgets))), self.sizeHint().height())
        whole = self._width + 10
        more = self._width * 0.34 * max(0, len(self.widgets) - 1)
        return QSize(round(whole + more), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread, overlap, or grow smaller."""
        super().resizeEvent(event)
        fitting = self._fitting(len(self.widgets))
        if fitting != self._width:
            self._width = fitting
            for widget in self.widgets:
                widget.show_wide(fitting)
            self.updateGeometry()
        self._place()

    def _fitting(self, n: int) -> float:
        """Give how wide pieces are: as wanted, or as wide as there is room side by side."""
        if not self._is_named or not n or not self.width():
            return self._wanted
        return max(_LEAST, min(self._wanted, float((self.width() - 2) // n - 8)))

    def _tall(self) -> int:
        return round(self._faces.height("", self._width)) + 10 + (10 if self._lifts else 0)

    def _add(self) -> None:
        widget = PieceWidget(self._look, self._faces, self)
        widget.clicked.connect(self.clicked)
        widget.entered.connect(self._on_widget_entered)
        widget.left.connect(self._on_widget_left)
        widget.stepped.connect(self._on_widget_stepped)
        widget.dragged.connect(self.dragged)
        widget.dropped.connect(self.dropped)
        self._look.changed.connect(widget.update)
        self.widgets.append(widget)

    def _keeps_places(self, faces: Sequence[str]) -> bool:
        """Say whether pieces have only gone, or come back, since all was laid anew."""
        if not self._lifts or self._is_named or not faces:
            return False
        return Counter(faces) <= Counter(self._slots)

    def _place(self) -> None:
        if not self.widgets:
            return
        there: dict[str, list[PieceWidget]] = {}
        for widget in self.widgets:
            there.setdefault(widget.piece.face, []).append(widget)
        placed = [those.pop(0) if (those := there.get(face)) else None for face in self._slots]
        usual = self.widgets[0].sizeHint()
        sizes = [usual if widget is None else widget.sizeHint() for widget in placed]
        wanted = sum(size.width() - 2 for size in sizes)
        step_factor = 1.0
        if wanted > self.width() and len(sizes) > 1:
            free = self.width() - sizes[-1].width()
            step_factor = max(0.2, free / max(1, sum(size.width() - 2 for size in sizes[:-1])))
        used = sum((size.width() - 2) * step_factor for size in sizes[:-1]) + sizes[-1].width()
        x = self._begins_at(used) if self._lifts else 0.0
        for slot, size in zip(placed, sizes, strict=True):
            if slot is not None:
                slot.move(QPoint(round(x), (self.height() - size.height()) // 2 * self._is_named))
                slot.raise_()
            x += (size.width() - 2) * step_factor
        for widget in self.widgets:
            if widget.is_held:
                widget.raise_()

    def _begins_at(self, used: float) -> float:
        """Give where the first place begins: amid what room there will be, then where it was."""
        if len(self.widgets) == len(self._slots):
            later = self._width * _TAKEN_LATER
            self._begin = max(0.0, (self.width() - later - used) / 2)
        return max(0.0, min(self._begin, self.width() - used))

    def _on_widget_entered(self, widget: PieceWidget) -> None:
        widget.raise_()
        self.entered.emit(widget)

    def _on_widget_left(self) -> None:
        self.left.emit()
        self._place()

    def _on_widget_stepped(self, by: int) -> None:
        here = next((i for i, w in enumerate(self.widgets) if w.hasFocus()), None)
        if here is not None:
            self.widgets[(here + by) % len(self.widgets)].setFocus(Qt.FocusReason.OtherFocusReason)
