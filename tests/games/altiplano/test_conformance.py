"""Expedition Altiplano keeps what all games promise, with every reading of its rules."""

import pytest

from designer.play.bots import RandomBot
from designer.play.playouts import playout
from designer.testing.conformance import check_game
from tests.games.altiplano.games import READINGS, compiled

each_reading = pytest.mark.parametrize("number", range(len(READINGS)))
SPECIALS = {"adventurer": "archaeologist", "rogue": "raider"}


@each_reading
def test_every_reading_keeps_what_all_games_promise(number, numbers):
    limit = numbers.of(short=150, long=5000)
    for seed in range(numbers.of(short=2, long=40)):
        check_game(compiled(number), [RandomBot(), RandomBot()], seed, limit=limit)


@each_reading
def test_random_games_come_to_an_end(number, numbers):
    for seed in range(numbers.of(short=1, long=2500)):
        played = playout(compiled(number), [RandomBot(), RandomBot()], seed, keep_moves=False)
        assert played.outcome is not None
        assert played.outcome.termination in {"won", "unfinished"}


@each_reading
def test_camps_stay_within_limits_and_special_cards_lie_with_the_majority(number, numbers):
    game = compiled(number)
    world, definition = game.book.world, game.definition
    for seed in range(numbers.of(short=2, long=200)):
        state, bot = game.start(seed), RandomBot()
        for step in range(300):
            seat = game.seat_to_move(state)
            if seat is None:
                break
            legal = tuple(m for m in game.candidates(state) if game.refusal(state, m) is None)
            state = game.apply(state, bot.choose(game.view(state, seat), legal, seed * 1000 + step))
            for owner in (0, 1):
                assert len(state.camps[owner]) <= definition.camp_characters
                assert len(state.locations[owner]) <= definition.camp_locations
                for card in state.specials[owner]:
                    role = definition.kinds[card].majority
                    strengths = [world.strength(state, s, role) for s in (owner, 1 - owner)]
                    assert strengths[0] >= strengths[1]
                    if definition.returns_when_level:
                        assert strengths[0] > strengths[1]
