"""What a seed deals is shown on the board, and written by one change."""

from designer.api import SetUp
from designer.session.dealing import deal_of
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import published, route, shipped


def test_a_deal_shows_the_barriers_that_a_game_from_the_seed_lays():
    document = published("serpentine")
    deal = deal_of(GAME, shipped(), document, 7)
    game = GAME.compile(shipped(), document, SetUp()).game
    bars = [n for n in game.start(7).bars if n >= 0]

    assert deal.seed == 7
    assert sorted(bar.title for bar in deal.bars) == sorted(
        game.definition.blockades[n].title for n in bars
    )


def test_the_change_of_a_deal_names_what_it_shows():
    project, document = shipped(), published("serpentine")
    deal = deal_of(GAME, project, document, 7)
    text = document.text
    for change in sorted(deal.fix.replacements, key=lambda each: -each.start):
        text = text[: change.start] + change.text + text[change.end :]
    after = project.with_text(document.path, text)
    scene = GAME.inspect(after, after.documents[document.path]).scene

    assert scene.bars == deal.bars
    assert deal_of(GAME, after, after.documents[document.path], 7) is None  # nothing is dealt now


def test_the_deal_of_a_scenario_is_that_of_its_games_and_written_into_its_route():
    scenario = shipped().entry("scenario", "serpentine", "el_dorado").document
    deal = deal_of(GAME, shipped(), scenario, 7)
    game = GAME.compile(shipped(), scenario, SetUp()).game

    assert sorted(bar.title for bar in deal.bars) == sorted(
        game.definition.blockades[n].title for n in game.start(7).bars
    )
    assert {change.file for change in deal.fix.replacements} == {published("serpentine").path}


def test_a_board_that_cannot_be_played_has_no_deal():
    assert deal_of(GAME, *route("C 0,0 0"), 1) is None
    assert deal_of(object(), shipped(), published("serpentine"), 1) is None
