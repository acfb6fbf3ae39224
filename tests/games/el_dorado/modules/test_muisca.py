"""The Muisca tribe: two on offer while the deck lasts, at most two placed, all eight always somewhere."""

import pytest

from plugins.el_dorado.definition import TOKENS
from plugins.el_dorado.modules import muisca
from tests.games.el_dorado.modules.walks import game_of, played


@pytest.mark.parametrize("bots", [["greedy"], ["random"]], ids=str)
def test_offers_placed_cards_and_the_deck_stay_within_their_bounds(bots, numbers):
    game = game_of("land_of_the_muisca", 3, ("muisca",), caves=True)
    tribe = set(muisca.tribe_of(game.definition))
    n_base, n_placed = len(game.definition.places), 0

    def look(before, move, after):
        nonlocal n_placed
        open_ = [card for card in after.places[n_base:] if card >= 0]
        deck = game.book.rows.row(after, muisca.DECK)
        assert set(open_) <= tribe
        assert len(open_) == 2 or not deck
        for board in after.boards:
            assert sum(item < TOKENS for item in board) <= 2
        n_placed += move.verb == muisca.PLACE
        assert game.census(after) == game.census(before)

    for seed in range(numbers.of(short=3, long=200)):
        played(game, bots, seed, look)
    assert n_placed


def test_nobody_sees_the_order_of_the_deck_and_all_see_placed_cards():
    game = game_of("land_of_the_muisca", 2, ("muisca",))
    state = muisca.given(game.book, game.start(3), 1, {"placed": ["tribe_elder"]})
    seen = game.view(state, 0).state

    assert set(game.book.rows.row(seen, muisca.DECK)) == {-1}
    assert seen.boards[1] == state.boards[1]


def test_with_caves_the_six_tokens_are_among_forty_two():
    games = {
        chosen: game_of("land_of_the_muisca", 2, chosen, caves=True) for chosen in [(), ("muisca",)]
    }

    assert {
        chosen: sum(token.count for token in game.definition.tokens)
        for chosen, game in games.items()
    } == {(): 36, ("muisca",): 42}
