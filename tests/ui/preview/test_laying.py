"""A large board is laid on the map by hand: it is seen where it would lie before it lies there."""

import pytest
from PySide6.QtCore import Qt

from designer.api import SetUp
from designer.play.playouts import chosen_move
from designer.session.preview import HUMAN, PreviewGame
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from plugins.relic_expedition.bots.greedy import GreedyBot
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import scenario, shipped


@pytest.fixture
def window(qtbot, look, tmp_path):
    """Give a game in which somebody has turned up a board that can be laid in three ways."""
    document = scenario("relic_expedition_for_two")
    window = PreviewWindow(
        GAME,
        GAME.compile(shipped(), document, SetUp()),
        shipped(),
        look,
        document=document,
        seats=[HUMAN, HUMAN],
        seed=24,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    rules = window.control.game.game
    game, number = PreviewGame(rules, [HUMAN, HUMAN], 24, {}), 0
    while game.state.decision is None or game.state.decision.kind != "feature":
        seat = game.seat_to_move
        game.make(chosen_move(rules, GreedyBot(), game.state, seat, 24, number))
        number += 1
    window.control.play(game)
    window.control.take_seat()
    return window


def ways(window):
    return window.control.table.handles


def spaces(handle):
    return set(handle.ghost.board.index)


def pixels(window, space):
    return window.board.place_of(space, None)


def test_each_way_to_lay_it_has_a_space_of_its_own(window):
    targets = [handle.target_hex for handle in ways(window)]

    assert len(targets) == 3
    assert len(set(targets)) == 3
    assert all(handle.target_hex in spaces(handle) for handle in ways(window))


def test_all_ways_are_in_sight(window):
    places = [pixels(window, space) for handle in ways(window) for space in spaces(handle)]

    assert all(window.board.rect().contains(place) for place in places)

    window.control.press(ways(window)[0])

    assert window.board.is_fitted  # as before


def test_it_is_seen_under_the_pointer_and_lies_there_after_a_click(window, qtbot):
    handle = ways(window)[2]
    place = pixels(window, handle.target_hex)
    before = window.board.grab().toImage()

    qtbot.mouseMove(window.board, place)

    assert window.board.ghost is handle
    assert window.board.grab().toImage() != before

    qtbot.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=place)

    assert window.control.game.state.decision is None
    assert spaces(handle) <= {space.hex for space in window.board.scene.board.spaces}
    assert window.board.ghost is None


def test_any_space_of_it_stands_for_it(window, qtbot):
    handle = ways(window)[0]
    others = [other.target_hex for other in ways(window)[1:]]
    own = next(
        space
        for space in sorted(spaces(handle) - {handle.target_hex})
        if all(space.distance(handle.target_hex) < space.distance(there) for there in others)
    )

    qtbot.mouseMove(window.board, pixels(window, own))
    assert window.board.ghost is handle
    qtbot.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=pixels(window, own))

    assert spaces(handle) <= {space.hex for space in window.board.scene.board.spaces}


def test_keys_show_one_way_after_the_other(window, qtbot):
    window.board.begin_targets()
    first = window.board.ghost
    qtbot.keyClick(window.board, Qt.Key.Key_Right)

    second = window.board.ghost

    assert first in ways(window)
    assert second in ways(window)
    assert first != second


def test_a_space_that_is_turned_up_next_is_chosen_by_a_click(window, qtbot):
    game = window.control.game
    window.control.press(ways(window)[0])
    for number in range(200):
        decision = game.state.decision
        if decision is not None and decision.kind == "reveal":
            break
        seat = game.seat_to_move
        game.make(chosen_move(game.game, GreedyBot(), game.state, seat, 24, number))
    window.control.play(game)
    window.control.take_seat()
    handle = next(h for h in ways(window) if h.target_hex is not None)
    n_stack = len(game.state.stack)

    qtbot.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=pixels(window, handle.target_hex))

    assert len(game.state.stack) < n_stack
