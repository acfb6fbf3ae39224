from collections import Counter

import pytest

from designer.engine.game import LegalMoves, Move, Refusal
from designer.engine.generator import seeded
from designer.play.bots import RandomBot
from designer.play.playouts import playout
from tests.testing.made_up import DRAW, LEAVE, Tokens

BOTS = [RandomBot(), RandomBot()]


def test_a_playout_goes_to_the_end_and_repeats_itself():
    first, again = (playout(Tokens(), BOTS, 9) for _ in range(2))

    assert (first.n_moves, len(first.moves), first.rounds) == (8, 8, 5)
    assert first.outcome is not None
    assert first == again


def test_another_seed_is_another_game():
    assert playout(Tokens(), BOTS, 1).state != playout(Tokens(), BOTS, 2).state


def test_moves_are_left_out_when_they_are_not_wanted():
    short = playout(Tokens(), BOTS, 9, keep_moves=False)

    assert (short.moves, short.state) == ((), playout(Tokens(), BOTS, 9).state)


def test_a_limit_cuts_the_game_off():
    cut = playout(Tokens(), BOTS, 9, limit=3)

    assert (cut.n_moves, cut.outcome) == (3, None)


def test_a_game_needs_one_bot_per_seat():
    with pytest.raises(ValueError, match="has 2 seats, 1 bots"):
        playout(Tokens(), BOTS[:1], 1)


def test_the_random_bot_chooses_every_legal_move_in_the_long_run():
    game = Tokens()
    state = game.start(1)
    chosen = {RandomBot().choose(game.view(state, 0), (DRAW, LEAVE), rng) for rng in range(50)}

    assert chosen == {DRAW, LEAVE}


class TenMoves(Tokens):
    """Offers ten moves; the even ones are legal."""

    def candidates(self, state):
        return (Move("pick", (n,)) for n in range(10))

    def refusal(self, state, move):
        return Refusal("T-9", "Odd.") if move.args[0] % 2 else None


def test_the_random_bot_chooses_each_legal_move_equally_often_and_no_other():
    game = TenMoves()
    moves = LegalMoves(game, game.start(1))
    n = 5000
    chosen = Counter(RandomBot().choose(None, moves, seeded(rng)).args[0] for rng in range(n))

    assert sorted(chosen) == [0, 2, 4, 6, 8]
    # 1000 each; a fair one strays by more than 150 (five deviations) in no run that we shall see.
    assert all(abs(times - n / 5) < 150 for times in chosen.values())
