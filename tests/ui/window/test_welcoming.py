"""The welcome page offers what comes with each game."""

from designer.session import Workspace
from designer.ui.window.welcoming import examples


def test_each_game_offers_what_can_be_played():
    shown = {card.title: card for card in examples(Workspace.open([]))}

    assert "First Expedition" in shown
    assert "Three in the jungle" in shown
    assert any("3 players" in line for line in shown["Three in the jungle"].lines)


def test_nothing_is_offered_before_the_content_is_read():
    assert list(examples(None)) == []
