from tests.games.el_dorado.games import position

SMALL = """
board:
  T1: {"-1,0": J1, "0,0": J1, "1,0": J1, "0,1": RUB1}
  T2: {"2,0": J1, "3,0": FINJ1}
barriers: [{number: 1, between: [T1, T2]}]
market: {photographer: 1}
seats:
  - {explorers: ["0,0"], hand: [trailblazer, prop_plane, traveler, explorer, explorer], pile: [sailor, sailor], discard: [scout]}
  - {explorers: ["-1,0"], hand: []}
"""


def told(*moves):
    game, state = position(SMALL)
    lines = []
    for words in moves:
        for move in game.from_words(state, words):
            assert game.refusal(state, move) is None
            after = game.apply(state, move)
            lines += game.tell(state, move, after)
            state = after
    return lines


def test_a_turn_is_told_move_by_move():
    assert told(
        {"card": "trailblazer", "steps": ["1,0"]},
        {"take": "blockade_1"},
        {"path": ["2,0"]},
        {"buy": "photographer", "pay": ["traveler", "explorer", "explorer"]},
        {"card": "prop_plane", "path": ["3,0"]},
        {"move": "end_turn"},
    ) == [
        "Red plays Trailblazer and moves to Jungle 1 (1,0).",
        "Red takes Blockade 1.",
        "Red moves on to Jungle 1 (2,0).",
        "Red wants Photographer for 2.",
        "Red pays with Traveler.",
        "Red pays with Explorer.",
        "Red pays with Explorer.",
        "Red buys Photographer.",
        "Red plays Prop Plane as Machete and moves to El Dorado through the jungle 1 (3,0).",
        "Red reaches El Dorado.",
        "The round is played to its end.",
        "Red ends the turn.",
        "Red shuffles the discard pile.",
        "Red draws 4 cards.",
    ]


def test_giving_and_keeping_are_told():
    assert told(
        {"path": ["0,1"], "give": ["explorer"]},
        {"move": "end_turn", "keep": ["trailblazer", "prop_plane"]},
        {"move": "end_turn"},
    ) == [
        "Red gives cards to enter Rubble 1 (0,1).",
        "Red gives Explorer.",
        "Red ends the turn.",
        "Red discards Explorer.",
        "Red discards Traveler.",
        "Red draws 2 cards.",
        "Blue ends the turn.",
        "Round 2.",
    ]


def test_what_is_lost_by_stopping_is_told():
    assert told({"card": "trailblazer", "path": ["1,0"]})[-1] == "Red stops; 2 of the card is lost."
