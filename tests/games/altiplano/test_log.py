"""The log of a game, and how it ends, can be said in another language, as can names and texts of cards."""

from designer.api import SetUp
from designer.diagnostics import Named, Said
from designer.play.playouts import playout
from plugins.altiplano.bots.greedy import GreedyBot
from plugins.altiplano.game import GAME
from tests.games.altiplano.games import compiled
from tests.games.altiplano.projects import scenario, with_file


def lines_of(game, seed):
    """Give each line of the log of a game of bots."""
    state, played = game.start(seed), playout(game, [GreedyBot(), GreedyBot()], seed, limit=400)
    for move in played.moves:
        after = game.apply(state, move)
        yield from game.tell(state, move, after)
        state = after


def test_every_line_of_a_game_can_be_said_in_another_language():
    plain = {line for line in lines_of(compiled(1), 3) if not isinstance(line, Said)}

    assert plain == set()


def test_players_and_cards_have_their_names_in_every_language():
    definition = compiled(0).definition

    assert [seat.title.languages["de"] for seat in definition.seats] == ["Blau", "Rot"]
    pachu = definition.kinds[definition.number_of("old_pachu")]
    assert pachu.title.languages["pl"] == "Stary Pachu"
    assert isinstance(pachu.text, Named)


def test_a_text_made_from_effects_is_there_in_every_language():
    card = (
        "kind: cards\nformat: 1\ngame: altiplano\ncards:\n"
        "  - {id: howl, name: Howl, type: action, source: designed here,"
        " abilities: [{trigger: action, effects: [{op: draw, from: character}]}]}\n"
    )
    project, _ = with_file(card, "howl.yaml")
    definition = GAME.compile(project, scenario(), SetUp()).game.definition
    text = definition.kinds[definition.number_of("howl")].text

    assert text == "I draw 1 card from the Character pile."
    assert text.languages["de"].startswith("Ich ziehe 1 Karte")
