"""What can be reached is shown over the board and listed, where the game can tell."""

import pytest

from designer.api import SetUp
from designer.session.preview import HUMAN
from designer.ui.preview.settings import PreviewSettings
from designer.ui.preview.window import PreviewWindow
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import scenario, shipped
from tests.ui.waiting import wait_until_reached


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
        seed=3,
        settings=PreviewSettings(tmp_path / "preview.ini"),
    )
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.control.take_seat()
    return window


def test_reach_is_drawn_and_listed_while_it_is_wanted(window):
    assert window.reach.reach is None
    assert window.reach.panel.isHidden()

    window.zoom.reach.click()
    wait_until_reached(window)

    found = window.reach.reach
    assert {s.hex for s in found.spaces if s.price} == set(window.board.overlay.marking.tones)
    assert window.reach.list.item(0).text() == "Nearest clearing: 0 actions"
    assert "what the way costs" in window.reach.legend.text

    window.zoom.reach.click()

    assert not window.board.overlay.marking.tones
    assert window.reach.panel.isHidden()


def test_reach_follows_the_game(window):
    window.zoom.reach.click()
    wait_until_reached(window)
    before = window.reach.reach
    walk = next(h for h in window.control.table.handles if h.target_hex is not None)

    window.control.press(walk)

    assert window.reach.reach is before  # shown until the new one is there
    wait_until_reached(window)
    assert window.reach.reach != before


def test_the_window_does_not_wait_for_what_can_be_reached(window):
    window.zoom.reach.click()

    assert not window.reach.is_idle
    assert window.reach.panel.isHidden()

    window.zoom.reach.click()
    wait_until_reached(window)

    assert window.reach.reach is None


def test_the_way_to_what_is_pointed_at_is_drawn(window):
    window.zoom.reach.click()
    walk = next(h for h in window.control.table.handles if h.target_hex is not None)
    window.control.press(walk)
    wait_until_reached(window)

    window.reach.list.setCurrentRow(0)

    errand = window.reach.reach.errands[0]
    assert window.board.overlay.ways == (errand.way,)


def test_a_game_that_cannot_tell_offers_nothing(opened):
    assert not opened().zoom.reach.isVisible()
