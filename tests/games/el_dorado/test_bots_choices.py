"""What the greedy bot does in positions made for it."""

import pytest
from msgspec.structs import replace

from designer.engine.game import LegalMoves, Move
from designer.hexes import Hex
from plugins.el_dorado.bots.greedy import GreedyBot
from plugins.el_dorado.bots.minds import Minds
from plugins.el_dorado.bots.trying import best_answer
from plugins.el_dorado.expedition import Expedition
from plugins.el_dorado.rules import verbs
from plugins.el_dorado.rules.cards import drawn
from tests.games.el_dorado.games import made, position


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


class WithGifts(Expedition):
    """El Dorado with moves that the bot has never heard of: what they do is given."""

    def __init__(self, definition, gifts):
        super().__init__(definition)
        self._gifts = gifts

    def candidates(self, state):
        if state.decision is None:
            yield from (Move(verb) for verb in self._gifts)
        yield from super().candidates(state)

    def refusal(self, state, move):
        if state.decision is None and move.verb in self._gifts:
            return None
        return super().refusal(state, move)

    def apply(self, state, move):
        if state.decision is None and move.verb in self._gifts:
            return self._gifts[move.verb](self.definition, state)
        return super().apply(state, move)


def draws(definition, state):
    return drawn(state, state.active, 2)


def removes_the_best(definition, state):
    return replace(state, hands=((*state.hands[0][:-1],), *state.hands[1:]))


def walks(definition, state):
    return replace(state, at=(definition.board.index[Hex(3, 0)], *state.at[1:]))


def does_nothing(definition, state):
    return state


@pytest.mark.parametrize(
    ("gifts", "first"),
    [
        ({"none": does_nothing, "draw": draws}, "draw"),
        ({"none": does_nothing, "walk": walks}, "walk"),
        ({"none": does_nothing, "walk": walks, "draw": draws}, "draw"),
        ({"none": does_nothing, "remove": removes_the_best}, verbs.PLAY),
    ],
    ids=["it draws", "it walks far", "it draws before it walks", "it keeps what it has"],
)
def test_moves_that_are_new_to_the_bot_are_made_for_what_comes_of_them(gifts, first):
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": J1, "2,0": J1, "3,0": J1, "4,0": J1, "5,0": J1, "6,0": J1, "7,0": J1, "8,0": FINJ1}}
        seats: [{explorers: ["0,0"], hand: [explorer, scout], pile: [explorer, explorer, scout, explorer, explorer]}, {}]
    """)
    game = WithGifts(game.definition, gifts)
    move = GreedyBot().choose(game.view(state, 0), LegalMoves(game, state), 1)

    assert move.verb == first


def test_a_question_that_is_new_to_the_bot_is_answered_by_what_comes_of_it():
    """Here the question of the base game which cards go is asked in words that it does not know."""
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": CAMP1, "2,0": J2, "3,0": J1, "4,0": J1, "5,0": FINJ1}}
        seats: [{explorers: ["0,0"], hand: [traveler, scout, scout], pile: [traveler, explorer, explorer, explorer, explorer]}, {}]
    """)
    asked = made(game, state, {"steps": ["1,0"], "give": []})
    unknown = replace(asked, decision=replace(asked.decision, kind="give"))
    view = game.view(unknown, 0)
    mind = Minds().of(view)

    answers = tuple(LegalMoves(game, unknown))
    assert best_answer(view, mind, answers, 1).args == asked.decision.options[:1]
    assert len(answers) > 1
