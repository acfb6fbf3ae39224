from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from designer.api import CHOOSE, DONE, legal_moves
from plugins.el_dorado.expedition import Expedition
from plugins.el_dorado.rules import verbs
from tests.games.el_dorado.games import made, position, refused

SMALL = """
board:
  T1: {"0,0": J1, "1,0": J1, "0,1": RUB2, "1,1": W1}
  T2: {"2,0": J1}
barriers: [{number: 3, between: [T1, T2]}]
market: {scout: 3}
seats:
  - {explorers: ["0,0"], hand: [trailblazer, jack_of_all_trades, sailor, traveler]}
  - {explorers: ["2,0", "1,1"], hand: [explorer]}
"""


@cache
def small():
    return position(SMALL)


@cache
def with_effects():
    return position(EFFECTS)


def verbs_of(words, *before):
    game, state = position(SMALL)
    return [move.verb for move in game.from_words(made(game, state, *before), words)]


def test_a_path_is_steps_and_a_stop():
    assert verbs_of({"card": "trailblazer", "path": ["1,0", "0,0"]}) == ["play", "step", "stop"]


def test_a_path_that_uses_the_whole_card_needs_no_stop():
    assert verbs_of({"card": "sailor", "path": ["1,1"]}) == ["play"]
    assert verbs_of({"card": "jack_of_all_trades", "path": ["1,0"]}) == ["play"]


def test_steps_leave_the_card_in_motion():
    steps = {"card": "trailblazer", "steps": ["1,0"]}

    assert verbs_of(steps) == ["play"]
    assert verbs_of({"path": ["0,0"]}, steps) == ["step", "stop"]


def test_given_cards_answer_one_by_one():
    words = {"path": ["0,1"], "give": ["sailor", "traveler"]}

    assert verbs_of(words) == [verbs.ENTER, CHOOSE, CHOOSE]
    assert verbs_of({"steps": ["0,1"]}) == [verbs.ENTER]


def test_a_purchase_ends_with_done_unless_all_cards_are_paid():
    assert verbs_of({"buy": "scout"}) == [verbs.BUY]
    assert verbs_of({"buy": "scout", "pay": ["traveler"]}) == [verbs.BUY, CHOOSE, DONE]
    everything = ["trailblazer", "jack_of_all_trades", "sailor", "traveler"]
    assert verbs_of({"buy": "scout", "pay": everything}) == [verbs.BUY, *[CHOOSE] * 4]


def test_an_end_of_turn_keeps_all_or_what_is_named():
    assert verbs_of({"move": "end_turn"}) == [verbs.END_PLAY, DONE]
    assert verbs_of({"move": "end_turn", "keep": ["sailor"]}) == [
        verbs.END_PLAY,
        *[CHOOSE] * 3,
        DONE,
    ]
    assert verbs_of({"move": "end_turn", "keep": []}) == [verbs.END_PLAY, *[CHOOSE] * 4]
    assert verbs_of({"move": "end_turn", "discard": ["sailor"]}) == [verbs.END_PLAY, CHOOSE, DONE]
    assert verbs_of({"move": "end_play"}) == [verbs.END_PLAY]


def test_a_chain_ends_with_the_first_move_that_is_refused():
    assert verbs_of({"card": "trailblazer", "path": ["1,0", "1,1", "0,0"]}) == ["play", "step"]


def test_the_symbol_of_a_joker_follows_from_the_space():
    game, state = position(SMALL)

    assert refused(game, state, {"card": "jack_of_all_trades", "path": ["1,0"]}) is None
    assert (
        refused(game, state, {"card": "jack_of_all_trades", "as": "coin", "path": ["1,0"]})
        == "ED-BASE-03"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"crad": "scout"}, "“crad” is no word for a move; did you mean “card”?"),
        ({"card": "scuot", "path": ["1,0"]}, "There is no card “scuot”; did you mean “scout”?"),
        ({"card": "sailor", "path": ["7,7"]}, "There is no space 7,7 on the board"),
        ({"card": "sailor", "path": ["east"]}, "“east” is not a space"),
        ({"card": "sailor", "path": "1,0"}, "“path” is a list, like"),
        ({"card": "trailblazer", "as": "mashete", "path": ["1,0"]}, "There is no symbol “mashete”; did you mean “machete”?"),
        ({"take": "blockade_1"}, "No blockade “blockade_1” lies on the board; did you mean “blockade_3”?"),
        ({"card": "sailor", "explorer": "3.1", "path": ["1,0"]}, "There is no explorer “3.1”"),
        ({"move": "end_trun"}, "“end_trun” is no move; did you mean “end_turn”?"),
        ({"move": "end_turn", "keep": ["scout"]}, "scout cannot be kept"),
        ({"give": ["sailor"]}, "“give” answers no open question"),
        ({}, "These words say no move"),
    ],
    ids=str,
)  # fmt: skip
def test_words_that_name_nothing_say_what(words, sentence):
    game, state = position(SMALL)
    with pytest.raises(ValueError, match="^" + sentence[:12]) as caught:
        game.from_words(state, words)
    assert sentence in str(caught.value)


def test_a_seat_with_two_explorers_says_which():
    game, state = position(SMALL)
    state = made(game, state, {"move": "end_turn"})
    with pytest.raises(ValueError, match="Say which explorer moves"):
        game.from_words(state, {"card": "explorer", "path": ["1,0"]})

    (move,) = game.from_words(state, {"card": "explorer", "explorer": "2.2", "path": ["1,0"]})
    assert game.to_words(state, move)["explorer"] == "2.2"


def test_an_answer_alone_goes_on_with_an_open_question():
    game, state = position(SMALL)
    state = made(game, state, {"steps": ["0,1"]}, {"give": ["sailor"]}, {"give": ["traveler"]})

    assert game.definition.board.spaces[state.at[0]].hex.to_text() == "0,1"


KEYS = ("card", "token", "as", "path", "steps", "explorer", "give", "take", "buy", "pay", "tokens", "choose", "move", "keep", "discard", "zzz")  # fmt: skip
ANYTHING = (None, 0, -1, 1.5, True, "", "scout", "explorr", "1,0", "9,9", "1.1", "blockade_3", "done", "native", "machete_2", "draw", [], ["scout"], ["native"], ["step"], ["coin_1"], [[]], [{}], {}, {"a": 1})  # fmt: skip


EFFECTS = """
board:
  T1: {"0,0": J1, "1,0": J1, "0,1": RUB1, "-1,0": J1}
  T2: {"2,0": J1}
barriers: [{number: 5, between: [T1, T2]}]
market: {scout: 1}
seats:
  - explorers: ["0,0", "1,0"]
    hand: [native, scientist, explorer, sailor, compass]
    pile: [traveler, captain, pioneer]
    tokens: [machete_2, native, coin_1, keep_item, change_symbol]
"""


def effect_verbs(words):
    """Give what words are read as, move by move."""
    game, state = position(EFFECTS)
    return [move.verb for move in game.from_words(state, words)]


@pytest.mark.parametrize(
    ("words", "chain"),
    [
        ({"card": "scientist"}, ["act"]),
        ({"card": "scientist", "choose": []}, ["act", "done"]),
        ({"card": "scientist", "choose": ["sailor"]}, ["act", "choose"]),
        ({"card": "native", "take": "blockade_5"}, ["act", "choose", "choose"]),
        ({"card": "native", "explorer": "1.1", "path": ["0,1"]}, ["act", "choose", "choose", "choose"]),
        ({"token": "native", "explorer": "1.1", "path": ["0,1"]}, ["use", "choose", "choose", "choose"]),
        ({"token": "machete_2", "explorer": "1.1", "path": ["-1,0", "0,0"]}, ["use", "choose", "step", "step"]),
        ({"token": "machete_2", "explorer": "1.1", "path": ["-1,0"]}, ["use", "choose", "step", "stop"]),
        ({"token": "machete_2", "explorer": "1.2", "take": "blockade_5"}, ["use", "choose", "take_on"]),
        ({"token": "change_symbol", "as": "coin"}, ["use", "choose"]),
        ({"buy": "scout", "tokens": ["coin_1"]}, ["buy", "choose", "done"]),
        ({"card": "compass", "choose": ["keep_item"]}, ["act", "choose"]),
        ({"card": "compass", "choose": []}, ["act", "done"]),
    ],
    ids=str,
)  # fmt: skip
def test_what_effects_ask_is_answered_by_the_words(words, chain):
    assert effect_verbs(words) == chain


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"token": "machete_9"}, "There is no token “machete_9”; did you mean “machete_3”?"),
        ({"token": "native", "path": ["0,1"]}, "Say which explorer moves"),
        ({"card": "scientist", "choose": ["sailor", "explorer"]}, "Nothing asks for “explorer”"),
        ({"card": "native", "choose": ["jump"]}, "“jump” cannot be chosen here; there is collect, step"),
        ({"choose": ["sailor"]}, "“choose” answers no open question"),
        ({"buy": "scout", "tokens": ["coin_9"]}, "There is no token “coin_9”"),
    ],
    ids=str,
)  # fmt: skip
def test_answers_that_name_nothing_say_what(words, sentence):
    game, state = position(EFFECTS)
    with pytest.raises(ValueError, match="^" + sentence[:8]) as caught:
        game.from_words(state, words)

    assert sentence in str(caught.value)


def test_things_of_one_name_are_told_apart_by_their_zone():
    both = {"op": "take", "what": {"from": ["discard", "board"], "count": 1}}
    game, state = position(EFFECTS)
    scientist = next(n for n, c in enumerate(game.definition.cards) if c.id == "scientist")
    kinds = list(game.definition.cards)
    kinds[scientist] = replace(
        kinds[scientist], abilities=({"trigger": "action", "effects": [both]},)
    )
    game = Expedition(replace(game.definition, cards=tuple(kinds)))
    native = next(n for n, c in enumerate(kinds) if c.id == "native")
    state = replace(state, discards=((native,),))
    state = made(game, state, {"card": "scientist"})
    words = [game.to_words(state, move)["choose"][0] for move in legal_moves(game, state)]

    assert {"native@discard", "native@board", "coin_1"} <= set(words)
    for move in legal_moves(game, state):
        assert game.from_words(state, game.to_words(state, move)) == (move,)


@given(
    st.sampled_from([small, with_effects]),
    st.dictionaries(st.sampled_from(KEYS), st.sampled_from(ANYTHING), max_size=4),
)
def test_whatever_is_said_is_a_chain_of_moves_or_a_sentence(game_of, words):
    game, state = game_of()
    try:
        chain = game.from_words(state, words)
    except ValueError as error:
        assert str(error)
    else:
        for move in chain[:-1]:
            assert game.refusal(state, move) is None
            state = game.apply(state, move)
