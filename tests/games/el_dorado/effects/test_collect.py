"""`collect` takes a blockade that an explorer of the player stands beside, unpaid."""

from tests.games.el_dorado.games import made, position, refused

BOARD = """
board:
  T1: {"0,0": J1, "1,0": J1}
  T2: {"2,0": J3, "3,0": J1}
  T3: {"0,1": J1, "0,2": J1}
barriers: [{number: 5, between: [T1, T2]}, {number: 6, between: [T1, T3]}]
seats: [{explorers: ["1,0", "0,0"], hand: [native]}]
"""


def test_a_blockade_is_taken_without_strength():
    game, state = position(BOARD)
    state = made(game, state, {"card": "native", "take": "blockade_5"})

    assert game.definition.blockades[state.taken[0][0]].number == 5
    assert (state.motion, state.decision, len(state.hands[0])) == (None, None, 0)


def test_of_several_one_is_chosen():
    game, state = position(BOARD)
    state = made(game, state, {"card": "native"})

    assert (state.decision.kind, len(state.decision.options)) == ("collect", 2)
    assert refused(game, state, {"choose": ["blockade_6"]}) is None


def test_one_that_nobody_stands_beside_is_not():
    game, state = position(BOARD.replace('["1,0", "0,0"]', '["3,0", "0,2"]'))

    assert refused(game, state, {"card": "native", "take": "blockade_5"}) == "EB-022"


def test_it_says_itself():
    from designer.api import Words, described
    from plugins.el_dorado.binding import VERBS

    effect = {"op": "collect", "what": {"kind": "blockade", "within": {"of": "mine", "steps": 1}}}
    sentence = described({"effects": [effect]}, Words(verbs=VERBS))

    assert sentence == "Take 1 blockade at most 1 space away."
