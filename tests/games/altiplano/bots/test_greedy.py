"""The greedy bot beats chance, and knows nothing that is hidden."""

import pytest

from designer.play.bots import RandomBot
from designer.play.playouts import chosen_move, playout
from designer.testing.conformance import check_game
from plugins.altiplano.bots.greedy import GreedyBot
from tests.games.altiplano.games import begun, compiled


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance_nine_times_in_ten(seat, numbers):
    n = numbers.of(short=5, long=500)
    bots = [GreedyBot(), RandomBot()] if seat == 0 else [RandomBot(), GreedyBot()]
    won = 0
    for seed in range(n):
        outcome = playout(compiled(0), bots, seed, keep_moves=False).outcome
        won += outcome is not None and outcome.winners == (seat,)

    assert won >= 0.9 * n


@pytest.mark.parametrize("number", [0, 1])
def test_it_keeps_what_all_games_promise(number):
    check_game(compiled(number), [GreedyBot(), GreedyBot()], 5, limit=60)


def chosen(given, seat=0):
    game = begun(given)
    state = game.start(1)
    return game.to_words(state, chosen_move(game, GreedyBot(), state, seat, 1, 0))


def test_it_draws_characters_while_it_has_few():
    few, many = "[]", "[ohio_bob, inti_quispe, rosa_valdemar, kuntur]"
    piles = "  phase: 1\n  exploration: [storm]\n  character: [che_madera]\n"

    drawn = [chosen(f"{piles}  seats: [{{camp: {camp}}}, {{}}]") for camp in (few, many)]

    assert drawn == [{"draw": "character"}, {"draw": "exploration"}]


def test_above_the_hand_limit_it_keeps_treasures():
    hand = "[golden_llama, condor_gate, salt_mirror, storm, storm, puma]"

    shed = chosen(f"  phase: 4\n  seats: [{{hand: {hand}}}, {{}}]")

    assert shed in ({"choose": ["storm"]}, {"choose": ["puma"]})


def test_it_answers_what_would_cost_it_more():
    seats = "[{hand: [puma]}, {hand: [trusty_rifle], camp: [ohio_bob], treasures: [golden_llama]}]"
    game = begun(f"  seats: {seats}")
    state = game.start(1)
    state = game.apply(state, *game.from_words(state, {"play": "puma"}))

    move = chosen_move(game, GreedyBot(), state, 1, 1, 0)

    assert game.to_words(state, move) == {"choose": ["trusty_rifle"]}


@pytest.mark.parametrize(("camp", "answer"), [("ohio_bob", "trusty_rifle"), ("vera_kestrel", None)])
def test_it_keeps_a_reaction_where_nothing_would_be_lost(camp, answer):
    seats = f"[{{hand: [puma]}}, {{hand: [trusty_rifle], camp: [{camp}]}}]"
    game = begun(f"  seats: {seats}")
    state = game.start(1)
    state = game.apply(state, *game.from_words(state, {"play": "puma"}))

    move = chosen_move(game, GreedyBot(), state, 1, 1, 0)

    assert game.to_words(state, move).get("choose") == (answer and [answer])
