"""Files that lie in no pack and name no game."""

import pytest

from designer.plugin_host import PluginHost
from designer.validation import check_project
from tests.games.el_dorado.projects import with_file


@pytest.mark.parametrize(
    ("cards", "game"), [("explorer: 3, sailor: 1", "el_dorado"), ("storm: 2, puma: 1", "altiplano")]
)
def test_a_loose_deck_is_guessed_to_be_of_the_game_that_knows_its_cards(cards, game):
    text = f"kind: decks\nformat: 1\ndecks:\n  - {{id: mine, cards: {{{cards}}}, source: designed here}}\n"
    project, document = with_file(text, "decks.yaml")
    found = check_project(project, PluginHost.standard().schemas, {document.path})

    (hint,) = [fault for fault in found if fault.code == "core/guessed-game"]
    assert f"“game: {game}”" in hint.remedy
    assert hint.fixes[0].title == f"Write game: {game}"
