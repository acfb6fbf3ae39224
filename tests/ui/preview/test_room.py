"""Nothing that is said lies over what it speaks of; bots are the game's own."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest

from designer.api import SetUp
from designer.engine.game import Refusal
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN
from designer.ui.preview.window import PreviewWindow
from tests.games.el_dorado.projects import published, shipped


@pytest.fixture
def window(qtbot, look):
    plugin = PluginHost.standard().game("el_dorado")
    document = published("first_expedition")
    compiled = plugin.compile(shipped(), document, SetUp(players=3))
    window = PreviewWindow(plugin, compiled, shipped(), look, document=document, seed=2)
    qtbot.addWidget(window)
    window.show()
    return window


def test_bots_are_the_games_own_unless_others_are_asked_for(window):
    assert list(window.control.game.seats) == [HUMAN, "greedy", "greedy"]
    window.toggle_setup()
    window.setup_bar.choose([HUMAN] * 2, 1)
    window.setup_bar._count.setCurrentIndex(window.setup_bar._count.findData(4))
    assert window.setup_bar.seats[1:] in {(HUMAN,) * 3, ("greedy",) * 3}


@pytest.mark.parametrize("size", [(900, 600), (1100, 700), (1440, 900)])
def test_a_fitted_board_lies_clear_of_the_strip(window, size):
    window.resize(*size)
    QTest.qWait(30)
    window.board.fit()
    strip = window.strip.geometry()
    assert window.strip.isVisible()
    spaces = window.board.scene.board.index
    assert [s for s in spaces if strip.contains(window.board.place_of(s, None))] == []


def test_a_window_that_gets_its_room_at_once_stays_fitted(qtbot, look):
    plugin = PluginHost.standard().game("el_dorado")
    document = published("first_expedition")
    compiled = plugin.compile(shipped(), document, SetUp(players=2))
    window = PreviewWindow(plugin, compiled, shipped(), look, document=document, seed=2)
    qtbot.addWidget(window)
    window.resize(700, 500)
    window.show()
    assert window.is_narrow
    window.resize(1440, 900)
    QTest.qWait(30)

    assert window.board.is_fitted


def test_the_balloon_stands_beside_what_is_lit(window):
    balloon = window.balloon
    within, at = QRect(0, 0, 1200, 800), QPoint(600, 400)
    refusal = Refusal("", "This is not possible now.")
    balloon.show_refusal(refusal, None, at, within)
    usual = balloon.geometry()
    lit = QRect(usual.left() + 10, usual.top() + 30, 60, 40)
    balloon.show_refusal(refusal, None, at, within, [lit])

    assert not balloon.geometry().intersects(lit)
    assert within.contains(balloon.geometry())


def test_undo_that_can_only_refuse_looks_so_and_says_why(window, monkeypatch):
    control = window.control
    control.press(next(h for h in control.table.handles if h.button))
    assert control.game.steps
    for why, faint in (("It showed what was hidden.", True), ("", False)):
        monkeypatch.setattr(type(control.game), "why_not_back", lambda *_a, why=why: why)
        window.top.show_game("", "", "")
        assert window.top.undo.graphicsEffect().isEnabled() is faint
        assert (window.top.undo.toolTip() == why) is faint
        assert window.top.undo.isEnabled()
