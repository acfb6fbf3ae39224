"""The greedy bot collects and flies home, sees nothing hidden, and beats chance."""

import pytest

from designer.play.playouts import playout
from designer.testing.conformance import check_game
from tests.games.relic_expedition.games import BOTS, compiled, position

each_number = pytest.mark.parametrize("players", [2, 3, 4])


@each_number
def test_greedy_games_are_won(players, numbers):
    game = compiled(players)
    for seed in range(numbers.of(short=2, long=200)):
        played = playout(game, [BOTS["greedy"]()] * players, seed, keep_moves=False)
        assert played.outcome is not None
        assert (seed, played.outcome.termination) == (seed, "won")


def test_greedy_keeps_what_all_games_promise(numbers):
    for seed in range(numbers.of(short=1, long=10)):
        check_game(
            compiled(3), [BOTS["greedy"]()] * 3, seed, limit=numbers.of(short=200, long=3000)
        )


def test_greedy_beats_chance(numbers):
    game, n = compiled(2), numbers.of(short=4, long=100)
    wins = 0
    for seed in range(n):
        own = seed % 2
        bots = [BOTS["greedy" if seat == own else "random"]() for seat in range(2)]
        outcome = playout(game, bots, seed, keep_moves=False).outcome
        wins += outcome is not None and outcome.winners == (own,)
    assert wins >= n * 95 // 100


class Forgetful(BOTS["greedy"]):
    """Think anew for every move."""

    def choose(self, view, moves, rng):
        view.game.book.thoughts.clear()
        return super().choose(view, moves, rng)


def test_what_greedy_remembers_changes_no_move(numbers):
    game = compiled(3)
    for seed in range(numbers.of(short=1, long=50)):
        anew = playout(game, [Forgetful()] * 3, seed).moves
        assert playout(game, [BOTS["greedy"]()] * 3, seed).moves == anew


def chosen(given):
    game, state, _ = position(given)
    seat = game.seat_to_move(state)
    bot = BOTS["greedy"]()
    legal = [m for m in game.candidates(state) if game.refusal(state, m) is None]
    return game.to_words(state, bot.choose(game.view(state, seat), legal, 1))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            """
            given:
              map: {"0,0": clearing_tile}
              seats: [{explorer: "0,0", pack: [red_sun, red_moon, red_eye, red_fish]}, {}]
            """,
            {"move": "fly_home"},
        ),
        (
            """
            given:
              map: {"0,0": {tile: plain_jungle, items: [red_sun]}, "1,0": plain_jungle}
              seats: [{explorer: "0,0", pack: [red_eye]}, {}]
            """,
            {"pick": "red_sun"},
        ),
        (
            """
            given:
              map:
                "0,0": plain_jungle
                "1,0": {tile: plain_jungle, animals: [panther], items: [red_moon]}
                "0,1": {tile: plain_jungle, items: [red_sun]}
              seats: [{explorer: "0,0", pack: [red_eye, red_fish, raft, machete]}, {}]
            """,
            {"walk": "0,1"},
        ),
        (
            """
            given:
              map: {"0,0": {tile: plain_jungle, items: [red_hand]}}
              seats:
                - explorer: "0,0"
                  pack: [white_hand, white_sun, white_eye, raft, machete, vine, headlamp, climbing_gear]
                - {pack: [white_bird, white_moon, white_fish]}
            """,
            {"pick": "red_hand"},
        ),
        (
            """
            given:
              map: {"0,0": plain_jungle, "1,0": plain_jungle, "2,0": {tile: plain_jungle, animals: [snake]}, "3,0": plain_jungle}
              seats: [{explorer: "0,0"}, {explorer: "3,0"}]
              phase: animals
              rolled: snake
            """,
            {"animal": "snake_1", "steps": ["3,0"]},
        ),
    ],
    ids=[
        "home",
        "a relic",
        "not to the panther",
        "others than those that the other one keeps",
        "a snake for the other",
    ],
)  # fmt: skip
def test_greedy_does_what_helps(given, words):
    assert chosen(given) == words
