"""The menus of a preview: moves to choose from, and what is needed less often."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from designer.play.table import Handle
from designer.ui.kit.languages import tr
from designer.ui.kit.menus import Menu
from designer.ui.preview.files import GameFiles
from designer.ui.preview.frame import PreviewFrame
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.topbar import SPEED_WORDS
from designer.ui.window.help_dialogs import show_manual

__all__ = ["Menus"]


class Menus:
    """Open the menus of one window.

    A menu stays until the next one opens: one that deletes itself while its action is being done
    would take away what the action still uses.

    Attributes:
        menu: the one that was opened last.
    """

    def __init__(self, window: PreviewFrame, files: GameFiles, settings: PreviewSettings) -> None:
        self._window, self._files, self._settings = window, files, settings
        self.menu: QMenu | None = None

    def open_moves(self, handles: Sequence[Handle], at: QPoint) -> None:
        """Let the user choose a move; the one that is pointed at is shown on the board."""
        window, menu = self._window, Menu(self._window)
        for handle in handles:
            price = f"\t{handle.price}" if handle.price else ""
            action = QAction(f"{handle.label}{price}".replace("&", "&&"), menu)
            action.triggered.connect(lambda _=False, h=handle: window.control.press(h))
            action.hovered.connect(lambda h=handle: window.board.point_at(h))
            menu.addAction(action)
        menu.aboutToHide.connect(window.board.point_nowhere)
        self._keep(menu)
        menu.popup(at)

    def explain(self) -> None:
        """Show the rule that a balloon speaks of, else the manual."""
        if self._window.balloon.isVisible():
            self._window.balloon.read_rule()
        else:
            show_manual(self._window, "playing")

    def open_more(self) -> None:
        """Show what is needed less often."""
        window, menu, files = self._window, Menu(self._window), self._files
        for label, ask in (
            (tr("Save the game…"), files.ask_where_to_save),
            (tr("Go on with a saved game…"), files.ask_what_to_load),
            (tr("Step through a replay…"), files.ask_what_to_watch),
            (tr("Keep as a situation…"), files.ask_where_to_keep),
        ):
            # A dialog runs a loop of its own: the menu must be done with its click before.
            action = menu.addAction(label)
            action.triggered.connect(lambda _=False, ask=ask: QTimer.singleShot(0, window, ask))
        menu.addSeparator()
        bots = Menu(menu, tr("Bots"))
        menu.addMenu(bots)
        self._add_speeds(bots)
        free = menu.addAction(tr("Undo everything (designer's mode)"))
        free.setCheckable(True)
        free.setChecked(window.control.game.takes_back_all)
        free.toggled.connect(window.control.set_takes_back_all)
        still = menu.addAction(tr("Reduced motion"))
        still.setCheckable(True)
        still.setChecked(self._settings.has_reduced_motion)
        still.toggled.connect(self._settings.set_reduced_motion)
        self._keep(menu)
        more = window.top.more
        menu.popup(more.mapToGlobal(QPoint(0, more.height())))

    def _add_speeds(self, menu: QMenu) -> None:
        window = self._window
        one = menu.addAction(tr("One bot move"))
        one.setEnabled(window.control.game.bot_is_to_move)
        one.triggered.connect(lambda _=False: window.control.step_bot())
        menu.addSeparator()
        for speed, words in SPEED_WORDS.items():
            action = menu.addAction(tr(words))
            action.setCheckable(True)
            action.setChecked(speed == window.control.speed)
            action.triggered.connect(lambda _=False, speed=speed: window.top.choose_speed(speed))

    def _keep(self, menu: QMenu) -> None:
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu
