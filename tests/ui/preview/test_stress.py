"""Quick random play: cards, targets, menus, undo, themes, sizes, windows that close and open again.

Whatever is done, and however fast, nothing may go wrong: a widget that is gone, a menu that deletes
itself while its action runs, a picture half drawn.
"""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from designer.api import SetUp
from designer.play.table import Handle
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from tests.games.el_dorado.projects import published, shipped

LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
SIZES = ((1440, 900), (900, 600), (640, 480))
KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Space)


class Hasty:
    """Somebody who does this and that without waiting for anything."""

    def __init__(self, qtbot, look, settings: PreviewSettings, seed: int) -> None:
        self._qtbot, self._look, self._settings = qtbot, look, settings
        self._rng = random.Random(seed)
        self._plugin = PluginHost.standard().game("el_dorado")
        self._document = published("first_expedition")
        self._compiled = {
            n: self._plugin.compile(shipped(), self._document, SetUp(players=n)) for n in (2, 3, 4)
        }
        self.turns = 0
        self.window = self._opened()

    def _opened(self) -> PreviewWindow:
        players = self._rng.choice((2, 3, 4))
        others = self._rng.choices([HUMAN, "greedy", "random"], k=players - 1)
        window = PreviewWindow(
            self._plugin,
            self._compiled[players],
            shipped(),
            self._look,
            document=self._document,
            seats=[HUMAN, *others],
            seed=self._rng.randrange(10_000),
            settings=self._settings,
        )
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.resize(*self._rng.choice(SIZES))
        window.show()
        window.control.set_speed("at once")
        return window

    def close(self) -> None:
        self.window.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def act(self) -> None:
        """Do one thing; now and then let the window draw."""
        self._act()
        if self._rng.random() < 0.5:
            QApplication.processEvents()

    def _act(self) -> None:
        window = self.window
        if window.handover.isVisible():
            self._qtbot.mouseClick(window.handover.button, LEFT)
        elif window.menu is not None and window.menu.isVisible():
            self._use_menu()
        elif window.control.game.outcome is not None or self._rng.random() < 0.005:
            window.close()
            if self._rng.random() < 0.5:
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.window = self._opened()
        elif self._rng.random() < 0.15:
            self._rng.choice(self._doings())()
        elif window.control.may_act:
            self._play()

    def _use_menu(self) -> None:
        menu = self.window.menu
        found = [a for a in menu.actions() if a.text() and not a.text().endswith("…")]
        if found and self._rng.random() < 0.8:
            at = menu.actionGeometry(self._rng.choice(found)).center()
            self._qtbot.mouseClick(menu, LEFT, pos=at)
        if menu.isVisible():
            menu.close()

    def _doings(self) -> list[Callable[[], object]]:
        window, key = self.window, self._qtbot.keyClick
        return [
            lambda: window.control.restart(self._rng.randrange(100)),
            lambda: key(window, Qt.Key.Key_Z, CTRL),
            lambda: key(window, Qt.Key.Key_Y, CTRL),
            lambda: key(window, Qt.Key.Key_Escape),
            window.menus.open_more,
            window.show_targets,
            lambda: self._look.set_theme(self._rng.choice(("light", "dark"))),
            lambda: window.resize(*self._rng.choice(SIZES)),
            window.grab,
        ]

    def _play(self) -> None:
        window = self.window
        if self._rng.random() < 0.2:
            self._qtbot.keyClick(QApplication.focusWidget() or window, self._rng.choice(KEYS))
            return
        handles = window.control.table.handles
        if handles:
            self._click(self._rng.choice(handles))

    def _click(self, handle: Handle) -> None:
        window = self.window
        if handle.button:
            named = [b for b in window.hand.button_widgets if b.text() == handle.button]
            for button in named[:1]:
                self._qtbot.mouseClick(button, LEFT)
                self.turns += handle.button == "End turn"
            return
        for piece in (handle.piece, handle.target_piece):
            shown = (*window.hand.widgets(), *window.common.market.widgets())
            here = [w for w in shown if piece is not None and w.piece.id == piece and w.isVisible()]
            for widget in here[:1]:
                place = QPoint(12, min(50, widget.height() // 2))
                self._qtbot.mouseMove(widget, place)
                self._qtbot.mouseClick(widget, LEFT, pos=place)
        place = window.board.place_of(handle.target_hex, handle.target_bar)
        if place is not None:
            self._qtbot.mouseMove(window.board, place)
            self._qtbot.mouseClick(window.board, LEFT, pos=place)


@pytest.mark.parametrize("seed", [1, 2])
def test_hasty_play_breaks_nothing(qtbot, look, tmp_path, seed):
    _play_hastily(qtbot, look, tmp_path, seed, turns=25)


@pytest.mark.long
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_thousand_hasty_turns_break_nothing(qtbot, look, tmp_path, seed):
    _play_hastily(qtbot, look, tmp_path, seed, turns=1000)


def _play_hastily(qtbot, look, tmp_path, seed: int, turns: int) -> None:
    hasty = Hasty(qtbot, look, PreviewSettings(tmp_path / "preview.ini"), seed)
    for _ in range(turns * 40):
        if hasty.turns >= turns:
            break
        hasty.act()
    hasty.close()

    assert hasty.turns >= turns
    look.set_theme("light")
