"""Pieces that are dragged: one goes along with the pointer, and is let go over another or the board."""

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtWidgets import QLabel, QWidget

from designer.ui.preview import grip
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.frame import PreviewFrame

__all__ = ["Dragging"]

_WIDTH = 64.0


class Dragging(QObject):
    """Let pieces be dragged in a preview; what is refused is told as after a click."""

    def __init__(self, frame: PreviewFrame) -> None:
        super().__init__(frame)
        self._frame = frame
        self._ghost = QLabel(frame)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()
        self._piece = 0
        self._widget: PieceWidget | None = None
        self._given_up: PieceWidget | None = None
        frame.control.changed.connect(self._on_changed)
        for panel in (frame.hand, frame.common.market):
            panel.dragged.connect(self._on_panel_dragged)
            panel.dropped.connect(self._on_panel_dropped)

    @property
    def is_shown(self) -> bool:
        """Say whether a piece goes along with the pointer."""
        return self._ghost.isVisible()

    def _on_panel_dragged(self, widget: PieceWidget, at: QPointF) -> None:
        control = self._frame.control
        if not control.may_act or not widget.is_choosable or widget is self._given_up:
            return
        if not self.is_shown:
            self._widget, self._piece = widget, widget.piece.id
            control.hold(widget.piece.id)
            self._ghost.setPixmap(widget.picture(_WIDTH))
            self._ghost.adjustSize()
            self._ghost.show()
            self._ghost.raise_()
        here = self._frame.mapFromGlobal(at.toPoint())
        self._ghost.move(here - QPoint(self._ghost.width() // 2, self._ghost.height() // 2))

    def _on_changed(self) -> None:
        """Give up what is dragged where it is in hand no longer: put down by Esc, or the game went on."""
        if self.is_shown and self._frame.control.held != self._piece:
            self._ghost.hide()
            self._given_up = self._widget

    def _on_panel_dropped(self, widget: PieceWidget, at: QPointF) -> None:
        self._given_up = None
        if not self.is_shown:
            return
        self._ghost.hide()
        control, board = self._frame.control, self._frame.board
        below = self._frame.childAt(self._frame.mapFromGlobal(at.toPoint()))
        on = _piece_below(below)
        if on is not None:
            if on.piece.id != widget.piece.id:
                control.drop_on(widget.piece.id, on.piece.id)
            return
        if below is board:
            space = board.space_under(board.mapFromGlobal(at.toPoint()))
            there = [h for h in grip.targets(control.table, control.held) if h.target_hex == space]
            if space is not None and there:
                control.click_hex(space)
                return
        if below is board or self._is_hand(below):
            control.put_away(widget.piece.id, onto_board=below is board)

    def _is_hand(self, below: QWidget | None) -> bool:
        hand = self._frame.hand
        return below is not None and (below is hand or hand.isAncestorOf(below))


def _piece_below(widget: QWidget | None) -> PieceWidget | None:
    while widget is not None and not isinstance(widget, PieceWidget):
        widget = widget.parentWidget()
    return widget
