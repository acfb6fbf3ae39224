"""`perform` carries out a card where it lies: its action, or its strength."""

import pytest
from msgspec.structs import replace

from plugins.el_dorado.definition import TOKENS
from plugins.el_dorado.expedition import Expedition
from tests.games.el_dorado.games import made, position

PERFORM = {"op": "perform", "what": {"from": "board", "filter": {"kind": "card"}}}
USE = {"trigger": "action", "in": "board", "cost": [{"op": "trash", "what": "self"}], "effects": [PERFORM]}  # fmt: skip


@pytest.fixture
def on_the_board():
    """Give a game whose token `draw` performs a card of the board, with that card lying there."""

    def lay(card):
        game, state = position(
            """
            board: {T1: {"0,0": J1, "1,0": W1, "0,1": J1}}
            seats: [{explorers: ["0,0"], hand: [explorer], pile: [sailor, scout, captain], tokens: [draw]}]
            """
        )
        kinds = game.definition.tokens
        changed = [replace(k, abilities=(USE,)) if k.id == "draw" else k for k in kinds]
        game = Expedition(replace(game.definition, tokens=tuple(changed)))
        number = next(n for n, c in enumerate(game.definition.cards) if c.id == card)
        return game, replace(state, boards=((*state.boards[0], number),)), number

    return lay


def test_an_action_is_carried_out_and_the_card_stays(on_the_board):
    game, state, card = on_the_board("cartographer")
    state = made(game, state, {"token": "draw"})

    assert len(state.hands[0]) == 3
    assert state.boards[0] == (card,)


def test_strength_is_set_in_motion(on_the_board):
    game, state, card = on_the_board("trailblazer")
    state = made(game, state, {"token": "draw", "path": ["0,1"]})

    assert game.definition.board.spaces[state.at[0]].hex.to_text() == "0,1"
    assert state.boards[0] == (card,)


def test_a_joker_is_asked_as_what_it_counts(on_the_board):
    game, state, _ = on_the_board("adventurer")
    state = made(game, state, {"token": "draw", "as": "paddle", "path": ["1,0"]})

    assert game.definition.board.spaces[state.at[0]].hex.to_text() == "1,0"


def test_without_a_card_there_it_is_of_no_use(on_the_board):
    game, state, _ = on_the_board("trailblazer")
    state = replace(state, boards=(tuple(i for i in state.boards[0] if i >= TOKENS),))
    (token,) = state.boards[0]

    assert game.refusal(state, game.from_words(state, {"token": "draw"})[0]) is not None
    assert token >= TOKENS


def test_it_says_itself():
    from designer.api import Words, described
    from plugins.el_dorado.binding import VERBS

    assert described({"effects": [PERFORM]}, Words(verbs=VERBS)) == (
        "Use 1 card from board where it lies."
    )
