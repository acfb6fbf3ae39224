"""The conformance suite passes a sound game and notices each promise that one breaks."""

import pytest
from msgspec.structs import replace

from designer.engine.game import Move, Outcome, Refusal, Termination
from designer.play.bots import RandomBot
from designer.testing.conformance import Violation, check_game
from tests.testing.made_up import DRAW, LEAVE, Seen, Tokens

BOTS = [RandomBot(), RandomBot()]


class LosesToken(Tokens):
    def apply(self, state, move):
        after = super().apply(state, move)
        return replace(after, left=after.left[1:])


class OffersTwice(Tokens):
    def candidates(self, state):
        yield from super().candidates(state)
        yield from super().candidates(state)


class ForgetsMoves(Tokens):
    def candidates(self, state):
        return (move for move in super().candidates(state) if move != LEAVE or len(state.pile) > 4)


class NeverEnds(Tokens):
    def outcome(self, state):
        return None


class EndsEarly(Tokens):
    def outcome(self, state):
        return Outcome(Termination.WON, (0,), "Over.") if len(state.pile) < 4 else None


class ShowsHands(Tokens):
    def view(self, state, seat):
        seen = Seen(state, seat)
        shown = type("Shown", (Seen,), {"state": property(lambda _: replace(seen.state, hands=state.hands))})  # fmt: skip
        return shown(state, seat)


class KnowsPile(Tokens):
    def refusal(self, state, move):
        refused = super().refusal(state, move)
        return refused or (super().refusal(replace(state, pile=()), move) if move != DRAW and state.pile[0] > 4 else None)  # fmt: skip


class SpeaksOtherwise(Tokens):
    def to_words(self, state, move):
        return {"move": "draw"}


class RollsAnew(Tokens):
    def __init__(self):
        self.n = 0

    def apply(self, state, move):
        self.n += 1
        return replace(super().apply(state, move), rng=self.n)


class SaysNothing(Tokens):
    def tell(self, before, move, after):
        return ("",)


class Peeks:
    id = "peeks"

    def choose(self, view, moves, rng):
        found = list(moves)
        return found[view._whole.pile[0] % len(found)]


def test_a_sound_game_passes():
    course = check_game(Tokens(), BOTS, 3)

    assert (course.n_moves, course.termination in {"won", "shared"}) == (8, True)


def test_the_same_seed_takes_the_same_course():
    assert check_game(Tokens(), BOTS, 5) == check_game(Tokens(), BOTS, 5)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (LosesToken, "changes the pieces"),
        (OffersTwice, "offered twice"),
        (ForgetsMoves, "legal but not offered"),
        (NeverEnds, "disagree on whether the game is over"),
        (EndsEarly, "disagree on whether the game is over"),
        (ShowsHands, "sees more than it may"),
        (KnowsPile, "give away what is hidden"),
        (SpeaksOtherwise, "is not read as"),
        (RollsAnew, "comes out differently the second time"),
        (SaysNothing, "the log of"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_promise_is_noticed(game, sentence):
    with pytest.raises(Violation, match=sentence):
        for seed in range(20):
            check_game(game(), BOTS, seed)


def test_a_bot_that_looks_into_the_pile_is_noticed():
    with pytest.raises(Violation, match="knows what is hidden"):
        for seed in range(20):
            check_game(Tokens(), [Peeks(), RandomBot()], seed)


def test_a_game_that_is_cut_off_is_no_violation():
    course = check_game(Tokens(), BOTS, 1, limit=3)

    assert (course.n_moves, course.termination) == (3, "")


def test_moves_of_other_verbs_are_tried_too():
    assert Tokens().refusal(Tokens().start(1), Move("fly")).rule == "T-3"


class OffersLess(Tokens):
    """Legal moves with numbers that are not offered."""

    def candidates(self, state):
        if state.pile:
            yield Move("draw", (1,))

    def refusal(self, state, move):
        return None if move.verb == "draw" and state.pile else Refusal("T-3", "Draw.")

    def apply(self, state, move):
        return super().apply(state, DRAW)


def test_a_legal_move_that_is_not_offered_is_noticed():
    with pytest.raises(Violation, match="legal but not offered"):
        check_game(OffersLess(), BOTS, 1)
