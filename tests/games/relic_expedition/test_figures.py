"""What many games tell: features that came into play, and when the first new clearing did."""

from functools import partial

from designer.play.playouts import playout
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.games import BOTS, compiled, played, position


def test_features_clearings_and_lengths_are_counted():
    game = compiled(2)
    result = playout(game, [BOTS["greedy"]()] * 2, 1, counted=partial(GAME.counted, game))
    names = set(result.counted)

    assert {"boards_in_play", "first_clearing", "relics_taken", "supplies_drawn"} <= names


def test_only_the_first_clearing_is_counted_with_its_round():
    game, state, _ = position(
        """
        given:
          map: {"0,0": plain_jungle, "1,0": plain_jungle, "2,-1": plain_jungle, "1,-1": plain_jungle, "0,1": plain_jungle}
          seats: [{explorer: "0,0"}, {}]
          stack: [clearing_tile, clearing_tile]
        """
    )
    found = []
    for words in ({"walk": "1,0"}, {"move": "done"}):
        before = state
        (move,) = game.from_words(state, words)
        state = played(game, state, words)
        found += [
            row for row in GAME.counted(game, before, move, state) if row[0] == "first_clearing"
        ]

    assert len(found) == 1
    assert found[0][1] == f"round_{state.round}"
