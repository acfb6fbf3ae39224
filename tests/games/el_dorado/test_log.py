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


def told(*moves, of=SMALL):
    game, state = position(of)
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
        "Red wants to enter Rubble 1 (0,1) for cards.",
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


EFFECTS = """
board:
  T1: {"0,0": J1, "1,0": J1, "2,0": V3, "1,-1": CAVE}
  T2: {"3,0": J1}
barriers: [{number: 1, between: [T1, T2]}]
market: {scout: 2, photographer: 1}
caves: {"1,-1": [draw]}
seats:
  - explorers: ["0,0"]
    hand: [scientist, explorer, native, transmitter, compass, cartographer]
    pile: [sailor, traveler]
    discard: [captain, pioneer]
    tokens: [keep_item, replace, change_symbol]
"""


def told_of(given, *moves):
    game, state = position(given)
    lines = []
    for words in moves:
        for move in game.from_words(state, words):
            assert game.refusal(state, move) is None, words
            after = game.apply(state, move)
            lines += game.tell(state, move, after)
            state = after
    return lines


def test_what_effects_do_is_told():
    assert told_of(
        EFFECTS,
        {"card": "scientist", "choose": ["explorer"]},
        {"card": "native", "path": ["1,0"]},
        {"card": "transmitter", "choose": ["scout", "keep_item"]},
        {"token": "draw"},
        {"token": "change_symbol", "as": "coin"},
        {"token": "replace", "choose": ["sailor"]},
        {"card": "compass"},
    ) == [
        "Red plays Scientist.",
        "Red draws 1 card.",
        "Red removes Explorer.",
        "Red plays Native.",
        "Red moves to Jungle 1 (1,0).",
        "Red finds the token Draw in a cave.",
        "Red plays Transmitter.",
        "Red takes Scout.",
        "Red answers with Keep a one-use card.",
        "Red uses the token Draw.",
        "Red draws 1 card.",
        "Red uses the token Change the symbol.",
        "Red chooses Coin.",
        "Red uses the token Exchange.",
        "Red lays down Sailor.",
        "Red shuffles the discard pile.",
        "Red draws 1 card.",
        "Red plays Compass.",
        "Red draws 2 cards.",
    ]


def test_what_is_declined_is_told():
    lines = told_of(EFFECTS, {"card": "compass", "choose": []}, {"card": "scientist", "choose": []})

    assert lines == [
        "Red plays Compass.",
        "Red shuffles the discard pile.",
        "Red draws 3 cards.",
        "Red lets it be.",
        "Red plays Scientist.",
        "Red draws 1 card.",
        "Red lets it be.",
    ]


def test_a_blockade_that_the_native_takes_is_told_once():
    given = EFFECTS.replace('["0,0"]', '["2,0"]')

    assert told_of(given, {"card": "native", "take": "blockade_1"}) == [
        "Red plays Native.",
        "Red clears a blockade.",
        "Red takes Blockade 1.",
    ]


CURRENT = """
board: {T1: {"0,0": W1, "1,0": "RAP1>E", "2,0": W1, "3,0": J1, "2,1": "RAP1>NE"}}
seats:
  - {explorers: ["0,0"], hand: [captain, sailor, explorer]}
  - {explorers: ["3,0"], hand: []}
"""


def test_the_log_says_whom_the_current_carries_on():
    moves = [{"card": "sailor", "path": ["1,0"]}]

    assert told(*moves, of=CURRENT) == [
        "Red plays Sailor and moves to Rapids 1 (1,0).",
        "The current carries Red to Water 1 (2,0).",
    ]


def test_the_log_tells_of_the_current_where_another_card_stops_the_one_in_motion():
    moves = [{"card": "captain", "steps": ["1,0"]}, {"card": "sailor", "path": ["2,1"]}]

    assert told(*moves, of=CURRENT) == [
        "Red plays Captain and moves to Rapids 1 (1,0).",
        "Red plays Sailor and moves to Rapids 1 (2,1).",
        "The current carries Red to Water 1 (2,0).",
    ]


def test_a_step_over_rapids_is_not_told_as_carrying():
    lines = told({"card": "captain", "path": ["1,0", "2,0"]}, of=CURRENT)

    assert lines[1] == "Red moves on to Water 1 (2,0)."
    assert not any("current" in line for line in lines)
