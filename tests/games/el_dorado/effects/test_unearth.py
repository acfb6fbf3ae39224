"""`unearth` collects what lies beside an explorer, for nothing."""

from tests.games.el_dorado.games import made, position

BOARD = """
board: {T1: {"0,0": J1, "1,0": V4, "-1,0": J1, "2,0": J1, "3,0": J1}}
treasures: {"1,0": treasure_coins_5, "-1,0": treasure_two_blue}
"""


def given(seats):
    return position(f"{BOARD}\nseats: {seats}", modules=("treasures",))


def test_of_several_the_player_chooses_which():
    game, state = given('[{explorers: ["0,0"], hand: [metal_detector]}, {}]')
    state = made(game, state, {"card": "metal_detector", "choose": ["treasure_two_blue"]})

    assert game.definition.board.spaces[state.at[0]].hex.to_text() == "-1,0"


def test_where_two_explorers_could_the_player_chooses_who():
    game, state = given('[{explorers: ["0,0", "2,0"], hand: [metal_detector]}, {}]')
    said = {"card": "metal_detector", "choose": ["treasure_coins_5", "1.2"]}
    state = made(game, state, said)

    places = [game.definition.board.spaces[place].hex.to_text() for place in state.at]
    assert places == ["0,0", "1,0"]


def test_without_anything_beside_it_is_of_no_use():
    game, state = given('[{explorers: ["3,0"], hand: [metal_detector]}, {}]')
    (move,) = game.from_words(state, {"card": "metal_detector"})

    assert game.refusal(state, move) is not None
