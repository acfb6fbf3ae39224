"""A whole expedition, played by people who look, click and drag in the real window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from designer.api import SetUp, legal_moves
from designer.engine.game import Termination
from designer.play.table import Handle
from designer.session.preview import HUMAN
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from plugins.relic_expedition.bots.greedy import GreedyBot
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import scenario, shipped

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot, look, tmp_path):
    document = scenario("relic_expedition_for_two")
    window = PreviewWindow(
        GAME,
        GAME.compile(shipped(), document, SetUp()),
        shipped(),
        look,
        document=document,
        seats=[HUMAN, HUMAN],
        seed=11,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    window.control.set_speed("at once")
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    return window


def widget_of(window: PreviewWindow, piece: int) -> QWidget:
    shown = (*window.hand.widgets(), *window.common.market.widgets())
    return next(w for w in shown if w.piece.id == piece and w.isVisible())


def click(widget: QWidget, at: QPoint | None = None) -> None:
    at = at or widget.rect().center()
    assert widget.isVisible()
    QTest.mouseClick(widget, LEFT, NONE, at)


def drag(widget: QWidget, onto: QWidget) -> None:
    start, end = (
        widget.rect().center(),
        widget.mapFromGlobal(onto.mapToGlobal(onto.rect().center())),
    )
    QTest.mousePress(widget, LEFT, NONE, start)
    QTest.mouseMove(widget, start + QPoint(0, -12))
    QTest.mouseMove(widget, end)
    QTest.mouseRelease(widget, LEFT, NONE, end)


def take(window: PreviewWindow, handle: Handle) -> None:
    """Do with the mouse what a handle stands for; things are dragged into slots and to the ground."""
    if handle.button:
        buttons = (*window.hand.button_widgets, *window.strip.buttons)
        click(next(b for b in buttons if b.text().startswith(handle.button)))
    elif handle.piece is not None and handle.target_piece is not None:
        drag(widget_of(window, handle.piece), widget_of(window, handle.target_piece))
    elif (
        handle.piece is not None
        and handle.label.startswith("Drop ")
        and not window.control.table.asks
    ):
        drag(widget_of(window, handle.piece), window.board)
    elif handle.piece is not None:
        before = len(window.control.game.steps)
        click(widget_of(window, handle.piece))
        if len(window.control.game.steps) == before:
            click(widget_of(window, handle.piece))
    else:
        click(window.board, window.board.place_of(handle.target_hex, None))
    if window.menus.menu is not None and window.menus.menu.isVisible():
        wanted = next(a for a in window.menus.menu.actions() if a.text().startswith(handle.label))
        wanted.trigger()
        window.menus.menu.close()


def wanted(window: PreviewWindow) -> Handle:
    """Give what a player of some sense does now: explore, keep out of danger, collect, fly home."""
    game = window.control.game
    seat, state = game.seat_to_move, game.state
    legal = list(legal_moves(game.game, state))
    if state.decision is not None and state.decision.kind == "slot":
        # Relics lie behind, so that what is needed each turn is at hand.
        move = legal[-1] if game.game.definition.sort(state.held) == "relic" else legal[0]
    else:
        move = GreedyBot().choose(game.game.view(state, seat), legal, 1)
    return next(h for h in window.control.table.handles if h.move == move)


def played(window: PreviewWindow, most: int) -> None:
    control = window.control
    while control.game.outcome is None and len(control.game.steps) < most:
        if window.handover.isVisible():
            window.handover.taken.emit()
        before = len(control.game.steps)
        handle = wanted(window)
        take(window, handle)
        assert len(control.game.steps) > before, (control.table.prompt, handle)


def test_people_who_click_and_drag_play_an_expedition(window, numbers):
    played(window, numbers.of(short=40, long=3000))

    game = window.control.game
    assert game.outcome is None or game.outcome.termination is Termination.WON
    assert len(game.state.stack) < len(game.state_after(0).stack)


@pytest.mark.long
def test_a_whole_expedition_is_won_with_the_mouse(window):
    played(window, 3000)

    assert window.control.game.outcome.termination is Termination.WON
    assert window.banner.isVisible()
