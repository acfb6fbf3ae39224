"""A game whose board is turned up in play is played in the window, and its board grows."""

import pytest

from designer.api import SetUp
from designer.paint.fonts import load_fonts
from designer.paint.look import Look
from designer.session.preview import HUMAN
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from plugins.relic_expedition.game import GAME
from plugins.relic_expedition.rules import verbs
from tests.games.relic_expedition.projects import scenario, shipped


@pytest.fixture
def window(qtbot, qapp, tmp_path):
    load_fonts()
    document = scenario("relic_expedition_for_two")
    window = PreviewWindow(
        GAME,
        GAME.compile(shipped(), document, SetUp()),
        shipped(),
        Look("light"),
        document=document,
        seats=[HUMAN, HUMAN],
        seed=3,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.control.take_seat()
    return window


def handles(window, verb):
    return [handle for handle in window.control.table.handles if handle.move.verb == verb]


def spaces(window):
    return {space.hex for space in window.board.scene.board.spaces}


def test_a_step_onto_the_edge_of_the_map_turns_up_tiles(window):
    game = window.control.game
    assert handles(window, verbs.WALK), "no animal is on the map yet"
    before, stack = spaces(window), len(game.state.stack)
    outwards = next(
        handle
        for handle in handles(window, verbs.WALK)
        if len(game.game.apply(game.state, handle.move).stack) < stack
        or game.game.apply(game.state, handle.move).decision is not None
    )

    window.board.space_chosen.emit(outwards.target_hex)
    while game.state.decision is not None:
        window.control.press(handles(window, "done")[0])

    assert game.state.at[game.state.active] != game.state_after(0).at[game.state.active]
    assert spaces(window) > before
    assert len(game.state.stack) < stack


def test_the_board_stays_whole_while_it_grows(window):
    assert window.board.is_fitted
    game = window.control.game
    for _ in range(60):
        window.control.take_seat()
        table = window.control.table
        window.control.press(
            next((h for h in table.handles if h.move.verb == "done"), table.handles[0])
        )
    window.control.take_seat()

    assert window.board.is_fitted
    known = {game.game.definition.hexes[p] for p, code in enumerate(game.state.ground) if code >= 0}
    assert spaces(window) == known


def test_the_keyboard_goes_to_a_target_at_the_edge_without_moving_a_board_shown_whole(window):
    before = window.board.camera

    window.board.begin_targets()

    assert window.board.camera == before
    assert window.board.is_fitted
