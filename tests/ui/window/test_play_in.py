"""F5 on a file of cards offers the scenarios of its game; where nothing can be played its tip says why."""

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.panels import wait_until_idle

CARDS = """kind: cards
format: 1
game: altiplano
cards:
  - id: howl
    name: Howl
    type: action
    abilities:
      - {trigger: action, effects: [{op: draw, from: character}]}
    source: designed here
"""
PACK = (
    "kind: pack\nformat: 1\nid: own\nversion: '1'\ngame: altiplano\ntitle: Own\n"
    "licence: MIT\nauthors: [me]\n"
)
OWN = "kind: scenario\nformat: 1\nid: own\ngame: altiplano\nname: My own\nplayers: 2\nmodules: [base]\nsource: designed here\n"


@pytest.fixture
def cards(make, tmp_path):
    """Give a window with a file of cards in a pack, with a scenario beside it."""
    for name, text in {"pack": PACK, "cards": CARDS, "own": OWN}.items():
        (tmp_path / f"{name}.yaml").write_text(text)
    return make(tmp_path / "own.yaml", tmp_path / "cards.yaml")


def test_cards_are_played_in_a_scenario_that_is_chosen(cards, monkeypatch, tmp_path):
    play, started = cards.actions_["play"], []
    monkeypatch.setattr(cards, "play_on", started.append)
    cards.tabs.setCurrentWidget(
        next(p for p in cards.tabs.pages() if p.path.endswith("cards.yaml"))
    )
    wait_until_idle(cards)

    assert play.isEnabled()
    play.trigger()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    _, first, *others = menu.actions()
    assert first.text() == "My own"
    assert others
    first.trigger()
    menu.close()
    assert started == [str(tmp_path / "own.yaml")]


def test_a_pack_is_not_played_and_its_tip_says_so(cards, tmp_path):
    cards.open_paths([tmp_path / "pack.yaml"])
    wait_until_idle(cards)
    play = cards.actions_["play"]

    assert not play.isEnabled()
    assert "Only scenarios and routes are played" in play.toolTip()
