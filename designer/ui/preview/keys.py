"""Where the keyboard is in a preview, and where it goes when the table has changed."""

from PySide6.QtCore import Qt

from designer.play.table import Table
from designer.ui.preview import grip
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.frame import PreviewFrame
from designer.ui.preview.market import PieceChip

__all__ = ["Keys"]


class Keys:
    """Keep the keyboard where Enter does what is meant."""

    def __init__(self, window: PreviewFrame) -> None:
        self._window = window
        self._had = self._was_short = False

    def note(self) -> None:
        """Remember where the keyboard is, before anything changes."""
        self._had = self._is_useful(usefully=False)
        # No button said yet that an answer is enough.
        self._was_short = self._window.hand.main_button is None

    def keep(self, table: Table) -> None:
        """Bring the keyboard on, if it was with pieces, moves or targets.

        Where an answer is enough now, it goes to the button; where a place is asked for, to the board.
        """
        window = self._window
        hand, board, main = window.hand, window.board, window.hand.main_button
        asks = grip.is_question(table)
        if not self._had or window.question.isVisible():  # a question has the keyboard itself
            return
        if self._was_short and main is not None and asks:
            main.setFocus(Qt.FocusReason.OtherFocusReason)
        elif board.has_targets and (board.has_keys or (asks and not self._can_choose())):
            board.begin_targets()
        elif asks and main is not None and not self._can_choose():
            main.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self._is_useful(usefully=True):
            hand.take_focus()

    def idle_piece(self) -> int | None:
        """Give the piece that has the keyboard but cannot be chosen, while something else can.

        Enter is meant for it then, not for the main button, which would end the turn.
        """
        widget = self._window.focusWidget()
        if not isinstance(widget, PieceWidget | PieceChip) or widget.is_choosable or widget.is_held:
            return None
        return widget.piece.id if self._can_choose() or self._window.board.has_targets else None

    @property
    def is_at_play(self) -> bool:
        """Say whether the keyboard is where one plays, and not in the log or beside it."""
        window = self._window
        widget = window.focusWidget()
        beside = (window.common.log, window.players, window.top, window.zoom, window.stepper)
        return widget is None or not any(
            part is widget or part.isAncestorOf(widget) for part in beside
        )

    def _can_choose(self) -> bool:
        """Say whether any piece shown can be chosen."""
        window = self._window
        return any(widget.is_choosable for widget in window.pieces() if widget.isVisible())

    def _is_useful(self, *, usefully: bool) -> bool:
        """Say whether the keyboard is with pieces, moves or targets.

        With `usefully`: where Enter does something.
        """
        window = self._window
        widget = window.focusWidget()
        if isinstance(widget, PieceWidget | PieceChip):
            return widget.isVisible() and (not usefully or widget.is_choosable or widget.is_held)
        if widget is window.board:
            return window.board.has_keys and (not usefully or window.board.has_targets)
        if widget is not None and window.banner.isAncestorOf(widget):
            return True  # at the end it offers the next game
        if widget is not None and window.question.isAncestorOf(widget):
            return True
        return widget in (*window.hand.button_widgets, *window.strip.buttons, window.hand)
