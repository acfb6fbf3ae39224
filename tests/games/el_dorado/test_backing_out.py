"""Whoever has begun to pay can back out, also in a game with others: nothing hidden was shown."""

import pytest

from designer.session.preview import HUMAN, PreviewGame
from tests.games.el_dorado.games import position

GIVEN = """
board:
  T1: {"0,0": J1, "1,0": RUB2, "0,1": CAMP2}
  T2: {"-1,0": J1}
barriers: [{number: 6, between: [T1, T2]}]
market: {scout: 1, trailblazer: 1}
seats:
  - {explorers: ["0,0"], hand: [explorer, sailor, traveler, traveler], pile: [explorer, sailor]}
  - {hand: [explorer], pile: [sailor, traveler]}
"""
UNFINISHED = {
    "a purchase": ([{"buy": "trailblazer"}], [{"pay": ["traveler"]}]),
    "rubble": ([{"path": ["1,0"], "give": []}], [{"give": ["sailor"]}]),
    "a base camp": ([{"path": ["0,1"], "give": []}], [{"give": ["sailor"]}]),
    "a rubble blockade": ([{"take": "blockade_6", "give": []}], [{"give": ["sailor"]}]),
}


def preview_of(given):
    """Give a game of two people that goes on from a position."""
    game, state = position(given)
    preview = PreviewGame(game, (HUMAN, HUMAN), 1, {})
    preview._start = state  # a preview begins with a game; this is one that goes on
    return preview


def make(preview, words):
    for move in preview.game.from_words(preview.state, words):
        assert preview.make(move) is None, words


@pytest.mark.parametrize("what", UNFINISHED)
def test_a_payment_that_is_not_final_is_taken_back_step_by_step(what):
    preview = preview_of(GIVEN)
    before = preview.state
    begun, answers = UNFINISHED[what]
    for words in (*begun, *answers):
        make(preview, words)
        assert preview.state.decision is not None, "the payment waits for more"
    n_steps = len(preview.steps)

    assert not preview.takes_back_all
    assert preview.why_not_back(0) == ""
    for _ in range(n_steps):
        assert preview.undo() == 1

    assert preview.state == before


def test_what_drew_cards_is_not_taken_back():
    preview = preview_of(GIVEN)
    make(preview, {"move": "end_turn", "keep": []})

    assert preview.undo() == 0
    assert "showed something hidden" in preview.why_not_back()
