"""What a player does with a preview of the race."""

from PySide6.QtCore import QPoint, Qt

from designer.hexes import Hex
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.window import PreviewWindow

LEFT = Qt.MouseButton.LeftButton


def card_of(window: PreviewWindow, face: str) -> PieceWidget:
    """Give the first card in hand with a face."""
    return next(w for w in window.hand.hand.widgets if w.piece.face == face)


def click_card(qtbot, window: PreviewWindow, face: str) -> None:
    # Cards may overlap: their left edge is always free.
    qtbot.mouseClick(card_of(window, face), LEFT, pos=QPoint(14, 60))


def click_space(qtbot, window: PreviewWindow, space: Hex) -> None:
    qtbot.mouseClick(window.board, LEFT, pos=window.board.place_of(space, None))


def click_button(qtbot, window: PreviewWindow, text: str) -> None:
    buttons = (*window.hand.button_widgets, *window.strip.buttons)
    qtbot.mouseClick(next(b for b in buttons if b.text() == text), LEFT)


def chosen_from_menu(window: PreviewWindow, text: str) -> None:
    window.menus.open_more()
    next(a for a in window.menu.actions() if a.text() == text).trigger()
    window.menu.close()
