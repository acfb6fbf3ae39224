"""A whole game of the shipped route, played by a person who looks and clicks."""

import heapq

import pytest
from PySide6.QtCore import QPoint, Qt

from designer.api import SetUp
from designer.engine.game import Termination
from designer.play.table import Handle
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN
from designer.testing.situations import run_document
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from tests.games.el_dorado.projects import published, shipped

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, look, tmp_path) -> PreviewWindow:
    plugin = PluginHost.standard().game("el_dorado")
    document = published("first_expedition")
    compiled = plugin.compile(shipped(), document, SetUp(players=3))
    window = PreviewWindow(
        plugin,
        compiled,
        shipped(),
        look,
        document=document,
        seats=[HUMAN, "random", "random"],
        seed=2,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    return window


def click_handle(qtbot, window: PreviewWindow, handle: Handle) -> None:
    """Click what the handle is taken hold of by, and then where it leads."""
    before = len(window.control.game.steps)
    if handle.button:
        buttons = window.hand.button_widgets
        qtbot.mouseClick(next(b for b in buttons if b.text() == handle.button), LEFT)
        return
    shown = (*window.hand.widgets(), *window.common.market.widgets())
    if handle.piece is not None:
        card = next(w for w in shown if w.piece.id == handle.piece)
        qtbot.mouseClick(card, LEFT, pos=QPoint(14, 60))
    if len(window.control.game.steps) > before:
        return
    if handle.target_piece is not None:
        qtbot.mouseClick(next(w for w in shown if w.piece.id == handle.target_piece), LEFT)
    else:
        place = window.board.place_of(handle.target_hex, handle.target_bar)
        qtbot.mouseClick(window.board, LEFT, pos=place)
    if len(window.control.game.steps) == before:
        actions = window.menu.actions()  # several ways lead there
        wanted = next(a for a in actions if a.text().split("\t")[0] == handle.label)
        wanted.trigger()
        window.menu.close()


def ways_to_go(window: PreviewWindow) -> list[float]:
    """Give per position what it costs to go on from there to the end, cards given counted double."""
    definition = window.control.game.game.definition
    left = [float("inf")] * len(definition.ways)
    open_ends = [
        (0.0, p) for p, s in enumerate(definition.surface_of) if definition.surfaces[s].goal
    ]
    while open_ends:
        cost, here = heapq.heappop(open_ends)
        if cost >= left[here]:
            continue
        left[here] = cost
        surface = definition.surfaces[definition.surface_of[here]]
        if surface.closed:
            continue
        price = cost + surface.n * (2 if surface.give else 1)
        for there, _ in definition.ways[here]:
            heapq.heappush(open_ends, (price, there))
    return left


def best(window: PreviewWindow, left: list[float]) -> Handle:
    """Go nearer where that is possible, else buy, else give up a card, else end the turn."""
    control = window.control
    definition, state = control.game.game.definition, control.game.state
    here = left[state.at[0]]

    def worth(handle: Handle) -> tuple[int, float]:
        if handle.target_bar is not None:
            return 0, 0
        if handle.target_hex is not None:
            far = left[definition.board.index[handle.target_hex]]
            gives = 0 if handle.piece is not None or "Go on" in handle.label else 1
            return (1 + gives, far) if far < here else (9, far)
        if handle.target_piece is not None:
            return 4, -int(handle.price)
        if handle.piece is not None:
            # A card kept is a card not drawn.
            return (2 if handle.label.startswith("Discard") else 5), 0
        return 3 if handle.button not in {"End turn", "Stop"} else 7, 0

    return min(control.table.handles, key=worth)


def test_a_person_who_clicks_reaches_the_end(qtbot, window):
    control = window.control
    control.set_speed("at once")
    left = ways_to_go(window)

    for _ in range(1500):
        qtbot.waitUntil(lambda: control.may_act or control.game.outcome is not None, timeout=5000)
        if control.game.outcome is not None:
            break
        before = len(control.game.steps)
        click_handle(qtbot, window, best(window, left))
        assert len(control.game.steps) > before, control.table.prompt

    outcome = control.game.outcome
    assert outcome is not None
    assert outcome.termination is Termination.WON
    assert outcome.winners == (0,)
    assert window.banner.isVisible()


def test_undo_after_a_draw_says_what_stands_in_the_way(qtbot, window):
    control = window.control
    control.set_running(False)
    control.press(next(h for h in control.table.handles if h.button))
    control.press(next(h for h in control.table.handles if h.piece is not None))
    # One card is replaced by one of the four that are left: nobody could know which.
    control.press(next(h for h in control.table.handles if h.button))
    assert not control.may_act
    n_steps = len(control.game.steps)

    qtbot.mouseClick(window.top.undo, LEFT)

    assert len(control.game.steps) == n_steps
    assert window.balloon.isVisible()
    assert "showed something hidden" in window.balloon.refusal.message
    assert window.top.undo.toolTip() == window.balloon.refusal.message

    control.set_takes_back_all(True)
    qtbot.mouseClick(window.top.undo, LEFT)

    assert len(control.game.steps) < n_steps


def test_a_game_is_kept_as_a_situation(window, tmp_path):
    control = window.control
    control.press(next(h for h in control.table.handles if h.button))
    path = tmp_path / "kept.yaml"

    window.files.keep_situation(path)

    project = shipped().with_text(str(path), path.read_text("utf-8"))
    plugin = PluginHost.standard().game("el_dorado")
    results = list(run_document(plugin, project, project.documents[str(path)]))
    assert [result.failure for result in results] == [""]
    assert "kept.yaml" in window.message.text
