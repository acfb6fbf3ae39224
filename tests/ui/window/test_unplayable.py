"""Games that cannot be played on screen: Play is out of reach and says why; no board is no fault."""

import pytest

from designer.ui.canvas.overlay_bar import OWN
from tests.ui.panels import wait_until_idle

SCENARIO = "content/altiplano/base/scenarios/random_expeditions.yaml"


@pytest.fixture
def tableless(make, checkout, monkeypatch):
    window = make(checkout / SCENARIO)
    plugin = window.workspace.host.game("altiplano")
    if hasattr(type(plugin), "table"):
        monkeypatch.delattr(type(plugin), "table")
    window._enable()
    return window


def test_play_is_out_of_reach_and_says_why(tableless):
    play = tableless.actions_["play"]
    assert not play.isEnabled()
    assert "its plugin lays no table" in play.toolTip()


def test_a_start_all_the_same_is_told(tableless):
    tableless.play()
    wait_until_idle(tableless)
    assert "its plugin lays no table" in tableless.page.bar.text


def test_a_game_with_a_table_can_be_played(window):
    assert window.actions_["play"].isEnabled()
    assert "Starts a game" in window.actions_["play"].toolTip()


def test_a_faultless_file_whose_board_has_no_ways_is_told_in_no_red(make, checkout):
    scenario = "content/relic_expedition/base/scenarios/training_expedition.yaml"
    window = make(checkout / scenario)
    board = window.page.board
    assert board.bar.severity != "error"
    assert "cannot be drawn" not in board.bar.text
    offered = [name for name, chip in board.overlays.chips.items() if chip.isVisible()]
    assert all(name.startswith(OWN) for name in offered)


def test_a_game_without_a_board_shows_the_form_in_its_place(make, checkout):
    window = make(checkout / SCENARIO)
    page = window.page
    assert page.board is None
    assert page.form.editor.isVisible()
    assert window.actions_["play"].isEnabled()
    assert window.actions_["print"].isEnabled()
    assert not window.actions_["zoom_in"].isEnabled()
