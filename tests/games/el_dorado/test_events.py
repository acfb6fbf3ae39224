"""What happens in a game can be answered by what lies before a player: each event where it belongs."""

import pytest
from msgspec.structs import replace

from designer.api import CHOOSE, DONE, Move
from plugins.el_dorado.expedition import Expedition
from tests.games.el_dorado.games import made, position, refused

BOARD = """
board:
  T1: {"0,0": J1, "1,0": J1, "2,0": J1, "0,1": CAMP1, "1,1": RUB1}
  T2: {"3,0": J1}
barriers: [{number: 1, between: [T1, T2]}]
market: {scout: 2}
seats:
  - explorers: ["0,0"]
    hand: [trailblazer, explorer, compass, cartographer, giant_machete]
    pile: [sailor, traveler, pioneer, captain, journalist, scout]
    tokens: [draw]
  - {explorers: ["2,0"], hand: [explorer], pile: [sailor]}
"""
DRAW = [{"op": "draw", "from": "pile"}]


def with_ability(when, effects, given=BOARD, **more):
    """Give a game whose token `draw` answers an event."""
    game, state = position(given)
    ability = {"trigger": "event", "in": "board", "when": when, "effects": effects, **more}
    tokens = tuple(
        replace(kind, abilities=(ability,)) if kind.id == "draw" else kind
        for kind in game.definition.tokens
    )
    return Expedition(replace(game.definition, tokens=tokens)), state


def hand_of(game, state, seat=0):
    return sorted(game.definition.cards[card].id for card in state.hands[seat])


@pytest.mark.parametrize(
    ("when", "moves", "times"),
    [
        ({"event": "enter"}, [{"card": "trailblazer", "steps": ["1,0"]}], 1),
        ({"event": "enter", "of": "mine", "means": "gift"}, [{"path": ["0,1"], "give": ["explorer"]}], 1),
        ({"event": "enter", "with": {"terrain": "base_camp"}}, [{"path": ["0,1"], "give": ["explorer"]}], 1),
        ({"event": "enter", "with": {"terrain": "jungle"}}, [{"path": ["0,1"], "give": ["explorer"]}], 0),
        ({"event": "leave", "of": "mine"}, [{"card": "explorer", "path": ["1,0"]}], 1),
        ({"event": "stop"}, [{"card": "trailblazer", "steps": ["1,0"]}], 0),
        ({"event": "stop", "means": "card"}, [{"card": "trailblazer", "path": ["1,0"]}], 1),
        ({"event": "collect", "by": "i"}, [{"card": "giant_machete", "steps": ["1,0"]}], 0),
        ({"event": "play", "by": "i", "means": "card"}, [{"card": "explorer", "path": ["1,0"]}], 1),
        ({"event": "play", "filter": {"colour": "purple"}}, [{"card": "cartographer"}], 1),
        ({"event": "draw", "of": "mine"}, [{"card": "cartographer"}], 2),
        ({"event": "trash", "means": "use"}, [{"card": "giant_machete", "steps": ["1,0"]}], 1),
        ({"event": "trash", "means": "camp"}, [{"path": ["0,1"], "give": ["explorer"]}], 1),
        ({"event": "trash", "means": "camp"}, [{"path": ["1,1"], "give": ["explorer"]}], 0),
    ],
    ids=str,
)  # fmt: skip
def test_an_event_is_answered_where_it_happens(when, moves, times):
    note = [{"op": "modify", "what": "price", "of": "mine", "add": 1, "for": "turn"}]
    game, state = with_ability(when, note)
    if "1,1" in str(moves):
        state = replace(state, at=(game.definition.board.index[(1, 0)], state.at[1]))
    state = made(game, state, *moves)

    assert len(state.flow.lasting) == times


def test_a_blockade_that_is_taken_is_an_event():
    game, state = with_ability({"event": "collect", "by": "i"}, DRAW, BOARD.replace('["0,0"]', '["2,0"]').replace('{explorers: ["2,0"], hand', '{explorers: ["0,0"], hand'))  # fmt: skip
    state = made(game, state, {"card": "explorer", "take": "blockade_1"})

    assert "sailor" in hand_of(game, state)


def test_a_card_that_is_played_may_be_cancelled():
    game, state = with_ability({"event": "play"}, [{"op": "cancel"}], may=True)
    state = made(game, state, {"card": "giant_machete", "steps": ["1,0"]})
    assert state.decision.kind == "answer"
    state = game.apply(state, Move(CHOOSE, state.decision.options))

    assert (state.at[0], state.motion) == (game.definition.starts[0], None)
    assert "giant_machete" not in hand_of(game, state)


def test_an_action_that_is_cancelled_does_nothing_and_its_card_stays_in_the_game():
    game, state = with_ability({"event": "play"}, [{"op": "cancel"}])
    state = made(game, state, {"card": "compass"})

    assert "sailor" not in hand_of(game, state)
    assert [game.definition.cards[c].id for c in state.played] == ["compass"]
    assert state.box == ()


def test_a_card_may_be_kept_from_the_discard_pile():
    answer = [{"op": "cancel"}]
    game, state = with_ability(
        {"event": "discard", "of": "mine", "means": "turn"}, answer, may=True
    )
    state = made(game, state, {"move": "end_turn", "keep": ["trailblazer", "compass", "cartographer", "giant_machete"]})  # fmt: skip
    assert state.decision.kind == "answer"
    kept = game.apply(state, Move(CHOOSE, state.decision.options))
    gone = game.apply(state, Move(DONE))

    assert "explorer" in hand_of(game, kept)
    assert "explorer" not in hand_of(game, gone)
    assert (kept.active, gone.active) == (1, 1)


def test_filling_the_hand_is_drawing_too():
    note = [{"op": "modify", "what": "price", "of": "mine", "add": 1, "for": "game"}]
    game, state = with_ability({"event": "draw", "by": "i"}, note)
    state = made(game, state, {"move": "end_turn", "keep": ["trailblazer"]})

    assert len(state.flow.lasting) == 3


@pytest.mark.parametrize(("at", "turns"), [("start", 2), ("end", 1)])
def test_a_turn_begins_and_ends(at, turns):
    note = [{"op": "modify", "what": "price", "of": "mine", "add": 1, "for": "game"}]
    game, state = with_ability({"event": "turn", "at": at, "of": "mine"}, note)
    for _ in range(turns):
        assert state.flow.lasting == ()
        state = made(game, state, {"move": "end_turn"})

    assert len(state.flow.lasting) == 1


PASSIVE = {"trigger": "passive", "in": "board"}


def with_passive(*effects, given=BOARD):
    game, state = position(given)
    ability = {**PASSIVE, "effects": list(effects)}
    tokens = tuple(
        replace(kind, abilities=(ability,)) if kind.id == "draw" else kind
        for kind in game.definition.tokens
    )
    return Expedition(replace(game.definition, tokens=tokens)), state


def test_a_price_may_be_lower_as_long_as_a_token_lies_there():
    cheaper = {"op": "modify", "what": "price", "of": {"from": "market"}, "add": -1}
    game, state = with_passive(cheaper, given=BOARD.replace("scout: 2", "trailblazer: 2"))

    assert refused(game, state, {"buy": "trailblazer", "pay": ["explorer", "trailblazer", "compass"]}) == "ED-BASE-06"  # fmt: skip
    state = made(game, state, {"buy": "trailblazer"})
    assert state.decision.need == 4


def test_a_card_may_be_stronger():
    game, state = with_passive({"op": "modify", "what": "strength", "of": {"from": "hand", "id": "explorer"}, "add": 1})  # fmt: skip
    state = made(game, state, {"card": "explorer", "steps": ["1,0"]})

    assert state.motion.rest == 1


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"op": "forbid", "what": "move", "of": "mine"}, {"card": "explorer", "path": ["1,0"]}),
        ({"op": "forbid", "what": "enter", "of": "mine", "on": "jungle"}, {"card": "explorer", "path": ["1,0"]}),
        ({"op": "forbid", "what": "buy", "of": "mine"}, {"buy": "scout"}),
    ],
    ids=str,
)  # fmt: skip
def test_something_may_be_forbidden(effect, words):
    game, state = with_passive(effect)

    assert refused(game, state, words) == "ED-BASE-16"


def test_what_is_forbidden_on_one_terrain_is_not_on_another():
    game, state = with_passive({"op": "forbid", "what": "enter", "of": "mine", "on": "jungle"})

    assert refused(game, state, {"path": ["0,1"], "give": ["explorer"]}) is None
