"""What the greedy bot does in positions made for it."""

import pytest
from msgspec.structs import replace

from designer.engine.game import LegalMoves
from plugins.el_dorado.bots.greedy import GreedyBot
from tests.games.el_dorado.games import position


def chosen(game, state, rng=1):
    """Give what the bot chooses, in words."""
    seat = game.seat_to_move(state)
    move = GreedyBot().choose(game.view(state, seat), LegalMoves(game, state), rng)
    return game.to_words(state, move)


def turn_of(game, state):
    """Play the bot's turn to its end; give all its choices and the state then."""
    seat, round_, choices = state.active, state.round, []
    while game.seat_to_move(state) == seat and state.round == round_:
        choices.append(chosen(game, state))
        (move,) = game.from_words(state, choices[-1])
        state = game.apply(state, move)
    return choices, state


def test_the_card_that_reaches_farther_is_played():
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": J1, "2,0": J1, "3,0": J1, "4,0": FINJ1}}
        seats: [{explorers: ["0,0"], hand: [explorer, scout]}, {}]
    """)

    assert chosen(game, state)["card"] == "scout"


def test_the_bot_does_not_know_which_of_the_moves_are_legal_before_it_asks():
    """A list of legal moves does for it as well as the moves of the game."""
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": J1, "2,0": W1, "3,0": FINJ1}}
        seats: [{explorers: ["0,0"], hand: [explorer, sailor, scout]}, {explorers: ["2,0"]}]
    """)
    view, moves = game.view(state, 0), LegalMoves(game, state)

    assert GreedyBot().choose(view, tuple(moves), 1) == GreedyBot().choose(view, moves, 1)


@pytest.mark.parametrize("hand", ["scout, scout, scout, scout", "trailblazer, scout, scout"])
def test_a_hand_that_fits_the_next_space_is_not_kept_whole_while_the_way_is_closed(hand):
    """Two explorers waited for ever: all cards fitted the next space, none the blockade before it."""
    game, state = position(f"""
        board: {{T1: {{"0,0": J1}}, T2: {{"1,0": J2, "2,0": FINJ1}}}}
        barriers: [{{number: 4, between: [T1, T2]}}]
        seats: [{{explorers: ["0,0"], hand: [{hand}], pile: [sailor, sailor, sailor, sailor]}}, {{}}]
    """)
    _, after = turn_of(game, state)

    assert after.discards[0] != ()


def test_who_stands_in_the_way_is_walked_round_when_nobody_comes_on():
    """Three explorers waited for one another for ever, each on the next one's way."""
    game, state = position("""
        board:
          T1: {"0,0": J1, "1,0": J1, "2,0": FINJ1, "0,1": J2, "1,1": J2}
        seats: [{explorers: ["0,0"], hand: [scout, explorer]}, {explorers: ["1,0"]}]
    """)
    waits, _ = turn_of(game, state)
    goes, after = turn_of(game, replace(state, idle=20))

    assert waits[0] == {"move": "end_play"}
    assert goes[0]["steps"] == ["0,1"]
    assert game.definition.board.spaces[after.at[0]].hex.to_text() == "0,1"


def test_a_space_that_asks_for_cards_gets_the_worst_of_the_hand():
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": RUB1, "2,0": J3, "3,0": FINJ1}}
        seats: [{explorers: ["0,0"], hand: [trailblazer, traveler]}, {}]
    """)
    choices, _ = turn_of(game, state)

    assert {"give": ["traveler"]} in choices


def test_what_the_way_lacks_is_bought_first():
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": J3, "2,0": J1, "3,0": FINJ1}}
        market: {trailblazer: 3, scout: 3, photographer: 3}
        seats: [{explorers: ["0,0"], hand: [traveler, traveler, traveler], pile: [explorer]}, {}]
    """)
    choices, _ = turn_of(game, state)

    assert {"buy": "trailblazer"} in choices


def test_the_last_card_that_pays_for_something_is_not_removed():
    """An explorer stood before the finish for ever: its only paddle had gone in a base camp."""
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": CAMP1, "2,0": W1, "3,0": FINW1}}
        seats: [{explorers: ["0,0"], hand: [sailor, scout, scout], pile: [explorer, explorer, explorer, explorer, explorer]}, {}]
    """)
    choices, _ = turn_of(game, state)

    assert {"give": ["scout"]} in choices


def test_a_thin_deck_is_not_thinned_for_its_own_sake():
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": CAMP1, "0,1": J1, "1,1": J1, "2,0": J1, "3,0": J1, "4,0": FINJ1}}
        seats: [{explorers: ["0,0"], hand: [explorer, explorer], pile: [scout]}, {}]
    """)
    choices, _ = turn_of(game, state)

    assert choices[0]["steps"] == ["0,1"]
